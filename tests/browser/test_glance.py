"""What both editions show at a glance in every language: own numbers, fights before and after."""

from __future__ import annotations

from copy import deepcopy
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.axe import faults
from browser.conftest import Opener
from browser.gallery import HOLD
from browser.place import Site
from browser.recorded import Moment, Projector, moments
from browser.screens import EDITIONS, LANGUAGES
from browser.seen import page_of, wear

pytestmark = pytest.mark.slow

RECORDS = Path(__file__).parents[1] / "replays"

NUMBERS = {"en": ("Strength", "Speed"), "ru": ("Сила", "Движение"), "hu": ("Erő:", "Sebesség:")}
"""How the strength and the speed of the own hero are told."""


def projected(site: Site, chromium: Browser, edition: str) -> tuple[Page, Projector]:
    page = page_of(chromium, 1280, 720)
    page.goto(site.url)
    projector = Projector(page, edition)
    projector.open(site.url)
    return page, projector


def total(parts: list[dict[str, Any]]) -> int:
    return sum(part["value"] for part in parts)


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_own_numbers_are_seen_in_every_language(
    site: Site, chromium: Browser, edition: str
) -> None:
    kind = {"first": "main", "second": "hero_turn"}[edition]
    moment = next(moment for moment in moments(edition) if moment.kind == kind)
    page, projector = projected(site, chromium, edition)
    stronger = deepcopy(moment.facts)
    stronger["player"][str(moment.seat)]["hero_strength"][0]["value"] += 1
    for shown in (moment, replace(moment, facts=stronger)):
        projector.show(shown)
        own = shown.facts["player"][str(shown.seat)]
        for language in LANGUAGES:
            wear(page, language, "tunnel")
            told = page.locator(".own .numbers .one b")
            parts = (own["hero_strength"], own["hero_speed"])
            words = [
                f"{word} {total(part)}" for word, part in zip(NUMBERS[language], parts, strict=True)
            ]
            expect(told.nth(0)).to_have_text(words[0])
            expect(told.nth(1)).to_have_text(words[1])
            expect(told.nth(0)).to_be_in_viewport(ratio=1)
            expect(told.nth(1)).to_be_in_viewport(ratio=1)
    page.context.close()


def fight_of(edition: str) -> Moment:
    kind = {"first": "before_dice", "second": "combat_card"}[edition]
    return next(moment for moment in moments(edition) if moment.kind == kind)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_fight_is_on_stage_before_it_is_decided(
    site: Site, chromium: Browser, edition: str
) -> None:
    moment = fight_of(edition)
    page, projector = projected(site, chromium, edition)
    projector.show(moment)
    parts = moment.facts["fight"][0]["parts"]
    sums = [str(total([part for part in parts if part["side"] == side])) for side in (0, 1)]
    stage = page.locator(".shown.open")
    for language in LANGUAGES:
        wear(page, language, "tunnel")
        expect(stage.locator(".total")).to_have_text(sums)
        expect(stage).to_be_in_viewport(ratio=1)
        assert faults(page) == [], language
    page.context.close()


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_replay_shows_a_fight_with_its_sum(visit: Opener, edition: str) -> None:
    page = visit()
    page.locator("input[type=file]").set_input_files(RECORDS / edition / "two_seats.jsonl")
    expect(page.get_by_role("button", name="Play on from here")).to_be_visible()
    page.evaluate(HOLD)
    fight = page.locator(".shown.fight")
    for _ in range(200):
        if fight.count():
            break
        page.locator(".shown").evaluate_all("all => all.forEach(one => one.click())")
        page.get_by_role("button", name="Next", exact=True).click()
    totals = [int(told) for told in fight.locator(".total").all_inner_texts()]
    assert len(totals) == 2
    expect(fight.locator(".winner")).to_have_count(int(totals[0] != totals[1]))
    expect(fight.locator(".outcome")).not_to_have_text("…")
    assert faults(page) == []
