"""From a report to a ban in the browser: a player, a moderator's page, and what the banned see."""

from __future__ import annotations

import httpx
import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Opener
from browser.place import ADMIN_TOKEN, Site
from browser.screens import MAKE
from browser.test_tournaments import check_everywhere, log_in

pytestmark = pytest.mark.slow

SAY = """([match, text]) => new Promise((done) => {
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/socket`);
    socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', id: 1, match }));
    socket.onmessage = ({ data }) => {
        const { type } = JSON.parse(data);
        if (type === 'welcome') socket.send(JSON.stringify({ type: 'chat', id: 2, text }));
        if (type === 'done') { socket.close(); done(); }
    };
})"""

SEND = """async ([path, body]) => {
    const answer = await fetch(path, {
        method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body),
    });
    return [answer.status, await answer.json()];
}"""


def give_role(site: Site, name: str, role: str) -> None:
    headers = {"Authorization": f"Bearer {ADMIN_TOKEN}", "Origin": site.url}
    body = {"name": name, "role": role}
    answer = httpx.put(f"{site.url}/api/admin/officials", json=body, headers=headers, timeout=60)
    assert answer.is_success, answer.text


def test_a_report_leads_to_a_ban_that_the_person_reads(site: Site, visit: Opener) -> None:
    boss, rude, victim = visit(), visit(is_phone=True), visit()
    names = [log_in(page) for page in (boss, rude, victim)]
    give_role(site, names[0], "administrator")
    seats = [{"kind": "mine", "name": names[2]}, {"kind": "open"}]
    match = victim.evaluate(MAKE, {"edition": "second", "seats": seats, "is_public": True})
    assert rude.evaluate(SEND, [f"/api/matches/{match}/join", {"name": names[1]}])[0] == 200
    insult = "<b>You rat</b>"
    rude.evaluate(SAY, [match, insult])
    report = {"kind": "chat", "line": 1, "note": "Please help."}
    assert victim.evaluate(SEND, [f"/api/matches/{match}/reports", report])[0] == 201

    boss.goto(f"{site.url}/admin")
    boss.get_by_role("link", name=f"Chat: {names[1]}").click()
    expect(boss.locator("blockquote")).to_have_text(insult)
    check_everywhere(boss, "blockquote")
    punish(boss, "Mute", "Insults.")
    expect(boss.get_by_text(f"Muted: {names[1]}")).to_be_visible()

    rude.goto(f"{site.url}/match/{match}")
    expect(rude.get_by_role("alert").filter(has_text="You may not chat until")).to_be_visible()
    boss.get_by_role("combobox", name="Measure").select_option("bans")
    punish(boss, "Ban", "More insults.")
    told = rude.get_by_role("alert").filter(has_text="You are banned from playing here until")
    expect(told).to_contain_text("More insults.")
    expect(told).to_contain_text("To appeal, contact whoever runs this server")
    boss.goto(f"{site.url}/admin/audit")
    expect(boss.get_by_text(f"{names[0]}: banned {names[1]}")).to_be_visible()
    for place in ("announcements", "health", "people", "match", "audit"):
        boss.goto(f"{site.url}/admin/{place}")
        check_everywhere(boss, "main nav")


def punish(page: Page, button: str, reason: str) -> None:
    form = page.locator("form").filter(has=page.get_by_role("button", name=button, exact=True))
    form.get_by_role("textbox", name="Reason").fill(reason)
    form.get_by_role("button", name=button, exact=True).click()
