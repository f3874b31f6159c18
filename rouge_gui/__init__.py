"""rouge-gui: see which words earned a ROUGE score, change a word, and watch every number answer."""

__version__ = "0.1.0"
