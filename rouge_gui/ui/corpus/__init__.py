"""The table of a corpus and what stands around it: query, filters, progress. Shows what it is given."""
