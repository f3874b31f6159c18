"""Layer 4: comparisons and their scores written out for others to read. No Qt; the words are the caller's."""
