"""Profiles in the window: what there is to choose from, the user's own ones, the editor."""
