"""Follies are counted from what happens in a match."""

from librt.vecs import vec
from mypy_extensions import i64

from metro2033 import catalog
from metro2033.engine.kernel.event import EVERYONE, Event
from metro2033.engine.model import happening as h
from metro2033.engine.model.edition import Edition
from train.follies import FOLLIES, Observer, follies


def happened(kind: int, *args: int) -> Event:
    return Event(kind, vec[i64]([i64(n) for n in args]), EVERYONE, 0, "")


def watcher() -> Observer:
    game = catalog.game("second")
    assert isinstance(game, Edition)
    return Observer(game, 2)


def test_a_way_back_is_a_folly_unless_something_was_done() -> None:
    seen = watcher()
    seen.event(0, 10, happened(h.HERO_MOVED, 0, 11))
    seen.event(1, 11, happened(h.HERO_MOVED, 1, 10))
    seen.event(0, 11, happened(h.HERO_MOVED, 0, 10))
    assert seen.end()["cancelled"] == 1
    seen = watcher()
    seen.event(0, 10, happened(h.HERO_MOVED, 0, 11))
    seen.event(0, 11, happened(h.STATION_ATTACKED, 0, 11, 1))
    seen.event(0, 11, happened(h.HERO_MOVED, 0, 10))
    assert seen.end()["cancelled"] == 0


def test_a_fight_is_used_by_taking_the_station() -> None:
    seen = watcher()
    for strength in (5, 3):
        seen.event(0, 10, happened(h.STATION_ATTACKED, 0, 11, 0))
        seen.event(0, 10, happened(h.THREAT_FOUGHT, 0, 2, strength, 4))
    seen.event(1, 12, happened(h.STATION_ATTACKED, 1, 13, 0))
    seen.event(1, 12, happened(h.BATTLE_FOUGHT, 1, 0, 5, 4))
    seen.event(1, 12, happened(h.STATION_CAPTURED, 1, 13))
    assert seen.end()["unused"] == 1


def test_a_match_is_counted() -> None:
    assert follies("second", "random", 2, 1).keys() <= set(FOLLIES)
