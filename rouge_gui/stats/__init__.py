"""Layer 1: what differences between systems are worth. Numbers in, numbers out; no texts, no metrics, no wording."""
