"""Mines puzzles from self-play: positions in which one answer is clearly the best."""
