"""Opening files with care: encodings to choose from, what helps with a problem, files that change, recent ones."""
