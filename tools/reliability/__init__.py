"""Proves what the game promises, at length: see __main__.py."""
