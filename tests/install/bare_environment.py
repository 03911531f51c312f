"""Environments that hold what a package requires and nothing else, made without a network."""

from __future__ import annotations

import os
import subprocess
import sys
import venv
from collections.abc import Iterable
from importlib.metadata import Distribution, distribution
from pathlib import Path

from packaging.requirements import Requirement

Wanted = tuple[str, frozenset[str]]
"""The name of a distribution, and its extras."""


def link_requirements(lines: Iterable[str], folder: Path) -> None:
    """Link the distributions that fulfil requirements, from the environment that runs the tests."""
    folder.mkdir(parents=True, exist_ok=True)
    for found in closure(lines):
        for top in {file.parts[0] for file in found.files or ()} - {"..", "__pycache__"}:
            link = folder / top
            if not link.exists():
                link.symlink_to(str(found.locate_file(top)))


def closure(lines: Iterable[str]) -> list[Distribution]:
    """What requirements need, and what that needs."""
    found: dict[Wanted, Distribution] = {}
    left = [wanted for line in lines for wanted in applying(line, frozenset())]
    while left:
        name, extras = left.pop()
        if (name, extras) not in found:
            known = found[name, extras] = distribution(name)
            left += [wanted for line in known.requires or () for wanted in applying(line, extras)]
    return list(found.values())


def applying(line: str, extras: frozenset[str]) -> list[Wanted]:
    """The requirement, if it applies to this Python and platform with these extras."""
    asked = Requirement(line)
    applies = asked.marker is None or any(
        asked.marker.evaluate({"extra": extra}) for extra in extras | {""}
    )
    return [(asked.name, frozenset(asked.extras))] if applies else []


def without_tree(**more: str) -> dict[str, str]:
    """The variables for a process that must not find the package in the tree."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONPATH"} | more


def bare_environment(folder: Path, wheel: Path, requirements: Iterable[str]) -> Path:
    """The Python of a new environment with a wheel and what it requires."""
    venv.create(folder, symlinks=True)
    python = folder / "bin" / "python"
    site = f"python{sys.version_info.major}.{sys.version_info.minor}/site-packages"
    link_requirements(requirements, folder / "lib" / site)
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", str(python)]
    command = [*pip, "-qq", "install", "--no-compile", "--no-deps", "--no-index", str(wheel)]
    subprocess.run(command, env=without_tree(), check=True)
    return python
