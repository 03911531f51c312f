"""What is seen at once: readable names, all answers, a fight that covers no words."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from browser.conftest import Opener
from browser.learner import Learner
from browser.place import Site
from browser.player import Player
from browser.recorded import Moment, Projector, moments, whole_match
from browser.screens import EDITIONS, LANGUAGES
from browser.seen import FAULTS, SETTLED, SIZES, page_of, walk, wear
from metro2033.lesson import lesson

pytestmark = pytest.mark.slow

LEAST = 11
"""Pixels that the name of a station has at the least when a table is opened at a desk."""

NAMES = """() => [...document.querySelectorAll('.labels text')].map((name) => {
    const zoom = name.getScreenCTM().a;
    return [name.textContent, parseFloat(getComputedStyle(name).fontSize) * zoom];
})"""

OVER_THE_MAP = """() => {
    const map = document.querySelector('.map').getBoundingClientRect();
    return [...document.querySelectorAll('.coach, .recap:not(.over), .left')].filter((part) => {
        const box = part.getBoundingClientRect();
        return box.right > map.left + 1 && box.bottom > map.top;
    }).map((part) => part.className);
}"""

SCROLLS = """() => {
    const list = document.querySelector('.decision .options');
    const faults = list.scrollHeight > list.clientHeight + 1 ? ['the list scrolls'] : [];
    for (const button of document.querySelectorAll('.decision button')) {
        const box = button.getBoundingClientRect();
        const isOut = box.bottom > innerHeight || box.right > innerWidth;
        if (isOut) faults.push('out of sight: ' + button.textContent);
    }
    return faults;
}"""

COVERS = """() => {
    const fight = document.querySelector('.fight').getBoundingClientRect();
    const words = document.querySelector('.coach').getBoundingClientRect();
    const sheet = document.querySelector('.sheet').getBoundingClientRect();
    return fight.top < words.bottom || fight.bottom > sheet.top || fight.right > innerWidth;
}"""


def go_on_to_armies(page: Page, edition: str, language: str) -> None:
    """To the first question of a lesson that has a list of places as answers."""
    learner = Learner(page, edition, language, "mouse")
    learner.begin()
    for cue in lesson(edition).cues:
        expect(page.locator(f".coach[data-cue='{cue.text}']")).to_be_visible()
        if page.locator(".decision .options .option").count() > 3:
            return
        learner.go_on()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_lesson_leaves_all_names_readable_and_every_answer_in_sight(
    visit: Opener, edition: str, language: str
) -> None:
    page = visit(language=language)
    go_on_to_armies(page, edition, language)
    names = page.evaluate(NAMES)
    assert len(names) > 50
    assert [name for name, size in names if size < LEAST] == []
    assert page.evaluate(OVER_THE_MAP) == []
    answers = page.locator(".decision .options [data-key]")
    for n in range(answers.count()):
        answers.nth(n).click()
        expect(answers.nth(n)).to_have_attribute("aria-pressed", "true")
        assert page.evaluate(SCROLLS) == []


@pytest.mark.parametrize("edition", EDITIONS)
def test_on_a_phone_a_fight_covers_neither_the_coach_nor_the_answers(
    visit: Opener, edition: str
) -> None:
    page = visit(is_phone=True, language="hu")
    learner = Learner(page, edition, "hu", "touch")
    learner.begin()
    fight = page.locator(".fight:not(.aside)")
    for cue in lesson(edition).cues:
        expect(page.locator(f".coach[data-cue='{cue.text}']")).to_be_visible()
        if fight.count():
            assert not page.evaluate(COVERS)
            return
        learner.go_on()
    pytest.fail("the lesson has no fight")


@pytest.mark.parametrize("edition", EDITIONS)
def test_all_that_an_answer_needs_is_seen_read_and_reached_at_every_size(
    site: Site, chromium: Browser, edition: str
) -> None:
    """Every kind of question once; `python -m browser.seen` shows all at all sizes."""
    kinds, first = moments(edition), EDITIONS.index(edition)
    for number, size in enumerate(SIZES):
        language = LANGUAGES[(number + first) % len(LANGUAGES)]
        looks = [(language, moment) for moment in kinds[number :: len(SIZES)]]
        assert list(walk(chromium, site.url, edition, size, looks)) == []


FULL = [
    ("second", "three_seats", 347, (820, 1180)),  # long sums beside many cards
    ("second", "meeting", 259, (640, 360)),  # a long question over two ways out
    ("second", "four_seats", 359, (1280, 720)),  # a mission's target, in the middle of a vote
    ("second", "four_seats", 280, (820, 1180)),  # a threat with many words, and what it costs
    ("first", "three_seats", 59, (360, 640)),  # a hero with many words
    ("first", "six_seats", 230, (1280, 720)),  # a skill with many words, below many answers
]
"""Questions of matches that leave little room for their answers, by the choices before them."""


@pytest.mark.parametrize(("edition", "match", "count", "size"), FULL)
def test_answers_are_seen_where_much_stands_beside_them(
    site: Site, chromium: Browser, edition: str, match: str, count: int, size: tuple[int, int]
) -> None:
    moment = next(moment for moment in whole_match(edition, match) if moment.count == count)
    looks = [(language, moment) for language in LANGUAGES]
    assert list(walk(chromium, site.url, edition, size, looks)) == []


PLANTS = {
    "for a finger: ": "() => { document.querySelector('.decision .end').style.scale = 0.5; }",
    "too wide: ": "() => { document.querySelector('.decision .option').style.minWidth = '100vw'; }",
    "9.0 px: ": "() => { document.querySelector('#question').style.fontSize = '9px'; }",
    "outside: ": "() => { document.querySelector('#question').style.translate = '100vw'; }",
    "covered: ": """() => {
        const lid = document.createElement('div');
        Object.assign(lid.style, { position: 'fixed', inset: 0, zIndex: 999 });
        document.body.append(lid);
    }""",
}
"""What may be amiss with a question, and how it is brought about."""


def test_planted_faults_are_found(site: Site, chromium: Browser) -> None:
    page = page_of(chromium, 360, 640)
    page.goto(site.url)
    projector = Projector(page, "first")
    projector.open(site.url)
    projector.show(next(moment for moment in moments("first") if moment.kind == "main"))
    page.evaluate(SETTLED)
    assert page.evaluate(FAULTS, True) == []
    for fault, plant in PLANTS.items():
        page.evaluate(plant)
        assert [found for found in page.evaluate(FAULTS, True) if fault in found], fault
    page.context.close()


@pytest.mark.parametrize(("edition", "kind"), [("first", "main"), ("second", "keep_card")])
def test_the_only_answer_needs_no_choice(
    site: Site, chromium: Browser, edition: str, kind: str
) -> None:
    """Others may not learn that there is no other: it is asked, but told as what it is."""
    match = {"first": "last_round", "second": "two_seats"}[edition]
    asked = whole_match(edition, match)
    lone = next(m for m in asked if m.kind == kind and len(m.question.options) == 1)
    page = page_of(chromium, 390, 844)
    page.goto(site.url)
    projector = Projector(page, edition)
    projector.open(site.url)
    projector.show(lone)
    expect(page.locator("[data-only]")).to_be_in_viewport()
    expect(page.locator(".decision .end")).to_have_count(0)
    expect(page.locator("[data-confirm]")).to_be_enabled()
    page.keyboard.press("Escape")
    expect(page.locator("[data-confirm]")).to_be_enabled()
    Player(page).await_only_answer()
    page.locator("[data-confirm]").tap()
    assert projector.await_answer() == lone.question.options[0].key
    page.context.close()


def test_what_a_player_should_know_is_seen_without_a_dialog(site: Site, chromium: Browser) -> None:
    page = page_of(chromium, 1280, 720)
    page.goto(site.url)
    projector = Projector(page, "second")
    projector.open(site.url)
    vote = next(moment for moment in moments("second") if moment.kind == "vote")
    projector.show(vote)
    told = vote.facts["player"][str(vote.seat)]
    own = page.locator(".own")
    for word, parts in (("Strength", told["hero_strength"]), ("Speed", told["hero_speed"])):
        expect(own).to_contain_text(f"{word} {sum(part['value'] for part in parts)}")
    expect(own.locator(".next")).to_contain_text(f"−{told['upkeep']}")
    for done, needed in told["progress"].values():
        expect(own.get_by_text(f"{done}/{needed}", exact=True).first).to_be_in_viewport()
    expect(own.locator("button.mission")).to_have_count(
        len(told["missions"]) + len(told["completed"])
    )
    expect(page.locator(".law h3")).to_have_text(["up for vote", "Law in force"])
    expect(page.locator(".decision .in-force")).to_be_in_viewport(ratio=1)
    page.get_by_role("tab", name="Decks").click()
    panel = page.locator("#tab-panel")
    expect(panel.locator("dt")).to_have_count(len(vote.memory))
    check_memory(page, panel, vote, "en")
    page.context.close()


def test_votes_cast_so_far_stand_beside_the_law(site: Site, chromium: Browser) -> None:
    moment = next(
        moment
        for moment in whole_match("second", "three_seats")
        if moment.kind == "vote" and moment.facts["ballots"][0]["cast"]
    )
    page = page_of(chromium, 360, 640)
    page.goto(site.url)
    projector = Projector(page, "second")
    projector.open(site.url)
    projector.show(moment)
    tally = page.locator(".tally")
    expect(tally).to_be_in_viewport(ratio=1)
    ballots = moment.facts["ballots"]
    for word, cast in (("For", "for"), ("Against", "against"), ("Yet to vote", "")):
        votes = [ballot["votes"] for ballot in ballots if ballot["cast"] == cast]
        row = tally.locator("div", has=page.get_by_text(f"{word} {sum(votes)}", exact=True))
        expect(row.locator(".voter")).to_have_count(len(votes))
    expect(tally.locator(".mine")).to_have_count(1)
    page.context.close()


MEMORY = {
    "en": ("Not turned up yet", "Turned up before, may come again", ", face down: ", "Cards"),
    "ru": (
        "Ещё не появлялись",
        "Уже появлялись и могут выйти снова",
        ", рубашкой вверх: ",
        "Карты",
    ),
    "hu": ("Még nem került elő", "Már előkerült, és újra jöhet", ", képpel lefelé: ", "Kártyák"),
}
"""How a table says what it remembers, and the name of the tab."""


def check_memory(page: Page, panel: Locator, moment: Moment, language: str) -> None:
    """What everybody could have remembered is told, and nothing of it sticks out."""
    words = MEMORY[language]
    for deck in moment.memory:
        for word, cards in zip(words[:2], (deck.fresh, deck.returned), strict=True):
            if cards:
                expect(panel.get_by_text(f"{word} ({len(cards)}):").first).to_be_attached()
    hidden = sum(len(deck.hidden) for deck in moment.memory)
    expect(panel.locator("dd b", has_text=words[2])).to_have_count(hidden)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_phone_shows_what_the_table_remembers(
    site: Site, chromium: Browser, language: str
) -> None:
    page = page_of(chromium, 360, 640)
    page.goto(site.url)
    projector = Projector(page, "second")
    projector.open(site.url)
    wear(page, language, "tunnel")
    moment = max(moments("second"), key=lambda found: sum(len(d.hidden) for d in found.memory))
    projector.show(moment)
    page.get_by_role("tab", name=MEMORY[language][3]).click()
    check_memory(page, page.locator(".hand"), moment, language)
    page.context.close()
