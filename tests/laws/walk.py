"""Random play step by step, as the laws need it: any asked seat may answer first."""

from collections.abc import Iterator
from typing import Any, NamedTuple, TypeVar

from laws.games import Match
from metro2033.engine.kernel.codec import Data, state_to_data
from metro2033.engine.kernel.core import CHANCE
from metro2033.engine.kernel.event import Event, Log
from metro2033.engine.kernel.helper import asking
from metro2033.engine.kernel.loop import apply, offer
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.source import Source, Stream
from metro2033.engine.kernel.word import verb_of

T = TypeVar("T")


class Step(NamedTuple):
    """An answer about to be given."""

    seat: int
    option: int


def asked(s: Any) -> list[int]:
    """The seats that are asked, nature included."""
    return [seat for seat in range(CHANCE + 1) if s.asked >> seat & 1]


def question(s: Any, seat: int) -> Offer:
    out = Offer()
    offer(s, seat, out)
    return out


def options(s: Any, seat: int) -> list[int]:
    out = question(s, seat)
    return [out.options[i] for i in range(out.count)]


def one_of(items: list[T], source: Source) -> T:
    return items[source.below(len(items))]


def steps(s: Any, source: Source, most: int = 100_000) -> Iterator[Step]:
    """Play `s` on in place; each answer is shown before it is taken."""
    for _ in range(most):
        if not s.asked:
            return
        seat = one_of(asked(s), source)
        option = nature(s, source) if seat == CHANCE else anything(options(s, seat), source)
        yield Step(seat, option)
        apply(s, seat, option)


def nature(s: Any, source: Source) -> int:
    """What nature answers."""
    return question(s, CHANCE).pick(source)


def anything(offered: list[int], source: Source) -> int:
    """An option of a random verb: verbs with few options are not drowned by those with many."""
    verb = one_of(sorted({verb_of(option) for option in offered}), source)
    return one_of([option for option in offered if verb_of(option) == verb], source)


def moments(match: Match, seed: int, count: int) -> list[Any]:
    """Up to `count` states of a random match; each kind of question has the same chance."""
    source = Stream(seed)
    s = match.start(seed)
    kinds: dict[str, list[Any]] = {}
    for _ in steps(s, source):
        kinds.setdefault(f"{asking(s).asks()} {len(asked(s))}", []).append(s.clone())
    kinds["over"] = [s]
    chosen: list[Any] = []
    while kinds and len(chosen) < count:
        kind = one_of(sorted(kinds), source)
        chosen.append(kinds[kind].pop(source.below(len(kinds[kind]))))
        if not kinds[kind]:
            del kinds[kind]
    return chosen


def logged(s: Any, step: Step) -> list[Event]:
    """Take an answer in place and say what happened."""
    log = s.log = Log()
    apply(s, *step)
    s.log = None
    return log.events


def data(s: Any) -> Data:
    return state_to_data(s)


def without_rules(data: Any) -> Any:
    """Data of a state or frame without rules and causes of frames, as earlier versions wrote it."""
    if isinstance(data, dict):
        texts = {name for name, value in data.items() if isinstance(value, str)} - {"frame"}
        return {name: without_rules(data[name]) for name in data.keys() - texts - {"cause"}}
    return [without_rules(part) for part in data] if isinstance(data, list) else data
