"""Content of the editions: the data files, their records, and the checks on them."""

from .fault import ContentFault, Fault
from .load import digest, load
from .schema import SecondContent

__all__ = ["ContentFault", "Fault", "SecondContent", "digest", "load"]
