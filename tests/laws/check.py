"""The laws of hidden information as functions, so that controls can break them on purpose."""

from typing import Any

from laws.secret import Secrets, sealed_secrets
from laws.walk import Step, asked, data, logged, one_of, options, question
from metro2033.engine.kernel.codec import frame_table, state_from_data
from metro2033.engine.kernel.core import CHANCE
from metro2033.engine.kernel.event import EVERYONE, Event, redact
from metro2033.engine.kernel.game import Game
from metro2033.engine.kernel.helper import asking, is_discreet, is_sealed
from metro2033.engine.kernel.source import Source
from metro2033.engine.kernel.trait import REVEALS
from metro2033.engine.kernel.word import NONE


def check_secrets(game: Game[Any], secrets: Secrets, s: Any, viewer: int) -> None:
    """A view holds nothing that the hand-written lists call secret."""
    seen = data(game.view(s, viewer))
    assert sealed_secrets(seen, viewer) == []
    assert secrets(data(s), seen, viewer) == []


def check_view(game: Game[Any], s: Any, viewer: int, source: Source) -> None:
    """A view is stable, imagination agrees with it, and neither changes what it is given."""
    truth = data(s)
    v = game.view(s, viewer)
    seen = data(v)
    assert data(s) == truth
    assert data(game.view(v, viewer)) == seen
    assert data(state_from_data(game.blank(), seen, frame_table(game.frames))) == seen
    imagined = game.imagine(v, viewer, source)
    assert data(v) == seen
    assert data(game.view(imagined, viewer)) == seen
    assert game.faults(imagined) == []
    for seat in asked(imagined):
        assert options(imagined, seat) != []
        if seat == viewer:
            assert options(imagined, seat) == options(v, seat) == options(s, seat)


def told(events: list[Event], viewer: int) -> list[dict[str, Any]]:
    """What a viewer is told."""
    seen = [redact(event, viewer) for event in events]
    names = ("kind", "audience", "hidden", "rules")
    return [{**{n: getattr(e, n) for n in names}, "args": [int(n) for n in e.args]} for e in seen]


def has_learned(game: Game[Any], events: list[Event], viewer: int) -> bool:
    """Whether events let the viewer know more: told to few, or marked as revealing."""
    return any(
        (event.audience == EVERYONE and game.events[event.kind].has(REVEALS))
        or (event.audience != EVERYONE and viewer >= 0 and event.audience >> viewer & 1 == 1)
        for event in events
    )


def from_outside(s: Any) -> tuple[Any, ...]:
    """What anybody may know of the open question."""
    if not s.asked:
        return ()
    return s.asked, asking(s).asks(), asking(s).source(), is_forced(s)


def is_forced(s: Any) -> bool:
    """Whether the table would give the only answer at once, which all would notice."""
    if is_discreet(s) or asked(s) == [CHANCE]:
        return False
    return any(len(options(s, seat)) == 1 for seat in asked(s))


def from_inside(s: Any, seat: int, words: list[int]) -> tuple[Any, ...]:
    """What the asked seat knows of the open question: also why other options are refused."""
    out = question(s, seat)
    frame = asking(s)
    refusals = [frame.refusal(s, seat, word) for word in words]
    return options(s, seat), frame.fallback(s, seat, out), refusals


def check_twins(
    game: Game[Any], s: Any, viewer: int, source: Source, words: list[int], most: int
) -> int:
    """Two states that look alike go on to look alike, until the viewer learns the difference.

    That is when sealed answers open, or by an event that says so; these are the places where undo
    has to stop. Both states get the same answers; returns how many. `words` are to be refused.
    """
    v = game.view(s, viewer)
    one, two = game.imagine(v, viewer, source), game.imagine(v, viewer, source)
    assert data(game.view(one, viewer)) == data(game.view(two, viewer)) == data(v)
    for n in range(most):
        assert from_outside(one) == from_outside(two)
        if not one.asked:
            return n
        if viewer in asked(one):
            assert from_inside(one, viewer, words) == from_inside(two, viewer, words)
        seat = one_of(asked(one), source)
        common = [option for option in options(one, seat) if option in options(two, seat)]
        if not common:
            return n
        step = Step(seat, one_of(common, source))
        is_opened = is_sealed(one) and len(asked(one)) == 1
        events, others = logged(one, step), logged(two, step)
        if is_opened or has_learned(game, [*events, *others], viewer):
            return n + 1
        assert told(events, viewer) == told(others, viewer)
        assert data(game.view(one, viewer)) == data(game.view(two, viewer))
    return most


def check_untold(game: Game[Any], s: Any, viewer: int, source: Source, words: list[int]) -> int:
    """Answers of others of which the viewer is told the same look the same to the viewer.

    This needs no list of secrets: what a view shows, an event or a question has told. The rules
    behind events tell nothing more. Returns how many answers were compared with another one.
    """
    first_seen: dict[str, list[Any]] = {}
    compared = 0
    for seat in asked(s):
        offered = options(s, seat)
        tried = [one_of(offered, source) for _ in offered[:8]] if seat != viewer else []
        for option in sorted(set(tried)):
            after = s.clone()
            events = told(logged(after, Step(seat, option)), viewer)
            rules = [event.pop("rules") for event in events]
            heard = f"{seat} {events}"
            if seat != CHANCE and not is_sealed(s):
                heard += f" {from_outside(after)}"
            seen = [data(game.view(after, viewer)), from_outside(after), rules]
            if viewer in asked(after):
                seen.append(from_inside(after, viewer, words))
            compared += heard in first_seen
            assert first_seen.setdefault(heard, seen) == seen
    return compared


def check_event(game: Game[Any], event: Event, seats: int) -> None:
    """An event fits its signature, and its hidden arguments are hidden from all but some seats."""
    kinds = game.events[event.kind].kinds
    assert len(event.args) == len(kinds)
    for kind, value in zip(kinds, event.args, strict=True):
        assert kind == "number" or value == NONE or 0 <= value < len(game.slugs[kind])
    assert event.hidden >> len(kinds) == 0
    assert event.audience == EVERYONE or event.audience >> seats == 0
