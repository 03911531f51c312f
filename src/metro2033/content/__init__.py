"""Content of the editions: the data files, their records, and the checks on them."""

from .check import Own, check, own
from .fault import ContentFault, Fault
from .first_check import check_first
from .first_schema import FirstContent
from .load import digest, load, load_first
from .schema import SecondContent
from .text import text_id

__all__ = [
    "ContentFault",
    "Fault",
    "FirstContent",
    "Own",
    "SecondContent",
    "check",
    "check_first",
    "digest",
    "load",
    "load_first",
    "own",
    "text_id",
]
