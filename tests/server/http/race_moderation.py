"""Races for reports, sanctions and announcements."""

from __future__ import annotations

from server.http.race_arena import Arena, Sent, usual


def reporting(arena: Arena, operation: str) -> Sent:
    """The host has somebody to report."""
    sent = usual(arena, operation)
    sent.body = {"kind": "behaviour", "seat": 2}
    return sent


def reported(arena: Arena, operation: str) -> Sent:
    """A report that waits for a decision, about somebody who can be muted or banned."""
    sent = usual(arena, operation)
    new = reporting(arena, "report_player")
    made = arena.scene.people["host"].post(new.path, json=new.body)
    assert made.is_success, made.text
    id = made.json()["id"]
    sent.path = sent.path.replace("nothing", id)
    if operation != "decide_report":
        sent.body = {"report": id, "reason": "An insult."}
    return sent


def sanctioned(arena: Arena, operation: str) -> Sent:
    """A mute that can be lifted."""
    sent, mute = usual(arena, operation), reported(arena, "impose_mute")
    made = arena.scene.people["admin"].post(mute.path, json=mute.body)
    assert made.is_success, made.text
    sent.path = sent.path.replace("nothing", made.json()["id"])
    return sent


def announcing(arena: Arena, operation: str) -> Sent:
    sent = usual(arena, operation)
    admin, path = arena.scene.people["admin"], "/api/admin/announcements"
    for one in admin.get(path).json()["announcements"]:
        admin.delete(f"{path}/{one['id']}")
    sent.body = {"texts": {"en": "Nr {n}"}, "minutes": "1"}
    return sent


def announced(arena: Arena, operation: str) -> Sent:
    sent, new = usual(arena, operation), announcing(arena, "announce")
    made = arena.scene.people["admin"].post(new.path, json=new.body)
    sent.path = sent.path.replace("nothing", made.json()["id"])
    sent.body = None
    return sent
