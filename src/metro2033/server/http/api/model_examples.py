"""Examples for the documentation of the longer models."""

from __future__ import annotations

from typing import Any, Final

Example = dict[str, Any]

INVITE: Final[Example] = {
    "kind": "seat",
    "seat": None,
    "token": "XGo0npHVDYQueqzIj_FO_l2w",
    "link": "https://metro.example/match/q4fN0cR7mP1s#invite=XGo0npHVDYQueqzIj_FO_l2w",
    "qr": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 41 41"><path/></svg>',
}

SEATS: Final[list[Example]] = [
    {
        "seat": 1,
        "kind": "person",
        "name": "Anna",
        "bot": None,
        "is_mine": True,
        "is_claimable": False,
    },
    {
        "seat": 2,
        "kind": "person",
        "name": "Boris",
        "bot": None,
        "is_mine": False,
        "is_claimable": False,
    },
]

MATCH: Final[Example] = {
    "edition": "second",
    "house_rules": {"victory_points": 0, "open_ring": 0, "first_player": 0, "most_rounds": 12},
    "clock": {"kind": "bank", "seconds": 1800, "increment": 10},
    "absent": "fallback",
    "absent_bot": "heuristic",
    "is_public": True,
    "watch": "anyone",
    "language": "en",
    "title": "A quick evening match",
    "hints": True,
    "chat": True,
    "memory": True,
    "id": "q4fN0cR7mP1s",
    "status": "running",
    "rules_version": 1,
    "content_digest": "45191deb93d4e0973afb6421915b5e1849624778631ce8f654722e1e68ae015a",
    "commitment": "8f32d293ba0c9584308a123851618fbbde70077dd6a9224738b3cb8f0df0b75d",
    "seats": SEATS,
    "held": [1],
    "is_host": True,
    "may_watch": True,
    "count": 17,
    "waiting": [1],
    "is_my_turn": True,
    "imported": 0,
    "created": 1794744065342,
    "updated": 1794744129870,
    "rematch_of": None,
    "rematch": None,
    "ranking": [],
}

WATCHED_MATCH: Final[Example] = {
    "id": "q4fN0cR7mP1s",
    "edition": "second",
    "title": "A quick evening match",
    "language": "en",
    "rated": False,
    "delay": {"kind": "minutes", "minutes": 5},
    "seats": [
        {
            "seat": 1,
            "name": "Anna",
            "is_bot": False,
            "points": 5,
            "leads": True,
            "is_followed": True,
        },
        {
            "seat": 2,
            "name": "Boris",
            "is_bot": False,
            "points": 3,
            "leads": False,
            "is_followed": False,
        },
    ],
    "round": 4,
    "began": 1794744065342,
    "updated": 1794744129870,
}

STEP: Final[Example] = {
    "n": 18,
    "seat": 1,
    "cause": "chosen",
    "key": "hero_move:polyanka",
    "events": [{"kind": "hero_moved", "args": {"seat": 1, "station": "polyanka"}}],
}

FACTS: Final[Example] = {
    "place": ["birch", "oak"],
    "bullets": [3, 1],
    "points": [0, 2],
    "hands": [["rumour"], []],
    "discard": ["supplies"],
    "round": 2,
    "deck_size": 9,
}

STORY: Final[Example] = {
    "match": "q4fN0cR7mP1s",
    "seat": 1,
    "steps": [STEP],
    "facts": FACTS,
}

REPLAY: Final[Example] = {
    "match": "q4fN0cR7mP1s",
    "viewer": "1",
    "count": 412,
    "frames": [
        {
            "n": 18,
            "step": STEP,
            "facts": FACTS,
            "patch": None,
            "waiting": [1],
            "kind": "hero_turn",
            "options": ["pass", "attack_station:polyanka"],
        },
        {
            "n": 19,
            "step": {**STEP, "n": 19, "key": "attack_station:polyanka", "events": []},
            "facts": None,
            "patch": {"owner": {"polyanka": 1}},
            "waiting": [2],
            "kind": "combat_card",
            "options": [],
        },
    ],
    "ranking": [2, 1],
}

COURSE: Final[Example] = {
    "match": "q4fN0cR7mP1s",
    "count": 412,
    "ranking": [1, 2],
    "samples": [
        {"n": 17, "round": 2, "points": [3, 3], "chances": [0.48, 0.52]},
        {"n": 24, "round": 2, "points": [4, 3], "chances": [0.61, 0.39]},
    ],
    "moments": [
        {
            "n": 18,
            "until": 24,
            "round": 2,
            "seat": 1,
            "key": "attack_station:polyanka",
            "points": [1, 0],
            "chances": [0.13, -0.13],
            "events": [{"kind": "station_captured", "args": {"seat": 1, "station": "polyanka"}}],
        }
    ],
}

REVIEW: Final[Example] = {
    "count": 412,
    "done": 18,
    "total": 18,
    "samples": [
        {
            "n": 118,
            "round": 4,
            "points": [3, 2],
            "chances": [0.62, 0.38],
            "errors": [0.0, 0.0],
            "is_settled": True,
        }
    ],
    "grades": [
        {
            "n": 112,
            "seat": 2,
            "kind": "army_action",
            "key": "pass",
            "best": "attack_station:lubyanka",
            "chance": 0.316,
            "loss": 0.074,
            "low": 0.064,
            "high": 0.085,
            "worlds": 64,
            "candidates": [
                {"key": "pass", "chance": 0.242},
                {"key": "attack_station:lubyanka", "chance": 0.316},
            ],
            "missed": {
                "aims": ["points"],
                "danger": "loss",
                "seat": "1",
                "station": "dinamo",
                "deed": "",
            },
        }
    ],
    "levels": ["mistake"],
    "seats": [
        {
            "seat": 2,
            "accuracy": 91.2,
            "stages": [94.0, 88.1, 91.5],
            "mistakes": {"blunder": 0, "mistake": 1, "inaccuracy": 3},
            "lessons": [112],
            "start": 0.48,
            "luck": -0.21,
            "luck_error": 0.01,
            "own": -0.12,
            "rivals": -0.15,
            "result": 0.0,
            "draws": [{"n": 118, "change": -0.08}],
        }
    ],
    "moments": [
        {
            "n": 117,
            "until": 121,
            "round": 4,
            "seat": 2,
            "change": -0.09,
            "luck": -0.08,
            "news": [
                {
                    "id": "news-station-threat",
                    "args": {"seat": "2", "station": "polyanka", "threat": "slavers"},
                }
            ],
            "better": 0,
        }
    ],
    "options": {
        "pass": {"key": "pass", "verb": "pass", "args": {}},
        "attack_station:lubyanka": {
            "key": "attack_station:lubyanka",
            "verb": "attack_station",
            "args": {"station": "lubyanka"},
        },
    },
}
