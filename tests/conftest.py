"""What holds for all tests: language libraries load at first use, so one example may take a second."""

from hypothesis import settings

settings.register_profile("rouge-gui", deadline=None)
settings.load_profile("rouge-gui")
