"""Refusals as responses, in the language that the request asks for."""

from __future__ import annotations

from typing import Final

import msgspec
from pydantic import BaseModel, ConfigDict, Field
from starlette.requests import Request
from starlette.responses import Response

from metro2033 import i18n
from metro2033.server.tables.problem import Problem

MEDIA_TYPE: Final = "application/problem+json"


class FaultModel(BaseModel):
    """What is wrong at a place of a text."""

    line: int
    place: str = Field(description="Dotted, counted from 1: `position.player.2.army`; or empty.")
    station: str = Field(description="The station that it is about, or empty.")
    text: str = Field(description="The reason, in the language of the request.")


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
                "faults": [],
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
    faults: list[FaultModel] = Field(description="All that is wrong with a text that was sent.")
    request: str = Field(description="The id of the request, as in the logs.")


def problem_response(problem: Problem, language: str, request: str) -> Response:
    """A refusal as a response."""
    headers = {"Cache-Control": "no-store"}
    if problem.after:
        headers["Retry-After"] = str(int(problem.after) + 1)
    body = msgspec.json.encode({**problem.told(language), "request": request})
    return Response(body, problem.status, headers, media_type=MEDIA_TYPE)


def asked_language(request: Request) -> str:
    """The language that a request asks for."""
    return language_of(request.headers.get("accept-language", ""))


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
