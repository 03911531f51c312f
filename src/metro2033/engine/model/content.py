"""The content of an edition as the engine reads it: flat tables, filled once from the data.

What their numbers mean is in `code`.
"""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from metro2033.engine.model.code import ALWAYS, AT_EVENT, EVERY_SEAT


@final
class Effect:
    """A program that runs at a timing point, under conditions; ALWAYS lets everything through.

    `after` masks the effects at the same point that come first; by `rules` the program works.
    """

    def __init__(self, point: i64, code: vec[i64], by: i64, kind: i64) -> None:
        self.point: Final = point
        self.code: Final = code
        self.by: Final = by
        self.kind: Final = kind
        self.fighter: i64 = ALWAYS
        self.role: i64 = ALWAYS
        self.target: i64 = ALWAYS
        self.who: i64 = EVERY_SEAT
        self.who_least: i64 = 0
        self.is_optional: bool = False
        self.is_once: bool = False
        self.is_skill: bool = False
        self.is_attack: bool = False
        self.needs_hero_foe: bool = False
        self.cost: vec[i64] = vec[i64]([0, 0, 0])
        self.after: i64 = 0
        self.rules: str = ""
        self.places: vec[i64] = vec[i64]()


@final
class Goal:
    """What a mission asks for, as numbers: only those that its kind reads matter."""

    def __init__(self, kind: i64) -> None:
        self.kind: Final = kind
        self.n: i64 = 1
        self.fighter: i64 = ALWAYS
        self.target: i64 = ALWAYS
        self.against_hero: bool = False
        self.strength: i64 = 0
        self.scouted: bool = False
        self.alike: bool = False
        self.each: bool = False
        self.beside: bool = False
        self.places: vec[i64] = vec[i64]()
        self.cost: vec[i64] = vec[i64]([0, 0, 0])
        self.moment: i64 = AT_EVENT
        self.stations: vec[i64] = vec[i64]()
        self.item: i64 = ALWAYS
        self.reward: vec[i64] = vec[i64]([0, 0, 0])
        self.points: i64 = 1


@final
class Content:
    """Everything printed on the components of one edition, by small numbers.

    `slugs` names the numbers: stations, factions, heroes and cards keep their order in the data.
    Statics lie in one table; a card, faction, hero or law has the rows `first..first + count`, and
    a mask of the topics among them, so that most sums are zero at a glance. `by_name` has the cards
    of each deck, in its place, in the order of their names. `station_zeros`, `station_blanks` and
    `station_truths` have a 0, "" and True for each station: facts begin with copies of them.
    `attacks_are_free` unless a law or a timed effect is in force. `discards_return` says that
    discarded cards are shuffled into their deck at once.
    """

    def __init__(self) -> None:  # noqa: PLR0915 one line a table
        self.slugs: dict[str, list[str]] = {}
        self.digest: str = ""
        self.discards_return: bool = False
        self.empty: Final = vec[i64]()

        self.station_count: i64 = 0
        self.station_zeros: dict[str, int] = {}
        self.station_blanks: dict[str, str] = {}
        self.station_truths: dict[str, bool] = {}
        self.far: vec[i64] = vec[i64]()
        self.station_kind: vec[i64] = vec[i64]()
        self.station_resource: vec[i64] = vec[i64]()
        self.station_zone: vec[i64] = vec[i64]()
        self.station_home: vec[i64] = vec[i64]()
        self.station_line: vec[i64] = vec[i64]()
        self.station_yield: vec[i64] = vec[i64]()
        self.tunnels: vec[vec[i64]] = vec[vec[i64]]()
        self.transfers: vec[vec[i64]] = vec[vec[i64]]()

        self.faction_count: i64 = 0
        self.faction_border: vec[i64] = vec[i64]()
        self.faction_target: vec[i64] = vec[i64]()
        self.faction_bonus: list[vec[i64]] = []

        self.faction_start: list[vec[i64]] = []
        self.faction_stock: vec[i64] = vec[i64]()
        self.faction_army: vec[i64] = vec[i64]()
        self.faction_activity: vec[i64] = vec[i64]()
        self.faction_tokens: vec[i64] = vec[i64]()
        self.other_tokens: vec[i64] = vec[i64]()

        self.hero_count: i64 = 0
        self.hero_speed: vec[i64] = vec[i64]()
        self.hero_strength: vec[i64] = vec[i64]()

        self.card_count: i64 = 0
        self.deck_of: vec[i64] = vec[i64]()
        self.kind_of: vec[i64] = vec[i64]()
        self.deck_start: vec[i64] = vec[i64]()
        self.deck_count: vec[i64] = vec[i64]()
        self.by_name: vec[i64] = vec[i64]()

        self.threat_stage: vec[i64] = vec[i64]()
        self.threat_type: vec[i64] = vec[i64]()
        self.threat_strength: vec[i64] = vec[i64]()
        self.threat_cases: list[vec[i64]] = []
        self.threat_loss: vec[i64] = vec[i64]()
        self.threat_wounds: vec[i64] = vec[i64]()
        self.threat_ignores: vec[i64] = vec[i64]()
        self.threat_reward: list[vec[i64]] = []

        self.threat_result: vec[i64] = vec[i64]()
        self.threat_payment: vec[i64] = vec[i64]()
        self.threat_double: vec[i64] = vec[i64]()
        self.threat_calms: vec[i64] = vec[i64]()
        self.threat_withdraw: vec[i64] = vec[i64]()
        self.threat_hero: vec[i64] = vec[i64]()
        self.threat_hero_strength: vec[i64] = vec[i64]()

        self.item_type: vec[i64] = vec[i64]()
        self.item_price: vec[i64] = vec[i64]()
        self.item_is_weapon: vec[i64] = vec[i64]()
        self.item_mutant: vec[i64] = vec[i64]()

        self.goals: list[Goal] = []
        self.mission_goal: vec[i64] = vec[i64]()
        self.mission_ability: list[vec[i64]] = []

        self.effects: list[Effect] = []
        self.faction_points: vec[i64] = vec[i64]()
        self.hero_points: vec[i64] = vec[i64]()
        self.any_equipment_points: i64 = 0
        self.faction_effects: list[vec[i64]] = []
        self.hero_effects: list[vec[i64]] = []
        self.equipment_effects: list[vec[i64]] = []
        self.law_effects: list[vec[i64]] = []
        self.threat_effects: list[vec[i64]] = []
        self.station_effects: list[vec[i64]] = []

        self.combat_type: vec[i64] = vec[i64]()
        self.combat_modifier: vec[i64] = vec[i64]()

        self.track_shows: vec[i64] = vec[i64]()
        self.track_units: vec[i64] = vec[i64]()
        self.track_threat: vec[i64] = vec[i64]()
        self.track_law: vec[i64] = vec[i64]()
        self.track_next: vec[i64] = vec[i64]()

        self.statics: vec[i64] = vec[i64]()
        self.faction_static: vec[i64] = vec[i64]()
        self.hero_static: vec[i64] = vec[i64]()
        self.equipment_static: vec[i64] = vec[i64]()
        self.law_static: vec[i64] = vec[i64]()
        self.faction_topics: vec[i64] = vec[i64]()
        self.hero_topics: vec[i64] = vec[i64]()
        self.equipment_topics: vec[i64] = vec[i64]()
        self.any_equipment_topics: i64 = 0
        self.law_topics: vec[i64] = vec[i64]()
        self.any_station_topics: i64 = 0
        self.static_stations: vec[i64] = vec[i64]()
        self.station_static: vec[i64] = vec[i64]()
        self.any_timed_topics: i64 = 0
        self.common_topics: i64 = 0
        self.attacks_are_free: bool = True
        self.timed_static: vec[i64] = vec[i64]()
        self.timed_battle: vec[i64] = vec[i64]()
        self.timed_count: i64 = 0

        self.numbers: vec[i64] = vec[i64]()
        self.upkeep: vec[i64] = vec[i64]()
