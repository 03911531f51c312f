"""Examples in docstrings are true."""

import doctest
from types import ModuleType

import pytest

from metro2033.agents import spec
from metro2033.arena import plan
from metro2033.figures import share


@pytest.mark.parametrize("module", [spec, plan, share])
def test_examples(module: ModuleType) -> None:
    result = doctest.testmod(module)
    assert result.attempted > 0
    assert result.failed == 0
