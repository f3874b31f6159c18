"""The history of the comparison: one F line per metric over the edits, each point a state to return to."""
