"""What holds for all tests."""

import os

# Texts that tests compare are English, whatever the language of the system.
os.environ["METRO2033_LANGUAGE"] = "en"
