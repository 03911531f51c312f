"""Reads and writes the files a command is given."""

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
    """The text of a file, unchanged down to its line endings."""
    try:
        return file.read_bytes().decode()
    except UnicodeDecodeError:
        raise BadInput("fault-file", file=file, reason=Complaint("fault-not-text")) from None
    except OSError as error:
        raise BadInput("fault-file", file=file, reason=error) from None


def replayed(file: Path, content: Path | None = None) -> tuple[Record, Table[Any]]:
    """A record and its match, played with the content of a folder; every choice is checked."""
    try:
        record = read_record(text_of(file))
        with usable(content):
            return record, Table.from_record(record, content)
    except BadRecord as error:
        raise BadInput("fault-file-line", file=file, **error.values) from None


def write_text(file: Path, text: str) -> None:
    """Write a file; line endings stay as they are."""
    file.write_bytes(text.encode())
