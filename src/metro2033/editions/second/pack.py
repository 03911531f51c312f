"""The second edition as the catalog finds it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from metro2033.catalog import Pack

if TYPE_CHECKING:
    from metro2033.content import Content, Fault
    from metro2033.content.effect import TimingPoint
    from metro2033.editions.second.content.schema import SecondContent
    from metro2033.editions.second.encoder import SecondEncoder
    from metro2033.editions.second.evaluator import SecondEvaluator
    from metro2033.editions.second.fight_solver import SecondFightSolver
    from metro2033.editions.second.rules.edition import SecondEdition
    from metro2033.editions.second.rules.fact_type import SecondFacts
    from metro2033.engine.model.edition import Edition


class SecondPack(Pack):
    """What the second edition has."""

    name = "second"
    files = Path(__file__).parent
    has_content = True
    rounds = (7.0, 14.0)
    presets = MappingProxyType({"short": {"victory_points": -3}})
    earlier_shapes = ("47dcee453e61ca5c31813c874d6326770e50fdd33b6a9ba904d52167fbd79559",)

    def game(self, folder: Path | None = None) -> SecondEdition:
        from metro2033.content import ContentFault
        from metro2033.editions.second.content.check import check_playable
        from metro2033.editions.second.content.table import tables
        from metro2033.editions.second.rules.edition import SecondEdition

        content = self.content(folder)
        faults = [*check_playable(content)]
        if faults:
            raise ContentFault(faults)
        return SecondEdition(tables(content))

    def fact_type(self) -> type[SecondFacts]:
        from metro2033.editions.second.rules.fact_type import SecondFacts

        return SecondFacts

    def content(self, folder: Path | None = None) -> SecondContent:
        from metro2033.editions.second.content.load import load

        return load(folder)

    def check(self, content: Content, texts: Path | None = None) -> list[Fault]:
        from metro2033.editions.second.content.check import check
        from metro2033.editions.second.content.schema import SecondContent

        assert isinstance(content, SecondContent)
        return check(content, texts)

    def card_faults(self, content: Content) -> list[Fault]:
        from metro2033.editions.second.content.check import card_faults
        from metro2033.editions.second.content.schema import SecondContent

        assert isinstance(content, SecondContent)
        return list(card_faults(content))

    def timing_points(self) -> Mapping[str, TimingPoint]:
        from metro2033.editions.second.content.during import POINTS

        return POINTS

    def evaluator(self, game: Edition, style: str = "") -> SecondEvaluator:
        from metro2033.editions.second.evaluator import SecondEvaluator
        from metro2033.editions.second.weights import styled

        return SecondEvaluator(game, styled(style))

    def fight_solver(self, game: Edition) -> SecondFightSolver:
        from metro2033.editions.second.fight_solver import SecondFightSolver

        return SecondFightSolver(game)

    def encoder(self, game: Edition) -> SecondEncoder:
        from metro2033.editions.second.encoder import SecondEncoder

        return SecondEncoder(game)


PACK: Final = SecondPack()
