"""Examples of administration for the documentation."""

from __future__ import annotations

from typing import Final

from metro2033.server.http.api.model_examples import MATCH, Example

ID: Final = "q4fN0cR7mP1s"
AT: Final = 1_790_000_000_000

REPORT: Final[Example] = {
    "id": ID,
    "kind": "chat",
    "match": MATCH["id"],
    "title": "Friday evening",
    "seat": 2,
    "line": 3,
    "reporter": "Anna",
    "subject": "Boris",
    "account": "Boris",
    "has_subject": True,
    "quote": "You are a rat.",
    "note": "",
    "at": AT,
    "status": "open",
    "decision": "",
    "reason": "",
    "decided_by": "",
    "decided": None,
}

SANCTION: Final[Example] = {
    "id": ID,
    "kind": "mute",
    "name": "Boris",
    "target": "person",
    "reason": "Insults.",
    "by": "Vera",
    "at": AT,
    "until": AT + 86_400_000,
    "lifted": None,
    "holds": True,
}

ANNOUNCEMENT: Final[Example] = {
    "id": ID,
    "texts": {"en": "The server restarts at eight."},
    "at": AT,
    "until": AT + 3_600_000,
}

OF_MODERATION: Final[dict[str, Example]] = {
    "ReportedModel": {"id": ID},
    "ShownReportModel": {
        **REPORT,
        "lines": [{"k": 3, "seat": 2, "name": "Boris", "text": "You are a rat.", "at": AT}],
        "sanctions": [],
        "others": 0,
    },
    "ReportListModel": {"reports": [REPORT], "next": None, "open": 1},
    "SanctionModel": SANCTION,
    "SanctionListModel": {"sanctions": [SANCTION], "next": None},
    "PersonModel": {
        "name": "Boris",
        "created": AT,
        "role": None,
        "sanctions": [SANCTION],
        "reports": [REPORT],
        "matches": {"matches": [MATCH], "next": None},
    },
    "AnnouncementModel": ANNOUNCEMENT,
    "AnnouncementListModel": {"announcements": [ANNOUNCEMENT]},
    "OfficialListModel": {"officials": [{"name": "Vera", "role": "moderator"}]},
    "AuditModel": {
        "entries": [
            {
                "id": ID,
                "at": AT,
                "actor": "Vera",
                "role": "moderator",
                "deed": "mute",
                "subject": "Boris",
                "reason": "Insults.",
                "detail": "2026-09-22 13:33 UTC",
            }
        ],
        "next": None,
    },
    "HealthModel": {
        "version": "0.1.0",
        "engine": "compiled",
        "is_ready": True,
        "processes": 1,
        "uptime_s": 86_400,
        "matches": {"running": 3, "over": 20},
        "accounts": 7,
        "sessions": 31,
        "open_reports": 1,
        "sockets": 12,
        "rooms": 3,
        "writes_waiting": 0,
        "bots_waiting": 0,
        "bot_processes": 1,
        "store_failures": {},
    },
}
