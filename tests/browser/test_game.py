"""Whole games against bots: by mouse, by touch on a phone, by keys alone, by a screen reader."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from browser.conftest import Opener
from browser.player import Finger, Player
from browser.reader import Reader
from browser.typist import Typist

pytestmark = pytest.mark.slow

DECIDED = {"First edition": {"seats": 3, "rounds": 60, "goal": -4}, "Second edition": {}}
"""How somebody wins soon: at the limit of rounds, the first edition has no winner (R1-013)."""

EDITIONS = pytest.mark.parametrize("edition", ["First edition", "Second edition"])


def play(player: Player, edition: str) -> None:
    """A whole game, in which every lit station that is wanted can be pointed at."""
    player.begin_with_bots(edition, **DECIDED[edition])
    player.play_to_the_end()
    expect(player.page.locator("dialog ol > li").first).to_be_visible()
    expect(player.page.locator("dialog h2").first).to_have_text(re.compile("Winner"))
    expect(player.page.locator("dialog li.first").first).to_be_visible()
    assert player.on_the_map > 0, "no station was ever lit"


@EDITIONS
def test_a_whole_game_by_mouse_then_its_replay(visit: Opener, edition: str) -> None:
    player = Player(visit())
    play(player, edition)
    page = player.page
    page.get_by_role("button", name="Verify draws").click()
    expect(page.get_by_text("All draws were fair")).to_be_visible()
    page.get_by_role("link", name="Replay").click()
    scrubber = page.get_by_role("slider", name="Position in the match")
    expect(scrubber).to_be_visible()
    middle = int(scrubber.get_attribute("max") or "0") // 2
    scrubber.fill(str(middle))
    expect(page.locator("footer")).to_contain_text(f"{middle} /")
    expect(page).to_have_url(re.compile(rf"\?at={middle}$"))


@EDITIONS
def test_a_whole_game_by_touch_on_a_phone(visit: Opener, edition: str) -> None:
    play(Finger(visit(is_phone=True), 2), edition)


@EDITIONS
def test_a_whole_game_by_keys_alone(visit: Opener, edition: str) -> None:
    typist = Typist(visit(), 3)
    typist.page.mouse.move(0, 0)
    play(typist, edition)


@EDITIONS
def test_a_whole_game_by_what_a_screen_reader_says(visit: Opener, edition: str) -> None:
    reader = Reader(visit(), 4)
    reader.begin_with_bots(edition, **DECIDED[edition])
    reader.play_to_the_end()
    expect(reader.page.get_by_role("dialog", name=re.compile("Winner"))).to_be_visible()
