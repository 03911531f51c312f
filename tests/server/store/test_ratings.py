"""Rated matches count once, in an order from which all ratings can be computed again."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import Connection, update

from metro2033.agents.skill import Skill, after_match
from metro2033.server.store import ratings, recount, schema
from metro2033.server.store.entities import Match, NewSeat, StoredChoice
from metro2033.server.store.rating_entities import RatedSeat, RatingPool
from metro2033.server.store.recount import Recount
from metro2033.server.store.store import Store
from server.store.stored import choices

TWO = RatingPool("second", 2)


async def accounts(store: Store, *names: str) -> list[str]:
    return [(await store.create_account(name, "hash", "en")).id for name in names]


async def begun(store: Store, *players: str, rated: bool = True, **more: Any) -> Match:
    """A match of accounts, and of bots, whose names begin with a colon."""
    seats = [
        NewSeat("bot", "Bot", bot=player[1:])
        if player.startswith(":")
        else NewSeat("person", "P", account=player)
        for player in players
    ]
    settings = {"edition": "second", "rated": rated, **more}
    match = await store.create_match(
        settings=settings, secret=bytes(32), content_digest="abc", seats=seats
    )
    await store.begin_match(match.id, lambda *_: {"edition": "second", "content_digest": "abc"})
    return match


async def finish(store: Store, match: Match, places: list[int]) -> None:
    await store.append(match.id, choices(1, 1), asked=0, status="over", places=places)


async def played(store: Store, *players: str, places: list[int]) -> Match:
    match = await begun(store, *players)
    await finish(store, match, places)
    return match


async def test_a_match_counts_once_when_it_is_over(store: Store) -> None:
    anna, boris = await accounts(store, "Anna", "Boris")
    match = await begun(store, anna, boris)
    assert await store.count_ratings() == []
    await finish(store, match, [2, 1])
    assert [seat.place for seat in await store.seats(match.id)] == [2, 1]

    counted = await asyncio.gather(*[store.count_ratings() for _ in range(5)])
    assert [one.match for group in counted for one in group] == [match.id]
    found = await store.standings(TWO)
    assert [(s.name, s.matches, s.wins) for s in found] == [("Boris", 1, 1), ("Anna", 1, 0)]
    won, lost = after_match([Skill(), Skill()], [1, 2])
    assert [(s.mu, s.sigma) for s in found] == [(won.mu, won.sigma), (lost.mu, lost.sigma)]
    assert await store.standings(RatingPool("second", 3)) == []
    assert await store.standings(RatingPool("first", 2)) == []


async def test_other_matches_do_not_count(store: Store) -> None:
    anna, boris = await accounts(store, "Anna", "Boris")
    await finish(store, await begun(store, anna, boris, rated=False), [1, 2])
    await store.end_match((await begun(store, anna, boris)).id)
    await store.delete_match((await begun(store, anna, boris)).id)
    assert await store.count_ratings() == []
    assert await store.standings(TWO) == []


async def test_a_server_that_died_between_counts_later(store: Store, database_url: str) -> None:
    anna, boris = await accounts(store, "Anna", "Boris")
    match = await played(store, anna, boris, places=[1, 2])
    await store.close()
    again = await Store.open(database_url)
    assert [one.match for one in await again.count_ratings()] == [match.id]
    assert await again.count_ratings() == []
    await again.close()


async def test_several_processes_count_every_match_once(store: Store, database_url: str) -> None:
    anna, boris = await accounts(store, "Anna", "Boris")
    other = await Store.open(database_url)
    expected = [(await played(store, anna, boris, places=[1, 2])).id for _ in range(6)]
    found: list[str] = []
    while len(found) < len(expected):
        groups = await asyncio.gather(*[one.count_ratings() for one in (store, other) * 3])
        found += [one.match for group in groups for one in group]
    assert sorted(found) == sorted(expected)
    assert [one.number for one in await store.rated_matches()] == [1, 2, 3, 4, 5, 6]
    await other.close()


async def test_everybody_goes_on_from_their_own_rating(store: Store) -> None:
    names = ("Anna", "Boris", "Vera")
    ids = dict(zip(names, await accounts(store, *names), strict=True))
    skills = dict.fromkeys(names, Skill())
    for winner, loser in (("Anna", "Boris"), ("Anna", "Vera"), ("Boris", "Anna")):
        await played(store, ids[winner], ids[loser], places=[1, 2])
        await store.count_ratings()
        after = after_match([skills[winner], skills[loser]], [1, 2])
        skills |= dict(zip((winner, loser), after, strict=True))
    found = {s.name: (s.mu, s.sigma) for s in await store.standings(TWO)}
    assert found == {name: (skill.mu, skill.sigma) for name, skill in skills.items()}


async def test_bots_teach_but_do_not_learn(store: Store) -> None:
    (anna,) = await accounts(store, "Anna")
    for _ in range(3):
        await played(store, anna, ":stalker", places=[1, 2])
    await store.count_ratings()
    matches = await store.rated_matches()
    assert len({(one.seats[1].mu, one.seats[1].sigma) for one in matches}) == 1
    rising = [one.seats[0].mu for one in matches]
    assert rising == sorted(rising)
    assert [s.name for s in await store.standings(TWO)] == ["Anna"]


async def test_ratings_are_computed_again_to_the_digit(store: Store) -> None:
    people = await accounts(store, "Anna", "Boris", "Vera", "Gleb")
    for number in range(24):
        one, other = people[number % 4], people[(number * 3 + 1) % 4]
        players = [one, other] if one != other else [one, ":ranger"]
        await played(store, *players, places=[1, 2] if number % 3 else [2, 1])
        await played(store, *people, places=[1 + (number + seat) % 4 for seat in range(4)])
    await store.count_ratings()
    before = await store.rated_matches()
    assert (await store.recount_ratings()).wrong == []
    assert await store.rated_matches() == before

    # A planted fault: one rating was changed by hand, and all later ones follow from it.
    here = (schema.rated_seat.c.number == 5) & (schema.rated_seat.c.seat == 0)
    await store.write(lambda c: c.execute(update(schema.rated_seat).where(here).values(mu=99.0)))
    assert len((await store.recount_ratings()).wrong) == 1
    assert await store.rated_matches() == before


async def test_a_recount_goes_on_with_what_counts_meanwhile(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(recount, "PART", 2)
    anna, boris = await accounts(store, "Anna", "Boris")
    for places in ([1, 2], [2, 1], [1, 2], [1, 2], [2, 1]):
        await played(store, anna, boris, places=places)
    await store.count_ratings()
    right = await store.rated_matches()
    here = schema.rated_seat.c.number == 2
    await store.write(lambda c: c.execute(update(schema.rated_seat).where(here).values(mu=99.0)))
    ends, put_right = list[bool](), Recount.put_right

    def later(self: Recount, connection: Connection) -> bool:
        ends.append(put_right(self, connection))
        return ends[-1]

    go_on = Recount.go_on

    def overtaken(self: Recount, connection: Connection) -> bool:
        is_more = go_on(self, connection)
        if not is_more and not ends:
            asyncio.run_coroutine_threadsafe(one_more(), loop).result(30)
        return is_more

    async def one_more() -> None:
        await played(store, anna, boris, places=[1, 2])
        await store.count_ratings()

    loop = asyncio.get_running_loop()
    monkeypatch.setattr(Recount, "put_right", later)
    monkeypatch.setattr(Recount, "go_on", overtaken)
    done = await store.recount_ratings()
    assert (ends, done.matches, len(done.wrong)) == ([False, True], 6, 2)
    found = await store.rated_matches()
    assert found[:5] == right
    assert await store.last_rated_matches(2) == found[4:]


async def test_no_rating_is_computed_while_moves_wait(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The thread that writes only keeps what was wrong."""
    anna, boris = await accounts(store, "Anna", "Boris")
    await played(store, anna, boris, places=[1, 2])
    await store.count_ratings()
    threads, computed = set[str](), ratings.rated

    def noted(*args: Any) -> Iterator[RatedSeat]:
        threads.add(threading.current_thread().name)
        return computed(*args)

    monkeypatch.setattr(ratings, "rated", noted)
    await store.recount_ratings()
    assert threads
    assert "writer" not in threads


async def test_what_is_deleted_leaves_the_ratings_of_others(store: Store) -> None:
    anna, boris = await accounts(store, "Anna", "Boris")
    match = await played(store, anna, boris, places=[1, 2])
    await store.count_ratings()
    before = await store.standings(TWO)
    await store.delete_match(match.id)
    await store.delete_account(anna)
    assert await store.standings(TWO) == before[1:]
    assert (await store.recount_ratings()).wrong == []


async def test_who_left_is_rated_by_the_bot_that_went_on(store: Store) -> None:
    anna, boris = await accounts(store, "Anna", "Boris")
    match = await begun(store, anna, boris)
    await store.change_seat(match.id, 0, taken_over_by="stalker")
    await finish(store, match, [2, 1])
    (counted,) = await store.count_ratings()
    assert [(seat.account, seat.is_left) for seat in counted.seats] == [
        (anna, True),
        (boris, False),
    ]


async def test_who_let_a_bot_play_for_a_while_is_noted(store: Store) -> None:
    anna, boris = await accounts(store, "Anna", "Boris")
    match = await begun(store, anna, boris)
    await store.append(match.id, [StoredChoice(1, 0, "rest", "bot", 1)], asked=2)
    last = [StoredChoice(2, 1, "rest", "chosen", 2)]
    await store.append(match.id, last, asked=0, status="over", places=[1, 2])
    (counted,) = await store.count_ratings()
    assert [seat.is_left for seat in counted.seats] == [True, False]


async def test_nobody_has_left_whose_round_was_over(store: Store) -> None:
    anna, boris = await accounts(store, "Anna", "Boris")
    match = await begun(store, anna, boris, deadline=1000)
    for seat in (0, 1):
        await store.change_seat(match.id, seat, taken_over_by="newcomer")
    late = [StoredChoice(1, 0, "rest", "bot", 999), StoredChoice(2, 1, "rest", "bot", 1000)]
    await store.append(match.id, late, asked=0, status="over", places=[1, 2])
    (counted,) = await store.count_ratings()
    # For Anna a bot had answered before that.
    assert [seat.is_left for seat in counted.seats] == [True, False]


async def test_a_season_shows_who_played_then(store: Store) -> None:
    anna, boris, vera = await accounts(store, "Anna", "Boris", "Vera")
    await played(store, anna, boris, places=[1, 2])
    (first,) = await store.count_ratings()
    await asyncio.sleep(0.01)
    await played(store, anna, vera, places=[2, 1])
    (second,) = await store.count_ratings()
    early = await store.standings(TWO, until=second.at)
    late = await store.standings(TWO, since=second.at)
    assert {s.name for s in early} == {"Anna", "Boris"}
    assert {s.name for s in late} == {"Anna", "Vera"}
    assert {s.name: s.matches for s in await store.standings(TWO)} == {
        "Anna": 2,
        "Boris": 1,
        "Vera": 1,
    }
    assert first.at < second.at


async def test_a_match_tells_what_it_has_changed(store: Store) -> None:
    anna, boris = await accounts(store, "Anna", "Boris")
    await played(store, anna, boris, places=[1, 2])
    second = await played(store, anna, boris, places=[1, 2])
    await store.count_ratings()
    found = await store.rated_match(second.id)
    assert found is not None
    match, before = found
    assert match.number == 2
    assert before[anna].mu < match.seats[0].mu
    assert before[boris].mu > match.seats[1].mu
    assert await store.rated_match("unknown") is None


async def test_a_match_without_places_holds_up_no_other(store: Store) -> None:
    anna, boris = await accounts(store, "Anna", "Boris")
    await played(store, anna, boris, places=[])
    whole = await played(store, anna, boris, places=[1, 2])
    assert [one.match for one in await store.count_ratings()] == [whole.id]
    assert await store.count_ratings() == []


async def test_a_match_that_cannot_be_rated_holds_up_no_other(
    store: Store, database_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    anna, boris = await accounts(store, "Anna", "Boris")
    broken = await played(store, anna, boris, places=[1, 2])
    its = update(schema.match).where(schema.match.c.id == broken.id)
    await store.write(lambda c: c.execute(its.values(settings="{}")))
    whole = await played(store, anna, boris, places=[1, 2])
    assert [one.match for one in await store.count_ratings()] == [whole.id]
    assert broken.id in caplog.text
    caplog.clear()
    later = await played(store, anna, boris, places=[1, 2])
    assert [one.match for one in await store.count_ratings()] == [later.id]
    assert broken.id not in caplog.text

    # A server that can rate it does so.
    await store.write(lambda c: c.execute(its.values(settings='{"edition": "second"}')))
    assert await store.count_ratings() == []
    again = await Store.open(database_url)
    assert [one.match for one in await again.count_ratings()] == [broken.id]
    await again.close()
