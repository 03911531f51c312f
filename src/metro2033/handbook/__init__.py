"""The rulebook for reading: chapters of prose, examples on the map, rules and rulings."""

from .book import Book, book
from .page import page

__all__ = ["Book", "book", "page"]
