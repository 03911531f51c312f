"""Refusals of the web application, whatever refuses: all have one shape."""

from __future__ import annotations

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response

from metro2033.server.http.problem import asked_language, problem_response
from metro2033.server.http.validation import malformation
from metro2033.server.store.entities import Conflict, PasswordChanged, Unavailable, Unknown
from metro2033.server.store.moderation_entities import Banned, NotAllowed
from metro2033.server.tables.problem import Problem
from metro2033.table.line import BadRecord


def problem_of_store(error: Exception) -> Problem:
    """Why the store did not do what it was asked."""
    if isinstance(error, Unavailable):
        return Problem(503, "problem-not-stored", after=2)
    for kind, message in (
        (PasswordChanged, "problem-wrong-password"),
        (NotAllowed, "problem-not-admin"),
        (Banned, "problem-banned-now"),
    ):
        if isinstance(error, kind):
            return Problem(403, message)
    # Somebody else was quicker: the match has changed or is gone.
    is_gone = isinstance(error, Unknown)
    return Problem(404, "problem-no-match") if is_gone else Problem(409, "problem-changed")


def add_refusals(app: FastAPI) -> None:
    """Give every refusal one shape."""

    def refuse(request: Request, problem: Problem) -> Response:
        language = asked_language(request)
        return problem_response(problem, language, request.state.request_id)

    async def problem(request: Request, error: Exception) -> Response:
        assert isinstance(error, Problem)
        return refuse(request, error)

    async def malformed(request: Request, error: Exception) -> Response:
        assert isinstance(error, RequestValidationError)
        return refuse(request, malformation(error.errors()[0]))

    async def outdated(request: Request, error: Exception) -> Response:
        assert isinstance(error, BadRecord)
        return refuse(request, Problem(409, "problem-other-content"))

    async def unrouted(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        message = "problem-method" if error.status_code == 405 else "problem-not-found"
        response = refuse(request, Problem(error.status_code, message))
        response.headers.update(error.headers or {})
        return response

    async def unstored(request: Request, error: Exception) -> Response:
        return refuse(request, problem_of_store(error))

    app.add_exception_handler(Problem, problem)
    app.add_exception_handler(BadRecord, outdated)
    app.add_exception_handler(RequestValidationError, malformed)
    app.add_exception_handler(HTTPException, unrouted)
    for kind in (Banned, Conflict, NotAllowed, Unknown, Unavailable):
        app.add_exception_handler(kind, unstored)
