"""The rules of a table before play: who may sit where, and with what it begins."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from metro2033 import catalog
from metro2033.agents.bot_names import names_for
from metro2033.bots.registry import usual_for
from metro2033.engine.kernel.game import BadOption, Game
from metro2033.server.lookalike import skeleton
from metro2033.server.match.actor import Identity, is_held, reserved_for
from metro2033.server.match.texts import said
from metro2033.server.store.entities import Data, Match, NewSeat, Seat
from metro2033.server.tables import rated
from metro2033.server.tables.problem import Problem, bot_name, known_language
from metro2033.server.tables.wanted import WantedSeat, WantedTable
from metro2033.table.fair import commitment
from metro2033.table.record import Header, Player, header_data


def settled(game: Game[Any], seats: int, house_rules: Mapping[str, int]) -> dict[str, int]:
    """All house rules of a match, if they fit the edition."""
    try:
        return game.settle(seats, dict(house_rules))
    except BadOption as error:
        raise Problem(422, "problem-bad-option", reason=error) from None


def check_bot(game: Game[Any], bot: str) -> None:
    """Refuse a bot that does not play the edition."""
    known = names_for(game)
    if bot not in known:
        raise Problem(422, "problem-unknown-bot", bot=bot, known=", ".join(known))


def check_names(names: Iterable[str]) -> None:
    """Refuse two people whose names look the same: nobody could tell them apart."""
    seen = set[str]()
    for name in names:
        looks = {name.casefold(), skeleton(name)}
        if looks & seen:
            raise Problem(409, "problem-name-used", name=name)
        seen |= looks


def settings_of(wanted: WantedTable, game: Game[Any], who: Identity) -> dict[str, Any]:
    """The settings of a table as they are stored; each is checked."""
    absent_bot = rated.stand_in(game) if wanted.rated else wanted.absent_bot or usual_for(game)
    check_bot(game, absent_bot)
    if wanted.rated:
        rated.check_table(wanted, game, who)
    settings = {
        "edition": wanted.edition,
        "house_rules": settled(game, len(wanted.seats), wanted.house_rules),
        "clock": wanted.clock,
        "absent": wanted.absent,
        "absent_bot": absent_bot,
        "watch": wanted.watch,
        "delay": wanted.delay,
        "language": known_language(wanted.language),
        "title": wanted.title,
        "hints": wanted.hints and not wanted.rated,
        "chat": wanted.chat,
        "memory": wanted.memory,
        "rated": wanted.rated,
        "host": host_of(who),
        "imported": 0,
        "position": None,
    }
    return rated.on_terms(settings)


def host_of(who: Identity) -> dict[str, str | None]:
    """Who created a table, according to its settings."""
    return {"session": who.session, "account": who.account}


def new_seat(
    wanted: WantedSeat, number: int, who: Identity, game: Game[Any], language: str
) -> NewSeat:
    """A seat of a table; without a name it is called what it is, in the table's language."""
    if wanted.kind == "open":
        return NewSeat()
    if wanted.kind == "bot":
        bot = wanted.bot or usual_for(game)
        check_bot(game, bot)
        name = wanted.name or f"{bot_name(bot, language)} {number + 1}"
        return NewSeat(kind="bot", name=name, bot=bot)
    return NewSeat(
        kind="person",
        name=wanted.name or said("seat-plain", {"number": number + 1}, language),
        session=who.session,
        account=who.account,
        salt=wanted.salt,
    )


def emptied(seat: Seat) -> Seat:
    """The seat when nobody sits there."""
    return replace(
        seat, kind="open", name="", bot=None, account=None, session=None, taken_over_by=None
    )


def is_fair(match: Match) -> bool:
    """Whether a match commits to its draws.

    One that goes on from a record does not: its first ones are not ours. Nor does a lesson, where
    a script gives them.
    """
    return not match.settings["imported"] and not match.settings.get("lesson")


def header_of(match: Match, seats: Sequence[Seat]) -> Data:
    """What a match is before its first choice; refused unless all seats of a lobby are taken."""
    if match.status != "lobby":
        raise Problem(409, "problem-not-lobby")
    missing = sum(seat.kind == "open" for seat in seats)
    if missing:
        raise Problem(409, "problem-seats-open", count=missing)
    game = catalog.game(match.settings["edition"])
    players = [
        Player(seat.name, "human" if seat.kind == "person" else f"bot:{seat.bot}") for seat in seats
    ]
    header = Header.new(
        game,
        players,
        match.settings["house_rules"],
        position=match.settings["position"],
        commitment=commitment(match.secret) if is_fair(match) else None,
        salts=[seat.salt for seat in seats],
    )
    return header_data(header)


def seated_again(
    settings: Mapping[str, Any], seats: Sequence[Seat], who: Identity, banned: Collection[str]
) -> list[NewSeat]:
    """The same people and bots at another table; nobody plays a rated match without wanting to.

    Seats of those who are banned are open.
    """
    return seated_for(
        [
            NewSeat() if (seat.account or seat.session) in banned else _again(settings, seat, who)
            for seat in seats
        ],
        who,
    )


def _again(settings: Mapping[str, Any], seat: Seat, who: Identity) -> NewSeat:
    """A seat at another table: for the same player, who has to come where it is rated."""
    if settings.get("rated") and seat.account and not is_held(seat, who):
        return NewSeat(invite=reserved_for(seat.account))
    return NewSeat(
        kind=seat.kind, name=seat.name, bot=seat.bot, account=seat.account, session=seat.session
    )


def seated_for(seats: Sequence[NewSeat], who: Identity) -> list[NewSeat]:
    """Seats without a known holder: one for the asker, if they have none; the others open."""
    has_seat = any(is_held(seat, who) for seat in seats)
    found = []
    for seat in seats:
        is_lost = seat.kind == "person" and seat.session is None and seat.account is None
        if is_lost and not has_seat:
            has_seat = True
            found.append(replace(seat, session=who.session, account=who.account))
        else:
            found.append(NewSeat() if is_lost else seat)
    return found
