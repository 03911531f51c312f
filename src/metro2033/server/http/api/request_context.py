"""What routes need to know of a request: the server, the language, who asks, and of which match."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Annotated, Any, Final, TypeVar

import msgspec
from fastapi import Depends, Header, Path, Query, Request, Response
from pydantic import BaseModel

from metro2033.server.http.auth import TOKEN_FORM, begin_visit, expiry, identify
from metro2033.server.http.guard import SAFE_METHODS
from metro2033.server.http.id_form import ID_PATTERN
from metro2033.server.http.problem import MEDIA_TYPE, ProblemBody, asked_language
from metro2033.server.http.sanctioned import refuse_banned
from metro2033.server.http.site import Site, address_name, site_of
from metro2033.server.match.actor import Identity, holders_of
from metro2033.server.store.entities import StoreError
from metro2033.server.tables.access import Access
from metro2033.server.tables.problem import Problem, known_language

REFUSAL: Final[dict[str, Any]] = {
    "description": "Refused.",
    "content": {MEDIA_TYPE: {"schema": {"$ref": f"#/components/schemas/{ProblemBody.__name__}"}}},
}


def _site(request: Request) -> Site:
    return site_of(request)


SiteOf = Annotated[Site, Depends(_site)]


def _language(
    request: Request,
    language: Annotated[
        str, Query(description="Language of texts; by default as the browser wants.")
    ] = "",
) -> str:
    return known_language(language) if language else asked_language(request)


Language = Annotated[str, Depends(_language)]


STILL_OPEN: Final = frozenset({"log_out", "delete_account", "end_sessions", "remove_channel"})
"""What people may change though they are banned: what concerns nobody else."""


TO_AN_ACCOUNT: Final = frozenset({"log_in", "finish_reset"})
"""What leads to one's account: an address is banned only for people without one."""


async def _asker(request: Request, site: SiteOf) -> Identity | None:
    who = await identify(request, site.store, site.settings)
    operation = request.scope["route"].name
    if request.method not in SAFE_METHODS and operation not in STILL_OPEN:
        address = "" if operation in TO_AN_ACCOUNT else address_name(request)
        await refuse_banned(site, holders_of(who, address))
    return who


Asker = Annotated[Identity | None, Depends(_asker)]
"""Who asks; None without a session. Whoever is banned may look, and change next to nothing."""


async def _known(asker: Asker) -> Identity:
    if asker is None:
        raise Problem(401, "problem-no-session")
    return asker


Known = Annotated[Identity, Depends(_known)]
"""Who asks; without a session the request is refused."""


async def _onlooker(asker: Asker, site: SiteOf, request: Request, response: Response) -> Identity:
    if asker is not None:
        return asker
    site.take_newcomer(request)
    return await begin_visit(request, response, site.store, site.settings)


Onlooker = Annotated[Identity, Depends(_onlooker)]
"""Who asks; without a session one is begun, for a day."""


async def _visitor(who: Onlooker, site: SiteOf) -> AsyncIterator[Identity]:
    yield who
    # What they asked for was done: they have something to come back to.
    with suppress(StoreError):
        await site.store.keep_session(who.session, expiry(site.store, site.settings))


Visitor = Annotated[Identity, Depends(_visitor, scope="function")]
"""Who asks; without a session one is begun, and it lasts if the request succeeds."""

MatchId = Annotated[
    str, Path(pattern=ID_PATTERN, examples=["q4fN0cR7mP1s"], description="A match.")
]
SeatNumber = Annotated[int, Path(ge=1, le=8, description="A seat, counted from 1.")]


async def _access(
    match_id: MatchId,
    site: SiteOf,
    asker: Asker,
    invite: Annotated[
        str,
        Header(
            alias="Metro2033-Invite", description="The token of an invite link, if there is one."
        ),
    ] = "",
) -> Access:
    token = invite if TOKEN_FORM.fullmatch(invite) else ""
    return await site.tables.access(match_id, asker, token)


Seen = Annotated[Access, Depends(_access)]
"""A match that the asker may see, and what else they may do there."""


async def _hosted(access: Seen) -> Access:
    if not access.is_host:
        raise Problem(403, "problem-not-host")
    return access


Hosted = Annotated[Access, Depends(_hosted)]
"""A match whose table the asker has made."""


Made = TypeVar("Made")


def given(kind: type[Made], model: BaseModel) -> Made:
    """What a request asks for, as tables take it."""
    return msgspec.convert(model.model_dump(), kind)


def refusals(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The statuses with which a route in particular may refuse, for the documentation."""
    return dict.fromkeys(statuses, REFUSAL)
