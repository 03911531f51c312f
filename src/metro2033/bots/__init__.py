"""Bots: they get a view and the options of their question, never the state."""
