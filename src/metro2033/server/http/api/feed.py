"""Your turns by a secret link: as an Atom feed (RFC 4287), and as a calendar (RFC 5545)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Final
from xml.sax.saxutils import escape

from fastapi import APIRouter, Request, Response

from metro2033.server.http.api.calendar import Event, calendar
from metro2033.server.http.api.notices import CALENDAR, Token, worker_of
from metro2033.server.http.api.request_context import SiteOf, refusals
from metro2033.server.http.auth import TOKEN_FORM
from metro2033.server.http.site import Site
from metro2033.server.match.actor import Identity
from metro2033.server.match.texts import said
from metro2033.server.tables.access import hashed
from metro2033.server.tables.problem import Problem
from metro2033.server.time_off import Rest, is_by_day

router: Final = APIRouter(prefix="/api/feeds", tags=["notices"])

MOST: Final = 50
"""Matches and tournaments that a feed tells of."""

Told = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Feed:
    """The owner of the link, their running matches, and what the feed says about them."""

    id: str
    holder: str
    language: str
    matches: Sequence[Told]
    base: str
    now: int

    @property
    def turns(self) -> list[Told]:
        """The matches that wait for their answer."""
        return [match for match in self.matches if match["is_my_turn"]]

    @property
    def title(self) -> str:
        """What the feed is called."""
        return said("notice-feed", {}, self.language)

    def name_of(self, match: Told) -> str:
        """What a match is called."""
        return match["title"] or said(f"edition-{match['edition']}", {}, self.language)


@router.get("/{token}", response_class=Response, responses=refusals(404, 409))
async def read_feed(token: Token, request: Request, site: SiteOf) -> Response:
    """The matches that wait for your answer; anyone with the link may read it."""
    feed = await feed_of(site, request, token)
    return Response(atom(feed), media_type="application/atom+xml")


@router.get("/{token}" + CALENDAR, response_class=Response, responses=refusals(404, 409))
async def read_calendar(token: Token, request: Request, site: SiteOf) -> Response:
    """Your deadlines, the ends of tournament rounds, and the starts of tournaments."""
    feed = await feed_of(site, request, token)
    rest = await site.store.rest_of(feed.holder)
    own = await site.store.find_tournaments(["open"], account=feed.holder, limit=MOST)
    starts = [
        Event(
            f"{one.id}-begins",
            one.settings["starts"],
            said("calendar-begins", {"name": one.settings["title"]}, feed.language),
            f"{feed.base}/tournament/{one.id}",
        )
        for one, _ in own
        if one.settings["starts"] is not None
    ]
    text = calendar(feed.title, [*events(feed, rest), *starts], feed.now)
    return Response(text, media_type="text/calendar")


async def feed_of(site: Site, request: Request, token: str) -> Feed:
    """The contents of a link."""
    site.take(request, 0.1)
    base = worker_of(site).public_url
    is_token = TOKEN_FORM.fullmatch(token) is not None
    found = await site.store.channels_at("feed", hashed(token)) if is_token else []
    if not found:
        raise Problem(404, "problem-no-channel")
    holder, language = found[0].holder, found[0].language
    matches = await site.store.own_matches(holder, holder, statuses=["running"], limit=MOST)
    listed = await site.tables.listed(Identity(holder, holder), matches, 0, MOST)
    return Feed(hashed(token), holder, language, listed["matches"], base, site.store.now())


def atom(feed: Feed) -> str:
    """The matches that wait, as an Atom feed."""
    title = escape(feed.title)
    entries = "".join(entry(feed, match) for match in feed.turns)
    updated = moment(max((match["updated"] for match in feed.turns), default=feed.now))
    return (
        '<?xml version="1.0" encoding="utf-8"?>\n'
        f'<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="{feed.language}">'
        f"<id>urn:metro2033:feed:{feed.id}</id><title>{title}</title>"
        f"<author><name>Metro 2033</name></author><updated>{updated}</updated>{entries}</feed>\n"
    )


def entry(feed: Feed, match: Told) -> str:
    """A match that waits; its id changes with every choice, so that readers show it anew."""
    return (
        f"<entry><id>urn:metro2033:{match['id']}:{match['count']}</id>"
        f"<title>{escape(feed.name_of(match))}</title>"
        f'<link href="{feed.base}/match/{match["id"]}"/>'
        f"<updated>{moment(match['updated'])}</updated></entry>"
    )


def events(feed: Feed, rest: Rest) -> Iterator[Event]:
    """When one's time is up at each match that waits, or since when it does; and ends of rounds."""
    for match in feed.matches:
        url, values = f"{feed.base}/match/{match['id']}", {"name": feed.name_of(match)}
        if match["is_my_turn"]:
            text = said("calendar-turn", values, feed.language)
            yield Event(f"{match['id']}-turn", answer_by(match, rest, feed.now), text, url)
        deadline = match.get("deadline")
        if deadline is not None:
            text = said("calendar-round", values, feed.language)
            yield Event(f"{match['id']}-round", deadline, text, url)


def answer_by(match: Told, rest: Rest, now: int) -> int:
    """When the time for one's answer is up; where no clock runs, since when it is one's turn."""
    left: int | None = match["left_ms"]
    if left is None:
        return int(match["updated"])
    return rest.after(now, left) if is_by_day(match["clock"]) else now + left


def moment(ms: int) -> str:
    """A time as feeds write it.

    >>> moment(0)
    '1970-01-01T00:00:00+00:00'
    """
    return datetime.fromtimestamp(ms / 1000, UTC).isoformat()
