"""Verification on screen: our numbers beside the packages'. Knows no other part of the window."""
