"""Texts in every language: messages by ID, and the words for options, events and questions."""

from .bundle import MissingText, has_text, languages, text
from .name import Name
from .wording import Wording, variables

__all__ = [
    "MissingText",
    "Name",
    "Wording",
    "has_text",
    "languages",
    "text",
    "variables",
]
