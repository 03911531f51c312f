"""Agents that answer for a seat: built-in bots, and programs by anyone."""
