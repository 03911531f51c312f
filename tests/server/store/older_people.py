"""What else there is in a database: accounts, ratings, tournaments, plans, chat and moderation.

`live` makes some of each with a server, and `seen` tells what is found of it, then and later.
"""

from __future__ import annotations

import asyncio
import time
from typing import Any

import httpx

from server.http.site import RunningSite
from server.match.player import Browser

PEOPLE = ("Vera", "Gleb")
MINE = [{"kind": "mine", "name": "Vera"}, {"kind": "mine", "name": "Gleb"}]
STEPS = [{"key": "rest", "repeat": False}] * 3
Told = dict[str, Any]


def person(name: str) -> dict[str, str]:
    return {"name": name, "password": f"the lamp of {name}"}


def ask(client: httpx.Client, method: str, path: str, **given: Any) -> Any:
    """What is answered to a request that succeeds."""
    answer = client.request(method, path, **given)
    assert answer.is_success, answer.text
    return answer.json() if answer.content else None


def logged_in(site: RunningSite, path: str = "/api/session") -> list[httpx.Client]:
    """A browser of each person, after login or registration."""
    clients = [site.visit() for _ in PEOPLE]
    for client, name in zip(clients, PEOPLE, strict=True):
        ask(client, "POST", path, json=person(name))
    return clients


def rated(vera: httpx.Client, gleb: httpx.Client) -> str:
    """A rated match of both, which bots have finished for them."""
    seats = [{"kind": "mine", "name": "Vera"}, {"kind": "open"}]
    clock = {"kind": "bank", "seconds": 900, "increment": 10}
    wanted = {"edition": "toy", "seats": seats, "rated": True, "clock": clock}
    made = ask(vera, "POST", "/api/matches", json=wanted)
    match, invited = made["match"]["id"], {"Metro2033-Invite": made["invite"]["token"]}
    path = f"/api/matches/{match}"
    ask(gleb, "POST", f"{path}/join", headers=invited, json={"name": "Gleb"})
    ask(vera, "POST", f"{path}/start")
    for client in (vera, gleb):
        ask(client, "POST", f"{path}/leave", json={})
    while not ask(vera, "GET", f"{path}/ratings")["is_counted"]:
        time.sleep(0.05)
    while not ask(vera, "GET", "/api/profiles", params={"name": "Vera"})["history"]:
        time.sleep(0.05)
    return str(match)


def cup(vera: httpx.Client, gleb: httpx.Client) -> str:
    """A tournament whose first round is under way."""
    wanted = {"title": "Spring cup", "edition": "toy", "rounds": 2}
    made = ask(vera, "POST", "/api/tournaments", json=wanted)
    path = f"/api/tournaments/{made['id']}"
    for client in (vera, gleb):
        ask(client, "POST", f"{path}/join")
    ask(vera, "POST", f"{path}/start")
    return str(made["id"])


async def chatted(browser: Browser) -> tuple[str, int]:
    """A match with a line of chat, and a plan of the seat that is not asked; that seat."""
    match = await asyncio.to_thread(browser.make, "toy", MINE, start=True)
    async with browser.sit(match, seat=1) as one, browser.sit(match, seat=2) as two:
        await one.ask("chat", text="Wait for me at Polis.")
        waiting = two if one.question is not None else one
        assert (await waiting.ask("plan", steps=STEPS))["type"] == "done"
        return match, waiting.state["seat"]


def live(site: RunningSite) -> Told:
    """Do something of everything; where it is, and what is seen of it."""
    vera, gleb = clients = logged_in(site, "/api/accounts")
    browser = Browser(site)
    match, planner = asyncio.run(chatted(browser))
    feed = ask(vera, "POST", "/api/session/channels", json={"kind": "feed"})
    known = {
        "cookies": dict(browser.cookies),
        "match": match,
        "planner": planner,
        "rated": rated(vera, gleb),
        "cup": cup(vera, gleb),
        "feed": feed["link"].partition("/api/")[2],
    }
    ask(vera, "PUT", "/api/account/profile", json={"is_public": True})
    ask(gleb, "PUT", "/api/follows", params={"name": "Vera"})
    seats = ask(vera, "GET", f"/api/matches/{known['rated']}")["seats"]
    (seat,) = [number for number, one in enumerate(seats, 1) if one["name"] == "Gleb"]
    rude = {"kind": "behaviour", "seat": seat, "note": "Left without a word."}
    ask(vera, "POST", f"/api/matches/{known['rated']}/reports", json=rude)
    with site.admin() as admin:
        mute = {"name": "Gleb", "reason": "An insult.", "minutes": None}
        ask(admin, "POST", "/api/admin/mutes", json=mute)
    for client in clients:
        client.close()
    return {**known, "seen": seen(site, known)}


def seen(site: RunningSite, known: Told) -> Told:
    """What is found of all that."""
    vera, gleb = clients = logged_in(site)
    profile = ask(vera, "GET", "/api/profiles", params={"name": "Vera"})
    counted = ask(gleb, "GET", f"/api/matches/{known['rated']}/ratings")
    held = ask(vera, "GET", f"/api/tournaments/{known['cup']}")
    with site.admin() as admin:
        reports = ask(admin, "GET", "/api/admin/reports")["reports"]
        sanctions = ask(admin, "GET", "/api/admin/sanctions")["sanctions"]
        audit = ask(admin, "GET", "/api/admin/audit")["entries"]
    found = {
        # The next server lets bots finish the tournament, which adds other matches.
        "places": [one["place"] for one in profile["history"] if one["match"] == known["rated"]],
        "changes": counted["changes"],
        "cup": [held["title"], sorted(one["name"] for one in held["entrants"])],
        "follows": ask(gleb, "GET", "/api/follows"),
        "channels": [one["kind"] for one in ask(vera, "GET", "/api/session/channels")["channels"]],
        "feed": httpx.codes.is_success(vera.get(f"/api/{known['feed']}").status_code),
        "reports": [(one["kind"], one["note"]) for one in reports],
        "sanctions": [(one["kind"], one["reason"]) for one in sanctions],
        "audit": [(one["deed"], one["subject"], one["reason"]) for one in audit],
        **asyncio.run(at_table(site, known)),
    }
    for client in clients:
        client.close()
    return found


async def at_table(site: RunningSite, known: Told) -> Told:
    """The chat of the match, and the plan of its seat."""
    browser = Browser(site)
    browser.cookies.update(known["cookies"])
    async with browser.sit(known["match"], seat=known["planner"]) as socket:
        assert socket.plan is not None
        keys = [step["option"]["key"] for step in socket.plan["steps"]]
        return {"lines": [line["text"] for line in socket.lines], "plan": keys}
