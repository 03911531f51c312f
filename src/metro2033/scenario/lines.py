"""Finds the line of each value in a TOML text.

The parser of the standard library does not report lines. This scans a text that the parser has
accepted, looking only for where keys and elements begin.
"""

import re
from typing import Final

Path = tuple[str | int, ...]
"""Keys, and indices of elements: `("step", 1, "holds")`."""

BLANK: Final = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
BARE_KEY: Final = re.compile(r"[A-Za-z0-9_-]+")
BARE_VALUE: Final = re.compile(r"[^,\]}\n#]*")
TEXT: Final = re.compile(
    r'"""(?:\\.|[^\\])*?"{3,5}|\'\'\'.*?\'{3,5}|"(?:\\.|[^"\\\n])*"|\'[^\'\n]*\'', re.DOTALL
)


class Lines:
    """The lines of one text, counted from 1.

    >>> lines = Lines('title = "x"\\n[[step]]\\nholds = { points = 1 }\\n')
    >>> lines.of(("step", 0, "holds", "points")), lines.of(("step", 0, "view")), lines.of(("end",))
    (3, 2, 1)
    """

    def __init__(self, text: str) -> None:
        self._text: Final = text
        self._at = 0
        self._found: Final[dict[Path, int]] = {}
        self._lengths: Final[dict[Path, int]] = {}
        self._read()

    def of(self, path: Path) -> int:
        """The line of a value, or of the nearest thing around it."""
        while path:
            if path in self._found:
                return self._found[path]
            path = path[:-1]
        return 1

    def knows(self, path: Path) -> bool:
        """Whether this very value was found."""
        return path in self._found

    def _read(self) -> None:
        table: Path = ()
        self._skip()
        while self._at < len(self._text):
            if self._text[self._at] == "[":
                table = self._header()
            else:
                self._pair(table)
            self._skip()

    def _header(self) -> Path:
        """`[a.b]`, or `[[a.b]]` for one more element of a list of tables."""
        line = self._line()
        is_element = self._text.startswith("[[", self._at)
        self._at += 2 if is_element else 1
        path: Path = ()
        keys = self._keys()
        for i, key in enumerate(keys):
            path = (*path, key)
            if is_element and i == len(keys) - 1:
                self._found.setdefault(path, line)
                self._lengths[path] = self._lengths.get(path, 0) + 1
            if path in self._lengths:
                path = (*path, self._lengths[path] - 1)
        self._at += 2 if is_element else 1
        self._found.setdefault(path, line)
        return path

    def _pair(self, table: Path) -> None:
        """`a.b = value`."""
        line = self._line()
        path = table
        for key in self._keys():
            path = (*path, key)
            self._found.setdefault(path, line)
        self._at += 1
        self._value(path)

    def _keys(self) -> list[str]:
        """Dotted keys, up to what follows them."""
        keys = []
        while True:
            self._skip()
            if self._text[self._at] in "\"'":
                keys.append(self._quoted()[1:-1])
            else:
                keys.append(self._match(BARE_KEY))
            self._skip()
            if self._text[self._at] != ".":
                return keys
            self._at += 1

    def _value(self, path: Path) -> None:
        self._skip()
        mark = self._text[self._at]
        if mark == "{":
            self._elements("}", path, keyed=True)
        elif mark == "[":
            self._elements("]", path, keyed=False)
        elif mark in "\"'":
            self._quoted()
        else:
            self._match(BARE_VALUE)

    def _elements(self, close: str, path: Path, *, keyed: bool) -> None:
        """The inside of a list or of an inline table."""
        self._at += 1
        count = 0
        self._skip()
        while self._text[self._at] != close:
            if keyed:
                self._pair(path)
            else:
                self._found.setdefault((*path, count), self._line())
                self._value((*path, count))
            count += 1
            self._skip()
            if self._text[self._at] == ",":
                self._at += 1
                self._skip()
        self._at += 1

    def _quoted(self) -> str:
        return self._match(TEXT)

    def _skip(self) -> None:
        self._match(BLANK)

    def _match(self, pattern: re.Pattern[str]) -> str:
        found = pattern.match(self._text, self._at)
        assert found is not None, "the text is TOML: it was parsed before"
        self._at = found.end()
        return found.group()

    def _line(self) -> int:
        return self._text.count("\n", 0, self._at) + 1
