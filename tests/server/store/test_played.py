"""Finished matches are read once, told by profiles, and summed up; whatever is deleted is gone."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from sqlalchemy import select, update

from metro2033.figures.match_story import MatchStory, SeatStory
from metro2033.server.http.api.profile_model import AccountDataModel
from metro2033.server.store import played_schema, schema
from metro2033.server.store.entities import Data, Match, NewSeat, StoredChoice
from metro2033.server.store.profile_entities import Rival, Tally
from metro2033.server.store.store import Store
from server.store.stored import choices
from server.store.test_ratings import accounts

RED, POLIS = "red_line", "polis"


def story(places: Sequence[int], *factions: str) -> MatchStory:
    cards = [{"combat:ambush": 2}, {"combat:feint": 1, "law:curfew": 1}]
    seats = [SeatStory(factions[n], "anna", cards[n % 2]) for n in range(len(places))]
    return MatchStory(seats, list(places))


async def over(
    store: Store,
    *players: str,
    places: Sequence[int],
    is_public: bool = True,
    settings: Data | None = None,
    holder: str = "account",
) -> Match:
    """A finished match of accounts or sessions, and of bots, whose names begin with a colon."""
    seats = [
        NewSeat("bot", "Bot", bot=player[1:])
        if player.startswith(":")
        else NewSeat("person", "P", **{holder: player})
        for player in players
    ]
    match = await store.create_match(
        settings={
            "edition": "second",
            "house_rules": {},
            "absent_bot": "stalker",
            **(settings or {}),
        },
        secret=bytes(32),
        content_digest="abc",
        seats=seats,
        is_public=is_public,
    )
    await store.begin_match(match.id, lambda *_: {"edition": "second", "content_digest": "abc"})
    await store.append(match.id, choices(1, 1), asked=0, status="over", places=list(places))
    return match


async def read(store: Store, *players: str, places: Sequence[int], **more: Any) -> Match:
    """A finished match that was read."""
    match = await over(store, *players, places=places, **more)
    factions = (RED, POLIS, RED, POLIS)
    assert await store.count_played(match.id, story(places, *factions), is_usual=True)
    return match


async def rivals(store: Store, account: str, *, only_public: bool) -> list[Rival]:
    """Whom an account has met most in the matches that are told of it."""
    played = await store.played(account, only_public=only_public)
    return await store.rivals(account, played, limit=5)


async def test_a_match_is_read_once(store: Store) -> None:
    anna, boris = await accounts(store, "Anna", "Boris")
    match = await over(store, anna, boris, places=[1, 2])
    due = await store.due_match()
    assert due is not None
    assert (due.match.id, len(due.choices)) == (match.id, 1)
    told = story([1, 2], RED, POLIS)
    reading = [store.count_played(match.id, told, is_usual=True) for _ in range(5)]
    assert sorted(await asyncio.gather(*reading)) == [False] * 4 + [True]
    assert await store.due_match() is None
    assert (await store.tallies("second"))[0] == 1


async def test_several_processes_read_every_match_once(store: Store, database_url: str) -> None:
    anna, boris = await accounts(store, "Anna", "Boris")
    other = await Store.open(database_url)
    for _ in range(8):
        await over(store, anna, boris, places=[1, 2])

    async def work(one: Store) -> int:
        done = 0
        while (due := await one.due_match()) is not None:
            told = story([1, 2], RED, POLIS)
            done += await one.count_played(due.match.id, told, is_usual=True)
        return done

    assert sum(await asyncio.gather(*[work(one) for one in (store, other) * 2])) == 8
    assert (await store.tallies("second"))[0] == 8
    await other.close()


async def test_strangers_see_public_tables_only(store: Store) -> None:
    anna, boris = await accounts(store, "Anna", "Boris")
    shown = await read(store, anna, boris, places=[1, 2])
    hidden = await read(store, anna, boris, places=[2, 1], is_public=False)
    for_all = await store.played(anna, only_public=True)
    assert [(one.match, one.faction, one.place) for one in for_all] == [(shown.id, RED, 1)]
    own = await store.played(anna, only_public=False)
    assert {one.match for one in own} == {shown.id, hidden.id}


async def test_rivals_are_those_who_have_a_profile(store: Store) -> None:
    anna, boris, vera = await accounts(store, "Anna", "Boris", "Vera")
    await read(store, anna, boris, places=[1, 2])
    await read(store, anna, boris, places=[2, 1])
    await read(store, anna, vera, places=[1, 2])
    await read(store, anna, boris, places=[1, 2], is_public=False)
    assert await rivals(store, anna, only_public=True) == []
    await store.change_profile(boris, has_profile=True)
    (found,) = await rivals(store, anna, only_public=True)
    assert (found.name, found.meetings, found.ahead, found.behind) == ("Boris", 2, 1, 1)
    (found,) = await rivals(store, anna, only_public=False)
    assert found.meetings == 3
    await store.change_profile(boris, has_profile=False)
    assert await rivals(store, anna, only_public=False) == []


async def test_nobody_plays_against_themselves(store: Store) -> None:
    (anna,) = await accounts(store, "Anna")
    await read(store, anna, anna, places=[1, 2])
    assert await store.played(anna, only_public=False) == []


async def test_several_seats_of_one_person_make_no_rivals(store: Store) -> None:
    anna, boris = await accounts(store, "Anna", "Boris")
    for account in (anna, boris):
        await store.change_profile(account, has_profile=True)
    await read(store, anna, anna, boris, places=[1, 2, 3])
    for account in (anna, boris):
        assert await rivals(store, account, only_public=True) == []
    await read(store, anna, boris, places=[1, 2])
    (found,) = await rivals(store, boris, only_public=True)
    assert (found.name, found.meetings, found.behind) == ("Anna", 1, 1)


async def test_only_matches_of_people_count(store: Store) -> None:
    anna, boris = await accounts(store, "Anna", "Boris")
    await read(store, anna, ":stalker", places=[1, 2])
    await read(store, anna, boris, places=[1, 2], is_public=False)
    await read(store, anna, boris, places=[2, 2])
    left = await over(store, anna, boris, places=[1, 2])
    await store.change_seat(left.id, 1, taken_over_by="stalker")
    await store.count_played(left.id, story([1, 2], RED, POLIS), is_usual=True)
    house = await over(store, anna, boris, places=[1, 2])
    await store.count_played(house.id, story([1, 2], RED, POLIS), is_usual=False)
    unknown = await over(store, anna, boris, places=[1, 2])
    await store.count_played(unknown.id, None, is_usual=True)
    assert await store.tallies("second") == (0, [])
    # They are told nevertheless, and who left is named so.
    assert len(await store.played(anna, only_public=False)) == 6
    assert sum(one.is_left for one in await store.played(boris, only_public=False)) == 1


async def test_a_seat_for_which_a_bot_answered_for_a_while_was_left(store: Store) -> None:
    anna, boris = await accounts(store, "Anna", "Boris")
    match = await over(store, anna, boris, places=[1, 2])
    query = update(schema.choice).values(cause="bot", seat=0)
    await store.write(lambda c: c.execute(query))
    await store.count_played(match.id, story([1, 2], RED, POLIS), is_usual=True)
    assert [one.is_left for one in await store.played(anna, only_public=False)] == [True]
    assert await store.tallies("second") == (0, [])


async def test_a_match_that_bots_have_ended_after_its_round_is_not_of_people(store: Store) -> None:
    anna, boris = await accounts(store, "Anna", "Boris")
    match = await over(store, anna, boris, places=[1, 2], settings={"deadline": 1000})
    query = update(schema.choice).values(cause="bot", seat=0, at=1000)
    await store.write(lambda c: c.execute(query))
    await store.count_played(match.id, story([1, 2], RED, POLIS), is_usual=True)
    assert [one.is_left for one in await store.played(anna, only_public=False)] == [False]
    assert await store.tallies("second") == (0, [])


async def test_what_did_not_begin_as_a_match_is_not_told(store: Store) -> None:
    (anna,) = await accounts(store, "Anna")
    for name in ("imported", "position", "lesson", "puzzle"):
        match = await over(store, anna, ":stalker", places=[1, 2], settings={name: {"a": 1}})
        assert await store.due_match() is None
        assert not await store.count_played(match.id, None, is_usual=True)
    assert await store.played(anna, only_public=False) == []


async def test_a_tally_is_the_sum_of_its_matches(store: Store) -> None:
    """Shared wins are counted in parts; seats use what they used."""
    anna, boris, vera = await accounts(store, "Anna", "Boris", "Vera")
    first = await read(store, anna, boris, places=[1, 2])
    kept = await store.tallies("second")
    assert kept == (
        1,
        [
            Tally("combat", "ambush", 1, 1.0, 0.5, 2),
            Tally("combat", "feint", 1, 0.0, 0.5, 1),
            Tally("faction", POLIS, 1, 0.0, 0.5, 1),
            Tally("faction", RED, 1, 1.0, 0.5, 1),
            Tally("hero", "anna", 2, 1.0, 1.0, 2),
            Tally("law", "curfew", 1, 0.0, 0.5, 1),
        ],
    )
    shared = await read(store, anna, boris, vera, places=[1, 1, 3])
    matches, found = await store.tallies("second")
    red = next(tally for tally in found if tally.thing == RED)
    assert (matches, red.trials, red.wins, red.fair) == (2, 3, 1.5, 980 / 840)
    # A match that is deleted leaves no trace: it was added to the digit, and is taken away so.
    await store.delete_match(shared.id)
    assert await store.tallies("second") == kept
    assert [seat.match for seat in await store.played(anna, only_public=False)] == [first.id]
    await store.delete_match(first.id)
    assert await store.tallies("second") == (0, [])


async def test_a_wrong_tally_would_be_noticed(store: Store) -> None:
    """A planted fault: one row was changed by hand."""
    anna, boris = await accounts(store, "Anna", "Boris")
    match = await read(store, anna, boris, places=[1, 2])
    tally = played_schema.tally
    await store.write(lambda c: c.execute(update(tally).values(trials=tally.c.trials + 1)))
    await store.delete_match(match.id)
    assert await store.tallies("second") != (0, [])


async def test_a_deleted_account_is_gone_and_the_figures_stay(store: Store) -> None:
    anna, boris = await accounts(store, "Anna", "Boris")
    await read(store, anna, boris, places=[1, 2])
    await store.change_profile(anna, has_profile=True)
    before = await store.tallies("second")
    assert await store.profile_named("ANNA") is not None
    await store.resign(anna)
    await store.delete_account(anna)
    assert await store.profile_named("Anna") is None
    assert await store.played(anna, only_public=False) == []
    assert await rivals(store, boris, only_public=False) == []
    assert await store.tallies("second") == before
    seats = await store.read(lambda c: c.execute(select(played_schema.played_seat)).all())
    assert anna not in str(seats)


async def test_old_matches_get_their_places_when_they_are_read(store: Store) -> None:
    anna, boris = await accounts(store, "Anna", "Boris")
    match = await over(store, anna, boris, places=[1, 2])
    seat = schema.seat
    await store.write(lambda c: c.execute(update(seat).values(place=None)))
    assert await store.count_played(match.id, story([2, 1], RED, POLIS), is_usual=True)
    assert [one.place for one in await store.played(anna, only_public=False)] == [2]
    unknown = await over(store, anna, boris, places=[1, 2])
    await store.write(lambda c: c.execute(update(seat).values(place=None)))
    assert not await store.count_played(unknown.id, None, is_usual=True)


async def test_statistics_count_different_people(store: Store) -> None:
    """One person at all seats, or at two of them, would decide what statistics say."""
    anna, boris = await accounts(store, "Anna", "Boris")
    for players in ((anna, anna), (anna, boris, boris)):
        await read(store, *players, places=range(1, len(players) + 1))
    await read(store, "guest", "guest", places=[1, 2], holder="session")
    assert (await store.tallies("second"))[0] == 0
    await read(store, "guest", "another", places=[1, 2], holder="session")
    assert (await store.tallies("second"))[0] == 1


async def test_everything_of_an_account_can_be_taken_along(store: Store) -> None:
    anna, boris = await accounts(store, "Anna", "Boris")
    match = await read(store, anna, boris, places=[1, 2])
    await store.add_line(match.id, seat=0, name="P", text="Good luck!")
    await store.add_line(match.id, seat=1, name="P", text="Not hers")
    await store.add_line(match.id, seat=0, name="P", text="Before her", writer=boris)
    await store.add_line(match.id, seat=0, name="Q", text="Renamed since", writer=anna)
    await store.add_line(match.id, seat=None, name="P", text="From outside", writer=anna)
    found = await store.account(anna)
    assert found is not None
    data = await store.data_of(found)
    assert "hash" not in str(data)
    (seat,) = data["matches"]
    assert (seat["id"], seat["seat"], seat["place"], seat["faction"]) == (match.id, 1, 1, RED)
    assert seat["cards"] == {"combat:ambush": 2}
    said = ["Good luck!", "Renamed since", "From outside"]
    assert [line["text"] for line in data["chat"]] == said
    assert set(data) == set(AccountDataModel.model_fields), "the answer drops nothing"
    assert data["account"]["name"] == "Anna"


async def test_a_choice_that_is_not_the_last_makes_nothing_due(store: Store) -> None:
    anna, boris = await accounts(store, "Anna", "Boris")
    match = await store.create_match(
        settings={"edition": "second"},
        secret=bytes(32),
        content_digest="abc",
        seats=[NewSeat("person", "P", account=one) for one in (anna, boris)],
        header={"edition": "second"},
    )
    await store.append(match.id, [StoredChoice(1, 0, "rest", "chosen", 1)], asked=2)
    assert await store.due_match() is None


async def test_data_to_take_along_counts_seats_from_one(store: Store) -> None:
    anna, boris = await accounts(store, "Anna", "Boris")
    match = await over(store, anna, boris, places=[1, 2])
    plan = {"steps": [["", True]], "calm": False, "ask": -1, "ended": ""}
    await store.put_plans(match.id, {1: {**plan, "holder": boris}})
    owner = await store.account(boris)
    assert owner is not None
    data = await store.data_of(owner)
    assert [one["seat"] for one in data["matches"]] == [2]
    assert [(one["seat"], one["plan"]) for one in data["plans"]] == [(2, plan)]
