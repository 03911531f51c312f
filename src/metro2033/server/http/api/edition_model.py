"""Models of editions: what can be played, and with which pieces."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field


class HouseValueModel(BaseModel):
    """A value of a house rule that is worth offering."""

    value: int
    text: str


class HouseRuleModel(BaseModel):
    """A named number that a match is played with; from 0 to 1 it is a switch."""

    name: str
    least: int
    most: int
    default: int
    text_id: str
    title: str = Field(description="What readers call it.")
    text: str = Field(description="What it changes; for a switch, when it is on.")
    values: list[HouseValueModel] = Field(
        description="Values to choose from, in words; none for a switch."
    )


class PresetModel(BaseModel):
    """House rules that go together under a name; its text is `client-preset-<name>`."""

    name: str
    house_rules: dict[str, int]


class BotModel(BaseModel):
    """A bot that plays the edition. Levels go from 1, the easiest; other bots have level 0."""

    name: str = Field(description="What requests call it; the text is `bot-<name>`.")
    text: str = Field(description="What players call it.")
    about: str = Field(description="How it plays.")
    level: int
    rating: int | None = Field(
        default=None,
        description="Elo of a level at two seats, by matches; the usual level has 1000.",
    )
    is_usual: bool = Field(description="Whether it plays where nobody has chosen.")


class EditionModel(BaseModel):
    """A set of rules that can be played here."""

    model_config = ConfigDict(
        json_schema_extra={
            "example": {
                "id": "second",
                "is_default": True,
                "has_content": True,
                "least_seats": 2,
                "most_seats": 6,
                "rules_version": 1,
                "content_digest": "5f3c...",
                "house_rules": [
                    {
                        "name": "open_ring",
                        "least": 0,
                        "most": 1,
                        "default": 0,
                        "text_id": "house-second-open-ring",
                        "title": "Open ring",
                        "text": "All Hansa ring stations are open, whichever zones are closed.",
                        "values": [],
                    }
                ],
                "presets": [{"name": "short", "house_rules": {"victory_points": -3}}],
                "bots": [
                    {
                        "name": "stalker",
                        "text": "Stalker",
                        "about": "knows its way around, but looks only one answer ahead",
                        "level": 4,
                        "rating": 1000,
                        "is_usual": True,
                    }
                ],
            }
        }
    )

    id: str
    is_default: bool = Field(description="Whether it is meant where nobody names one.")
    has_content: bool = Field(description="Whether it has a map, pieces and a rulebook.")
    least_seats: int
    most_seats: int
    rules_version: int
    content_digest: str
    house_rules: list[HouseRuleModel]
    presets: list[PresetModel]
    bots: list[BotModel]


class OriginModel(BaseModel):
    """Where a piece comes from, in words too; `own` are its fields that are our own design."""

    provenance: Literal["printed", "fan", "own", "house"]
    source: str
    own: list[str]


class PieceModel(BaseModel):
    """A piece of the box: station, line, faction, hero, card ..., by its kind.

    `facts` are the numbers and names printed on it, by the names they have in the content files.
    """

    kind: str
    id: str
    text_id: str
    name: str
    text: str = Field(description="What it does, or empty.")
    flavour: str
    origin: OriginModel
    rules: list[str] = Field(description="IDs of the rules and rulings about it.")
    facts: dict[str, Any]


class StationModel(PieceModel):
    """A station and its place on the map: x to the right, y down."""

    kind: Literal["station"]
    line: str
    at: tuple[float, float]
    is_capturable: bool


class LineModel(PieceModel):
    """A line: its stations in order; a ring joins the last to the first."""

    kind: Literal["line"]
    number: int
    is_ring: bool
    stations: list[str]


class FactionModel(PieceModel):
    """A faction, or a clan of the first edition: the side of a player."""

    kind: Literal["faction"]
    colour: str
    homes: list[str]
    ability: str = Field(description="The name of what it can do.")
    ability_text: str


class ZoneModel(BaseModel):
    """A sector of the board and its stations; the first edition has none."""

    id: str
    name: str
    stations: list[str]


class ContentModel(BaseModel):
    """Every piece of an edition, with names in one language."""

    edition: str
    rules_version: int
    content_digest: str
    language: str
    stations: list[StationModel]
    lines: list[LineModel]
    tunnels: list[tuple[str, str]]
    transfers: list[tuple[str, str]]
    hubs: list[list[str]] = Field(description="Stations that are joined each to each.")
    zones: list[ZoneModel]
    factions: list[FactionModel]
    heroes: list[PieceModel]
    cards: list[PieceModel] = Field(description="All other pieces, by kind.")
    resources: dict[str, str] = Field(description="Names of the resources.")
    numbers: dict[str, dict[str, Any]] = Field(description="Numbers that stand on no card.")


class PhraseModel(BaseModel):
    """A quick phrase for the chat."""

    id: str
    text: str


class RuleModel(BaseModel):
    """A rule, or a ruling on what the rulebook leaves open."""

    id: str
    edition: str
    kind: Literal["rule", "ruling"]
    section: str
    title: str
    text: str
    said: str = Field(description="It as the reason why something is not possible")
    parts: dict[str, str] = Field(description="More texts: what shows it, question, reason ...")
    related: list[str]
