"""What a request is answered when it cannot be done: one shape for all (RFC 9457)."""

from __future__ import annotations

from collections.abc import Mapping
from http import HTTPStatus
from typing import Final

import msgspec
from pydantic import BaseModel, ConfigDict, Field
from starlette.requests import Request
from starlette.responses import Response

from metro2033 import i18n
from metro2033.i18n.bundle import shortened
from metro2033.i18n.complaint import spoken
from metro2033.research import POLICY
from metro2033.server.match.texts import said

MEDIA_TYPE: Final = "application/problem+json"

Value = str | int | Exception
Args = Mapping[str, Value]


class Problem(Exception):
    """Why a request was refused: a status, a message of the texts, and a rule if one forbids it."""

    def __init__(
        self, status: int, message: str, /, rule: str = "", after: float = 0, **args: Value
    ) -> None:
        super().__init__(message)
        self.status: Final = status
        self.message: Final = message
        self.rule: Final = rule
        self.after: Final = after
        self.values: Final[Args] = args


class ProblemBody(BaseModel):
    """A refusal: `message` is the id of its text, `detail` the text in the reader's language."""

    model_config = ConfigDict(
        json_schema_extra={
            "example": {
                "type": "about:blank",
                "title": "Conflict",
                "status": 409,
                "message": "problem-seat-taken",
                "detail": "Somebody sits there already.",
                "args": {"seat": 2},
                "rule": "",
                "request": "Q0zE1vQb2f8",
            }
        }
    )

    type: str = "about:blank"
    title: str = Field(description="The meaning of the status.")
    status: int
    message: str = Field(description="The id of the text, for clients that have the texts.")
    detail: str = Field(description="The text in the language of the request.")
    args: dict[str, str | int] = Field(description="What the text is filled with.")
    rule: str = Field(description="The id of the rule that forbids it, or empty.")
    request: str = Field(description="The id of the request, as in the logs.")


def problem_response(problem: Problem, language: str, request: str) -> Response:
    """A refusal as a response."""
    spoken_values = spoken(problem.values, language).items()
    values = {n: shortened(v) if isinstance(v, str) else v for n, v in spoken_values}
    body = ProblemBody(
        title=HTTPStatus(problem.status).phrase,
        status=problem.status,
        message=problem.message,
        detail=said(problem.message, values, language),
        args=values,
        rule=problem.rule,
        request=request,
    )
    headers = {"Cache-Control": "no-store"}
    if problem.after:
        headers["Retry-After"] = str(int(problem.after) + 1)
    return Response(
        msgspec.json.encode(body.model_dump()), problem.status, headers, media_type=MEDIA_TYPE
    )


def bot_message(bot: str) -> str:
    """The message that names a bot; policies share one."""
    return "bot-policy" if bot.startswith(POLICY) else f"bot-{bot}"


def bot_name(bot: str, language: str) -> str:
    """What a bot is called."""
    return said(bot_message(bot), {"name": bot.removeprefix(POLICY)}, language)


def asked_language(request: Request) -> str:
    """The language that a request asks for."""
    return language_of(request.headers.get("accept-language", ""))


def known_language(language: str) -> str:
    """A language that a client names; one that has no texts is refused."""
    known = i18n.languages()
    if language not in known:
        raise Problem(404, "problem-no-language", language=language, known=", ".join(known))
    return language


def language_of(wanted: str) -> str:
    """The best language for an Accept-Language header; English if none fits.

    >>> language_of("de, en;q=0.5")
    'en'
    """
    known = i18n.languages()
    ranked: list[tuple[float, int, str]] = []
    for place, part in enumerate(wanted.split(",")[:10]):
        name, _, quality = part.strip().partition(";q=")
        try:
            weight = float(quality or 1)
        except ValueError:
            continue
        language = name.strip().lower().partition("-")[0]
        if language in known and weight > 0:
            ranked.append((-weight, place, language))
    return min(ranked)[2] if ranked else "en"
