"""Measures what hints say: python tools/sample_hints.py first --seats 2 --hints 60.

Bots play matches, and at some of their questions a hint is asked for. It prints how many hints tell
a concrete purpose, a danger, or nothing but that they are good. `--read ru` prints the sentences.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, Final

from metro2033 import catalog
from metro2033.agents.bot_names import advice_simulations
from metro2033.agents.hint import hint_of
from metro2033.bots.registry import adviser, bot
from metro2033.engine.kernel.core import CHANCE
from metro2033.engine.kernel.helper import asking
from metro2033.engine.kernel.loop import apply, asked_seat, offer
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.source import Stream
from metro2033.engine.model import state as st
from metro2033.i18n.hint import Hint, hint_sentence
from metro2033.i18n.wording import Wording

EVERY: Final = 11
"""Of so many questions one is sampled."""


def questions(edition: str, seats: int, seed: int) -> Iterator[tuple[Any, int, Offer]]:
    """Questions with several answers in matches between bots, without end."""
    game, options = catalog.game(edition), Offer()
    met = 0
    while True:
        seed += 1
        bots = [bot("stalker", game, Stream(64 * seed + seat)) for seat in range(seats)]
        nature = Stream(64 * seed + 63)
        s: Any = game.new(seats, game.settle(seats, {"most_rounds": 60}))
        while s.asked:
            seat = asked_seat(s)
            offer(s, seat, options)
            if seat == CHANCE:
                apply(s, seat, options.pick(nature))
                continue
            met += options.count > 1
            if options.count > 1 and met % EVERY == 0:
                yield s, seat, options
            apply(s, seat, bots[seat].choose(game.view(s, seat), seat, options))


def named(game: Any, s: Any) -> dict[str, str]:
    """The factions of the seats, as far as they have one."""
    factions = ((n, int(s.get(n, st.FACTION))) for n in range(s.seat_count()))
    return {str(n + 1): game.slugs["faction"][faction] for n, faction in factions if faction >= 0}


def trait(hint: Hint) -> str:
    """What a hint tells."""
    if hint.danger:
        return "aim and danger" if hint.aims else "danger"
    return "aim" if hint.aims else "equal" if hint.is_even else "vague"


def main(arguments: Sequence[str] | None = None) -> None:
    """Sample hints, and print what they tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("edition")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--hints", type=int, default=60)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--simulations", type=int, default=advice_simulations())
    parser.add_argument("--read", nargs="*", default=[], metavar="LANGUAGE")
    chosen = parser.parse_args(arguments)
    game = catalog.game(chosen.edition)
    told: Counter[str] = Counter()
    dangers: Counter[str] = Counter()
    for s, seat, options in questions(chosen.edition, chosen.seats, chosen.seed):
        mind, kind = adviser(game, Stream(told.total())), asking(s).asks()
        view = game.view(s, seat)
        hint = hint_of(game, mind.advise(view, seat, options, chosen.simulations)[0], kind)
        offer(s, seat, options)
        assert hint is not None
        told[trait(hint)] += 1
        dangers[hint.danger] += bool(hint.danger)
        for language in chosen.read:
            wording = Wording(game, language)
            wording.seats = named(game, s)
            print(f"{kind:16} {hint_sentence(wording, hint)}")
        if told.total() == chosen.hints:
            break
    print(f"{chosen.edition}, {chosen.seats} seats:", dict(told), dict(dangers))


if __name__ == "__main__":
    main()
