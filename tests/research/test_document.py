"""The examples of docs/research.md run."""

import doctest
from pathlib import Path

import pytest

DOCUMENT = Path(__file__).parents[2] / "docs" / "research.md"


def test_examples_run() -> None:
    for module in ("pyspiel", "pyarrow"):
        pytest.importorskip(module, reason=f"{module} is not installed (docs/research.md)")
    result = doctest.testfile(str(DOCUMENT), module_relative=False)
    assert result.attempted > 15
    assert result.failed == 0
