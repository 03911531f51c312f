"""The first edition as a value."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from metro2033.editions.first.rules import (
    battle,
    capture,
    choice,
    fact,
    goal,
    main,
    outcome,
    position,
    program,
    response,
    setup,
    shop,
    threat,
    turn,
    written,
)
from metro2033.editions.first.rules.action import offer_steps, steps_left
from metro2033.editions.first.rules.fact_type import FirstFacts, FirstPlayerFacts
from metro2033.editions.first.rules.goal import check_states
from metro2033.engine.kernel.core import Frame
from metro2033.engine.kernel.game import HouseRule
from metro2033.engine.kernel.loop import apply
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.reading import Reading
from metro2033.engine.kernel.word import first, verb_of
from metro2033.engine.model import happening, verb
from metro2033.engine.model import state as st
from metro2033.engine.model.content import Content
from metro2033.engine.model.edition import Edition, Route, Way
from metro2033.engine.model.state import State
from metro2033.engine.rules import draw, equipment, resource
from metro2033.engine.rules import position as shared_position

RULES_VERSION: Final = 2


class FirstEdition(Edition):
    """Metro 2033, first edition: two to six seats, dice, activity, numbered tokens."""

    def __init__(self, content: Content) -> None:
        super().__init__("first", RULES_VERSION, content)
        self.former_names = fact.FORMER_NAMES
        self.digest_facts = fact.DIGEST_FACTS
        self.frames = frames()
        self.house_rules = [
            HouseRule("draft", 0, 0, 1),
            HouseRule("other_tokens", 0, 0, 1),
            HouseRule("army_tunnels_only", 0, 0, 1),
            HouseRule("threat_offset", 0, -2, 3),
            HouseRule("victory_points", 0, -4, 4),
            HouseRule("most_rounds", 0, 0, 1000),
        ]
        self.moments = position.MOMENTS
        self.usual_moment = "main"

    def table(self, seats: i64, rules: dict[str, int]) -> State:
        s = super().table(seats, rules)
        setup.fill_table(s, rules)
        return s

    def set_up(self) -> Frame:
        return setup.SetupFrame()

    def program(self, code: vec[i64], registers: vec[i64], rules: str, cause: i64) -> Frame:
        return program.FirstEffectFrame(code, 0, registers, rules, cause)

    def limit(self, seat: i64, kind: i64) -> Frame:
        return shop.ItemLimitFrame(seat, kind, 1)

    def wares(self, s: State, seat: i64, option: i64) -> list[int]:
        return shop.wares(s, seat) if verb_of(option) == verb.BUY else []

    def routes(self, s: State, seat: i64) -> list[Route]:
        here = int(s.get(seat, st.PLACE))
        found = [Route([], Way([here], [0], int(steps_left(s, seat))))]
        states, seen, at = [s.clone()], [here], 0
        while at < len(found):
            out = Offer()
            offer_steps(states[at], seat, out)
            for i in range(out.count):
                station = int(first(out.options[i]))
                if station not in seen:
                    t = states[at].clone()
                    apply(t, seat, out.options[i])
                    seen.append(station)
                    states.append(t)
                    found.append(farther(found[at], int(out.options[i]), station))
            at += 1
        return [route for route in found if len(route.options) > 1]

    def ways(self, s: State, seat: i64, options: list[int]) -> dict[int, Way]:
        here, steps = int(s.get(seat, st.PLACE)), int(steps_left(s, seat))
        walks = [option for option in options if verb_of(option) == verb.STEP]
        return {walk: Way([here, int(first(walk))], [0, 1], steps) for walk in walks}

    def changed(self, s: State, seat: i64) -> None:
        """Enough points end the match at once; otherwise a goal may be reached (E1-GOAL-008)."""
        if s.is_over:
            return
        if s.get(seat, st.POINTS) >= s.numbers[st.TARGET]:
            s.numbers[st.WINNER] = seat
            s.numbers[st.REASON] = st.BY_POINTS
            s.is_over = True
            s.tell(happening.MATCH_ENDED, "E1-GOAL-009", seat)
        else:
            check_states(s, seat)

    def read_match(self, s: State, read: Reading, players: list[Reading], moment: str) -> None:
        position.read_match(s, read, players, moment)

    def written(self, s: State) -> dict[str, Any]:
        return written.written(s)

    def facts(self, s: State) -> FirstFacts:
        return fact.facts(s)

    def player_facts(self, s: State, seat: i64) -> FirstPlayerFacts:
        return fact.player(s, seat)

    def faults(self, s: State) -> list[str]:
        return fact.faults(s)


def frames() -> list[type[Frame]]:
    """Every frame class of the edition, for the codec."""
    return [
        setup.SetupFrame,
        setup.DealFrame,
        setup.HomeFrame,
        setup.InitiativeFrame,
        goal.MissionFrame,
        goal.ChooseMissionFrame,
        turn.TurnFrame,
        turn.TributeFrame,
        turn.EndangeredFrame,
        main.MainFrame,
        threat.ThreatFrame,
        outcome.ThreatReturnFrame,
        battle.BattleFrame,
        outcome.ActivityFrame,
        outcome.HeroLostFrame,
        response.ResponseFrame,
        response.RollFrame,
        response.RerollFrame,
        capture.TokenFrame,
        capture.StationTextFrame,
        shop.OfferFrame,
        shop.PriceFrame,
        shop.ItemLimitFrame,
        choice.KnockOutFrame,
        choice.RelocateFrame,
        choice.HandcarFrame,
        choice.RetokenFrame,
        choice.RobFrame,
        choice.ReleaseFrame,
        program.FirstEffectFrame,
        resource.GainFrame,
        resource.LoseFrame,
        draw.DrawFrame,
        equipment.StripFrame,
        shared_position.OpenCardFrame,
    ]


def farther(route: Route, option: int, station: int) -> Route:
    """A route that is one step longer."""
    way = route.way
    longer = Way([*way.stations, station], [*way.costs, way.costs[-1] + 1], way.budget)
    return Route([*route.options, option], longer)
