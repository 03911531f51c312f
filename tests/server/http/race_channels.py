"""Races for channels: feeds, mail addresses and webhooks."""

from __future__ import annotations

import re

from metro2033.server.store import channels
from metro2033.server.store.database import connect_to, database_url
from server.http.race_arena import Arena, Sent, usual
from server.http.test_notices import CHANNELS, sent_to


def own_channel(arena: Arena, operation: str) -> Sent:
    sent = usual(arena, operation)
    made = arena.scene.people["host"].post(CHANNELS, json={"kind": "feed"}).json()
    sent.path = sent.path.replace("nobodys", made["id"])
    sent.path = sent.path.replace("of.nobody", made["link"].rpartition("/")[2])
    return sent


def mailed(arena: Arena, operation: str) -> Sent:
    sent = usual(arena, operation)
    address = f"{arena.scene.match.lower()}{operation}@metro.example"
    made = arena.scene.people["host"].post(CHANNELS, json={"kind": "mail", "address": address})
    assert made.is_success, made.text
    token = re.findall(r"#confirm=(\S+)", sent_to(arena.box, address)[-1])[0]
    sent.body = {"token": token} if sent.body else None
    return sent


def hooking(arena: Arena, operation: str) -> Sent:
    sent = usual(arena, operation)
    sent.body = {"url": "https://hooks.example/{n}"}
    return sent


def one_channel(arena: Arena) -> None:
    """A table has one webhook."""
    engine = connect_to(database_url(arena.sites[0].settings.database), writes=False)
    with engine.connect() as connection:
        assert len(channels.of_holder(connection, arena.scene.match)) == 1
    engine.dispose()


def few_channels(arena: Arena) -> None:
    assert len(arena.scene.people["host"].get(CHANNELS).json()["channels"]) == 10
