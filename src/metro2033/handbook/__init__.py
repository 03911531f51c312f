"""The rulebook for reading: chapters with running text, examples on the map, rules and rulings."""

from .book import Book, book
from .page import page

__all__ = ["Book", "book", "page"]
