"""Servers that may die at any time make their tables by themselves."""

from __future__ import annotations

import pytest


@pytest.fixture
def has_tables() -> bool:
    return False
