"""A running match in short, for the list of those that anybody may watch."""

from __future__ import annotations

from metro2033.engine.kernel.event import SPECTATOR
from metro2033.server.match.known_facts import Facts
from metro2033.server.match.match_state import MatchState
from metro2033.server.store.delay import read_delay, shown_count
from metro2033.server.store.watch_entities import Summary


def summary_of(state: MatchState, now: int) -> Summary | None:
    """The public summary of a match; None if only invited people may watch.

    Where spectators are behind, it says nothing of what they have not seen yet.
    """
    match, play = state.match, state.playing
    delay = read_delay(match.settings)
    is_listed = match.is_public and match.settings.get("watch") == "anyone"
    if not is_listed and delay is None:
        return None
    if delay is None:
        facts, changed, delay_ms = play.presenter.facts(SPECTATOR), now, 0
    else:
        count = shown_count(delay, play.log, now, is_over=False)
        changed = play.log[count - 1].at if count else match.created
        is_known = count >= play.table.first
        facts = play.presenter.facts_at(SPECTATOR, count) if is_known else {}
        delay_ms = delay.ms
    return Summary(
        round=int(facts.get("round", 0)),
        points=_points(facts, len(state.seats)),
        changed=changed,
        is_listed=is_listed,
        is_delayed=delay is not None,
        delay_ms=delay_ms,
    )


def _points(facts: Facts, seats: int) -> tuple[int, ...]:
    """The points of all seats in their order."""
    players = facts.get("player")
    if players is None:
        return tuple(facts.get("points", ()))
    return tuple(players[str(seat)]["points"] for seat in range(1, seats + 1))
