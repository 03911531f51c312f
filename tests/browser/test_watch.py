"""Watching in the browser: with a delay, from the list, whom one follows, and in other pages."""

from __future__ import annotations

import secrets
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.axe import faults
from browser.conftest import Opener
from browser.frames import heard_by
from browser.screens import BOT, LANGUAGES, ME, PLAY, made, make_account

pytestmark = pytest.mark.slow

MOVES = {"kind": "moves", "moves": 5}
SHOW = """async () => {
    const headers = { 'Content-Type': 'application/json' };
    await fetch('/api/account/profile', {
        method: 'PUT', headers, body: JSON.stringify({ is_public: true }),
    });
}"""


def running(page: Page, **more: object) -> str:
    """A public match that has begun; its id."""
    return made(page, "second", ME, BOT, start=True, is_public=True, **more)


def account(page: Page) -> str:
    """An account with a profile; its name."""
    name = f"Watched {secrets.token_hex(4)}"
    page.goto(f"{page.url}account")
    make_account(page, name, "a lamp in the tunnel")
    expect(page.get_by_role("button", name="Log out")).to_be_visible()
    page.evaluate(SHOW)
    return name


@pytest.mark.parametrize("is_phone", [False, True])
def test_somebody_watches_what_another_plays_some_moves_later(
    visit: Opener, is_phone: bool
) -> None:
    host = visit()
    host.get_by_role("button", name="Invite friends").click()
    watching = host.locator("[data-watching]")
    expect(watching).to_have_value("open")
    watching.select_option("moves")
    host.get_by_label("List this table publicly").check()
    home = host.url
    host.goto(home)

    match = running(host, delay=MOVES)
    fan = visit(is_phone=is_phone)
    heard = heard_by(fan)
    fan.goto(f"{home}match/{match}")
    expect(fan.get_by_text("5 moves behind")).to_be_visible()
    assert heard[0]["n"] == 0
    host.evaluate(PLAY, [match, 12])
    row = host.evaluate("(id) => fetch(`/api/matches/${id}`).then((a) => a.json())", match)
    while not (shown := max(message.get("n", 0) for message in heard)):
        fan.wait_for_timeout(20)
    assert shown < row["count"]
    assert all(message["is_delayed"] for message in heard if message["type"] == "welcome")
    assert faults(fan) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("is_phone", [False, True])
def test_the_list_tells_matches_in_short(visit: Opener, language: str, is_phone: bool) -> None:
    host, fan = visit(), visit(language=language, is_phone=is_phone)
    name = account(host)
    match = running(host, title="An evening underground", delay=MOVES)
    fan.goto(f"{fan.url}player?name={name}")
    fan.locator("button[aria-pressed=false]").filter(has=fan.locator("svg")).last.click()
    expect(fan.locator("main button[aria-pressed=true]")).to_be_visible()
    assert faults(fan) == []
    fan.goto(fan.url.split("player")[0] + "watch")
    followed = fan.locator("[data-rows=followed] article")
    expect(followed.filter(has_text="An evening underground")).to_be_visible()
    expect(followed.first.get_by_text("Anna", exact=True)).to_be_visible()
    assert faults(fan) == []
    width = fan.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert width <= 0
    followed.first.locator("h3 a").click()
    fan.wait_for_url(f"**/match/{match}")
    fan.go_back()
    fan.locator("main section li button").click()
    expect(fan.locator("[data-rows=followed]")).to_have_count(0)


@contextmanager
def another_site(body: str) -> Iterator[str]:
    """A page of somebody else; its address."""

    class Foreign(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("Content-Type", "text/html; charset=utf-8")
            self.end_headers()
            text = f"<!doctype html><html lang=en><title>A page</title>{body}</html>"
            self.wfile.write(text.encode())

        def log_message(self, *_: object) -> None:
            """Say nothing."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Foreign) as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        yield f"http://localhost:{server.server_port}/"
        server.shutdown()
        thread.join()


def test_another_site_shows_a_match_without_a_cookie(visit: Opener) -> None:
    host, reader = visit(), visit()
    match = running(host)
    home = host.url
    query = f"{home}oembed?url={home}match/{match}"
    told = reader.evaluate("(path) => fetch(path).then((answer) => answer.json())", query)
    reader.context.clear_cookies()
    heard = heard_by(reader)
    with another_site(told["html"]) as address:
        reader.goto(address)
        expect(reader.frame_locator("iframe").locator(".room .players li")).to_have_count(2)
        assert heard[0]["seat"] is None
        assert reader.context.cookies() == []


def test_another_site_cannot_show_a_page_on_which_somebody_is_known(
    visit: Opener, chromium: Browser
) -> None:
    host = visit()
    frame = f'<iframe src="{host.url}match/{running(host)}"></iframe>'
    with another_site(frame) as address:
        page = chromium.new_page()
        page.goto(address)
        expect(page.frame_locator("iframe").locator("#app")).to_have_count(0)
        page.close()
