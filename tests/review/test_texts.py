"""Texts of reviews: every message is said somewhere, and everything said is there."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from i18n.message import messages

ROOT: Final = Path(__file__).parents[2]
SOURCES: Final = [
    *(ROOT / "web/src/review").iterdir(),
    ROOT / "web/src/replay/ReplayPanel.svelte",
    ROOT / "src/metro2033/cli/review.py",
    ROOT / "src/metro2033/review/news.py",
]
COMPOSED: Final = {f"news-{what}-{by}" for what in ("station", "hero") for by in ("seat", "threat")}

pytestmark = pytest.mark.once


def test_every_message_of_reviews_is_said_and_there() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in SOURCES)
    said = set(re.findall(r"[\"']((?:review|news)-[a-z-]+)[\"']", source)) | COMPOSED
    assert said == set(messages("en", "review"))
