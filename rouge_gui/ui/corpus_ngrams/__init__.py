"""N-grams that one system wins from another: two tables side by side. Shows what it is given."""
