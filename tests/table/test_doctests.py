from __future__ import annotations

import doctest
import importlib
import pkgutil

import pytest

from metro2033 import table

MODULES = [f"metro2033.table.{found.name}" for found in pkgutil.iter_modules(table.__path__)]


@pytest.mark.parametrize("name", [*MODULES, "metro2033.catalog"])
def test_examples_in_docstrings_hold(name: str) -> None:
    assert doctest.testmod(importlib.import_module(name)).failed == 0
