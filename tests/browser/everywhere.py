"""A page or dialog, looked at in every language and at every size."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Final, cast

from playwright.sync_api import Page, ViewportSize

from browser.axe import faults
from browser.screens import CHANGE, LANGUAGES
from browser.test_access import TOO_SMALL
from browser.test_profiles import SIZES, WIDER

WIDEST_PHONE: Final = 480


def change_language(page: Page, language: str) -> None:
    """Change the language of what is shown, as another tab would."""
    page.evaluate(CHANGE, json.dumps({"language": language, "sound": 0, "effects": 0}))
    page.wait_for_function("(code) => document.documentElement.lang === code", arg=language)


def check_everywhere(
    page: Page, sign: str, sizes: Sequence[tuple[int, int]] = tuple(SIZES)
) -> None:
    """What the sign shows to be there is legible in all languages and at all sizes."""
    before = page.viewport_size
    for language in LANGUAGES:
        change_language(page, language)
        for width, height in sizes:
            page.set_viewport_size(cast(ViewportSize, {"width": width, "height": height}))
            page.wait_for_selector(sign)
            assert not page.evaluate(WIDER), (language, width)
            if width < WIDEST_PHONE:
                assert page.evaluate(TOO_SMALL) == [], (language, width)
        assert faults(page) == [], language
    change_language(page, "en")
    if before:
        page.set_viewport_size(before)
