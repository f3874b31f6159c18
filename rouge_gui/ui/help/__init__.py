"""The help: pages in three languages whose numbers and live examples are data that tests score."""
