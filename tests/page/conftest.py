"""Every answer of a page has all that its client relies on."""

from __future__ import annotations

from typing import Any

import pytest

from page.client import Page
from page.contract import missing


@pytest.fixture(autouse=True)
def checked_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    send = Page.send

    async def checked(page: Page, method: str, path: str, body: Any = None, **given: Any) -> Any:
        answer = await send(page, method, path, body, **given)
        if given.get("status", 200) < 400:
            lacking = missing(method, path, answer)
            assert not lacking, f"{method} {path} lacks {lacking}"
        return answer

    monkeypatch.setattr(Page, "send", checked)
