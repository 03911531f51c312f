"""The first edition as the catalog finds it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from metro2033.catalog import Pack

if TYPE_CHECKING:
    from metro2033.content import Content, Fault
    from metro2033.content.effect import TimingPoint
    from metro2033.editions.first.content.schema import FirstContent
    from metro2033.editions.first.encoder import FirstEncoder
    from metro2033.editions.first.evaluator import FirstEvaluator
    from metro2033.editions.first.fight_solver import FirstFightSolver
    from metro2033.editions.first.rules.edition import FirstEdition
    from metro2033.editions.first.rules.fact_type import FirstFacts
    from metro2033.engine.model.edition import Edition


class FirstPack(Pack):
    """What the first edition has."""

    name = "first"
    files = Path(__file__).parent
    has_content = True
    rounds = (8.0, 20.0)
    presets = MappingProxyType({"short": {"victory_points": -3}})
    earlier = (
        "19e0366ced01b5e9ddb26a6ff35cde3e29a47bd330b131830f30a0d4bb9fe8cd",
        "ee698cff54ebda47e559efc0226f61b2c3fc7a519d708d39c3c30357da452877",
    )
    levels = MappingProxyType(
        {
            "newcomer": "heuristic:16+beginner",
            "trader": "heuristic:16+trader",
            "guard": "heuristic:0.5+turtle",
            "raider": "search:0+aggressor",  # a short search adds little to a good first look
            "ranger": "learned:150+hunter",
        }
    )
    earlier_shapes = ("7ff549c7ed20d9f2eaf57e0b62dd1af39cad0708200be3a673265fed4e85e284",)

    def game(self, folder: Path | None = None) -> FirstEdition:
        from metro2033.content import ContentFault
        from metro2033.editions.first.content.check import check_playable
        from metro2033.editions.first.content.table import tables
        from metro2033.editions.first.rules.edition import FirstEdition

        content = self.content(folder)
        faults = [*check_playable(content)]
        if faults:
            raise ContentFault(faults)
        return FirstEdition(tables(content))

    def fact_type(self) -> type[FirstFacts]:
        from metro2033.editions.first.rules.fact_type import FirstFacts

        return FirstFacts

    def content(self, folder: Path | None = None) -> FirstContent:
        from metro2033.editions.first.content.load import load

        return load(folder)

    def check(self, content: Content, texts: Path | None = None) -> list[Fault]:
        from metro2033.editions.first.content.check import check
        from metro2033.editions.first.content.schema import FirstContent

        assert isinstance(content, FirstContent)
        return check(content, texts)

    def card_faults(self, content: Content) -> list[Fault]:
        from metro2033.editions.first.content.check import card_faults
        from metro2033.editions.first.content.schema import FirstContent

        assert isinstance(content, FirstContent)
        return list(card_faults(content))

    def timing_points(self) -> Mapping[str, TimingPoint]:
        from metro2033.editions.first.content.during import POINTS

        return POINTS

    def evaluator(self, game: Edition, style: str = "") -> FirstEvaluator:
        from metro2033.editions.first.evaluator import FirstEvaluator
        from metro2033.editions.first.weights import styled

        return FirstEvaluator(game, styled(style))

    def fight_solver(self, game: Edition) -> FirstFightSolver:
        from metro2033.editions.first.fight_solver import FirstFightSolver

        return FirstFightSolver(game)

    def encoder(self, game: Edition) -> FirstEncoder:
        from metro2033.editions.first.encoder import FirstEncoder

        return FirstEncoder(game)


PACK: Final = FirstPack()
