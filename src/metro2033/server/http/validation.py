"""Why a value does not pass: what pydantic finds, as messages."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from metro2033.i18n import Complaint, has_text
from metro2033.server.tables.problem import Problem

MESSAGE: Final = "fault-invalid"
"""Its parts are about the usual types of errors."""


def invalid(error: Mapping[str, Any]) -> Complaint:
    """What is wrong with a value, from an error of pydantic."""
    context = error.get("ctx") or {}
    raised = context.get("error")
    if isinstance(raised, Complaint):
        return raised
    part = str(error["type"]).replace("_", "-")
    if not has_text(MESSAGE, part=part):
        return Complaint(MESSAGE, reason=error["msg"].removeprefix("Value error, "))
    values = {name: str(value) for name, value in context.items()}
    if "expected" in values:  # values with an English word before the last
        values["expected"] = values["expected"].replace(" or ", ", ")
    return Complaint(MESSAGE, part, **values)


def malformation(error: Mapping[str, Any]) -> Problem:
    """Why a request is refused, from such an error; there is nothing with an impossible ID."""
    if error["loc"][0] == "path":
        return Problem(404, "problem-not-found")
    field = ".".join(str(part) for part in error["loc"])
    return Problem(422, "problem-bad-request", field=field, reason=invalid(error))
