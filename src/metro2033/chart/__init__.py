"""The metro map of an edition: a layout made by hand, put together with content and names."""

from .document import document

__all__ = ["document"]
