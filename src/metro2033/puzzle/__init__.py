"""Puzzles: positions of matches between bots in which one answer is clearly the best."""

from metro2033.puzzle.puzzle import Puzzle, puzzle, puzzles

__all__ = ["Puzzle", "puzzle", "puzzles"]
