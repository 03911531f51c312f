"""Place filters: whether a station is like one of those a card describes."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from metro2033.engine.model import code as c
from metro2033.engine.model.ids import NEUTRAL, ORDINARY
from metro2033.engine.model.state import FACTION, HOME, PLACE, State


def fits(s: State, seat: i64, station: i64, places: vec[i64]) -> bool:
    """Whether a station fits one of the rows of a filter; an empty filter fits every station."""
    count = i64(len(places)) // c.PLACE_WIDTH
    for i in range(count):
        if fits_row(s, seat, station, places, i * c.PLACE_WIDTH):
            return True
    return count == 0


def fits_row(s: State, seat: i64, station: i64, places: vec[i64], at: i64) -> bool:
    """Whether a station fits one row: kind, owner, home, zone and the owner's hero."""
    content = s.content
    owner = s.owner[station]
    home = content.station_home[station]
    kind = content.station_kind[station]
    if kind == ORDINARY and home != NEUTRAL:
        kind = c.HOME_KIND
    if places[at] != 0 and places[at] >> kind & 1 == 0:
        return False
    return owner_fits(places[at + 1], owner, seat) and rest_fits(s, seat, station, places, at)


def rest_fits(s: State, seat: i64, station: i64, places: vec[i64], at: i64) -> bool:
    """Whether home, zone and the owner's hero are as a row wants them."""
    owner = s.owner[station]
    home = s.content.station_home[station]
    if places[at + 2] == c.NO_HOME and (home != NEUTRAL or is_named_home(s, station)):
        return False
    if places[at + 2] == c.HOME_OF_OWNER and not is_named_home(s, station):
        if owner == NEUTRAL or home != s.get(owner, FACTION):
            return False
    if places[at + 3] != c.ALWAYS:
        own_zone: i64 = 1 if s.content.station_zone[station] == s.get(seat, FACTION) else 0
        if own_zone != places[at + 3]:
            return False
    if places[at + 4] != c.ALWAYS:
        guarded: i64 = 1 if owner != NEUTRAL and s.get(owner, PLACE) == station else 0
        if guarded != places[at + 4]:
            return False
    return True


def is_named_home(s: State, station: i64) -> bool:
    """Whether the station's owner has named it their home, where homes are not printed."""
    owner = s.owner[station]
    return len(s.level) > 0 and owner != NEUTRAL and s.get(owner, HOME) == station


def owner_fits(wanted: i64, owner: i64, seat: i64) -> bool:
    """Whether the owner of a station is who a filter wants."""
    if wanted == c.OWNED_BY_SEAT:
        return owner == seat
    if wanted == c.OWNED_BY_OTHER:
        return owner != NEUTRAL and owner != seat
    if wanted == c.OWNED_BY_NOBODY:
        return owner == NEUTRAL
    return True
