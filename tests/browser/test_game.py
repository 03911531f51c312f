"""Whole games against bots, by mouse, in a browser of the size of a small desk screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.conftest import Opener
from browser.player import Player

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("edition", ["First edition", "Second edition"])
def test_a_whole_game_against_bots_by_mouse(visit: Opener, edition: str) -> None:
    player = Player(visit())
    player.begin_with_bots(edition)
    player.play_to_the_end()
    page = player.page
    expect(page.get_by_role("dialog")).to_contain_text("The match is over")
    assert player.answers > 10
    assert player.on_the_map > 0
    page.get_by_role("button", name="Verify the draws").click()
    expect(page.get_by_text("All draws were fair")).to_be_visible()
    page.get_by_role("link", name="Replay").click()
    scrubber = page.get_by_role("slider", name="Place in the match")
    expect(scrubber).to_be_visible()
    scrubber.fill("40")
    expect(page.locator("footer")).to_contain_text("40 /")
    assert page.url.endswith("?at=40")
