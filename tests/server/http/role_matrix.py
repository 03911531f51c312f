"""Who may use which operation, and what they send."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from metro2033.puzzle.puzzle import puzzles
from metro2033.server.http.app import create_app
from metro2033.server.settings import Settings
from server.http.site import table

ROLES = (
    *("anonymous", "host", "other_seat", "spectator", "account"),
    *("moderator", "administrator", "admin"),
)
OFFICIALS = ("moderator", "administrator")
ALL = frozenset(ROLES)
SEATED = frozenset({"host", "other_seat"})
HOST = frozenset({"host"})
TOKEN = frozenset({"admin"})
ADMIN = TOKEN | {"administrator"}
MODERATING = ADMIN | {"moderator"}
ACCOUNTS = frozenset({"account", *OFFICIALS})
NOBODY: frozenset[str] = frozenset()
WATCHING = SEATED | {"spectator"}
KNOWN = WATCHING | ACCOUNTS
ORGANISER = frozenset({"account"})

CLOSED = frozenset({401, 403})
HIDDEN = CLOSED | {404}
"""How those are refused who may not even know that a thing is there."""

PUZZLE = next(iter(puzzles()))
SCENARIOS = Path(__file__).parents[2] / "scenarios"
POSITION = (SCENARIOS / "second" / "army" / "army_may_do_nothing.toml").read_text("utf-8")

FORGETFUL = "Forgetful"
"""An account that nobody is logged in to."""

OTHER_SEAT = {"match": "{match_id}", "seat": 2, "reason": "An insult."}
NOTICE = {"texts": {"en": "Restart at eight."}, "minutes": 1}


@dataclass(frozen=True)
class Row:
    """Who may use an operation at a private table in a state, and what they send.

    All things that it names are there, so that who is refused is refused for who they are.
    """

    allowed: frozenset[str]
    state: str = "lobby"
    body: Any = None
    query: dict[str, str] = field(default_factory=dict)
    content: str = ""
    refused: frozenset[int] = CLOSED


MATRIX = {
    "create_match": Row(ALL, body=table()),
    "list_matches": Row(ALL),
    "show_match": Row(WATCHING),
    "join_match": Row(NOBODY, body={"name": "Somebody"}, refused=HIDDEN | {409}),
    "leave_match": Row(SEATED, body={}),
    "change_seat": Row(HOST, body={"kind": "open"}),
    "invite_to_match": Row(HOST, body={}),
    "watch_match": Row(frozenset({"host", "spectator"}), body={}),
    "start_match": Row(HOST, state="full"),
    "end_match": Row(HOST),
    "play_again": Row(SEATED, state="over"),
    "export_record": Row(ALL, state="over"),
    "verify_match": Row(ALL, state="over"),
    "replay": Row(ALL, state="over"),
    "show_course": Row(ALL, state="over"),
    "show_review": Row(ALL, state="over"),
    "begin_review": Row(ALL, state="over"),
    "imagine_board": Row(ALL, state="over", body={"at": 0}),
    "play_on": Row(ALL, state="over", body={"at": 0}),
    "tell_story": Row(WATCHING, state="running"),
    "verify_record": Row(ALL, content="no record\n"),
    "take_record": Row(ALL, content="a record"),
    "check_position": Row(ALL, content=POSITION),
    "play_from_position": Row(ALL, content=POSITION),
    "edit_a_position": Row(ALL, content=POSITION),
    "judge_a_position": Row(ALL, content=POSITION),
    "show_match_position": Row(WATCHING, state="running"),
    "show_puzzle_position": Row(ALL),
    "list_puzzles": Row(ALL),
    "begin_puzzle": Row(ALL, body={}),
    "show_solution": Row(ALL, query={"key": "pass"}),
    "list_watched": Row(ALL),
    "list_follows": Row(KNOWN),
    "follow_player": Row(NOBODY, query={"name": FORGETFUL}, refused=HIDDEN),
    "unfollow_player": Row(KNOWN, query={"name": FORGETFUL}),
    "describe_embed": Row(NOBODY, query={"url": "{url}/match/{match_id}"}, refused=HIDDEN),
    "list_ratings": Row(ALL, query={"edition": "toy"}),
    "show_match_ratings": Row(ALL, state="over"),
    "create_tournament": Row(ACCOUNTS, body={"title": "Cup", "edition": "toy"}),
    "list_tournaments": Row(ALL),
    "show_tournament": Row(ALL),
    "join_tournament": Row(ACCOUNTS),
    "leave_tournament": Row(ORGANISER, refused=CLOSED | {409}),
    "start_tournament": Row(ORGANISER),
    "cancel_tournament": Row(ORGANISER),
    "show_profile": Row(NOBODY, query={"name": FORGETFUL}, refused=HIDDEN),
    "change_profile": Row(ACCOUNTS, body={"is_public": False}),
    "download_data": Row(ACCOUNTS),
    "show_seat_profiles": Row(WATCHING),
    "show_statistics": Row(ALL, query={"edition": "second"}),
    "show_session": Row(ALL),
    "create_account": Row(ALL, body={"name": "New", "password": "long enough"}),
    "log_in": Row(ALL, body={"name": "Roles", "password": "long enough"}),
    "log_out": Row(KNOWN),
    "change_account": Row(ACCOUNTS, body={"language": "en"}),
    "delete_account": Row(ACCOUNTS, body={"password": "long enough"}),
    "list_sessions": Row(ACCOUNTS),
    "end_sessions": Row(ACCOUNTS, body={"password": "long enough"}),
    "show_recovery": Row(ACCOUNTS),
    "change_recovery": Row(ACCOUNTS, body={"password": "long enough"}),
    "ask_for_reset": Row(NOBODY, body={"address": "anna@metro.example"}, refused=CLOSED | {409}),
    "finish_reset": Row(
        NOBODY, body={"token": "of nobody", "password": "long enough"}, refused=HIDDEN
    ),
    "list_own_matches": Row(KNOWN),
    "show_rest": Row(KNOWN),
    "change_rest": Row(KNOWN, body={}),
    "list_channels": Row(KNOWN),
    "add_channel": Row(KNOWN, body={"kind": "feed"}),
    "remove_channel": Row(HOST, refused=HIDDEN),
    "confirm_channel": Row(NOBODY, body={"token": "of nobody"}, refused=HIDDEN),
    "stop_notices": Row(ALL),
    "read_feed": Row(NOBODY, refused=HIDDEN),
    "read_calendar": Row(NOBODY, refused=HIDDEN),
    "show_webhook": Row(HOST),
    "set_webhook": Row(HOST, body={"url": "https://hooks.example/turn"}),
    "remove_webhook": Row(HOST),
    "show_lesson": Row(ALL),
    "begin_lesson": Row(ALL, body={}),
    "list_editions": Row(ALL),
    "show_content": Row(ALL),
    "show_map": Row(ALL),
    "show_rulebook": Row(ALL),
    "list_languages": Row(ALL),
    "show_texts": Row(ALL),
    "find_rules": Row(ALL, query={"word": "tunnel"}),
    "show_rule": Row(ALL),
    "list_phrases": Row(ALL),
    "list_all_matches": Row(MODERATING),
    "show_any_match": Row(MODERATING),
    "transfer_seat": Row(ADMIN),
    "end_any_match": Row(ADMIN),
    "delete_match": Row(ADMIN),
    "check_database": Row(ADMIN),
    "sign_out_account": Row(ADMIN, query={"name": FORGETFUL}),
    "make_password_link": Row(TOKEN, query={"name": FORGETFUL}),
    "recount_ratings": Row(ADMIN),
    "replay_ratings": Row(ADMIN),
    "list_patterns": Row(MODERATING),
    "report_player": Row(
        WATCHING - {"other_seat"},
        body={"kind": "behaviour", "seat": 2},
        refused=HIDDEN | {409},
    ),
    "list_reports": Row(MODERATING),
    "show_report": Row(MODERATING),
    "decide_report": Row(MODERATING, body={"decision": "upheld", "reason": "An insult."}),
    "show_person": Row(MODERATING, query={"name": FORGETFUL}),
    "list_sanctions": Row(MODERATING),
    "impose_mute": Row(MODERATING, body=OTHER_SEAT),
    "impose_ban": Row(ADMIN, body=OTHER_SEAT),
    "lift_sanction": Row(MODERATING, body={}),
    "list_announcements": Row(MODERATING),
    "announce": Row(MODERATING, body=NOTICE),
    "withdraw_announcement": Row(MODERATING),
    "list_officials": Row(ADMIN),
    "change_role": Row(ADMIN, body={"name": FORGETFUL, "role": None}),
    "confirm_password": Row(frozenset(OFFICIALS), body={"password": "long enough"}),
    "show_audit": Row(ADMIN),
    "show_health": Row(MODERATING),
    "is_alive": Row(ALL),
    "is_ready": Row(ALL),
    "show_version": Row(ALL),
    "show_metrics": Row(NOBODY),
}


@cache
def operations() -> dict[str, tuple[str, str]]:
    """Method and path of every operation in the document."""
    paths = create_app(Settings(database="sqlite:///unused.sqlite3")).openapi()["paths"]
    return {
        operation["operationId"]: (method.upper(), path)
        for path, methods in paths.items()
        for method, operation in methods.items()
    }


def refusals_of(operation: str) -> frozenset[int]:
    """How those are refused who may not use an operation; a private table is hidden from them."""
    is_of_table = operations()[operation][1].startswith("/api/matches/")
    return MATRIX[operation].refused | (HIDDEN if is_of_table else CLOSED)
