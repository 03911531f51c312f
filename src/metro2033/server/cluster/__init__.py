"""Which server process has a match, and how the others reach it."""
