"""Layer 5: the open document: texts, profile, history, files, settings, background work. No widgets."""
