"""What the content of all editions shares: records, reading them, faults, checks, coding."""

from .check import Own, own
from .fault import ContentFault, Fault
from .load import digest
from .network import Content
from .text import text_id

__all__ = ["Content", "ContentFault", "Fault", "Own", "digest", "own", "text_id"]
