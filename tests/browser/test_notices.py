"""Messages about turns: set up on the account page, shown by the service worker."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect

from browser.axe import faults
from browser.conftest import Opener

pytestmark = pytest.mark.slow

SEAT = """async (title) => {
    const seats = [{kind: 'mine', name: 'Anna'}, {kind: 'mine', name: 'Boris'}];
    const body = {edition: 'second', title, start: true, clock: {kind: 'days', days: 2}, seats};
    const headers = {'Content-Type': 'application/json'};
    const made = await fetch('/api/matches', {method: 'POST', headers, body: JSON.stringify(body)});
    return (await made.json()).match.id;
}"""
WATCH = """() => {
    self.shown = [];
    registration.showNotification = async (title, {body, tag}) => shown.push({title, body, tag});
}"""


def deliver(page: Page, message: dict[str, str]) -> None:
    """A push service brings a message."""
    browser = page.context.new_cdp_session(page)
    registrations: list[str] = []
    browser.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: registrations.extend(r["registrationId"] for r in event["registrations"]),
    )
    browser.send("ServiceWorker.enable")
    while not registrations:
        page.wait_for_timeout(50)
    browser.send(
        "ServiceWorker.deliverPushMessage",
        {
            "origin": page.evaluate("location.origin") + "/",
            "registrationId": registrations[0],
            "data": json.dumps(message),
        },
    )


def test_the_service_worker_shows_turns_of_matches_that_nobody_looks_at(visit: Opener) -> None:
    page = visit()
    page.wait_for_function("() => navigator.serviceWorker.controller?.state === 'activated'")
    worker = page.context.service_workers[0]
    worker.evaluate(WATCH)
    told = {"title": "Ваш ход: Полис", "body": "Полис", "tag": "t", "language": "ru"}
    deliver(page, {**told, "url": "/"})
    deliver(page, {**told, "url": "/match/x"})
    while not (shown := worker.evaluate("() => self.shown")):
        page.wait_for_timeout(50)
    assert shown == [{name: told[name] for name in ("title", "body", "tag")}]


def test_rest_and_feeds_are_set_up_on_the_account_page(visit: Opener) -> None:
    page = visit()
    page.evaluate(SEAT, "Polis")
    page.goto(page.evaluate("location.origin") + "/account")
    page.locator("[aria-labelledby=time-off-title] .check input").check()
    page.locator("[aria-labelledby=time-off-title] form button").first.click()
    expect(page.locator("[aria-labelledby=time-off-title] [role=status]")).to_be_visible()
    page.locator("[data-leave]").click()
    expect(page.locator("[data-back]")).to_be_visible()
    page.locator("[data-told=feed]").click()
    expect(page.locator(".framed code")).to_have_count(2)
    feed, calendar = page.locator(".framed code").all_inner_texts()
    assert "/api/feeds/" in feed
    assert calendar == f"{feed}/turns.ics"
    assert faults(page) == []
    page.locator("[data-back]").click()
    expect(page.locator("[data-leave]")).to_be_visible()


def test_a_host_lets_the_table_tell_a_program(visit: Opener) -> None:
    page = visit()
    match = page.evaluate(SEAT.replace("start: true", "start: false"), "Polis")
    page.goto(page.evaluate("location.origin") + f"/match/{match}")
    panel = page.locator("details", has=page.locator("input[type=url]"))
    panel.locator("summary").click()
    panel.locator("input").fill("https://hooks.example/turn")
    panel.locator("form button").click()
    panel = page.locator("details", has_text="hooks.example")
    expect(panel.locator("code")).to_have_text(re.compile(".{20}"))
    assert faults(page) == []
    page.reload()
    panel.locator("summary").click()
    expect(panel.locator("code")).to_have_count(0)
    panel.get_by_role("button").click()
    expect(page.locator("input[type=url]")).to_be_visible()
