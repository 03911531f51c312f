"""Whole games against bots: by mouse at a small desk screen, by touch at a phone, by keys alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.conftest import Opener
from browser.player import Finger, Player
from browser.typist import Typist

pytestmark = pytest.mark.slow

EDITIONS = pytest.mark.parametrize("edition", ["First edition", "Second edition"])


def play(player: Player, edition: str) -> None:
    """A whole game, with something decided on the map."""
    player.begin_with_bots(edition)
    player.play_to_the_end()
    expect(player.page.locator("dialog li.first").first).to_be_visible()
    assert player.answers > 8
    assert player.on_the_map > 0


@EDITIONS
def test_a_whole_game_by_mouse_then_its_replay(visit: Opener, edition: str) -> None:
    player = Player(visit())
    play(player, edition)
    page = player.page
    page.get_by_role("button", name="Verify the draws").click()
    expect(page.get_by_text("All draws were fair")).to_be_visible()
    page.get_by_role("link", name="Replay").click()
    scrubber = page.get_by_role("slider", name="Place in the match")
    expect(scrubber).to_be_visible()
    scrubber.fill("40")
    expect(page.locator("footer")).to_contain_text("40 /")
    assert page.url.endswith("?at=40")


@EDITIONS
def test_a_whole_game_by_touch_on_a_phone(visit: Opener, edition: str) -> None:
    play(Finger(visit(is_phone=True)), edition)


@EDITIONS
def test_a_whole_game_by_keys_alone(visit: Opener, edition: str) -> None:
    typist = Typist(visit())
    typist.page.mouse.move(0, 0)
    play(typist, edition)
    assert typist.steps_along_tunnels > 0
    assert typist.searches > 0
