"""The score table: every metric with its precision, recall, F and counts."""
