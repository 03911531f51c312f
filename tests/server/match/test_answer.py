"""Answers that are not taken: late, doubled, forged, out of turn, impossible; and why."""

from __future__ import annotations

from contextlib import AsyncExitStack

import pytest

from metro2033.i18n import languages
from metro2033.server.match.table_presenter import TablePresenter
from metro2033.server.protocol import part
from metro2033.table.decision import Decision
from server.http.site import RunningSite
from server.match.player import Browser
from server.match.table import Table


async def test_an_answer_is_told_to_all_and_acknowledged(
    table: Table, stack: AsyncExitStack
) -> None:
    asked, other = await table.sit(stack)
    before = asked.state["n"]
    done = await asked.answer("rest")
    change = await other.hear_a("change")
    assert done == {"type": "done", "id": done["id"], "seq": asked.state["seq"]}
    assert change["steps"][0]["n"] == before + 1
    assert change["steps"][0]["cause"] == "chosen"
    assert change["steps"][0]["key"] is None
    assert asked.steps[-1]["key"] == "rest" or asked.steps[0]["key"] == "rest"
    assert change["seq"] == done["seq"]


async def test_a_doubled_answer_is_taken_once(table: Table, stack: AsyncExitStack) -> None:
    asked, _ = await table.sit(stack)
    assert asked.question is not None
    ask = asked.question["ask"]
    assert (await asked.ask("answer", ask=ask, key="rest"))["type"] == "done"
    n = asked.state["n"]
    again = await asked.ask("answer", ask=ask, key="rest")
    assert (again["type"], again["message"]) in {
        ("refused", "refused-stale-ask"),
        ("refused", "refused-not-asked"),
    }
    await asked.rest()
    assert asked.state["n"] == n


async def test_nobody_answers_out_of_turn(table: Table, stack: AsyncExitStack) -> None:
    asked, other = await table.sit(stack)
    assert asked.question is not None
    refused = await other.ask("answer", ask=asked.question["ask"], key="rest")
    assert refused["message"] == "refused-not-asked"
    assert refused["args"] == {"seat": other.state["seat"]}


async def test_nobody_speaks_for_another_seat(
    table: Table, stack: AsyncExitStack, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")
    asked, other = await table.sit(stack)
    forged = await other.hello(table.match, seat=asked.state["seat"])
    assert (forged["type"], forged["code"]) == ("error", "not_allowed")
    assert [r.getMessage() for r in caplog.records if r.name == "metro2033.connection"] == [
        "seat refused"
    ]
    assert other.question is None
    refused = await other.ask("answer", ask=0, key="rest")
    assert refused["message"] == "refused-not-asked"


async def test_a_key_that_is_none_is_told_with_the_nearest(
    table: Table, stack: AsyncExitStack
) -> None:
    asked, _ = await table.sit(stack)
    refused = await asked.answer("walk:brich")
    assert refused["message"] == "refused-unknown-key"
    assert refused["args"]["nearest"] == "walk:birch"
    assert "walk:birch" in refused["text"]


@pytest.mark.parametrize("language", languages())
async def test_the_rule_against_an_answer_is_told_in_ones_language(
    site: RunningSite, stack: AsyncExitStack, language: str
) -> None:
    table = Table(site, "second")
    asked, _ = await table.sit(stack)
    await asked.hello(table.match, language=language)
    assert asked.question is not None
    refused = await asked.answer("attack_station:polyanka")
    assert refused["type"] == "refused"
    assert refused["message"] == "refused-not-offered"
    assert refused["text"]
    assert "{" not in refused["text"]
    why = await asked.ask("why", ask=asked.question["ask"], key="attack_station:polyanka")
    assert (why["rule"], why["text"]) == (refused["rule"], refused["text"])


async def test_asking_why_answers_nothing(table: Table, stack: AsyncExitStack) -> None:
    asked, _ = await table.sit(stack)
    assert asked.question is not None
    ask, n = asked.question["ask"], asked.state["n"]
    reason = await asked.ask("why", ask=ask, key="rest")
    assert (reason["type"], reason["message"]) == ("reason", "")
    stale = await asked.ask("why", ask=ask + 1, key="rest")
    assert stale["message"] == "refused-stale-ask"
    await asked.rest()
    assert asked.state["n"] == n


@pytest.mark.parametrize("edition", ["first", "second"])
async def test_what_cannot_be_done_is_told_with_its_rules(
    site: RunningSite, stack: AsyncExitStack, edition: str
) -> None:
    browser = Browser(site)
    bot = {"kind": "bot", "bot": "random"}
    match = browser.make(edition, [{"kind": "mine", "name": "Anna"}, bot], start=True)
    asked = await stack.enter_async_context(browser.sit(match))
    while asked.question is None or not asked.question["has_lacks"]:
        if asked.question is None:
            await asked.hear()
        else:
            await asked.answer(asked.question["fallback"])
    told = await asked.ask("lacks", ask=asked.question["ask"])
    offered = {option["verb"] for option in asked.question["options"]}
    assert told["lacks"]
    for lack in told["lacks"]:
        assert lack["option"]["verb"] not in offered
        assert lack["count"] > 0
        why = await asked.ask("why", ask=asked.question["ask"], key=lack["option"]["key"])
        assert why["rule"] == lack["rule"] != ""
    # A station that is no target tells why, once for each answer about it.
    for lack in told["lacks"]:
        station = lack["option"].get("args", {}).get("station")
        if station:
            there = await asked.ask("lacks", ask=asked.question["ask"], station=station)
            found = {(at["rule"], at["option"]["key"]) for at in there["lacks"]}
            assert (lack["rule"], lack["option"]["key"]) in found
    nowhere = await asked.ask("lacks", ask=asked.question["ask"], station="atlantis")
    assert nowhere["lacks"] == []


async def test_options_are_taken_apart(site: RunningSite, stack: AsyncExitStack) -> None:
    asked, _ = await Table(site, "second").sit(stack)
    assert asked.question is not None
    option = asked.question["options"][0]
    verb, thing = option["key"].split(":")
    assert option == {
        "key": option["key"],
        "verb": verb,
        "args": {verb: thing},
        "traits": ["deals"],
    }
    assert asked.question["fallback"] in [o["key"] for o in asked.question["options"]]
    assert asked.state["waiting"] == {
        "seats": [asked.state["seat"]],
        "kind": asked.question["kind"],
    }


async def test_the_past_can_be_asked_for(table: Table, stack: AsyncExitStack) -> None:
    asked, other = await table.sit(stack)
    await asked.answer("rest")
    await other.hear_a("change")
    past = await other.ask("history", since=0, until=1000)
    assert [step["n"] for step in past["steps"]] == list(range(1, other.state["n"] + 1))
    assert past["steps"][-len(other.steps) :] == other.steps
    later = await other.ask("history", since=other.state["n"] + 5, until=1000)
    assert later["steps"] == []


async def test_lacks_are_worked_out_once_however_often_they_are_asked_for(
    site: RunningSite, stack: AsyncExitStack, monkeypatch: pytest.MonkeyPatch
) -> None:
    counted = list[str]()
    find = TablePresenter.lacks

    def counting(self: TablePresenter, decision: Decision, station: str) -> list[part.Lack]:
        counted.append(station)
        return find(self, decision, station)

    monkeypatch.setattr(TablePresenter, "lacks", counting)
    asked, _ = await Table(site, "second").sit(stack)
    assert asked.question is not None
    told = [
        (await asked.ask("lacks", ask=asked.question["ask"], station=station))["lacks"]
        for station in ("", "polyanka") * 20
    ]
    assert told[0] == told[38]
    assert sorted(counted) == ["", "polyanka"]


async def test_a_hero_goes_a_route_of_several_answers_in_one_message(
    site: RunningSite, stack: AsyncExitStack
) -> None:
    browser = Browser(site)
    bot = {"kind": "bot", "bot": "random"}
    match = browser.make("first", [{"kind": "mine", "name": "Anna"}, bot], start=True)
    asked = await stack.enter_async_context(browser.sit(match))
    while asked.question is None or not asked.question.get("routes"):
        if asked.question is None:
            await asked.hear()
        else:
            await asked.answer(asked.question["options"][-1]["key"])
    question, seat = asked.question, str(asked.state["seat"])
    route = question["routes"][-1]
    key, *then = route["keys"]
    assert (await asked.ask("answer", ask=question["ask"], key=key, then=then))["type"] == "done"
    await asked.rest()
    assert asked.facts["player"][seat]["at"] == route["way"]["stops"][-1]["station"]
