"""From a report to a ban in the browser: a player, a moderator's page, and what the banned see."""

from __future__ import annotations

import httpx
import pytest
from playwright.sync_api import Locator, Page, Route, expect

from browser.conftest import Opener
from browser.everywhere import check_everywhere
from browser.place import ADMIN_TOKEN, Site
from browser.screens import MAKE
from browser.test_tournaments import log_in

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
    boss.get_by_role("combobox", name="Action").select_option("bans")
    punish(boss, "Ban", "More insults.")
    told = rude.get_by_role("alert").filter(has_text="You are banned from playing here until")
    expect(told).to_contain_text("More insults.")
    expect(told).to_contain_text("To appeal, contact whoever runs this server")
    # The match goes on without them; it is no less there than before.
    expect(rude.get_by_role("heading")).to_have_text(
        "You cannot open this match while you are banned."
    )
    boss.goto(f"{site.url}/admin/audit")
    expect(boss.get_by_text(f"{names[0]}: banned {names[1]}")).to_be_visible()
    for place in ("announcements", "health", "people", "match", "ratings", "audit"):
        boss.goto(f"{site.url}/admin/{place}")
        check_everywhere(boss, "main nav")


def test_a_player_reports_by_the_dialog(site: Site, visit: Opener) -> None:
    boss, rude, victim = visit(), visit(), visit(is_phone=True)
    names = [log_in(page) for page in (boss, rude, victim)]
    give_role(site, names[0], "moderator")
    match = match_of(victim, rude, names[2], names[1])
    for line in ("You rat", "Sorry."):
        rude.evaluate(SAY, [match, line])
    victim.goto(f"{site.url}/match/{match}")
    dialog = report_dialog(victim, names[1])
    expect(dialog).to_contain_text("Nobody at the table is told.")
    dialog.get_by_role("combobox", name="Message").select_option("You rat")
    dialog.get_by_role("textbox").fill("Twice already.")
    dialog.get_by_role("button", name="Send the report").click()
    expect(dialog.get_by_role("status")).to_have_text("Thank you. A moderator will look at it.")
    victim.keyboard.press("Escape")
    dialog = report_dialog(victim, names[1])
    dialog.get_by_role("combobox", name="What is wrong").select_option("Behaviour")
    expect(dialog.get_by_role("combobox", name="Message")).to_have_count(0)
    for told in ("status", "alert"):  # The second time it is open already.
        dialog.get_by_role("button", name="Send the report").click()
        expect(dialog.get_by_role(told)).to_be_visible()
        if told == "status":
            victim.keyboard.press("Escape")
            dialog = report_dialog(victim, names[1])
            dialog.get_by_role("combobox", name="What is wrong").select_option("Behaviour")

    boss.goto(f"{site.url}/admin")
    expect(boss.get_by_role("link", name=f"Behaviour: {names[1]}")).to_be_visible()
    boss.get_by_role("link", name=f"Chat: {names[1]}").click()
    expect(boss.locator("blockquote")).to_have_text("You rat")
    expect(boss.get_by_text("Twice already.")).to_be_visible()
    expect(boss.get_by_text("Other reports about this player: 1")).to_be_visible()
    expect(boss.get_by_role("option", name="Ban")).to_have_count(0)
    boss.get_by_role("combobox", name="Decision").select_option("Rejected")
    punish(boss, "Close the report", "They said sorry.")
    expect(boss.get_by_text("They said sorry.")).to_be_visible()


def test_a_player_is_reported_where_nobody_chats(visit: Opener) -> None:
    host, guest = visit(), visit()
    match = match_of(host, guest, "Host", "Guest", chat=False)
    host.goto(f"{host.url}match/{match}")
    host.locator(".players .head").nth(0).click()
    expect(host.get_by_role("dialog")).to_be_visible()
    expect(host.get_by_role("button", name="Report")).to_have_count(0)
    host.keyboard.press("Escape")
    host.locator(".players .head").nth(1).click()
    host.get_by_role("button", name="Report").click()
    dialog = host.get_by_role("dialog", name="Report Guest")
    expect(dialog.get_by_role("option", name="Chat")).to_have_count(0)
    dialog.get_by_role("combobox").select_option("Behaviour")
    dialog.get_by_role("button", name="Send the report").click()
    expect(dialog.get_by_role("status")).to_be_visible()


def test_an_administrator_frees_a_seat_ends_a_match_and_gives_a_role(
    site: Site, visit: Opener
) -> None:
    boss, guest, host = visit(), visit(), visit()
    names = [log_in(page) for page in (boss, guest, host)]
    give_role(site, names[0], "administrator")
    match = match_of(host, guest, names[2], names[1])
    boss.goto(f"{site.url}/admin/match")
    boss.get_by_role("textbox", name="ID of the match").fill(match)
    boss.get_by_role("button", name="Show").click()
    boss.get_by_role("combobox", name="Seat").select_option(f"2 {names[1]}")
    punish(boss, "Free the seat", "They asked for it.")
    link = boss.get_by_role("status").get_by_role("link")
    expect(link).to_be_visible()
    heir = visit()
    heir.goto(link.get_attribute("href") or "")
    expect(heir.get_by_role("button", name="Take a seat")).to_be_visible()
    punish(boss, "End the match early", "Nobody plays.")
    expect(boss.get_by_text("ended early")).to_be_visible()
    expect(boss.get_by_role("button", name="Free the seat")).to_have_count(0)

    boss.get_by_role("link", name="People").click()
    boss.get_by_role("textbox", name="Name of the account").fill(names[2])
    boss.get_by_role("button", name="Show").click()
    boss.get_by_role("combobox", name="Role").select_option("moderator")
    punish(boss, "Give the role", "They know the rules.")
    expect(boss.locator("main")).to_contain_text("· moderator")
    host.goto(f"{site.url}/admin")
    expect(host.get_by_role("link", name="Reports")).to_be_visible()
    boss.get_by_role("link", name="Log").click()
    for deed in (f"changed the role of {names[2]}", f"ended {match}", f"freed a seat in {match}"):
        expect(boss.get_by_text(f"{names[0]}: {deed}")).to_be_visible()


def test_an_administrator_deletes_a_match_and_recounts_the_ratings(
    site: Site, visit: Opener
) -> None:
    boss, guest, host = visit(), visit(), visit()
    names = [log_in(page) for page in (boss, guest, host)]
    give_role(site, names[0], "administrator")
    matches = [match_of(host, guest, names[2], names[1]) for _ in range(2)]
    boss.goto(f"{site.url}/admin/match?id={matches[0]}")
    expect(boss.get_by_role("button", name="End the match early")).to_be_visible()
    answers: list[Route] = []

    def hold(route: Route) -> None:
        answers.append(route)

    boss.route(f"**/api/admin/matches/{matches[1]}", hold)
    boss.get_by_role("textbox", name="ID of the match").fill(matches[1])
    boss.get_by_role("button", name="Show").click()
    # What belongs to the first match is gone at once, not when the second one is loaded.
    expect(boss.get_by_role("button", name="End the match early")).to_have_count(0)
    answers[0].continue_()
    boss.unroute(f"**/api/admin/matches/{matches[1]}", hold)
    boss.locator("summary", has_text="Delete the match for good").click()
    check_everywhere(boss, "details")
    punish(boss, "Delete the match for good", "Made by mistake.")
    expect(boss.get_by_role("button", name="End the match early")).to_have_count(0)
    seen = "ids => Promise.all(ids.map((id) => fetch(`/api/matches/${id}`).then((r) => r.status)))"
    assert host.evaluate(seen, matches) == [200, 404]

    boss.get_by_role("link", name="Ratings", exact=True).click()
    expect(boss.get_by_text("Players who leave rated matches")).to_be_visible()
    boss.get_by_role("button", name="Recompute all ratings").click()
    expect(boss.get_by_role("status")).to_contain_text("all ratings are correct")
    check_everywhere(boss, "main nav")


def test_a_login_shows_what_one_may_do_and_a_logout_hides_it(site: Site, visit: Opener) -> None:
    boss = visit()
    name = log_in(boss)
    give_role(site, name, "administrator")
    boss.get_by_role("button", name="Log out").click()
    boss.get_by_role("textbox", name="Name").fill(name)
    boss.get_by_label("Password").fill("a lamp in the tunnel")
    boss.locator("form").get_by_role("button", name="Log in").last.click()
    expect(boss.get_by_role("link", name="Administration")).to_be_visible()
    boss.get_by_role("button", name="Log out").click()
    expect(boss.get_by_role("textbox", name="Name")).to_be_visible()
    expect(boss.get_by_role("link", name="Administration")).to_have_count(0)


def test_a_notice_pushes_no_part_of_a_match_out_of_the_window(site: Site, visit: Opener) -> None:
    host, guest = visit(), visit()
    match = match_of(host, guest, "Host", "Guest")
    host.goto(f"{site.url}/match/{match}")
    headers = {"Authorization": f"Bearer {ADMIN_TOKEN}", "Origin": site.url}
    path = f"{site.url}/api/admin/announcements"
    body = {"texts": {"en": "Restart at eight."}, "minutes": 60}
    made = httpx.post(path, json=body, headers=headers, timeout=60).json()["id"]
    try:
        expect(host.get_by_text("Restart at eight.")).to_be_visible()
        host.get_by_role("tab", name="Chat").click()
        expect(host.get_by_role("button", name="Mute or report")).to_be_in_viewport(ratio=1)
    finally:
        httpx.delete(f"{path}/{made}", headers=headers, timeout=60)
    expect(host.get_by_text("Restart at eight.")).to_have_count(0)


def match_of(host: Page, guest: Page, host_name: str, guest_name: str, **settings: bool) -> str:
    """A running match of two people; its id."""
    seats = [{"kind": "mine", "name": host_name}, {"kind": "open"}]
    wanted = {"edition": "second", "seats": seats, "is_public": True, **settings}
    match: str = host.evaluate(MAKE, wanted)
    assert guest.evaluate(SEND, [f"/api/matches/{match}/join", {"name": guest_name}])[0] == 200
    assert host.evaluate(SEND, [f"/api/matches/{match}/start", {}])[0] == 200
    return match


def report_dialog(page: Page, name: str) -> Locator:
    """The dialog that reports a player, opened from the chat."""
    if not page.get_by_role("list", name="Mute").is_visible():
        page.get_by_role("tab", name="Chat").click()
        page.get_by_role("button", name="Mute or report").click()
    row = page.get_by_role("list", name="Mute").get_by_role("listitem").filter(has_text=name)
    row.get_by_role("button", name="Report").click()
    return page.get_by_role("dialog", name=f"Report {name}")


def punish(page: Page, button: str, reason: str) -> None:
    form = page.locator("form").filter(has=page.get_by_role("button", name=button, exact=True))
    form.get_by_role("textbox", name="Reason").fill(reason)
    form.get_by_role("button", name=button, exact=True).click()
