"""Content of the editions: the data files, their records, and the checks on them."""

from .check import Own, check, own
from .fault import ContentFault, Fault
from .load import digest, load
from .schema import SecondContent
from .text import text_id

__all__ = [
    "ContentFault",
    "Fault",
    "Own",
    "SecondContent",
    "check",
    "digest",
    "load",
    "own",
    "text_id",
]
