"""Every screen of the game and the way to it, for checks and pictures."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from playwright.sync_api import Page, Route

from browser.axe import STILL
from browser.player import MOST_ANSWERS, Player

LANGUAGES: Final = ("en", "ru", "hu")
THEMES: Final = ("tunnel", "paper", "contrast")
EDITIONS: Final = ("first", "second")

HERE: Final = "127.0.0.1"
NETWORK: Final = "192.0.2.7"
"""Where a server of the tests is, and where it could be in a network."""

MIDDLE: Final = 9
"""Answers after which a match is well under way."""

MAKE: Final = """async (wanted) => {
    const answer = await fetch('/api/matches', {
        method: 'POST', headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(wanted),
    });
    return (await answer.json()).match.id;
}"""

LEARN: Final = """async ([edition, language]) => {
    const answer = await fetch(`/api/lessons/${edition}`, {
        method: 'POST', headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ name: 'Anna', language }),
    });
    return (await answer.json()).id;
}"""
"""Begins a lesson; an earlier one in that edition is broken off."""

PLAY: Final = """([match, answers]) => new Promise((done, failed) => {
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/socket`);
    const send = (message) => socket.send(JSON.stringify({ id: 1, ...message }));
    const stop = () => { socket.close(); done(); };
    let given = 0;
    let seed = 3;
    socket.onopen = () => send({ type: 'hello', match, language: 'en' });
    socket.onerror = () => failed('the socket broke');
    socket.onmessage = ({ data }) => {
        const { type, question } = JSON.parse(data);
        if (type === 'over') stop();
        if ((type !== 'welcome' && type !== 'change') || !question) return;
        if (given >= answers && question.has_lacks) return stop();
        given += 1;
        seed = (seed * 75 + 74) % 65537;
        const { key } = question.options[seed % question.options.length];
        send({ type: 'answer', ask: question.ask, key });
    };
})"""
"""Answers without looking, until the match is over, or until a question after so many answers
has something that is not offered."""

CHANGE: Final = """(kept) => {
    localStorage.setItem('metro2033.settings', kept);
    dispatchEvent(new StorageEvent('storage', { key: 'metro2033.settings' }));
}"""
"""What the browser does in all other tabs when one of them changes what is kept."""

ME: Final = {"kind": "mine", "name": "Anna"}
FRIEND: Final = {"kind": "mine", "name": "Boris"}
BOT: Final = {"kind": "bot", "bot": "newcomer", "name": "Bot"}
OPEN: Final = {"kind": "open"}


@dataclass(frozen=True)
class Matches:
    """Matches in every state, by edition; their ids."""

    fresh: dict[str, str]
    running: dict[str, str]
    over: dict[str, str]
    lobby: str
    shared: str
    lesson: str


def made(page: Page, edition: str, *seats: dict[str, str], **more: object) -> str:
    """A new table; its id."""
    wanted = {"edition": edition, "seats": seats, **more}
    found: str = page.evaluate(MAKE, wanted)
    return found


def in_network(page: Page) -> None:
    """Let the links of invites begin as those of a server do that is open to its network."""

    def moved(route: Route) -> None:
        told = route.fetch()
        route.fulfill(response=told, body=told.text().replace(f"//{HERE}:", f"//{NETWORK}:"))

    for path in ("**/api/matches", "**/api/matches/*/invites"):
        page.route(path, moved)


def make_account(page: Page, name: str, password: str) -> None:
    """An account, from the page for it."""
    page.get_by_role("button", name="Create account").first.click()
    page.get_by_label("Name").fill(name)
    page.get_by_label("Password").fill(password)
    page.locator("form .primary").click()


def await_curtain(page: Page) -> None:
    """Answer until somebody with secrets is asked, before whom the curtain falls."""
    player = Player(page, 7)
    while True:
        page.wait_for_selector(".curtain, [data-confirm]")
        if page.locator(".curtain").count():
            return
        player.answer()


def prepare(page: Page, url: str, rounds: int = 2) -> Matches:
    """Play until there are matches in every state; one that is over has had so many rounds."""
    page.goto(url)
    running, over = {}, {}
    for edition in EDITIONS:
        over[edition] = made(
            page, edition, ME, BOT, BOT, start=True, house_rules={"most_rounds": rounds}
        )
        page.evaluate(PLAY, [over[edition], MOST_ANSWERS])
        running[edition] = made(page, edition, ME, BOT, BOT, start=True)
        page.evaluate(PLAY, [running[edition], MIDDLE])
    fresh = {edition: made(page, edition, ME, BOT, BOT, start=True) for edition in EDITIONS}
    lobby = made(page, "second", ME, OPEN, BOT)
    shared = made(page, "second", ME, FRIEND, start=True)
    page.goto(f"{url}/match/{shared}")
    await_curtain(page)
    lesson: str = page.evaluate(LEARN, ["second", "en"])
    return Matches(fresh, running, over, lobby, shared, lesson)


class Tour:
    """A page that can be led to every screen, in any language and theme."""

    def __init__(self, page: Page, url: str, matches: Matches) -> None:
        self.page: Final = page
        self.url: Final = url
        self.matches: Final = matches
        self.language = "en"

    def wear(self, language: str, theme: str) -> None:
        """Choose a language and a theme for all screens that follow."""
        self.language = language
        kept = json.dumps({"language": language, "theme": theme, "sound": 0})
        self.page.goto(f"{self.url}/icon.svg")
        self.page.evaluate("kept => localStorage.setItem('metro2033.settings', kept)", kept)

    def change(self, language: str, theme: str) -> None:
        """Change language and theme of the screen that is shown, as another tab would."""
        kept = json.dumps({"language": language, "theme": theme, "sound": 0})
        self.page.evaluate(CHANGE, kept)
        self.page.wait_for_function(
            "([language, theme]) => document.documentElement.lang === language"
            " && document.documentElement.dataset.theme === theme",
            arg=[language, theme],
        )
        # What is just coming or going is seen through, and told apart by nobody.
        self.page.wait_for_function(STILL)
        self.stand_still()

    def stand_still(self) -> None:
        """Wait until all is there that the screen shows."""
        self.page.wait_for_function("() => !document.querySelector('[aria-busy=true]')")
        self.page.evaluate("() => document.fonts.ready.then(() => undefined)")

    def show(self, screen: str) -> None:
        """Go to a screen, and wait until it stands still."""
        SCREENS[screen](self)
        self.stand_still()

    def go(self, path: str, sign: str) -> None:
        """Open a page, and wait for a sign that it is there."""
        self.page.goto(self.url + path)
        self.page.wait_for_selector(sign)

    def table(self, edition: str = "second") -> None:
        """A table in the middle of a match."""
        self.go(f"/match/{self.matches.running[edition]}", "[data-confirm]")

    def over_table(self, press: str, sign: str = "dialog[open]") -> None:
        """Something that lies over the table."""
        self.table()
        self.page.locator(press).first.click()
        self.page.wait_for_selector(sign)

    def player(self) -> None:
        """All that is known of a player; on a phone the players have a tab."""
        self.table()
        if self.page.locator(".sheet").count():
            self.page.locator(".sheet [role=tab]").nth(2).click()
        self.page.locator(".players .head").first.click()
        self.page.wait_for_selector("dialog[open]")

    def by_key(self, key: str) -> None:
        """Something that a key opens."""
        self.table()
        self.page.keyboard.press(key)
        self.page.wait_for_selector("dialog[open]")

    def form(self, number: int) -> None:
        """The form of a new table, opened by one of the buttons of the first page."""
        self.go("/", "main nav button")
        self.page.locator("main nav button").nth(number).click()
        self.page.wait_for_selector("form")


SCREENS: Final[dict[str, Callable[[Tour], None]]] = {
    "home": lambda tour: tour.go("/", "main nav button"),
    "form-bots": lambda tour: tour.form(0),
    "form-friends": lambda tour: tour.form(1),
    "form-hot-seat": lambda tour: tour.form(2),
    "lobby": lambda tour: tour.go(f"/match/{tour.matches.lobby}", ".lobby"),
    "curtain": lambda tour: tour.go(f"/match/{tour.matches.shared}", ".curtain"),
    "setup-first": lambda tour: tour.go(f"/match/{tour.matches.fresh['first']}", "[data-confirm]"),
    "setup-second": lambda tour: tour.go(
        f"/match/{tour.matches.fresh['second']}", "[data-confirm]"
    ),
    "table-first": lambda tour: tour.table("first"),
    "table-second": lambda tour: tour.table("second"),
    "text-board": lambda tour: tour.by_key("t"),
    "help": lambda tour: tour.by_key("?"),
    "lacks": lambda tour: tour.by_key("w"),
    "player": lambda tour: tour.player(),
    "settings": lambda tour: tour.over_table(".bar nav button:last-child"),
    "rule": lambda tour: tour.over_table(".decision .rule"),
    "result-first": lambda tour: tour.go(f"/match/{tour.matches.over['first']}", "dialog ol"),
    "result-second": lambda tour: tour.go(f"/match/{tour.matches.over['second']}", "dialog ol"),
    "replay-first": lambda tour: tour.go(
        f"/replay/{tour.matches.over['first']}?at=60", "footer input"
    ),
    "replay-second": lambda tour: tour.go(
        f"/replay/{tour.matches.over['second']}?at=60", "footer input"
    ),
    "learn": lambda tour: tour.go("/learn", "[data-lesson]"),
    "ratings": lambda tour: tour.go("/ratings", "main table"),
    "tournaments": lambda tour: tour.go("/tournaments", "main section"),
    "statistics": lambda tour: tour.go("/statistics", "main table"),
    "lesson": lambda tour: tour.go(f"/match/{tour.matches.lesson}", ".coach"),
    "rules": lambda tour: tour.go("/rules", "main.book article, main.book section"),
    "rules-compare": lambda tour: tour.go(
        "/rules/compare", "main.book table, main.book article, main.book section"
    ),
    "gallery": lambda tour: tour.go("/gallery/second/hero", ".pieces > section"),
    "account": lambda tour: tour.go("/account", "main.account h1"),
    "gone": lambda tour: tour.go("/match/nowhere", "main.message h1"),
}
