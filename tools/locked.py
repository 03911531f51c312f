"""Locked dependencies: prints them with their hashes, installs them, and rewrites the lock.

    python tools/locked.py NAME...             what lists of pyproject.toml need: run, build, extras
    python tools/locked.py --install NAME...   install that into the Python that runs this
    python tools/locked.py --update            resolve everything anew from the package index

requirements.txt holds one version of every library for all supported platforms and versions of
Python, with the hashes of all its files. It has no dependencies of `learn`, which are too large.
The script needs nothing but the standard library, as it runs before anything is installed.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
import tomllib
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]
LOCK = ROOT / "requirements.txt"
UV = Path(sys.executable).with_name("uv.exe" if sys.platform == "win32" else "uv")
UNLOCKED = frozenset({"learn"})
HEAD = "# Written by `make lock` from pyproject.toml; see tools/locked.py.\n"

PINNED = re.compile(r"([\w.-]+)(?:\[[\w,.-]+\])?==([^\s;\\]+)")
HASH = re.compile(r"--hash=sha256:([0-9a-f]{64})")
NAMED = re.compile(r"[\w.-]+")


@dataclass(frozen=True)
class Locked:
    """One version of a library: the lines of the lock, its hashes, and who needs it."""

    name: str
    version: str
    text: str
    hashes: tuple[str, ...]
    needed_by: frozenset[str]


def canonical(name: str) -> str:
    """The name of a library as all tools write it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def lists() -> dict[str, list[str]]:
    """The lists of requirements in pyproject.toml by name."""
    toml = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    project = toml["project"]
    named: dict[str, list[str]] = {
        "build": toml["build-system"]["requires"],
        "run": project["dependencies"],
    }
    named.update(project["optional-dependencies"])
    return named


def direct(names: list[str]) -> set[str]:
    """The libraries that lists name themselves."""
    known = lists()
    lines = [line for name in names for line in known[name]]
    return {canonical(found[0]) for line in lines if (found := NAMED.match(line))}


def read_lock() -> list[Locked]:
    """Everything that is locked; a library may have several versions, for several Pythons."""
    blocks = re.split(r"\n(?=[\w.-]+(?:\[|==))", LOCK.read_text("utf-8").removeprefix(HEAD))
    found = []
    for block in blocks:
        pinned = PINNED.match(block)
        if pinned is None:
            sys.exit(f"{LOCK.name} has a line that pins nothing: {block.splitlines()[0]}")
        notes = " ".join(line.strip(" #") for line in block.splitlines() if "    #" in line)
        needed_by = frozenset(map(canonical, notes.removeprefix("via").split()))
        hashes = tuple(HASH.findall(block))
        text = "".join(f"{line}\n" for line in block.splitlines() if "    #" not in line)
        found.append(Locked(canonical(pinned[1]), pinned[2], text, hashes, needed_by))
    return found


def closure(names: list[str]) -> list[Locked]:
    """What lists need, and what that needs in turn."""
    locked, wanted = read_lock(), direct(names)
    missing = wanted - {one.name for one in locked}
    if missing:
        sys.exit(f"not locked: {', '.join(sorted(missing))}; run make lock")
    while more := {one.name for one in locked if one.needed_by & wanted} - wanted:
        wanted |= more
    return [one for one in locked if one.name in wanted]


def install(names: list[str]) -> None:
    """Install what lists need: with uv, in a fraction of pip's time, or with pip where it fails."""
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "-qq", "install"]
    uv = [str(UV), "pip", "install", "--quiet", "--compile-bytecode", "--python", sys.executable]
    with tempfile.TemporaryDirectory() as folder:

        def has_installed(command: list[str], wanted: list[Locked]) -> bool:
            file = Path(folder, "wanted.txt")
            file.write_text("".join(one.text for one in wanted), "utf-8")
            return subprocess.call([*command, "--require-hashes", "-r", str(file)]) == 0  # noqa: S603

        wanted = closure(names)
        tool = [one for one in read_lock() if one.name == "uv"]
        if UV.is_file() or has_installed(pip, tool):
            if has_installed(uv, wanted):
                return
        print("-- uv does not work here; pip takes longer")
        if not has_installed(pip, wanted):
            sys.exit(1)


def update() -> None:
    """Resolve everything anew."""
    given = [line for name, lines in lists().items() if name not in UNLOCKED for line in lines]
    # Old versions of pip resolve an extra anew if its pin does not name it, and find no hash.
    options = (
        "--universal --generate-hashes --python-version 3.11 --no-header --no-strip-extras --quiet"
    ).split()
    with tempfile.TemporaryDirectory() as folder:
        wanted, written = Path(folder, "wanted.in"), Path(folder, "written.txt")
        wanted.write_text("".join(f"{line}\n" for line in given), "utf-8")
        command = [str(UV), "pip", "compile", *options, str(wanted), "--output-file", str(written)]
        subprocess.run(command, check=True)  # noqa: S603 - our own
        text = re.sub(r"-r \S+wanted\.in", "metro2033", written.read_text("utf-8"))
    LOCK.write_text(HEAD + text, "utf-8")


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["--update"]:
            update()
        case ["--install", _, *_] if set(sys.argv[2:]) <= set(lists()):
            install(sys.argv[2:])
        case [_, *_] if set(sys.argv[1:]) <= set(lists()):
            print("".join(one.text for one in closure(sys.argv[1:])), end="")
        case _:
            sys.exit(__doc__)
