"""Constraints on stations, network and zones. Each fault begins with the constraint's id."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from .board import Board, board, tables
from .fault import Fault
from .schema import POLIS, SecondContent

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
            yield Fault(STATIONS, "", f"C2-BRD-018: {kinds[kind]} {kind} stations, not {wanted}")
    if not kinds["abandoned"]:
        yield Fault(STATIONS, "", "C2-BRD-006: there is no abandoned station")
    for name, edges, wanted in (
        ("tunnels", content.tunnels, 69),
        ("transfers", content.transfers, 42),
    ):
        if len(edges) != wanted:
            yield Fault(NETWORK, "", f"C2-BRD-018: {len(edges)} {name}, not {wanted}")
    count = Counter(frozenset(edge) for edge in (*content.tunnels, *content.transfers))
    for pair, times in count.items():
        if times > 1 or len(pair) != 2:
            names = " and ".join(sorted(pair))
            yield Fault(NETWORK, names, "C2-BRD-002: a link joins two stations, once")


def _resources(content: SecondContent) -> Iterator[Fault]:
    """C2-BRD-001: what stations of a kind produce; lines run through their own stations."""
    for station in content.stations:
        if station.kind in ("ordinary", "home"):
            is_right = station.resource in RESOURCES
        else:
            is_right = station.resource == ("any" if station.kind == "polis" else None)
        if not is_right:
            reason = f"C2-BRD-001: a station of kind {station.kind} produces {station.resource}"
            yield Fault(STATIONS, station.id, reason)
        if (station.zone == POLIS) != (station.kind == "polis"):
            yield Fault(STATIONS, station.id, "C2-BRD-001: Polis stations make up the zone Polis")
    lines = {station.id: station.line for station in content.stations}
    for line in content.lines:
        wanted = {name for name, on in lines.items() if on == line.id}
        if wanted != set(line.stations):
            reason = f"not both here and in {STATIONS}: {_names(wanted ^ set(line.stations))}"
            yield Fault(NETWORK, line.id, f"C2-BRD-001: {reason}")


def _homes(content: SecondContent) -> Iterator[Fault]:
    """C2-BRD-004, -003: home stations and Polis."""
    stations = {station.id: station for station in content.stations}
    for faction in content.factions:
        marked = {s.id for s in content.stations if s.kind == "home" and s.zone == faction.zone}
        if marked != set(faction.homes):
            reason = f"homes and stations marked home differ: {_names(marked ^ set(faction.homes))}"
            yield Fault(FACTIONS, faction.id, f"C2-BRD-004: {reason}")
        if {stations[home].resource for home in faction.homes} != RESOURCES:
            yield Fault(FACTIONS, faction.id, "C2-BRD-004: homes produce one of each resource")
        if len(faction.homes) != 3:
            yield Fault(FACTIONS, faction.id, "C2-BRD-004: a faction has three home stations")
    polis = {station.id for station in content.stations if station.kind == "polis"}
    if len(polis) != 4 or not polis >= {"borovitskaya", "arbatskaya_apl"}:
        reason = "C2-BRD-003: Polis has four stations, Borovitskaya and Arbatskaya among them"
        yield Fault(STATIONS, "", reason)


def _ring(content: SecondContent) -> Iterator[Fault]:
    """C2-BRD-005: the Hansa is the ring line; other lines meet it by transfer only."""
    hansa = {station.id for station in content.stations if station.kind == "hansa"}
    rings = [line for line in content.lines if line.is_ring]
    if len(rings) != 1 or set(rings[0].stations) != hansa:
        yield Fault(NETWORK, "", "C2-BRD-005: the Hansa stations are those of the one ring line")
    for one, other in content.tunnels:
        if (one in hansa) != (other in hansa):
            reason = "C2-BRD-005: a tunnel joins the Hansa to another line"
            yield Fault(NETWORK, f"{one} and {other}", reason)


def _zones(content: SecondContent) -> Iterator[Fault]:
    """C2-BRD-014, -016: which zones border each other, and that each is worth fighting for."""
    for place, name in enumerate(ZONE_RING):
        wanted = {ZONE_RING[place - 1], ZONE_RING[(place + 1) % len(ZONE_RING)]}
        faction = next((f for f in content.factions if f.id == name), None)
        if faction is None or set(faction.neighbours) != wanted:
            yield Fault(FACTIONS, name, f"C2-BRD-014: its neighbours are {_names(wanted)}")
    zones = Counter(s.zone for s in content.stations if s.kind == "ordinary")
    for faction in content.factions:
        if zones[faction.zone] < 3:
            reason = "C2-BRD-016: the zone needs stations besides the homes"
            yield Fault(FACTIONS, faction.id, reason)


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
        yield Fault(STATIONS, name, "C2-BRD-007: the rulebook's examples need this station")
    for way in WAYS:
        if not {way.start, way.end} <= graph.stations.keys():
            continue
        tunnels = graph.hansa_tunnels(way.start, way.end)
        is_step = way.end in graph.neighbours(way.start)
        fits = tunnels is not None and way.least <= tunnels <= way.most
        if not fits or way.is_step not in (None, is_step):
            record = f"{way.start} to {way.end}"
            yield Fault(NETWORK, record, f"{way.rule}: not as in the rulebook's example")
    for name in ("chekhovskaya", "ploshchad_revolyutsii", "marksistskaya", "serpukhovskaya"):
        if name in graph.stations and graph.stations[name].kind not in ("ordinary", "home"):
            yield Fault(STATIONS, name, "C2-BRD-009: in the examples it can be captured")


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
                reason = f"C2-BRD-015: {faction.id} cannot reach {_names(lost)}"
                yield Fault(NETWORK, players, reason)
            if not any(graph.stations[station].kind == "hansa" for station in reached):
                yield Fault(NETWORK, players, f"C2-BRD-015: {faction.id} cannot reach the Hansa")
        prizes = sum(graph.stations[station].is_capturable for station in opened)
        others = content.numbers.stations.least * (len(chosen) - 1)
        if prizes < max(faction.target for faction in chosen) + others:
            yield Fault(STATIONS, players, f"C2-BRD-017: only {prizes} stations can be captured")


def _names(names: set[str] | frozenset[str]) -> str:
    return ", ".join(sorted(names))
