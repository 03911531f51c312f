"""Learning by playing in a real browser: both editions, every way of input, every language."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.axe import faults
from browser.conftest import Opener
from browser.learner import Learner, Way
from metro2033.lesson import lesson

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(
    ("edition", "way", "language"),
    [
        ("first", "mouse", "hu"),
        ("first", "touch", "ru"),
        ("first", "keyboard", "en"),
        ("second", "mouse", "ru"),
        ("second", "touch", "en"),
        ("second", "keyboard", "hu"),
    ],
)
def test_a_lesson_from_the_first_page_to_free_play(
    visit: Opener, edition: str, way: Way, language: str
) -> None:
    page = visit(is_phone=way == "touch", language=language)
    learner = Learner(page, edition, language, way)
    learner.begin()
    learner.play_through()
    expect(page.locator("[data-hint]")).to_be_enabled()


def test_a_lesson_is_skipped_left_and_gone_on_with(visit: Opener) -> None:
    page = visit()
    learner = Learner(page, "second", "en", "mouse")
    learner.begin()
    cues = lesson("second").cues
    move = next(n for n, cue in enumerate(cues) if cue.text == "move")
    for cue in cues[:move]:
        learner.await_cue(cue.text)
        # The coach does himself what he asks for.
        learner.go_on()
    learner.await_cue(cues[move].text)
    assert not faults(page)
    page.reload()
    learner.await_cue(cues[move].text)
    page.get_by_role("link", name="Leave lesson").click()
    page.get_by_role("link", name="Learn by playing").click()
    go_on = page.get_by_role("link", name="Continue", exact=True)
    expect(go_on).to_be_visible()
    assert not faults(page)
    go_on.click()
    learner.await_cue(cues[move].text)
    # A legal answer that is not the one: the lesson says so and stays where it is.
    page.locator(".decision .end").click()
    page.locator("[data-confirm]").click()
    expect(page.get_by_role("alert")).to_contain_text("Not yet: do what the coach asks")
    learner.await_cue(cues[move].text)


def test_the_log_shows_what_has_just_happened(visit: Opener) -> None:
    page = visit()
    learner = Learner(page, "first", "en", "mouse")
    learner.begin()
    for cue in lesson("first").cues:
        learner.await_cue(cue.text)
        if cue.text == "recap":
            break
        learner.go_on()
    # The list was made smaller by longer questions, and larger again, while it grew.
    page.wait_for_function(
        "() => { const list = document.querySelector('[role=log]');"
        " return list.scrollTop + list.clientHeight > list.scrollHeight - 40; }"
    )
