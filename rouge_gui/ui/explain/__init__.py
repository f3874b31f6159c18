"""The Explain dock: panels that show where a score comes from. They know neither panes nor table."""
