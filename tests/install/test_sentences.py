"""What setup.py says when something that it needs is missing."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

pytestmark = pytest.mark.once


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A tree with a built client and one module to compile."""
    for name in ("web/index.html", "engine/module.py"):
        file = tmp_path / "src" / "metro2033" / name
        file.parent.mkdir(parents=True)
        file.touch()
    return tmp_path


def said(tree: Path, **environment: str) -> tuple[int, str]:
    """The exit code and the last line of a build in the tree."""
    command = [sys.executable, str(ROOT / "setup.py"), "bdist_wheel"]
    done = subprocess.run(
        command, cwd=tree, env=environment, capture_output=True, text=True, check=False
    )
    return done.returncode, done.stderr.splitlines()[-1]


def test_a_released_wheel_has_a_client(tree: Path) -> None:
    (tree / "src/metro2033/web/index.html").unlink()
    told = "the browser client was not built: there is no npm: install Node 20 or newer"
    assert said(tree, PATH="", METRO2033_RELEASE="1") == (1, f"metro2033: {told}")


def test_without_a_compiler_an_engine_that_must_be_compiled_is_refused(tree: Path) -> None:
    told = "the engine cannot be compiled: no working C compiler with Python's headers"
    missing = str(tree / "cc")
    assert said(tree, CC=missing, METRO2033_COMPILE="1") == (1, f"metro2033: {told}")
