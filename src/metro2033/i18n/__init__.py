"""Texts in every language: messages by ID, and the words for options, events and questions."""

from .bundle import MissingText, has_text, languages, text
from .complaint import Complaint, told
from .figure import Figures
from .name import Name
from .wording import Wording, variables

__all__ = [
    "Complaint",
    "Figures",
    "MissingText",
    "Name",
    "Wording",
    "has_text",
    "languages",
    "text",
    "told",
    "variables",
]
