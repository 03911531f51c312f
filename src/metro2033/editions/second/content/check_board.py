"""Constraints on stations, network and zones. Each fault begins with the constraint's id."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from metro2033.content.fault import Fault, because, by, demand
from metro2033.editions.second.content.board import Board, board, tables
from metro2033.editions.second.content.schema import POLIS, SecondContent, SecondStation
from metro2033.i18n import Complaint

STATIONS = "stations.toml"
NETWORK = "network.toml"
FACTIONS = "factions.toml"

KINDS = {"ordinary": 36, "home": 18, "polis": 4, "hansa": 13, "abandoned": 7}
RESOURCES = {"pig", "mushroom", "ammo"}
ZONE_RING = (
    "confederation_1905",
    "fourth_reich",
    "red_line",
    "bauman_alliance",
    "bandits",
    "arbat_confederation",
)


def check_board(content: SecondContent) -> Iterator[Fault]:
    """Every constraint on the board."""
    yield from _counts(content)
    yield from _resources(content)
    yield from _homes(content)
    yield from _ring(content)
    yield from _zones(content)
    yield from _examples(board(content))
    yield from _open_parts(content)


def _counts(content: SecondContent) -> Iterator[Fault]:
    """C2-BRD-018, -006, -002: the printed numbers of stations and links."""
    kinds = Counter[str](station.kind for station in content.stations)
    for kind, wanted in KINDS.items():
        if kinds[kind] != wanted:
            values = {"kind": kind, "found": kinds[kind], "wanted": wanted}
            reason = demand("C2-BRD-018", "demand-count", "stations", **values)
            yield because(STATIONS, "", reason)
    if not kinds["abandoned"]:
        yield because(STATIONS, "", demand("C2-BRD-006", "demand-abandoned"))
    for name, edges, wanted in (
        ("tunnels", content.tunnels, 69),
        ("transfers", content.transfers, 42),
    ):
        if len(edges) != wanted:
            reason = demand("C2-BRD-018", "demand-count", name, found=len(edges), wanted=wanted)
            yield because(NETWORK, "", reason)
    count = Counter(frozenset(edge) for edge in (*content.tunnels, *content.transfers))
    for pair, times in count.items():
        if times > 1 or len(pair) != 2:
            names = ", ".join(sorted(pair))
            yield because(NETWORK, names, demand("C2-BRD-002", "demand-link"))


def _resources(content: SecondContent) -> Iterator[Fault]:
    """C2-BRD-001: what stations of a kind produce; lines run through their own stations."""
    for station in content.stations:
        if station.kind in ("ordinary", "home"):
            is_right = station.resource in RESOURCES
        else:
            is_right = station.resource == ("any" if station.kind == "polis" else None)
        if not is_right:
            yield because(STATIONS, station.id, by("C2-BRD-001", _produced(station)))
        if (station.zone == POLIS) != (station.kind == "polis"):
            yield because(STATIONS, station.id, demand("C2-BRD-001", "demand-zone", "polis"))
    lines = {station.id: station.line for station in content.stations}
    for line in content.lines:
        wanted = {name for name, on in lines.items() if on == line.id}
        for name in sorted(wanted ^ set(line.stations)):
            reason = demand("C2-BRD-001", "demand-line", name=name, file=STATIONS)
            yield because(NETWORK, line.id, reason)


def _produced(station: SecondStation) -> Complaint:
    if station.resource is None:
        return Complaint("demand-produces", "nothing", kind=station.kind)
    return Complaint("demand-produces", kind=station.kind, resource=station.resource)


def _homes(content: SecondContent) -> Iterator[Fault]:
    """C2-BRD-004, -003: home stations and Polis."""
    stations = {station.id: station for station in content.stations}
    for faction in content.factions:
        marked = {s.id for s in content.stations if s.kind == "home" and s.zone == faction.zone}
        if marked != set(faction.homes):
            differing = _names(marked ^ set(faction.homes))
            reason = demand("C2-BRD-004", "demand-homes", "differ", list=differing)
            yield because(FACTIONS, faction.id, reason)
        if {stations[home].resource for home in faction.homes} != RESOURCES:
            yield because(FACTIONS, faction.id, demand("C2-BRD-004", "demand-homes", "produce"))
        if len(faction.homes) != 3:
            yield because(FACTIONS, faction.id, demand("C2-BRD-004", "demand-homes", "three"))
    polis = {station.id for station in content.stations if station.kind == "polis"}
    if len(polis) != 4 or not polis >= {"borovitskaya", "arbatskaya_apl"}:
        reason = demand("C2-BRD-003", "demand-polis")
        yield because(STATIONS, "", reason)


def _ring(content: SecondContent) -> Iterator[Fault]:
    """C2-BRD-005: the Hansa is the ring line; other lines meet it by transfer only."""
    hansa = {station.id for station in content.stations if station.kind == "hansa"}
    rings = [line for line in content.lines if line.is_ring]
    if len(rings) != 1 or set(rings[0].stations) != hansa:
        yield because(NETWORK, "", demand("C2-BRD-005", "demand-ring"))
    for one, other in content.tunnels:
        if (one in hansa) != (other in hansa):
            reason = demand("C2-BRD-005", "demand-link", "hansa")
            yield because(NETWORK, f"{one}, {other}", reason)


def _zones(content: SecondContent) -> Iterator[Fault]:
    """C2-BRD-014, -016: which zones border each other, and that each is worth fighting for."""
    for place, name in enumerate(ZONE_RING):
        wanted = {ZONE_RING[place - 1], ZONE_RING[(place + 1) % len(ZONE_RING)]}
        faction = next((f for f in content.factions if f.id == name), None)
        if faction is None or set(faction.neighbours) != wanted:
            reason = demand("C2-BRD-014", "demand-zone", "neighbours", list=_names(wanted))
            yield because(FACTIONS, name, reason)
    zones = Counter(s.zone for s in content.stations if s.kind == "ordinary")
    for faction in content.factions:
        if zones[faction.zone] < 3:
            reason = demand("C2-BRD-016", "demand-zone", "small")
            yield because(FACTIONS, faction.id, reason)


@dataclass(frozen=True, slots=True)
class _Way:
    """What the rulebook's examples say about an army's way: Hansa tunnels needed, or neighbours."""

    rule: str
    start: str
    end: str
    least: int = 0
    most: int = 99
    is_step: bool | None = None


WAYS = (
    _Way("C2-BRD-007", "chekhovskaya", "borovitskaya", is_step=True),
    _Way("C2-BRD-008", "borovitskaya", "arbatskaya_apl", is_step=True),
    _Way("C2-BRD-009", "ploshchad_revolyutsii", "arbatskaya_apl", is_step=True),
    _Way("C2-BRD-009", "chekhovskaya", "ploshchad_revolyutsii", most=0, is_step=False),
    _Way("C2-BRD-010", "marksistskaya", "taganskaya_ring", is_step=True),
    _Way("C2-BRD-011", "paveletskaya", "paveletskaya_ring", is_step=True),
    _Way("C2-BRD-011", "marksistskaya", "paveletskaya", least=1, most=1),
    _Way("C2-BRD-012", "marksistskaya", "serpukhovskaya", least=2),
    _Way("C2-BRD-012", "paveletskaya", "serpukhovskaya", most=1),
    _Way("C2-BRD-013", "marksistskaya", "paveletskaya", is_step=False),
    _Way("C2-BRD-013", "marksistskaya", "serpukhovskaya", is_step=False),
)
"""C2-BRD-007 to -013: the worked examples of attacks through Polis and the Hansa."""


def _examples(graph: Board) -> Iterator[Fault]:
    named = {name for way in WAYS for name in (way.start, way.end)}
    for name in sorted(named - graph.stations.keys()):
        yield because(STATIONS, name, demand("C2-BRD-007", "demand-example", "station"))
    for way in WAYS:
        if not {way.start, way.end} <= graph.stations.keys():
            continue
        tunnels = graph.hansa_tunnels(way.start, way.end)
        is_step = way.end in graph.neighbours(way.start)
        fits = tunnels is not None and way.least <= tunnels <= way.most
        if not fits or way.is_step not in (None, is_step):
            record = f"{way.start} → {way.end}"
            yield because(NETWORK, record, demand(way.rule, "demand-example", "way"))
    for name in ("chekhovskaya", "ploshchad_revolyutsii", "marksistskaya", "serpukhovskaya"):
        if name in graph.stations and graph.stations[name].kind not in ("ordinary", "home"):
            yield because(STATIONS, name, demand("C2-BRD-009", "demand-example", "captured"))


def _open_parts(content: SecondContent) -> Iterator[Fault]:
    """C2-BRD-015, -017: at every table the open stations hang together and are enough to win."""
    graph = board(content)
    told: set[frozenset[str]] = set()
    for chosen in tables(content):
        players = ", ".join(faction.id for faction in chosen)
        opened = graph.opened(chosen)
        for faction in chosen:
            reached = graph.reached(faction.homes[0], opened)
            lost = opened - reached
            # One gap shows at many tables; the first one says enough.
            if lost and lost not in told:
                told.add(lost)
                values = {"faction": faction.id, "list": _names(lost)}
                reason = demand("C2-BRD-015", "demand-reach", "stations", **values)
                yield because(NETWORK, players, reason)
            if not any(graph.stations[station].kind == "hansa" for station in reached):
                reason = demand("C2-BRD-015", "demand-reach", "hansa", faction=faction.id)
                yield because(NETWORK, players, reason)
        prizes = sum(graph.stations[station].is_capturable for station in opened)
        others = content.numbers.stations.least * (len(chosen) - 1)
        if prizes < max(faction.target for faction in chosen) + others:
            reason = demand("C2-BRD-017", "demand-reach", "few", number=prizes)
            yield because(STATIONS, players, reason)


def _names(names: set[str] | frozenset[str]) -> str:
    return ", ".join(sorted(names))
