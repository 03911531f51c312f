"""Tournaments of bots, and what they reveal about the balance of a game."""
