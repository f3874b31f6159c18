"""Layer 3: files to items to scores, without a window: reading, scoring in processes, writing. No Qt, no wording."""
