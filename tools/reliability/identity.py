"""What a row was tried with: the package as it is, and the tests as they are."""

from __future__ import annotations

import ast
import subprocess
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

from reliability.programme import Line

ROOT: Final = Path(__file__).parents[2]
PACKAGE: Final = "src/metro2033"
DIGITS: Final = 12


@dataclass(frozen=True)
class Package:
    """What is tested: the digest of the package's source, and what to call it on the page."""

    version: str
    commit: str


def package(root: Path = ROOT) -> Package:
    """The package as it is, called after the commit that brought it, and what was changed since."""
    version = digest(root, sources(root))
    commit = git(root, "log", "-1", "--format=%h", "--", PACKAGE)
    is_changed = bool(git(root, "status", "--porcelain", "--", PACKAGE))
    return Package(version, f"{commit}+{version[:4]}" if is_changed else commit)


def sources(root: Path) -> list[Path]:
    """The files of the package that git does not ignore."""
    asked = ("ls-files", "--cached", "--others", "--exclude-standard", "-z", "--", PACKAGE)
    return [root / name for name in git(root, *asked).split("\0") if name]


def git(root: Path, *args: str) -> str:
    command = ["git", *args]
    return subprocess.check_output(command, cwd=root, text=True).strip()  # noqa: S603


def digest(root: Path, files: Iterable[Path]) -> str:
    """A digest of files: of their names and what is in them."""
    told = sha256()
    for file in sorted(file for file in set(files) if file.is_file()):
        told.update(f"{file.relative_to(root)}\0".encode())
        told.update(sha256(file.read_bytes()).digest())
    return told.hexdigest()[:DIGITS]


@cache
def identity(line: Line, version: str, root: Path = ROOT) -> str:
    """What a line is tried with: a package, and its tests with all that they import of `tests`."""
    named = {root / test.partition("::")[0] for test in (*line.tests, *line.control)}
    return f"{version}:{digest(root, with_imports(root, named))}"


def with_imports(root: Path, files: Iterable[Path]) -> set[Path]:
    """Files of tests, what they import of `tests`, and what pytest reads for them."""
    found, left = set[Path](), list(files)
    while left:
        file = left.pop()
        if file in found or not file.is_file():
            continue
        found.add(file)
        left += imported(root / "tests", file)
        folders = [folder for folder in file.parents if folder.is_relative_to(root / "tests")]
        left += [folder / "conftest.py" for folder in folders]
    return found


def imported(tests: Path, file: Path) -> list[Path]:
    """The modules of `tests` that a file imports."""
    names = list[str]()
    for node in ast.walk(ast.parse(file.read_bytes())):
        if isinstance(node, ast.ImportFrom) and node.module:
            names += [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
        elif isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
    return [tests.joinpath(*name.split(".")).with_suffix(".py") for name in names]
