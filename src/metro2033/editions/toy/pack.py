"""The toy as the catalog finds it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from metro2033.catalog import NoContent, Pack

if TYPE_CHECKING:
    from metro2033.editions.toy.rules.fact_type import ToyFacts
    from metro2033.editions.toy.rules.game import ToyGame


class ToyPack(Pack):
    """What the toy has: rules, whose few cards are in their code."""

    name = "toy"
    files = Path(__file__).parent

    def game(self, folder: Path | None = None) -> ToyGame:
        from metro2033.editions.toy.rules.game import ToyGame

        if folder is not None:
            raise NoContent("fault-no-content", name=self.name)
        return ToyGame()

    def fact_type(self) -> type[ToyFacts]:
        from metro2033.editions.toy.rules.fact_type import ToyFacts

        return ToyFacts


PACK: Final = ToyPack()
