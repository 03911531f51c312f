"""Examples of whole bodies for the documentation, by model or by operation."""

from __future__ import annotations

from typing import Any, Final

from metro2033.server.http.api.model_examples import (
    COURSE,
    INVITE,
    MATCH,
    REPLAY,
    STORY,
    WATCHED_MATCH,
    Example,
)
from metro2033.server.http.api.moderation_examples import OF_MODERATION
from metro2033.server.http.api.tournament_examples import NEW_TOURNAMENT, ROW, TOURNAMENT

RULE: Final[Example] = {
    "id": "E2-ARMY-004",
    "edition": "second",
    "kind": "rule",
    "section": "army",
    "title": "Attack on a neutral station",
    "text": "An army may attack a neutral station that is next to one of its faction.",
    "said": "An army may attack a neutral station that is next to one of its faction.",
    "parts": {},
    "related": ["E2-ARMY-001"],
}

RECORD: Final = (
    '{"format":1,"edition":"toy","rules_version":1,"content_digest":"45191deb",'
    '"package":"0.1.0","seats":[{"name":"Anna","kind":"human"},{"name":"Bot","kind":"bot:random"}],'
    '"house_rules":{},"position":null,"commitment":null,"salts":["",""]}\n'
    '{"n":1,"seat":"nature","key":"first:1"}\n'
)

CHANNEL: Final[Example] = {
    "id": "q4fN0cR7mP1s",
    "kind": "mail",
    "address": "anna@metro.example",
    "is_confirmed": True,
    "created": 1_790_000_000_000,
    "link": None,
    "calendar": None,
}

RATING: Final[Example] = {"rating": 1093, "margin": 210, "is_provisional": False}

PROFILE: Final[Example] = {
    "name": "Anna",
    "is_public": True,
    "is_mine": False,
    "is_followed": False,
    "matches": 1,
    "wins": 1,
    "longest_streak": 1,
    "ratings": [{"edition": "second", "seats": 4, **RATING}],
    "results": [
        {
            "group": "faction",
            "edition": "second",
            "thing": "red_line",
            "matches": 1,
            "wins": 1,
            "low": 0.2065,
            "high": 1.0,
        }
    ],
    "cards": [
        {"edition": "second", "kind": "combat", "card": "ambush", "times": 3, "matches": 1},
    ],
    "rivals": [{"name": "Boris", "meetings": 1, "ahead": 1, "behind": 0}],
    "history": [
        {
            "match": "k3Jx9Qf2LwR7mP1sq4fN0c",
            "edition": "second",
            "seats": 4,
            "at": 1_798_156_812_345,
            "place": 1,
            "faction": "red_line",
            "hero": "anna",
            "is_left": False,
            "is_public": True,
        }
    ],
    "next": None,
}

OWN_DATA: Final[Example] = {
    "at": 1_798_700_400_000,
    "account": {"name": "Anna", "language": "en", "created": 1_790_000_000_000},
    "browsers": [],
    "channels": [],
    "quiet_times": [],
    "vacations": [],
    "matches": [],
    "ratings": [],
    "tournaments": [],
    "organised": [],
    "chat": [],
    "plans": [],
    "follows": [],
    "reports": [],
    "sanctions": [],
}

STATISTICS: Final[Example] = {
    "edition": "second",
    "matches": 120,
    "bot": "learned",
    "bot_matches": 1500,
    "things": [
        {
            "kind": "faction",
            "thing": "red_line",
            "people": {"trials": 81, "value": 1.08, "low": 0.74, "high": 1.5},
            "bots": {"trials": 999, "value": 1.1, "low": 0.99, "high": 1.21},
        }
    ],
}

OF_MODELS: Final[dict[str, Example]] = {
    "ProfileModel": PROFILE,
    "WatchListModel": {"followed": [], "matches": [WATCHED_MATCH], "next": None},
    "FollowsModel": {"names": ["Anna"]},
    "SeatProfilesModel": {"profiles": [{"seat": 1, "name": "Anna"}]},
    "AccountDataModel": OWN_DATA,
    "StatisticsModel": STATISTICS,
    "NewTournamentModel": NEW_TOURNAMENT,
    "TournamentModel": TOURNAMENT,
    "TournamentListModel": {"tournaments": [ROW], "next": None},
    "ChannelModel": CHANNEL,
    "OwnSessionsModel": {
        "sessions": [
            {
                "id": "5f1d7a84db00d2fce00b31a7",
                "browser": "Firefox, Linux",
                "created": 1_798_156_812_345,
                "seen": 1_798_700_400_000,
                "is_this": True,
            }
        ]
    },
    "RecoveryModel": {"address": "a@metro.example"},
    "SignedOutModel": {"sessions": 2},
    "PasswordLinkModel": {"link": "https://metro.example/reset#XGo0npHVDYQueqzIj_FO_l2w"},
    "ChannelsModel": {"push_key": None, "has_mail": True, "channels": [CHANNEL]},
    "ConfirmModel": {"token": "q4fN0cR7mP1s.0123456789abcdef0123456789abcdef"},
    "WebhookStateModel": {"is_offered": True, "host": "hooks.metro.example"},
    "WebhookModel": {"secret": "8bYzqk1mS0aV7tQp2LxWc4Rd"},
    "MatchModel": MATCH,
    "InviteModel": INVITE,
    "StoryModel": STORY,
    "ReplayModel": REPLAY,
    "CourseModel": COURSE,
    "NewMatchResultModel": {"match": MATCH, "invite": INVITE},
    "MatchListModel": {"matches": [MATCH], "next": None},
    "LeaveModel": {"seat": 1},
    "SeatChangeModel": {"kind": "bot", "bot": "stalker"},
    "NewInviteModel": {"kind": "seat", "seat": 2},
    "WatchModel": {"name": "Vera"},
    "NewLessonModel": {"name": "Anna", "language": "en"},
    "WhatIfModel": {"at": 40, "seat": 2, "seed": 4, "choices": [{"seat": 1, "key": "pass"}]},
    "NewPuzzleModel": {"name": "Anna", "language": "en"},
    "SessionModel": {"is_known": True, "account": "Anna", "language": "en"},
    "AccountChangeModel": {"password": "a long pass phrase", "new_password": "a longer one"},
    "RuleModel": RULE,
    "CheckModel": {
        "faults": [],
        "matches": {"running": 3, "over": 20},
        "choices": 9120,
        "accounts": 7,
        "sessions": 31,
    },
    "RatingTableModel": {
        "edition": "second",
        "seats": 2,
        "season": "2026-4",
        "this_season": "2026-4",
        "is_offered": True,
        "players": [
            {
                "name": "Anna",
                "rating": 1078,
                "margin": 466,
                "is_provisional": True,
                "matches": 1,
                "wins": 1,
                "is_me": True,
                "has_profile": True,
            }
        ],
        "bots": [{"bot": "stalker", "rating": 1000}],
    },
    "MatchRatingsModel": {
        "is_counted": True,
        "changes": [
            {"seat": 1, "before": 1000, "rating": 1078, "margin": 466, "is_provisional": True}
        ],
    },
    "RecountModel": {"matches": 120, "wrong": 0},
    "ReplayedModel": {"matches": 20, "last": 20, "wrong": [], "unread": []},
    "PatternsModel": {
        "deserters": [{"name": "Boris", "matches": 8, "left": 3}],
        "pairs": [{"winner": "Anna", "loser": "Vera", "meetings": 9, "lost": 9, "matches": 10}],
    },
    **OF_MODERATION,
    "StateModel": {"status": "ok"},
    "VersionModel": {
        "version": "0.1.0",
        "engine": "compiled",
        "python": "3.12.3",
        "protocol": 1,
        "rules": {"first": 1, "second": 1},
    },
    "Book": {
        "edition": "second",
        "language": "en",
        "title": "The rules of the second edition",
        "words": {"contents": "Contents"},
        "chapters": [],
        "sections": [],
        "topics": [],
    },
    "ContentModel": {
        "edition": "second",
        "rules_version": 1,
        "content_digest": "45191deb93d4e0973afb6421915b5e1849624778631ce8f654722e1e68ae015a",
        "language": "en",
        "stations": [],
        "lines": [],
        "tunnels": [["polyanka", "borovitskaya"]],
        "transfers": [["borovitskaya", "arbatskaya"]],
        "hubs": [],
        "zones": [],
        "factions": [],
        "heroes": [],
        "cards": [],
        "resources": {"pig": "Pig", "mushroom": "Mushroom", "ammo": "Ammunition"},
        "numbers": {},
    },
}

SCENARIO: Final = """title = "One army against another"
edition = "second"

[[position.player]]
army = 4

[[position.player]]
"""

REASONED: Final = (
    *("transfer_seat", "end_any_match", "delete_match"),
    *("sign_out_account", "make_password_link"),
)
"""What officials may give a reason for."""

OF_REQUESTS: Final[dict[str, Any]] = {
    "verify_record": RECORD,
    "take_record": RECORD,
    "check_position": SCENARIO,
    "edit_a_position": SCENARIO,
    "play_from_position": SCENARIO,
    "judge_a_position": SCENARIO,
    **{name: {"reason": "Asked for by its host."} for name in REASONED},
}

OF_RESPONSES: Final[dict[str, Any]] = {
    "export_record": RECORD,
    "show_map": {"edition": "second", "stations": []},
    "list_languages": ["en", "hu", "ru"],
    "show_texts": "option-pass = Pass\n",
    "list_phrases": [{"id": "well_played", "text": "Well played!"}],
    "find_rules": [RULE],
    "show_metrics": "metro2033_rooms 3.0\n",
}


def add_examples(document: dict[str, Any]) -> None:
    """Put the examples into the OpenAPI document, where those of models have lost their nulls."""
    schemas = document["components"]["schemas"]
    for name, shown in OF_MODELS.items():
        schemas[name]["example"] = shown
    for methods in document["paths"].values():
        for operation in methods.values():
            _show(operation.get("requestBody", {}), OF_REQUESTS.get(operation["operationId"]))
            for status, response in operation["responses"].items():
                if status.startswith("2"):
                    _show(response, OF_RESPONSES.get(operation["operationId"]))


def _show(body: dict[str, Any], shown: Any) -> None:
    if shown is not None:
        for content in body["content"].values():
            content["example"] = shown
