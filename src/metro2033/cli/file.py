"""Reading the files that a command is given."""

from pathlib import Path
from typing import Any

from metro2033.cli.fault import BadInput
from metro2033.cli.option import usable
from metro2033.i18n import Complaint
from metro2033.table.line import BadRecord
from metro2033.table.record import Record
from metro2033.table.record import read as read_record
from metro2033.table.table import Table


def text_of(file: Path) -> str:
    """The text of a file, as it stands: not even the ends of lines are changed."""
    try:
        return file.read_bytes().decode()
    except UnicodeDecodeError:
        raise BadInput("fault-file", file=file, reason=Complaint("fault-not-text")) from None
    except OSError as error:
        raise BadInput("fault-file", file=file, reason=error) from None


def replayed(file: Path, content: Path | None = None) -> tuple[Record, Table[Any]]:
    """A record and the match it tells, each choice checked, played with the content of a folder."""
    try:
        record = read_record(text_of(file))
        with usable(content):
            return record, Table.from_record(record, content)
    except BadRecord as error:
        raise BadInput("fault-file-line", file=file, **error.values) from None


def write_text(file: Path, text: str) -> None:
    """Write a file; ends of lines stay as they are."""
    file.write_bytes(text.encode())
