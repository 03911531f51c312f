"""The standard library of the site's Python, without what no page uses."""

from __future__ import annotations

import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

LEFT_OUT: Final = frozenset(
    {
        *("__hello__", "__phello__", "antigravity", "this"),
        *("_pyrepl", "bdb", "cmd", "code", "compileall", "cProfile", "doctest", "filecmp"),
        *("fileinput", "getopt", "modulefinder", "optparse", "pdb", "pickletools", "profile"),
        *("pstats", "py_compile", "pyclbr", "pydoc", "rlcompleter", "symtable", "tabnanny"),
        *("timeit", "trace", "tracemalloc", "unittest", "zipapp"),
        *("ftplib", "imaplib", "mailbox", "netrc", "poplib", "smtplib", "socketserver"),
        *("webbrowser", "wsgiref", "xml", "xmlrpc", "html", "mimetypes"),
        *("configparser", "dbm", "plistlib", "shelve", "sqlite3", "colorsys", "wave"),
        *("ctypes", "getpass", "multiprocessing", "pty", "tty", "nturl2path"),
        *("_pydatetime", "_pyio", "sre_compile", "sre_constants", "sre_parse"),
    }
)
"""Modules for developers, servers, desktops and other formats than those of the game."""

ENCODINGS: Final = ("__init__", "aliases", "ascii", "cp437", "idna", "latin_1", "punycode")
"""What is kept of the encodings, besides those of Unicode."""


def standard_files(archive: Path) -> Iterator[tuple[str, bytes]]:
    """Names and contents of the modules that are kept."""
    with zipfile.ZipFile(archive) as library:
        for name in library.namelist():
            if is_kept(name):
                yield name, library.read(name)


def is_kept(name: str) -> bool:
    """Whether a page may need a file of the library."""
    top, _, rest = name.removesuffix(".py").partition("/")
    if top == "encodings":
        return rest in ENCODINGS or rest.startswith(("utf_", "unicode_", "raw_unicode"))
    return top not in LEFT_OUT
