"""The game as a program of its own: installed, opened offline, renewed by a new build."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.conftest import Opener
from browser.patience import awaited
from browser.place import CLIENT
from metro2033.server.http import app
from metro2033.server.http.client_pages import add_pages
from server.http.site import running_site, sqlite_in

pytestmark = pytest.mark.slow

KEPT = """async () => {
    const cache = await caches.open('metro2033');
    return (await cache.keys()).map((request) => new URL(request.url).pathname);
}"""


def await_worker(page: Page) -> None:
    """Wait until the worker has the page in its care and has kept what it needs."""
    page.wait_for_function("() => navigator.serviceWorker.controller?.state === 'activated'")


def test_browsers_offer_to_install_it(visit: Opener) -> None:
    page = visit()
    await_worker(page)
    browser = page.context.new_cdp_session(page)
    assert browser.send("Page.getAppManifest")["errors"] == []
    found = browser.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # Windows of tests forget everything, so nothing can be installed from them.
    assert [e["errorId"] for e in found if e["errorId"] != "in-incognito"] == []


APP: dict[str, tuple[str, str]] = {
    "en": ("Metro 2033", "Install the game"),
    "ru": ("Метро 2033", "Установить игру"),
    "hu": ("Metró 2033", "A játék telepítése"),
}
"""What the game is called on a home screen, and what offers to put it there."""

OFFER = """() => {
    const event = new Event('beforeinstallprompt', { cancelable: true });
    event.prompt = async () => { window.asked = true; };
    return dispatchEvent(event);
}"""
"""What browsers do that can install the page; whether they would show an offer of their own."""

MANIFEST = "() => fetch(document.querySelector('link[rel=manifest]').href).then((it) => it.json())"


@pytest.mark.parametrize("language", APP)
def test_the_offer_to_install_speaks_the_language_of_the_reader(
    visit: Opener, language: str
) -> None:
    page = visit(language=language)
    name, offer = APP[language]
    expect(page.locator("html")).to_have_attribute("lang", language)
    manifest = page.evaluate(MANIFEST)
    assert (manifest["lang"], manifest["name"], manifest["short_name"]) == (language, name, name)
    button = page.get_by_role("button", name=offer)
    expect(button).to_have_count(0)
    assert not page.evaluate(OFFER)
    button.click()
    assert page.evaluate("window.asked")
    expect(button).to_have_count(0)


def test_what_the_server_says_is_never_kept(visit: Opener) -> None:
    page = visit()
    await_worker(page)
    page.get_by_role("button", name="Play against bots").click()
    page.get_by_role("button", name="Start").click()
    expect(page.locator(".decision")).to_be_visible()
    page.reload()
    expect(page.locator(".decision")).to_be_visible()
    kept = page.evaluate(KEPT)
    assert "/" in kept
    others = [path for path in kept if path != "/" and not path.startswith(("/assets/", "/icon"))]
    assert all(path.startswith("/manifest") for path in others)


def build_again(folder: Path) -> tuple[str, str]:
    """Another build in the place of the one there: the former and the new name of its script.

    Scripts import each other by name, so all of them have other names in another build.
    """
    index = folder / "index.html"
    scripts = [*folder.joinpath("assets").glob("*.js")]
    names = {script.name: f"{script.stem}-another.js" for script in scripts}
    for file in [index, *scripts]:
        text = file.read_text(encoding="utf-8")
        for old, new in names.items():
            text = text.replace(old, new)
        file.write_text(text.replace("<body", "<body data-build=new"), encoding="utf-8")
    for script in scripts:
        script.rename(script.with_name(names[script.name]))
    entry = next(name for name in names if name.startswith("index-"))
    return f"/assets/{entry}", f"/assets/{names[entry]}"


def rename_part(folder: Path, part: str) -> None:
    """Give a part of the client the name that it would have in another build."""
    script = next(folder.joinpath("assets").glob(f"{part}-*.js"))
    script.rename(script.with_name(f"{part}-another.js"))
    for file in folder.joinpath("assets").glob("*.js"):
        text = file.read_text(encoding="utf-8")
        if script.name in text:
            file.write_text(text.replace(script.name, f"{part}-another.js"), encoding="utf-8")


@pytest.fixture
def own_client(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the client that the server shows from now on, and that a test may change."""
    folder = tmp_path / "web"
    shutil.copytree(CLIENT.parent, folder, ignore=shutil.ignore_patterns("*.br", "*.gz"))
    monkeypatch.setattr(app, "add_pages", lambda made, **rest: add_pages(made, folder, **rest))
    return folder


def test_a_page_that_is_open_takes_up_a_new_build_when_it_needs_a_part_of_it(
    chromium: Browser, tmp_path: Path, own_client: Path
) -> None:
    context = chromium.new_context(locale="en-GB")
    page = context.new_page()
    with running_site(sqlite_in(tmp_path)) as site:
        page.goto(site.url)
        await_worker(page)
        rename_part(own_client, "RulesPage")
        build_again(own_client)
        page.get_by_role("link", name="Rulebook").click()
        expect(page.locator("main.book")).to_be_visible()
        expect(page).to_have_url(site.url + "/rules")
        # What is gone for good is told, not loaded again and again.
        next(own_client.joinpath("assets").glob("AccountPage-*.js")).unlink()
        page.get_by_role("link", name="Log in").click()
        expect(page.get_by_text("Part of this page failed to load")).to_be_visible()
        expect(page.get_by_role("button", name="Reload")).to_be_visible()
    context.close()


def test_it_opens_without_the_server_and_takes_up_a_new_build(
    chromium: Browser, tmp_path: Path, own_client: Path
) -> None:
    context = chromium.new_context(locale="en-GB")
    page = context.new_page()
    with running_site(sqlite_in(tmp_path)) as site:
        page.goto(site.url)
        await_worker(page)
        old, new = build_again(own_client)
        page.reload()
        expect(page.locator("body[data-build=new]")).to_be_visible()
        expect(page.get_by_role("button", name="Play against bots")).to_be_visible()
        awaited(page, f"async (wanted) => (await ({KEPT})()).includes(wanted)", new)
        assert old not in page.evaluate(KEPT)
    # A page that was never seen is not kept; it is tried twice before that is told.
    tries: list[str] = []
    page.on("framenavigated", lambda frame: tries.append(frame.url))
    page.goto(site.url + "/rules", wait_until="commit")
    expect(page.get_by_text("Part of this page failed to load")).to_be_visible()
    assert tries == [site.url + "/rules"] * 2
    page.goto(site.url)
    expect(page.locator("body[data-build=new]")).to_be_visible()
    expect(page.get_by_role("alert")).to_be_visible()
    context.close()
