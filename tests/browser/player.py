"""Somebody who plays in the browser: looks at the page, points and presses."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Final

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as Late

from browser.patience import awaited

RAW: Final = re.compile(
    r"\b(client|option|event|question|station|card|phase|hero|faction|threat)-[a-z]+[-_a-z]*\b"
    r"|\{ ?\$|\bundefined\b|\bNaN\b|\bnull\b|\b[a-z]+_[a-z]+\b"
)
"""What is seen of a text that a language lacks, or of a thing without a name."""

MOST_ANSWERS: Final = 600

MOST_TRIES: Final = 5
"""So often a question is tried in which something comes between."""

KEPT: Final = Path("build/faults")
"""Where a page that is amiss is kept, to be looked at."""

OUT_OF_SIGHT: Final = """() => {
    const isPhone = matchMedia('(max-width: 760px), (max-height: 500px)').matches;
    // Whoever holds a phone scrolls the list of answers with the thumb that is there already.
    const needed = isPhone ? '.decision [data-confirm]' : '.decision button';
    const faults = [];
    for (const button of document.querySelectorAll(needed)) {
        const box = button.getBoundingClientRect();
        const list = button.closest('.options')?.getBoundingClientRect();
        const isCut = list && (box.bottom > list.bottom + 1 || box.top < list.top - 1);
        const isOut = box.bottom > innerHeight || box.right > innerWidth || box.top < 0;
        if (isCut || isOut) faults.push('out of sight: ' + button.textContent.trim());
    }
    if (document.documentElement.scrollWidth > innerWidth) faults.push('wider than the screen');
    const row = document.querySelector('.bottom')?.getBoundingClientRect();
    for (const part of document.querySelectorAll('.bottom :is(section, .mini, li)')) {
        if (part.getBoundingClientRect().right > row.right + 1)
            faults.push('beyond the row of cards: ' + part.textContent.trim());
    }
    if (!isPhone) return faults;
    for (const button of document.querySelectorAll('button, a, input, select')) {
        const { width, height } = button.getBoundingClientRect();
        if (width && (height < 43.5 || width < 43.5) && !button.closest('p, label'))
            faults.push(`too small for a finger, ${width} x ${height}: ` + button.outerHTML);
    }
    return faults;
}"""


COVERED: Final = """(wanted) => {
    const inside = document.querySelector('.sheet .inside').getBoundingClientRect();
    return [...document.querySelectorAll(wanted)].filter((part) => {
        const { left, top, right, bottom } = part.getBoundingClientRect();
        const isOut = top < inside.top - 1 || bottom > inside.bottom + 1 || bottom - top < 2;
        const middle = [(left + right) / 2, (top + bottom) / 2];
        return isOut || !part.contains(document.elementFromPoint(...middle));
    }).map((part) => 'not seen on the sheet: ' + part.textContent.trim());
}"""
"""What of the sheet of a phone is cut off by its edges, or lies below something else."""

PROMISED: Final = ".decision :is(.way, .odds)[role=status]"
"""What the answer that is looked at will do, in numbers."""


FREE_PLACE: Final = """async (station) => {
    const find = () => {
        const { x, y, width, height } = station.querySelector('circle').getBoundingClientRect();
        return [x + width / 2, y + height / 2];
    };
    const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const before = find();
    await frame();
    await frame();
    const place = find();
    const isStill = before.every((value, i) => value === place[i]);
    const isFree = document.elementFromPoint(...place)?.closest('svg[role=group]');
    return isStill && isFree ? place : null;
}"""
"""Where a station can be pointed at, or null while it moves or something covers it."""

NEXT_FRAME: Final = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"


def add_to_line(page: Page, more: str) -> None:
    """Add to the settings of a new table where they are told as text."""
    page.get_by_text("Settings as text").click()
    line = page.get_by_role("textbox", name="Settings as text")
    line.fill(f"{line.input_value()} {more}")
    line.blur()


class Player:
    """Plays one seat by mouse; `answers` counts what was decided, `on_the_map` what of it there.

    What is answered follows from the seed and the number of the answer, not from what came between.
    """

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page: Final = page
        self.seed: Final = seed
        self.random = Random(seed)
        self.answers = 0
        self.on_the_map = 0
        self.tries = 0

    def press(self, what: Locator) -> None:
        """Use a control."""
        what.click()

    def point(self, x: float, y: float) -> None:
        """Point at a place of the map."""
        self.page.mouse.click(x, y)

    def begin_with_bots(
        self, edition: str, *, seats: int = 2, rounds: int = 3, goal: int = 0
    ) -> None:
        """From the first page to the table; `goal` is added to the points that win."""
        page = self.page
        self.press(page.get_by_role("button", name="Play against bots"))
        page.get_by_role("radio", name=edition).check()
        page.get_by_role("combobox", name="Players").select_option(str(seats))
        for bot in range(1, seats):
            page.get_by_role("combobox", name=f"Bot {bot}").select_option(index=0)
        add_to_line(page, f"most_rounds={rounds} victory_points={goal}")
        self.press(page.get_by_role("button", name="Start", exact=True))
        expect(page.locator(".decision")).to_be_visible()

    @property
    def is_over(self) -> bool:
        """Whether the result is shown."""
        return self.page.locator("dialog ol").count() > 0

    def play_to_the_end(self) -> None:
        """Answer every question until the match is over."""
        while not self.is_over and self.answers < MOST_ANSWERS:
            self.await_question()
            if not self.is_over:
                self.check_page()
                self.answer()
        assert self.is_over, "the match does not end"

    def await_question(self) -> None:
        """Wait until something is asked, or the match is over."""
        self.page.wait_for_selector("[data-confirm], dialog ol")

    def check_page(self) -> None:
        """All controls of the decision are within reach, and everything is said in words."""
        faults = self.out_of_sight()
        votes = self.page.locator(".decision [data-key^='vote']")
        if votes.count() and not self.page.locator(".decision .card.law .said").count():
            faults.append("the law that is voted on is not shown")
        found = RAW.search(self.page.locator("body").inner_text())
        if found:
            faults.append(f"not in words: {found[0]}")
        if faults:
            KEPT.mkdir(parents=True, exist_ok=True)
            self.page.screenshot(path=KEPT / "page.png")
            (KEPT / "page.html").write_text(self.page.content(), encoding="utf-8")
        assert not faults, f"{faults}; the page is kept in {KEPT}"

    def out_of_sight(self) -> list[str]:
        """What is needed for an answer and cannot be seen or reached."""
        found: list[str] = self.page.evaluate(OUT_OF_SIGHT)
        return found

    def answer(self) -> None:
        """Choose one of the options, on the map or from the list, look at it, confirm it."""
        asked = self.asked()
        self.random = Random(f"{self.seed} {self.answers}")
        try:
            self.choose()
            self.confirm()
        except (Late, AssertionError):
            # A fight was shown over it, or the question went away: look again.
            self.tries += 1
            if self.tries == MOST_TRIES:
                raise
            self.close_what_lies_over()
            self.raise_sheet()
            return
        self.answers += 1
        self.tries = 0
        self.page.wait_for_function(
            "before => document.querySelector('.decision')?.dataset.ask !== before", arg=asked
        )
        self.raise_sheet()

    def choose(self) -> None:
        """Look at one of the options; on the map the first time that it can be."""
        confirm = self.page.locator("[data-confirm]")
        # Long lists are folded before they are seen.
        self.page.evaluate(NEXT_FRAME)
        self.await_only_answer()
        if confirm.is_disabled():
            targets = self.page.locator(".station.target")
            count = targets.count()
            if count and (self.on_the_map == 0 or self.random.random() < 0.8):
                self.choose_on_map(targets.nth(self.random.randrange(count)))
                self.on_the_map += 1
            else:
                self.choose_from_list()
        expect(confirm).to_be_enabled(timeout=10_000)

    def await_only_answer(self) -> None:
        """Where nothing is to be chosen, wait until a press cannot be that of a double click."""
        if self.page.locator("[data-only]").count():
            self.page.wait_for_timeout(400)

    def confirm(self) -> None:
        """Mean it."""
        self.press(self.page.locator("[data-confirm]"))

    def asked(self) -> str:
        """The number of the open question."""
        return self.page.locator(".decision").get_attribute("data-ask") or ""

    def choose_on_map(self, target: Locator) -> None:
        """Point at a lit station; then choose between those below the finger, and what to do."""
        name = name_of(target)
        self.point(*self.reach(target))
        self.await_effect(".crowd button")
        crowd = self.page.locator(".crowd button").filter(has_text=name)
        if crowd.count():
            self.press(crowd.first)
            self.await_effect()
        choices = self.page.locator(".choices button")
        if choices.count():
            self.choose_between(choices)

    def choose_between(self, choices: Locator) -> None:
        """One of the answers at a station."""
        self.press(choices.first)

    def await_effect(self, *more: str) -> None:
        """Wait until what was pointed at is looked at, or something is asked about it."""
        shown = ("[data-confirm]:not([disabled])", ".choices button", *more)
        self.page.wait_for_selector(", ".join(shown))

    def reach(self, target: Locator) -> tuple[float, float]:
        """Where a lit station is pointed at; what covers it is put away as people do that."""
        station = target.element_handle()
        for put_away in (self.close_what_lies_over, self.show_whole_map, self.lower_sheet):
            place = station.evaluate(FREE_PLACE)
            if place:
                break
            put_away()
        x, y = awaited(self.page, FREE_PLACE, station)
        return x, y

    def show_whole_map(self) -> None:
        """Press what brings the whole map into the picture."""
        self.press(self.page.locator(".tool:has([href='#fit'])"))

    def lower_sheet(self) -> None:
        """Make room for the map on a phone."""
        tab = self.page.locator(".sheet:not(.peek) [role=tab][aria-selected=true]")
        if tab.count():
            self.press(tab)

    def raise_sheet(self) -> None:
        """Make room for answers again."""
        tab = self.page.locator(".sheet.peek [role=tab][aria-selected=true]")
        if tab.count():
            self.press(tab)

    def choose_from_list(self) -> None:
        """Press one of the buttons; the one that ends something now and then."""
        ends = self.page.locator(".decision .end")
        listed = self.page.locator(".decision .options button")
        if ends.count() and (listed.count() == 0 or self.random.random() < 0.4):
            self.press(ends.first)
            return
        button = listed.nth(self.random.randrange(listed.count()))
        is_folded = button.get_attribute("aria-haspopup") == "dialog"
        self.press(button)
        if is_folded:
            rows = self.page.locator("dialog .rows button")
            rows.first.wait_for()
            self.press(rows.nth(self.random.randrange(rows.count())))

    def close_what_lies_over(self) -> None:
        """Put a fight away, and what happened meanwhile."""
        put_fight_away(self.page)
        told = self.page.locator(".recap header > button")
        if told.count():
            self.press(told)


def put_fight_away(page: Page) -> None:
    """Press a fight if one is shown; it may go by itself between looking and pressing."""
    page.evaluate("() => document.querySelector('.fight')?.click()")


def name_of(station: Locator) -> str:
    """How a station of the map is called."""
    return (station.get_attribute("aria-label") or "").split(",")[0]


class Finger(Player):
    """Plays by touch."""

    def press(self, what: Locator) -> None:
        """Tap a control."""
        what.tap()

    def point(self, x: float, y: float) -> None:
        """Tap a place of the map."""
        self.page.touchscreen.tap(x, y)

    def out_of_sight(self) -> list[str]:
        """A question that is new is read from its beginning, too."""
        covered: list[str] = [] if self.tries else self.page.evaluate(COVERED, "#question")
        return super().out_of_sight() + covered

    def choose_between(self, choices: Locator) -> None:
        """All of them are seen without scrolling."""
        assert self.page.evaluate(COVERED, ".choices button") == []
        super().choose_between(choices)

    def confirm(self) -> None:
        """Mean it, after a look at what it does."""
        assert self.page.evaluate(COVERED, PROMISED) == []
        super().confirm()
