"""Lessons on a running server: by the script, then freely; nobody else sees them."""

from __future__ import annotations

from typing import Any

import pytest

from metro2033.engine.kernel.source import Stream
from metro2033.i18n import languages
from metro2033.lesson import Cue, lesson, lesson_names
from server.http.site import RunningSite, running_site, sqlite_in
from server.match.player import Browser, Socket

EDITIONS = pytest.mark.parametrize("edition", lesson_names())


async def answer_cue(socket: Socket, cue: Cue) -> None:
    """Do what the coach asks for, when it is asked."""
    while socket.state["n"] < cue.at:
        await socket.hear()
    if cue.attempt:
        assert socket.question is not None
        why = await socket.ask("why", ask=socket.question["ask"], key=cue.attempt)
        assert (why["type"], why["rule"]) == ("reason", cue.rule)
        assert why["text"]
    if cue.key:
        assert (await socket.answer(cue.key))["type"] == "done"


def begin(browser: Browser, edition: str, language: str = "en") -> str:
    return str(browser.post(f"/api/lessons/{edition}", language=language)["id"])


@EDITIONS
@pytest.mark.parametrize("language", languages())
async def test_a_lesson_is_played_by_its_cues(
    site: RunningSite, edition: str, language: str
) -> None:
    anna = Browser(site)
    match = begin(anna, edition, language)
    with site.visit() as http:
        told = http.get(f"/api/lessons/{edition}").json()
    taught = lesson(edition)
    assert told["choices"] == len(taught.script)
    assert [cue["text"] for cue in told["cues"]] == [cue.text for cue in taught.cues]
    async with anna.sit(match, language=language) as socket:
        assert socket.state["match"]["lesson"] == edition
        assert socket.state["match"]["commitment"] is None
        for cue in taught.cues:
            await answer_cue(socket, cue)
        assert socket.state["n"] >= len(taught.script)
        made = [step["key"] for step in socket.steps if step["cause"] == "chosen"]
        assert made == [cue.key for cue in taught.cues if cue.key]


@EDITIONS
async def test_free_play_after_the_script_ends_soon(site: RunningSite, edition: str) -> None:
    anna = Browser(site)
    async with anna.sit(begin(anna, edition)) as socket:
        for cue in lesson(edition).cues:
            await answer_cue(socket, cue)
        await socket.play(Stream(7))
        assert socket.is_over
        facts, ranking = socket.facts, socket.state["ranking"]
        # At its limit of rounds the first edition has no winner (R1-013), the second one has.
        if edition == "second" or facts["ended_by"] == "points":
            assert 1 in ranking
        else:
            assert facts["ended_by"] == "length"
            assert ranking == places_without_winner(facts)


def places_without_winner(facts: Any) -> list[int]:
    """The places of all players by their points, from the second place on."""
    points = [player["points"] for player in facts["player"].values()]
    return [2 + sum(other > mine for other in points) for mine in points]


async def test_other_legal_answers_wait_until_the_script_has_ended(site: RunningSite) -> None:
    anna = Browser(site)
    async with anna.sit(begin(anna, "second"), language="hu") as socket:
        refused = await socket.answer("pass")
        assert (refused["type"], refused["message"]) == ("refused", "refused-off-script")
        assert "oktató" in refused["text"]
        assert socket.state["n"] == 0
        # What the rules forbid is refused by its rule, as ever.
        await socket.answer("hire")
        refused = await socket.answer("attack_station:komsomolskaya_ring")
        assert refused["rule"] == "E2-ARMY-004"


async def test_choices_of_a_lesson_can_be_taken_back_and_made_again(site: RunningSite) -> None:
    anna = Browser(site)
    cues = [cue for cue in lesson("second").cues if cue.key]
    recap = next(cue for cue in lesson("second").cues if cue.text == "recap")
    async with anna.sit(begin(anna, "second")) as socket:
        for cue in cues[:3]:
            await answer_cue(socket, cue)
        await answer_cue(socket, recap)
        assert (await socket.ask("undo", propose=True))["type"] == "done"
        assert socket.state["n"] == cues[2].at
        for cue in cues[2:6]:
            await answer_cue(socket, cue)


async def test_a_lesson_goes_on_after_a_restart(tmp_path: Any) -> None:
    database = sqlite_in(tmp_path)
    cues = lesson("first").cues
    with running_site(database) as site:
        anna = Browser(site)
        match = begin(anna, "first")
        async with anna.sit(match) as socket:
            for cue in cues[:9]:
                await answer_cue(socket, cue)
    with running_site(database) as site:
        anna.site = site
        async with anna.sit(match) as socket:
            assert socket.state["n"] == cues[9].at
            for cue in cues[9:]:
                await answer_cue(socket, cue)


async def test_a_lesson_is_nobody_elses_business(site: RunningSite) -> None:
    anna, boris = Browser(site), Browser(site)
    match = begin(anna, "second")
    boris.make("toy", [{"kind": "mine", "name": "Boris"}, {"kind": "open"}])
    with site.visit() as http:
        for status in ("running", "over", "ended"):
            listed = http.get("/api/matches", params={"status": status}).json()["matches"]
            assert match not in [found["id"] for found in listed]
        http.cookies = boris.cookies
        assert http.get(f"/api/matches/{match}").status_code == 404
        assert http.post(f"/api/matches/{match}/watch", json={}).status_code == 404


async def test_a_lesson_that_is_begun_again_ends_the_one_before(site: RunningSite) -> None:
    anna = Browser(site)
    first, other, second = (begin(anna, edition) for edition in ("second", "first", "second"))
    with site.visit() as http:
        http.cookies = anna.cookies
        matches = http.get("/api/session/matches").json()["matches"]
    status = {found["id"]: found["status"] for found in matches}
    assert (status[first], status[other], status[second]) == ("ended", "running", "running")
    assert {found["lesson"] for found in matches} == {"first", "second"}
    with site.visit() as http:
        assert http.get("/api/lessons/toy").status_code == 404
        assert http.post("/api/lessons/none", json={}).status_code == 404


async def test_a_rematch_of_a_lesson_is_an_ordinary_match(site: RunningSite) -> None:
    anna = Browser(site)
    match = begin(anna, "second")
    anna.post(f"/api/matches/{match}/end")
    again = anna.post(f"/api/matches/{match}/rematch")
    assert again["lesson"] is None
    assert again["commitment"]
