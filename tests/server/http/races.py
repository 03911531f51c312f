"""Sixty-four requests at once for every operation: who sends them, and what may come of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from metro2033.server.store.tournaments import MOST_MADE
from server.http.race_arena import AT_ONCE, REFUSED, Arena, Sent, usual
from server.http.race_channels import few_channels, hooking, mailed, one_channel, own_channel
from server.http.race_moderation import announced, announcing, reported, reporting, sanctioned
from server.http.race_people import (
    choosing_a_password,
    following,
    leaving,
    linked,
    one_followed,
    one_vacation,
    registering,
    showing,
    vacationing,
)
from server.http.test_watching import match_of

Successes = Literal["one", "some", "all"]


def joining(arena: Arena, operation: str) -> Sent:
    sent = usual(arena, operation)
    host, path = arena.scene.people["host"], arena.scene.path
    made = host.post(f"{path}/invites", json={"kind": "seat", "seat": 3}).json()
    sent.headers = {"Metro2033-Invite": made["token"]}
    sent.body, sent.is_by_strangers = {"name": "Nr {n}", "seat": 3}, True
    return sent


def recording(arena: Arena, operation: str) -> Sent:
    sent = usual(arena, operation)
    sent.content = arena.scene.people["host"].get(f"{arena.scene.path}/record").text
    return sent


def competing(arena: Arena, operation: str) -> Sent:
    """A tournament that two accounts have joined, by the one who organises it."""
    sent = leaving(arena, operation)
    arena.scene.people["host"].close()
    host = arena.scene.people["host"] = arena.scene.people["account"]
    made = host.post("/api/tournaments", json={"title": "Cup", "edition": "toy"}).json()
    path = f"/api/tournaments/{made['id']}"
    with arena.sites[0].visit() as other:
        login = {"name": f"Rival {arena.scene.match}"[:24], "password": "long enough"}
        for client in (host, other):
            if client is other:
                assert client.post("/api/accounts", json=login).is_success
            assert client.post(f"{path}/join").is_success
    sent.path = sent.path.replace("nowhere", made["id"])
    return sent


def few_tournaments(arena: Arena) -> None:
    """Nobody has more tournaments than they may have."""
    own = arena.scene.people["account"].get("/api/tournaments", params={"mine": True}).json()
    assert len(own["tournaments"]) == MOST_MADE


def one_round(arena: Arena) -> None:
    """A tournament that many have begun has one round with one table."""
    host = arena.scene.people["host"]
    own = host.get("/api/tournaments", params={"mine": True}).json()["tournaments"]
    shown = host.get(f"/api/tournaments/{own[0]['id']}").json()
    assert [len(one["tables"]) for one in shown["rounds_played"]] == [1]


def embedding(arena: Arena, operation: str) -> Sent:
    """A match that anybody may watch."""
    sent = usual(arena, operation)
    sent.query = {"url": f"{arena.sites[0].url}/match/{match_of(arena.scene.people['host'])}"}
    return sent


@dataclass(frozen=True)
class Race:
    """How many of 64 may succeed, how they are sent, and what must hold in the end."""

    successes: Successes = "all"
    prepare: Callable[[Arena, str], Sent] = usual
    check: Callable[[Arena], None] | None = None
    state: str = ""


RACES = {
    "create_match": Race(),
    "join_match": Race("one", joining),
    "leave_match": Race("one"),
    "change_seat": Race(),
    "invite_to_match": Race(),
    "watch_match": Race(),
    "start_match": Race("one"),
    "end_match": Race("one"),
    "play_again": Race(),
    "begin_review": Race(),
    "imagine_board": Race("some"),
    "play_on": Race(),
    "verify_record": Race("some", recording, state="over"),
    "take_record": Race("some", recording, state="over"),
    "check_position": Race("some"),
    "play_from_position": Race("some"),
    "edit_a_position": Race("some"),
    "judge_a_position": Race("some"),
    "begin_puzzle": Race(),
    "begin_lesson": Race(),
    "create_account": Race("one", registering),
    "log_in": Race("some"),
    "log_out": Race("some", leaving),
    "change_account": Race("all", leaving),
    "delete_account": Race("some", leaving),
    "create_tournament": Race("some", leaving, few_tournaments),
    "join_tournament": Race("all", competing),
    "leave_tournament": Race("one", competing),
    "start_tournament": Race("one", competing, one_round),
    "cancel_tournament": Race("one", competing),
    "change_profile": Race("all", leaving),
    "follow_player": Race("all", following, one_followed),
    "unfollow_player": Race(),
    "end_sessions": Race("some", leaving),
    "change_recovery": Race("some", leaving),
    "ask_for_reset": Race("some"),
    "finish_reset": Race("one", linked),
    "change_rest": Race(),
    "add_channel": Race("some", check=few_channels),
    "remove_channel": Race("some", own_channel),
    "confirm_channel": Race("all", mailed),
    "stop_notices": Race("all", mailed),
    "set_webhook": Race("all", hooking, one_channel),
    "remove_webhook": Race(),
    "report_player": Race("one", reporting, state="full"),
    "decide_report": Race("one", reported, state="full"),
    "impose_mute": Race("one", reported, state="full"),
    "impose_ban": Race("one", reported, state="full"),
    "lift_sanction": Race("one", sanctioned, state="full"),
    "announce": Race("some", announcing),
    "withdraw_announcement": Race("one", announced),
    "change_role": Race(),
    "confirm_password": Race("some"),
    "transfer_seat": Race(),
    "end_any_match": Race("one"),
    "delete_match": Race("some"),
    "sign_out_account": Race(),
    "make_password_link": Race(),
    "recount_ratings": Race("some"),
    "replay_ratings": Race("some"),
}
"""Every operation that may change something; those that only read all succeed, if they may."""

MORE_RACES = {
    "change_password": ("change_account", Race("one", choosing_a_password)),
    "take_vacation": ("change_rest", Race("some", vacationing, one_vacation)),
}
"""The same operations with other requests, which must not come between each other."""

READ = {
    "describe_embed": Race("all", embedding),
    "read_feed": Race("all", own_channel),
    "read_calendar": Race("all", own_channel),
    "show_profile": Race("all", showing),
    "show_report": Race("all", reported, state="full"),
    "show_tournament": Race("all", competing),
}
CLOSED = {"show_metrics": "a token of its own opens it"}


def fitting(successes: Successes, codes: Counter[int]) -> bool:
    """Whether as many were taken as may be, and the others refused as documented."""
    taken = sum(number for code, number in codes.items() if code < 300)
    wanted = {"one": taken == 1, "some": taken >= 1, "all": taken == AT_ONCE}
    return wanted[successes] and all(code < 300 or code in REFUSED for code in codes)
