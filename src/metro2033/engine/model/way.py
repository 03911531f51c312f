"""The way on which an answer takes a hero, and what each stop costs."""

from __future__ import annotations

from typing import final


@final
class Way:
    """Stations from where the hero stands to where they go, the cost up to each, and the budget."""

    def __init__(self, stations: list[int], costs: list[int], budget: int) -> None:
        self.stations = stations
        self.costs = costs
        self.budget = budget
