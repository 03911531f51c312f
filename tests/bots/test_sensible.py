"""Bots that are spared follies: hiring after dismissing, letting a sure win pass, turning back."""

from typing import Any, final

from mypy_extensions import i64

from metro2033 import catalog
from metro2033.bots.bot import Bot
from metro2033.bots.registry import bot, evaluator
from metro2033.bots.sensible import SensibleBot
from metro2033.engine.kernel.core import CHANCE, Core
from metro2033.engine.kernel.loop import apply, asked_seat, offer
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.source import Stream
from metro2033.engine.kernel.word import first, verb_of
from metro2033.engine.model import state as st
from metro2033.engine.model import verb
from metro2033.table.answer import Accepted
from metro2033.table.dismissal import has_dismissed
from metro2033.table.record import Header, unnamed
from metro2033.table.table import Table
from metro2033.table.way import stations_left


@final
class FickleBot(Bot):
    """Dismisses as many as it can and hires again whenever it may; else it answers at random."""

    def __init__(self, source: Stream) -> None:
        self.source = source

    def choose(self, view: Core, seat: i64, offer: Offer) -> i64:
        options = [offer.options[i] for i in range(offer.count)]
        word = verb_of(options[-1])
        if word == verb.MAINTAIN:
            return min(options, key=first)
        hiring = [option for option in options if verb_of(option) == verb.HIRE]
        return hiring[0] if hiring else options[self.source.below(offer.count)]


def offered(s: Any, seat: int) -> Offer:
    """What a seat may answer."""
    found = Offer()
    offer(s, seat, found)
    return found


def test_nobody_hires_in_a_round_in_which_they_dismissed() -> None:
    game: Any = catalog.game("second")
    header = Header.new(game, unnamed(["bot:random"] * 2), {"most_rounds": 20})
    table: Table[Any] = Table.open(game, header)
    judge, nature = evaluator(game), Stream(3)
    bots = [SensibleBot(game, FickleBot(Stream(seat)), judge, []) for seat in range(2)]
    barred = hired = 0
    while not table.is_over:
        seat = table.asked[0]
        state = table.at(table.count)
        out = offered(state, seat)
        if seat == CHANCE:
            answer = out.pick(nature)
        else:
            answer = bots[seat].choose(table.view(seat), seat, out)
            if any(verb_of(out.options[i]) == verb.HIRE for i in range(out.count)):
                assert has_dismissed(table, seat) == bots[seat].has_dismissed
                assert (verb_of(answer) == verb.HIRE) != bots[seat].has_dismissed
                barred += bots[seat].has_dismissed
                hired += not bots[seat].has_dismissed
        ask = table.ask(seat)
        assert ask is not None
        assert isinstance(table.choose(seat, ask.number, table.codec.key(answer)), Accepted)
    assert barred >= 2
    assert hired >= 1


def test_a_bot_is_told_that_it_dismissed_earlier() -> None:
    game: Any = catalog.game("second")
    s, source = game.new(2, game.settle(2, {})), Stream(1)
    while True:
        seat = asked_seat(s)
        out = offered(s, seat)
        if any(verb_of(out.options[i]) == verb.HIRE for i in range(out.count)):
            break
        apply(s, seat, out.pick(source))
    for seed in range(5):
        found = bot("stalker", game, Stream(seed), has_dismissed=True)
        assert verb_of(found.choose(game.view(s, seat), seat, out)) != verb.HIRE


def test_a_sure_win_is_taken() -> None:
    """Whatever the bot itself would do: the random bot finds such answers only by luck."""
    game: Any = catalog.game("second")
    judge, taken = evaluator(game), 0
    for seed in range(1, 30):
        players = [bot("stalker", game, Stream(10 * seed + seat)) for seat in range(2)]
        s, nature = game.new(2, game.settle(2, {"most_rounds": 40})), Stream(seed)
        while s.asked and taken < 2:
            seat = asked_seat(s)
            out = offered(s, seat)
            if seat == CHANCE:
                apply(s, seat, out.pick(nature))
                continue
            view = game.view(s, seat)
            careless = SensibleBot(game, FickleBot(Stream(1)), judge, [])
            sure = careless.sure_win(view, seat, out)
            if sure >= 0:
                assert careless.choose(view, seat, out) == sure
                assert judge.missing(s, seat) > 0
                taken += 1
            apply(s, seat, players[seat].choose(view, seat, out))
        if taken >= 2:
            return
    raise AssertionError(f"{taken} sure wins in all matches")


def test_a_hero_goes_back_only_for_a_reason() -> None:
    """A bot that begins in the middle is told the same as one that has seen it all."""
    game: Any = catalog.game("first")
    header = Header.new(game, unnamed(["bot:stalker"] * 2), {"most_rounds": 12})
    table: Table[Any] = Table.open(game, header)
    nature = Stream(5)
    bots = [bot("stalker", game, Stream(40 + seat)) for seat in range(2)]
    barred = 0
    while not table.is_over:
        seat = table.asked[0]
        state = table.at(table.count)
        out = offered(state, seat)
        if seat == CHANCE:
            answer = out.pick(nature)
        else:
            mind = bots[seat]
            assert isinstance(mind, SensibleBot)
            answer = mind.choose(table.view(seat), seat, out)
            steps = {first(o) for o in out.options[: out.count] if verb_of(o) == verb.STEP}
            left = stations_left(table, seat)
            if verb_of(answer) == verb.STEP:
                assert first(answer) not in left
                assert sorted([*left, state.get(seat, st.PLACE)]) == sorted(mind.left)
            barred += bool(steps.intersection(left))
        ask = table.ask(seat)
        assert ask is not None
        assert isinstance(table.choose(seat, ask.number, table.codec.key(answer)), Accepted)
    assert barred >= 5
