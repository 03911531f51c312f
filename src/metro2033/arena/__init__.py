"""Tournaments of bots, and what they tell about the balance of a game."""
