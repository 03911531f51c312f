"""Logs: one JSON object a line, whatever strangers write, and no secret in it."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator

import pytest

from metro2033.server.log import HIDDEN, logger, set_up_logs


@pytest.fixture
def own_logs() -> Iterator[None]:
    """What a test sets up for logs ends with it."""
    root = logging.getLogger()
    handlers, level = root.handlers, root.level
    yield
    root.handlers = handlers
    root.setLevel(level)


@pytest.mark.usefixtures("own_logs")
def test_no_text_makes_a_line_of_its_own(capsys: pytest.CaptureFixture[str]) -> None:
    forged = '/x\n{"event": "login", "level": "info"}\r\u2028'
    set_up_logs("info")
    logger("metro2033.tests").info("request", path=forged, admin_token="canary")
    (line,) = capsys.readouterr().out.rstrip("\n").split("\n")
    entry = json.loads(line)
    assert (entry["event"], entry["path"], entry["admin_token"]) == ("request", forged, HIDDEN)
    assert entry["timestamp"].endswith("Z")
    assert {"level", "logger"} <= set(entry)
