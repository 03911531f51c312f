"""What a page hears over its socket."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page


def heard_by(page: Page) -> list[dict[str, Any]]:
    """All that a page will hear from the server."""
    heard: list[dict[str, Any]] = []
    page.on(
        "websocket",
        lambda socket: socket.on("framereceived", lambda frame: heard.append(json.loads(frame))),
    )
    return heard
