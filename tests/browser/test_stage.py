"""Fights on their stage, rolls, and the news on the map; things that would go away are held."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.axe import faults
from browser.conftest import DESK, PHONE, Opener
from browser.gallery import HOLD
from browser.learner import Learner
from browser.screens import BOT, EDITIONS, made
from metro2033.lesson import lesson

pytestmark = pytest.mark.slow

MEETS = """([one, others]) => {
    const a = document.querySelector(one).getBoundingClientRect();
    return [...document.querySelectorAll(others)].filter((other) => {
        const b = other.getBoundingClientRect();
        return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    }).map((other) => other.className);
}"""
"""What of some parts of the page lies under another one."""

TOLD = """() => [
    ...[...document.querySelectorAll('.players, .bar')].map((part) => part.textContent),
    ...[...document.querySelectorAll('.station')].map((station) => station.ariaLabel),
    document.querySelectorAll('.news .owner').length,
]"""
"""What players, bar and map tell, to those who see them or hear them."""

NEXT_SHOWN = "() => document.querySelector('.shown:not(.open)')?.click()"

UNTIL_YIELDS = """() => {
    const roll = document.querySelector('.shown.throw:has(b)');
    const count = (part, from) => from.querySelectorAll(part).length;
    if (roll) return [roll.textContent, count('.die', roll), count('.news .yield', document)];
    document.querySelector('.shown')?.click();
    return null;
}"""
"""Puts away what is shown until it is a roll that some station yields for; what is seen with it.

The bots play on: a moment later something else may be shown.
"""


def learn_until(page: Page, edition: str, cue: str) -> Learner:
    """A lesson up to what the coach says at some step."""
    learner = Learner(page, edition, "en", "mouse")
    learner.begin()
    for told in lesson(edition).cues:
        expect(page.locator(f".coach[data-cue='{told.text}']")).to_be_visible()
        if told.text == cue:
            return learner
        learner.go_on()
    pytest.fail(f"the coach never says {cue}")


def test_a_battle_is_seen_before_and_after_the_cards_are_turned_over(visit: Opener) -> None:
    page = visit()
    learner = learn_until(page, "second", "combat")
    page.evaluate(NEXT_SHOWN)
    stage = page.locator(".shown.open")
    expect(stage.locator(".title")).to_have_text("Battle for Tverskaya")
    expect(stage.locator(".face svg.picture")).to_have_count(2)
    expect(stage.locator(".total")).to_have_text(["4", "2"])
    # Every card has its chance; what a win, a draw and a loss cost is known before one is chosen.
    expect(page.locator(".pick .odds")).to_have_count(3)
    expect(stage.locator("dt")).to_have_text(["Win", "Draw", "Loss"])
    expect(stage.locator(".loss dd")).to_have_text("army −1")
    page.locator(".pick").first.click()
    expect(stage.locator(".win dt b")).to_contain_text("%")
    assert page.evaluate(MEETS, [".shown.open", ".decision, .pick"]) == []
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    expect(page.locator(".decision .stage .face svg.picture")).to_have_count(2)
    page.set_viewport_size(DESK)  # type: ignore[arg-type]
    page.evaluate(HOLD)
    learner.go_on()
    fight = page.locator(".shown.fight")
    expect(fight.locator(".winner")).to_have_count(1)
    # The reveal is a sum, with the card that was added last.
    expect(fight.locator(".side").first.locator(".term")).to_have_count(2)
    expect(fight.locator(".side").first.locator(".term.late small")).to_have_count(1)
    expect(page.locator(".news .arrow")).to_have_count(1)
    assert faults(page) == []
    # Motion is reduced: nothing turns, and any key makes room.
    running = "() => document.getAnimations().filter((it) => it.effect.getTiming().duration > 150)"
    assert page.evaluate(f"{running}.length") == 0
    page.keyboard.press("Shift")
    expect(fight).to_have_count(0)


def test_nothing_tells_how_a_fight_ends_before_the_stage_does(visit: Opener) -> None:
    page = visit()
    learner = learn_until(page, "second", "combat")
    page.emulate_media(reduced_motion="no-preference")
    page.evaluate(HOLD)
    before = page.evaluate(TOLD)
    learner.go_on()
    expect(page.locator(".shown.fight .outcome")).to_have_text("…")
    assert page.evaluate(TOLD) == before
    expect(page.locator(".log")).not_to_contain_text("against the Fourth Reich")
    question = page.locator(".decision > header")
    expect(question).to_have_text("One moment…")
    expect(page.locator(".hidden-text[role=status]")).to_have_text("")
    expect(page.locator(".recap")).to_have_count(0)
    page.keyboard.press("Shift")
    expect(page.locator(".shown.fight")).to_have_count(0)
    expect(question).not_to_have_text("One moment…")
    expect(page.locator(".log")).to_contain_text("against the Fourth Reich")
    assert page.evaluate(TOLD) != before


@pytest.mark.parametrize("edition", EDITIONS)
def test_nothing_tells_how_a_fight_of_others_ends_before_the_stage_does(
    visit: Opener, edition: str
) -> None:
    page = visit()
    match = made(page, edition, BOT, BOT, BOT, start=True)
    page.emulate_media(reduced_motion="no-preference")
    # From the start: a fight that is shown before would go away.
    page.add_init_script(f"({HOLD})()")
    page.goto(f"{page.url.rstrip('/')}/match/{match}")
    outcome = page.locator(".shown.fight .outcome")
    expect(outcome).to_have_text("…")
    log = page.locator(".log")
    before, logged = page.evaluate(TOLD), log.inner_text()
    # The bots play on meanwhile.
    page.wait_for_timeout(1000)
    assert (page.evaluate(TOLD), log.inner_text()) == (before, logged)
    page.keyboard.press("Shift")
    expect(log).not_to_have_text(logged, use_inner_text=True)


def test_the_roll_for_income_is_seen_with_the_stations_that_yield(visit: Opener) -> None:
    page = visit()
    learner = learn_until(page, "first", "mission")
    page.evaluate(HOLD)
    learner.go_on()
    said, dice, yielding = page.wait_for_function(UNTIL_YIELDS, timeout=60_000).json_value()
    assert "Yields:" in said
    assert dice == 2
    assert yielding > 0
    # Who captured what meanwhile is marked, and told above the map, not over it.
    expect(page.locator(".news .owner").first).to_be_visible()
    expect(page.locator(".recap")).to_contain_text("Mayakovskaya")
    assert page.evaluate(MEETS, [".recap", ".map"]) == []
    assert faults(page) == []
