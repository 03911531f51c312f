"""A player who cannot go on gives their seat to a friend."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.axe import faults
from browser.conftest import Opener

pytestmark = pytest.mark.slow

MAKE = """async () => {
    const post = async (path, body, invite = '') => {
        const headers = {'Content-Type': 'application/json', 'Metro2033-Invite': invite};
        const made = await fetch(path, {method: 'POST', headers, body: JSON.stringify(body)});
        return made.json();
    };
    const seats = [{kind: 'mine', name: 'Anna'}, {kind: 'bot', bot: 'random'}];
    const {match} = await post('/api/matches', {edition: 'second', seats, start: true});
    return match.id;
}"""


def origin(page: Page) -> str:
    return str(page.evaluate("location.origin"))


def test_a_friend_opens_the_link_and_plays_on(visit: Opener) -> None:
    anna = visit()
    anna.goto(f"{origin(anna)}/match/{anna.evaluate(MAKE)}")
    invite = """async () => {
        const path = `/api/matches/${location.pathname.split('/')[2]}/invites`;
        const headers = {'Content-Type': 'application/json'};
        const body = JSON.stringify({kind: 'heir', seat: 1});
        return (await (await fetch(path, {method: 'POST', headers, body})).json()).link;
    }"""
    anna.wait_for_selector("header.bar")
    vera = visit()
    vera.goto(anna.evaluate(invite))
    expect(vera.locator("main.message h1")).to_contain_text("Anna")
    assert faults(vera) == []
    vera.locator("main.message input").fill("Vera")
    vera.locator("main.message form button").click()
    vera.wait_for_selector("header.bar")
    # Whoever gave the seat away only watches now.
    expect(anna.locator(".options button")).to_have_count(0)
