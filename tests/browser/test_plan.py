"""Answers laid down while others think: made, seen by their owner alone, kept, cancelled, ended."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Opener
from browser.player import Player
from browser.test_people import by_turns
from browser.test_table import sit_down_together

pytestmark = pytest.mark.slow

PLAN, ENDED = "[data-plan]", "[data-plan-ended]"


def plan_to_pass(page: Page) -> None:
    page.locator("[data-plan-ahead]").click()
    page.locator("[data-plan-pass]").click()
    expect(page.locator(PLAN)).to_contain_text("pass until you are attacked")


def test_a_plan_is_laid_down_kept_cancelled_and_ends_with_a_reason(visit: Opener) -> None:
    host, guest = visit(), visit()
    sit_down_together(host, guest)
    asked, other = by_turns(host, guest)
    plan_to_pass(other)
    other.reload()
    expect(other.locator(PLAN)).to_be_visible()
    expect(asked.locator(PLAN)).to_have_count(0)
    other.locator("[data-plan-ahead]").click()
    other.locator("[data-plan-cancel]").click()
    expect(other.locator(PLAN)).to_have_count(0)
    plan_to_pass(other)
    # The next question offers no pass: the plan ends, and its owner learns why.
    Player(asked).answer()
    expect(other.locator(ENDED)).to_contain_text("its next answer is not possible now")
    expect(asked.locator(ENDED)).to_have_count(0)
    other.locator(ENDED).get_by_role("button").click()
    expect(other.locator(ENDED)).to_have_count(0)
    expect(other.locator("[data-confirm]")).to_be_visible()


def test_answers_to_questions_that_were_not_asked_yet_are_planned_with_their_conditions(
    visit: Opener,
) -> None:
    host, guest = visit(), visit()
    sit_down_together(host, guest)
    asked, other = by_turns(host, guest)
    other.locator("[data-plan-ahead]").click()
    other.locator("[data-plan-question]").select_option(label="What will your hero do?")
    answers = other.locator("[data-plan-add]")
    answers.select_option(index=2)
    first = other.locator(".step span").inner_text()
    answers.select_option(index=3)
    answers.select_option(label="pass")
    other.get_by_role("button", name=f"Remove: {first}").click()
    expect(other.locator(".step")).to_have_count(2)
    other.locator("[data-plan-skip]").first.check()
    other.locator("[data-plan-outside]").last.check()
    other.locator("[data-plan-keep]").click()
    expect(other.locator(PLAN)).to_contain_text("if possible; pass")
    expect(asked.locator(PLAN)).to_have_count(0)
    other.locator("[data-plan-ahead]").click()
    expect(other.get_by_text("It ends if you get into a fight.")).to_be_visible()
    other.get_by_role("button", name="Close").click()
    # The next question is another one: the plan ends, and its owner learns why.
    Player(asked).answer()
    expect(other.locator(ENDED)).to_contain_text("you are being asked something else")
