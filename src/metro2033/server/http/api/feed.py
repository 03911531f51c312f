"""One's turns as an Atom feed (RFC 4287), by a secret link."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import Any, Final
from xml.sax.saxutils import escape

from fastapi import APIRouter, Request, Response

from metro2033.server.http.api.notices import Token, worker_of
from metro2033.server.http.api.request_context import SiteOf, refusals
from metro2033.server.http.auth import TOKEN_FORM
from metro2033.server.match.actor import Identity
from metro2033.server.match.texts import said
from metro2033.server.tables.access import hashed
from metro2033.server.tables.problem import Problem

router: Final = APIRouter(prefix="/api/feeds", tags=["notices"])

MOST: Final = 50
"""Matches that a feed tells of."""


@router.get("/{token}", response_class=Response, responses=refusals(404, 409))
async def read_feed(token: Token, request: Request, site: SiteOf) -> Response:
    """The matches that wait for one's answer; whoever has the link may read it."""
    site.take(request, 0.1)
    base = worker_of(site).public_url
    is_token = TOKEN_FORM.fullmatch(token) is not None
    found = await site.store.channels_at("feed", hashed(token)) if is_token else []
    if not found:
        raise Problem(404, "problem-no-channel")
    holder, language = found[0].holder, found[0].language
    matches = await site.store.own_matches(holder, holder, statuses=["running"], limit=MOST)
    listed = await site.tables.listed(Identity(holder, holder), matches, 0, MOST)
    turns = [match for match in listed["matches"] if match["is_my_turn"]]
    text = atom(turns, base, hashed(token), language, site.store.now())
    return Response(text, media_type="application/atom+xml")


def atom(turns: Sequence[Mapping[str, Any]], base: str, id: str, language: str, now: int) -> str:
    """Matches as an Atom feed."""
    title = escape(said("notice-feed", {}, language))
    entries = "".join(entry(match, base, language) for match in turns)
    updated = moment(max((match["updated"] for match in turns), default=now))
    return (
        '<?xml version="1.0" encoding="utf-8"?>\n'
        f'<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="{language}">'
        f"<id>urn:metro2033:feed:{id}</id><title>{title}</title>"
        f"<author><name>Metro 2033</name></author><updated>{updated}</updated>{entries}</feed>\n"
    )


def entry(match: Mapping[str, Any], base: str, language: str) -> str:
    """A match that waits; its id changes with every choice, so that readers show it anew."""
    name = match["title"] or said(f"edition-{match['edition']}", {}, language)
    return (
        f"<entry><id>urn:metro2033:{match['id']}:{match['count']}</id>"
        f"<title>{escape(name)}</title>"
        f'<link href="{base}/match/{match["id"]}"/>'
        f"<updated>{moment(match['updated'])}</updated></entry>"
    )


def moment(ms: int) -> str:
    """A time as feeds write it.

    >>> moment(0)
    '1970-01-01T00:00:00+00:00'
    """
    return datetime.fromtimestamp(ms / 1000, UTC).isoformat()
