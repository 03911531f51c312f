"""The second edition as a value."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from metro2033.editions.second.rules import (
    ability,
    army,
    attack,
    battle,
    capture,
    events,
    fact,
    goal,
    hero,
    market,
    mobilization,
    position,
    setup,
    stage,
    threat,
    turn,
    vote,
    wound,
    written,
)
from metro2033.editions.second.rules.fact_type import SecondFacts, SecondPlayerFacts
from metro2033.engine.effects import program, timing
from metro2033.engine.kernel.core import Frame
from metro2033.engine.kernel.game import BadOption, HouseRule
from metro2033.engine.kernel.offer import Offer
from metro2033.engine.kernel.reading import Reading
from metro2033.engine.kernel.word import first, verb_of
from metro2033.engine.model import verb
from metro2033.engine.model.content import Content
from metro2033.engine.model.edition import Edition, Way
from metro2033.engine.model.state import State
from metro2033.engine.rules import draw, equipment, peek, resource, station
from metro2033.engine.rules import position as shared_position
from metro2033.engine.rules.movement import ways as hero_ways

RULES_VERSION = 2


class SecondEdition(Edition):
    """Metro 2033, second edition: two to six seats, laws, combat cards, two stages."""

    def __init__(self, content: Content) -> None:
        super().__init__("second", RULES_VERSION, content)
        self.digest_facts = fact.DIGEST_FACTS
        self.frames = frames()
        self.cited = {
            "lose_station": "E2-CAPT-009",
            "settle": "E2-CAPT-012",
            "too_few_stations": "E2-CAPT-011",
            "settle_closed": "E2-BOARD-006",
            "settle_never": "R2-123",
            "settle_owned": "E2-CAPT-012",
            "settle_elsewhere": "E2-CAPT-013",
        }
        self.house_rules = [
            HouseRule("victory_points", 0, -5, 2),
            HouseRule("open_ring", 0, 0, 1),
            HouseRule("first_player", 0, 0, 6),
            HouseRule("most_rounds", 0, 0, 1000),
        ]
        self.moments = position.MOMENTS
        self.usual_moment = "hero"

    def settle(self, seats: int, chosen: dict[str, int]) -> dict[str, int]:
        """Every house rule with its value; the first player must be one of the seats."""
        rules = super().settle(seats, chosen)
        if rules["first_player"] > seats:
            chosen_first = rules["first_player"]
            raise BadOption(
                f"first_player is 0 (drawn) to {seats}, not {chosen_first}",
                "fault-first-player",
                {"seats": seats, "value": chosen_first},
            )
        return rules

    def check_rules(self, house: Reading, seats: int, rules: dict[str, int]) -> None:
        if rules["first_player"] > seats:
            most, value = str(seats), str(rules["first_player"])
            house.fail(
                "first_player", "data-no-number", {"least": "0", "most": most, "value": value}
            )
            rules["first_player"] = 0

    def table(self, seats: i64, rules: dict[str, int]) -> State:
        s = super().table(seats, rules)
        setup.fill_table(s, rules)
        return s

    def set_up(self) -> Frame:
        return setup.SetupFrame()

    def limit(self, seat: i64, kind: i64) -> Frame:
        return equipment.LimitFrame(seat, "E2-EQ-001")

    def ways(self, s: State, seat: i64, options: list[int]) -> dict[int, Way]:
        return hero_ways(s, seat, options)

    def offer_aside(self, s: State, seat: i64, out: Offer) -> None:
        ability.offer_abilities(s, seat, out)

    def take_aside(self, s: State, seat: i64, option: i64) -> bool:
        if verb_of(option) != verb.USE_MISSION:
            return False
        ability.use_ability(s, seat, first(option))
        return True

    def refuse_aside(self, s: State, seat: i64, option: i64) -> str:
        is_ability = verb_of(option) == verb.USE_MISSION
        return ability.refuse_ability(s, seat, first(option)) if is_ability else ""

    def changed(self, s: State, seat: i64) -> None:
        goal.check_states(s, seat)

    def read_match(self, s: State, read: Reading, players: list[Reading], moment: str) -> None:
        position.read_match(s, read, players, moment)

    def written(self, s: State) -> dict[str, Any]:
        return written.written(s)

    def facts(self, s: State) -> SecondFacts:
        return fact.facts(s)

    def secret_pile_facts(self, view: State, deck: i64, zone: i64) -> dict[str, list[str]]:
        return fact.secret_pile(view, deck, zone)

    def player_facts(self, s: State, seat: i64) -> SecondPlayerFacts:
        return fact.player(s, seat)

    def faults(self, s: State) -> list[str]:
        return fact.faults(s)


def frames() -> list[type[Frame]]:
    """Every frame class of the edition, for the codec."""
    return [
        setup.SetupFrame,
        setup.FactionFrame,
        setup.BonusFrame,
        setup.FigureFrame,
        turn.RoundFrame,
        turn.PhaseFrame,
        events.LawStartFrame,
        events.ProductionFrame,
        events.DangerFrame,
        events.DefendFrame,
        vote.VoteFrame,
        vote.BeforeVoteFrame,
        vote.BallotFrame,
        mobilization.MaintenanceFrame,
        mobilization.HireFrame,
        army.ArmyFrame,
        hero.HeroFrame,
        hero.ScoutFrame,
        market.MarketFrame,
        market.FillFrame,
        attack.NeutralFrame,
        attack.PolisFrame,
        battle.BattleFrame,
        threat.ThreatFrame,
        capture.CaptureFrame,
        stage.AftermathFrame,
        ability.WindowFrame,
        goal.CompletionFrame,
        timing.TimingFrame,
        program.EffectFrame,
        program.PayFrame,
        program.AimFrame,
        resource.GainFrame,
        resource.LoseFrame,
        draw.DrawFrame,
        draw.KeepFrame,
        peek.PeekFrame,
        equipment.LimitFrame,
        equipment.StripFrame,
        station.ReplacementFrame,
        wound.WoundFrame,
        shared_position.OpenCardFrame,
    ]
