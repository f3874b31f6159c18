"""The main window: builds the parts of the screen and connects them with the session. It computes nothing."""
