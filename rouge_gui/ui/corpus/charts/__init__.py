"""Charts over a corpus. Only modules here that say so, and those of the history, import pyqtgraph."""
