"""House cards with every fault that one can have."""

from __future__ import annotations

from lab.planted import Cards, equipment, strength

GAIN = {"op": "gain", "what": "pig", "n": 1}
BOMB = {"op": "strengthen", "n": 2, "by": "explosives"}
WEAKER = {
    "op": "timed",
    "target": "you",
    "until": "battle",
    "static": [{"on": "threat.strength", "value": 3}],
}
OUTSIDE = {"when": "stations", "n": 1, "stations": ["sportivnaya"]}
OWNED = {"when": "stations", "n": 1, "stations": ["teatralnaya"]}


def card(edition: str, table: str, id: str, **fields: object) -> Cards:
    return {"edition": edition, table: [{"id": id, **fields}]}


def at(point: str, *steps: Cards, **more: object) -> Cards:
    return equipment(during=[{"at": point, "do": list(steps), **more}])


def of_an_item(id: str = "medkit", **more: object) -> Cards:
    return card("first", "item", id, **more)


FAULTY: list[Cards] = [
    equipment(name={"en": 3}),
    equipment(copies="два"),
    equipment("новая"),
    equipment(static=[{"on": "hero.speed"}, {"add": 2}]),
    equipment(static=strength(0)),
    equipment(static=strength(100)),
    equipment(static=strength(2, versus="змей")),
    equipment(static=[{"on": "hero.luck", "add": 1}]),
    equipment(static=[{"on": "hero.trades_at", "value": "луна"}]),
    equipment(static=[{"on": "threat.strength", "value": 3}]),
    equipment(static=[{"on": "hero.rest", "value": 3}]),
    at("main", GAIN),
    at("vote.before"),
    at("threat.won", GAIN),
    at("vote.before", GAIN, role="attack"),
    at("vote.before", {**GAIN, "what": "золото", "n": 1.5}),
    at("vote.before", {"op": "peek", "deck": "law", "n": 2, "bury": 5}),
    at("vote.before", {"op": "timed", "target": "you", "until": "round", "static": []}),
    at("vote.before", {"op": "timed", "target": "я", "until": "round", "static": strength(1)}),
    card("second", "mission", "big_game", goal="лететь"),
    card("second", "faction", "red_line", homes=["дом"]),
    card("second", "faction", "red_line", target=-3),
    card("first", "clan", "red_line", stations=[]),
    card("first", "mission", "rescue", reached={"when": "лететь"}, points=1, copies=1),
    of_an_item(during=[{"at": "turn.end_threat", "do": [GAIN]}]),
    of_an_item(during=[{"at": "main", "do": [{"op": "fetch", "item": "ничто"}]}]),
    of_an_item(price={"pig": "1"}),
    of_an_item(during=[{"at": "main", "do": [GAIN]}] * 70),
    of_an_item("насос", type="inventory", copies=1, price={"pig": 1}),
    {"edition": "first", "item": [{"id": "medkit"}, {"id": "medkit"}]},
    of_an_item(during=[{"at": "main", "do": [{**BOMB, "until": "match"}]}]),
    card("first", "threat", "toad", result="dice", strength=0, payment={}),
    card("first", "threat", "toad", result="payment", strength=0, payment={}),
    card("first", "mission", "rescue", kind="event", reached=OWNED, points=1),
    card("first", "mission", "rescue", kind="state", reached=OUTSIDE, points=1),
    card("first", "mission", "rescue", kind="state", reached={**OWNED, "n": 9}, points=1),
    card("second", "threat", "slavers", during=[{"at": "threat.won", "do": [WEAKER]}]),
]

FILED: list[Cards] = [
    {"edition": "second", "law": {"id": "x"}},
    {"edition": "second", "weapon": [{"id": "x"}]},
    equipment(name="Gun"),
    equipment(colour="red"),
    of_an_item(own=["ничто"], source=""),
    card("first", "clan", "red_line", stations=["teatralnaya"] * 14),
    card("second", "faction", "red_line", homes=["teatralnaya"] * 14),
    card("second", "station", "begovaya", line="sl"),
]
"""Faults in what no form shows, told in the words of the file."""
