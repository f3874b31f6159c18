"""Layer 6: the widgets. They display values and send commands to the session; they compute no score."""
