"""The toy in flat memory, with which the engine's speed is compared."""

import shutil
from pathlib import Path

import pytest

from flat_toy.__main__ import by_engine, by_memory, compiled

pytestmark = pytest.mark.once


@pytest.mark.skipif(shutil.which("cc") is None, reason="no C compiler")
def test_both_play_the_same_matches(tmp_path: Path) -> None:
    program = compiled(str(tmp_path))
    assert by_memory(program, 300)[0] == by_engine(300)[0]
    assert by_memory(program, 301)[0] != by_engine(300)[0]
