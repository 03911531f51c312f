"""Constraints on the first edition's box, stations and network."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from statistics import mean

from metro2033.content.condition import Cost
from metro2033.content.fault import Fault, because, demand
from metro2033.content.network import links, reached
from metro2033.editions.first.content.during import FirstDuring
from metro2033.editions.first.content.op import (
    Bar,
    FaceThreat,
    Fetch,
    FirstOp,
    Refresh,
    ReleaseHere,
    ReleaseOne,
)
from metro2033.editions.first.content.schema import (
    FirstContent,
    FirstMission,
    FirstStation,
    FirstThreat,
    Item,
)

STATIONS = "stations.toml"
NETWORK = "network.toml"
NUMBERS = "numbers.toml"

LINES = {
    "sl": ("kropotkinskaya", "krasnoselskaya", "frunzenskaya"),
    "zl": ("avtozavodskaya", "paveletskaya"),
    "apl": ("park_pobedy",),
    "fl": (),
    "krl": ("rizhskaya", "sukharevskaya"),
    "tkl": ("begovaya",),
    "knl": (),
    "stl": ("polyanka",),
    "ldl": ("trubnaya",),
}
"""The lines of the station cards, and the stations that the rulebook names on each."""

VISITED = ("begovaya", "trubnaya")
"""Named as places where a hero goes; the others are named as cards."""

HAUNTED = ("sukharevskaya", "polyanka", "paveletskaya", "park_pobedy")


def check_board(content: FirstContent) -> Iterator[Fault]:
    """Every constraint on the board."""
    yield from _counts(content)
    yield from _lines(content)
    yield from _ring(content)
    yield from _links(content)
    yield from _named(content)
    yield from _yields(content)
    yield from _texts(content)
    yield from _haunted(content)


def units(cost: Cost) -> int:
    """Resources of a price or yield together."""
    return cost.pig + cost.mushroom + cost.ammo


def steps(during: Sequence[FirstDuring]) -> list[FirstOp]:
    """What programs do."""
    return [step for program in during for step in program.do]


def _counts(content: FirstContent) -> Iterator[Fault]:
    """C1-CNT-001, -002, C1-BRD-002: as much as in the box, copies summed.

    A house card is written on a blank one, so that there is one blank card less.
    """
    n = content.numbers
    printed = [_printed(cards) for cards in (content.threats, content.items, content.missions)]
    written = sum(house for _, house in printed)
    blanks = sum(card.copies for card in content.blanks) + written
    tokens = len(content.clans) * (len(n.tokens.high))
    cards = sum(station.is_capturable for station in content.stations)
    counts = (
        ("C1-BRD-002", STATIONS, "station-cards", cards, 49),
        ("C1-CNT-001", "threats.toml", "threats", printed[0][0], 34),
        ("C1-CNT-001", "items.toml", "items", printed[1][0], 33),
        ("C1-CNT-001", "heroes.toml", "heroes", len(content.heroes), 6),
        ("C1-CNT-001", "missions.toml", "missions", printed[2][0], 20),
        ("C1-CNT-001", "blanks.toml", "blanks", blanks, 5),
        ("C1-CNT-001", "clans.toml", "clans", len(content.clans), 6),
        ("C1-CNT-002", NUMBERS, "tokens", tokens, 78),
    )
    for rule, file, name, found, wanted in counts:
        if found != wanted:
            yield because(file, "", demand(rule, "demand-count", name, found=found, wanted=wanted))


def _printed(cards: Sequence[FirstThreat | Item | FirstMission]) -> tuple[int, int]:
    """How many cards of a deck are of the box, and how many are written on blank ones."""
    house = sum(card.copies for card in cards if card.provenance == "house")
    return sum(card.copies for card in cards) - house, house


def _lines(content: FirstContent) -> Iterator[Fault]:
    """C1-BRD-001, -003: stations with a card lie on nine lines, which run through them."""
    used = {station.line for station in content.stations if station.is_capturable}
    if used != LINES.keys():
        lines = ", ".join(sorted(used ^ LINES.keys()))
        yield because(STATIONS, "", demand("C1-BRD-003", "demand-line", "nine", list=lines))
    for line in content.lines:
        wanted = {station.id for station in content.stations if station.line == line.id}
        for name in sorted(wanted ^ set(line.stations)):
            reason = demand("C1-BRD-001", "demand-line", name=name, file=STATIONS)
            yield because(NETWORK, line.id, reason)


def _ring(content: FirstContent) -> Iterator[Fault]:
    """C1-BRD-004, -005: the Hansa is the ring line, and the only place to shop."""
    rings = [set(line.stations) for line in content.lines if line.is_ring]
    hansa = {station.id for station in content.stations if station.kind == "hansa"}
    if rings != [hansa]:
        yield because(NETWORK, "", demand("C1-BRD-005", "demand-ring"))
    near = links([station.id for station in content.stations], _edges(content))
    for clan in content.clans:
        for start in clan.stations:
            if not hansa & reached(near, start, frozenset(near)):
                reason = demand("C1-BRD-004", "demand-ring", "unreached", station=start)
                yield because("clans.toml", clan.id, reason)


def _edges(content: FirstContent) -> tuple[tuple[str, str], ...]:
    return (*content.tunnels, *content.transfers)


def _links(content: FirstContent) -> Iterator[Fault]:
    """C1-BRD-001, -007, -008: kinds of links; the board hangs together, for armies too."""
    lines = {station.id: station.line for station in content.stations}
    for one, other in content.transfers:
        if lines[one] == lines[other]:
            reason = demand("C1-BRD-007", "demand-link", "transfer")
            yield because(NETWORK, f"{one}, {other}", reason)
    for pair, times in Counter(frozenset(edge) for edge in _edges(content)).items():
        if times > 1 or len(pair) != 2:
            names = ", ".join(sorted(pair))
            yield because(NETWORK, names, demand("C1-BRD-001", "demand-link"))
    near = links(list(lines), _edges(content))
    prizes = [station.id for station in content.stations if station.is_capturable]
    for within, what in ((list(lines), "board"), (prizes, "captured")):
        lost = set(within) - reached(near, within[0], frozenset(within)) if within else set()
        if lost:
            names = ", ".join(sorted(lost))
            yield because(NETWORK, "", demand("C1-BRD-008", "demand-apart", what, list=names))
    for name in prizes:
        if not near[name] & set(prizes):
            yield because(NETWORK, name, demand("C1-BRD-008", "demand-apart", "army"))


def _named(content: FirstContent) -> Iterator[Fault]:
    """C1-BRD-006, -009, -010, -011: stations of the rulebook, on their lines."""
    stations = {station.id: station for station in content.stations}
    for line, names in LINES.items():
        for name in names:
            rule = "C1-BRD-010" if name in VISITED else "C1-BRD-009"
            station = stations.get(name)
            if station is None:
                yield because(STATIONS, name, demand(rule, "demand-named", "station"))
            elif not station.is_capturable and rule == "C1-BRD-009":
                yield because(STATIONS, name, demand(rule, "demand-named", "card"))
            elif station.line != line:
                reason = demand("C1-BRD-011", "demand-named", "line", line=line)
                yield because(STATIONS, name, reason)
    if "paveletskaya_ring" not in stations:
        reason = demand("C1-BRD-006", "demand-named", "second")
        yield because(STATIONS, "paveletskaya", reason)


def _yields(content: FirstContent) -> Iterator[Fault]:
    """C1-BRD-012: every card has a yield or at least a text, other stations have neither."""
    for station in content.stations:
        has_text = bool(station.static or station.during)
        has_card = units(station.yields) > 0 or has_text
        if has_card != station.is_capturable:
            reason = demand("C1-BRD-012", "demand-card", kind=station.kind)
            yield because(STATIONS, station.id, reason)


def _texts(content: FirstContent) -> Iterator[Fault]:
    """C1-STN-001 to -004, -006: what the rulebook's notes tell of texts."""
    texts = {station.id: steps(station.during) for station in content.stations}
    bars = [op.turn for op in texts.get("kropotkinskaya", []) if isinstance(op, Bar)]
    if bars != ["next"] or len(texts["kropotkinskaya"]) < 2:
        reason = demand("C1-STN-001", "demand-text", "benefit")
        yield because(STATIONS, "kropotkinskaya", reason)
    fetched: list[str] = []
    for rule, name in (("C1-STN-002", "krasnoselskaya"), ("C1-STN-003", "avtozavodskaya")):
        items = [op.item for op in texts.get(name, []) if isinstance(op, Fetch)]
        if not items or items[0] in fetched:
            yield because(STATIONS, name, demand(rule, "demand-text", "item"))
        fetched += items
    if not any(isinstance(op, Refresh) for op in texts.get("rizhskaya", [])):
        reason = demand("C1-STN-004", "demand-text", "again")
        yield because(STATIONS, "rizhskaya", reason)
    for name, parts in texts.items():
        if any(isinstance(op, ReleaseHere | ReleaseOne) for op in parts):
            yield because(STATIONS, name, demand("C1-STN-006", "demand-text", "release"))


def is_haunted(station: FirstStation) -> bool:
    """Whether a threat comes at the end of its owner's turn."""
    return any(isinstance(step, FaceThreat) for step in steps(station.during))


def _haunted(content: FirstContent) -> Iterator[Fault]:
    """C1-STN-005: four stations with a threat, and more yield than others."""
    usual = [units(s.yields) for s in content.stations if s.is_capturable and not is_haunted(s)]
    for station in content.stations:
        if is_haunted(station) != (station.id in HAUNTED):
            reason = demand("C1-STN-005", "demand-text", "threats", list=", ".join(HAUNTED))
            yield because(STATIONS, station.id, reason)
        elif is_haunted(station) and units(station.yields) <= mean(usual or [0]):
            yield because(STATIONS, station.id, demand("C1-STN-005", "demand-text", "reward"))
