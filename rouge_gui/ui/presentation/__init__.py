"""The view for a projector: one metric with its formula above the panes."""
