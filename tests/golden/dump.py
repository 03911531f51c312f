"""One short match of an edition as text: every question, choice, event and a digest of the facts.

`PYTHONPATH=src:tests python -m golden.dump` writes the files anew; a diff shows what has changed.
"""

import json
from collections.abc import Iterator, Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any

from laws.walk import Step, anything, asked, logged, nature, one_of, options
from metro2033 import catalog
from metro2033.engine.kernel.core import CHANCE
from metro2033.engine.kernel.helper import asking
from metro2033.engine.kernel.source import Stream
from metro2033.scenario.wording import event_text
from metro2033.table.keys import KeyCodec
from metro2033.table.record import seat_name
from metro2033.table.snapshot import under_former_names

FOLDER = Path(__file__).parent
MATCHES: dict[str, tuple[str, int, dict[str, int], int]] = {
    "first": ("first", 3, {"most_rounds": 4}, 2033),
    "second": ("second", 3, {"most_rounds": 4}, 2033),
}
"""Name of the file: edition, seats, house rules, seed."""


def facts_digest(facts: Mapping[str, Any]) -> str:
    return sha256(json.dumps(facts, sort_keys=True).encode()).hexdigest()[:12]


def lines(name: str) -> Iterator[str]:
    """The match, line by line."""
    edition, seats, rules, seed = MATCHES[name]
    game = catalog.game(edition)
    codec = KeyCodec(game)
    settled = game.settle(seats, rules)
    s = game.new(seats, settled)
    source = Stream(seed)
    yield f"{edition}, {seats} seats, seed {seed}, " + ", ".join(
        f"{rule}={value}" for rule, value in sorted(settled.items())
    )
    number = 0
    while s.asked:
        number += 1
        seat = one_of(asked(s), source)
        offered = options(s, seat)
        option = nature(s, source) if seat == CHANCE else anything(offered, source)
        yield f"\n{number} {seat_name(seat)}, {asking(s).asks()}, {len(offered)} options"
        yield f"  > {codec.key(option)}"
        for event in logged(s, Step(seat, option)):
            yield f"  * {event_text(codec, event)}"
        yield f"  = {facts_digest(under_former_names(game, game.facts(s)))}"
    yield f"\nranking {game.ranking(s)}"
    yield json.dumps(game.facts(s), indent=1, sort_keys=True)


def text(name: str) -> str:
    return "\n".join(lines(name)) + "\n"


def main() -> None:
    for name in MATCHES:
        (FOLDER / f"{name}.txt").write_text(text(name), encoding="utf-8")


if __name__ == "__main__":
    main()
