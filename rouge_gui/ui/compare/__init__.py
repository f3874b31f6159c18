"""The two panes: editable texts with the counted units painted in them, their headers and legends."""
