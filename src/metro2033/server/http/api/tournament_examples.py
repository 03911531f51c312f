"""Examples of tournaments for the documentation."""

from __future__ import annotations

from typing import Any, Final

Example = dict[str, Any]

NEW_TOURNAMENT: Final[Example] = {
    "title": "Spring cup",
    "edition": "second",
    "format": "swiss",
    "seats": 2,
    "rounds": 4,
    "most": 16,
    "round_hours": 72,
    "fill_bot": "stalker",
    "clock": {"kind": "days", "days": 1},
    "rated": True,
}

ROW: Final[Example] = {
    "id": "q4fN0cR7mP1s",
    "title": "Spring cup",
    "status": "running",
    "is_public": True,
    "format": "swiss",
    "edition": "second",
    "seats": 2,
    "rounds": 4,
    "round": 1,
    "people": 2,
    "most": 16,
    "rated": True,
    "starts": None,
    "due": 1_798_416_012_345,
}

TOURNAMENT: Final[Example] = {
    **ROW,
    "organiser": "Anna",
    "group_size": 4,
    "round_hours": 72,
    "fill_bot": "stalker",
    "house_rules": {},
    "clock": {"kind": "days", "days": 1},
    "table": {"watch": "anyone", "language": "en", "chat": True},
    "created": 1_798_156_812_345,
    "is_organiser": False,
    "is_in": True,
    "my_match": "Zt0QnW3uB8kL",
    "entrants": [
        {
            "number": number,
            "name": name,
            "bot": None,
            "group": 0,
            "is_out": False,
            "is_me": number == 1,
            "has_profile": False,
        }
        for number, name in enumerate(["Anna", "Boris"])
    ],
    "standings": [
        [
            {"number": number, "rank": number + 1, "points": 0, "opposition": 0.0}
            | {"direct": 0, "wins": 0, "tables": 0}
            for number in range(2)
        ]
    ],
    "rounds_played": [
        {
            "number": 1,
            "tables": [
                {
                    "number": 1,
                    "match": "Zt0QnW3uB8kL",
                    "status": "running",
                    "is_counted": False,
                    "seats": [
                        {"number": 1, "points": None, "place": None},
                        {"number": 0, "points": None, "place": None},
                    ],
                }
            ],
            "byes": [],
        }
    ],
}
