"""How other sites show a match: by oEmbed (https://oembed.com), in a frame that knows nobody."""

from __future__ import annotations

import re
from html import escape
from typing import Annotated, Final, Literal
from urllib.parse import urlsplit

from fastapi import APIRouter, Query, Request, Response
from pydantic import BaseModel, ConfigDict

from metro2033.server.http.api.invite_link import base_url
from metro2033.server.http.api.request_context import Language, SiteOf, refusals
from metro2033.server.http.client_pages import OEMBED, own_address
from metro2033.server.http.id_form import ID_FORM
from metro2033.server.http.security_headers import EMBED
from metro2033.server.match.texts import said
from metro2033.server.tables.access import Access
from metro2033.server.tables.problem import Problem

router: Final = APIRouter(tags=["watching"])

PLACE: Final = re.compile(f"/(?:match|tv|replay|embed)/({ID_FORM})")

WIDTH: Final = 960
HEIGHT: Final = 600

Size = Annotated[int | None, Query(ge=1, le=10_000)]


class EmbedModel(BaseModel):
    """How a match is shown in a page, as oEmbed wants it."""

    model_config = ConfigDict(
        json_schema_extra={
            "example": {
                "type": "rich",
                "version": "1.0",
                "title": "A quick evening match: Anna, Boris",
                "provider_name": "Metro 2033",
                "provider_url": "https://metro.example",
                "cache_age": 300,
                "width": WIDTH,
                "height": HEIGHT,
                "html": '<iframe title="A quick evening match: Anna, Boris"></iframe>',
            }
        }
    )

    type: Literal["rich"] = "rich"
    version: Literal["1.0"] = "1.0"
    title: str
    provider_name: str
    provider_url: str
    cache_age: int = 300
    width: int
    height: int
    html: str


@router.get(OEMBED, responses=refusals(404))
async def describe_embed(
    request: Request,
    response: Response,
    site: SiteOf,
    language: Language,
    url: Annotated[str, Query(max_length=500, description="The address of a match.")],
    _: Annotated[Literal["json"], Query(alias="format")] = "json",
    maxwidth: Size = None,
    maxheight: Size = None,
) -> EmbedModel:
    """How to show a match in a page; only those can be shown that anybody may watch."""
    base = base_url(request, site.settings)
    address = urlsplit(url)
    place = PLACE.fullmatch(address.path)
    if place is None or f"{address.scheme}://{address.netloc}" not in {base, own_address(request)}:
        raise Problem(404, "problem-no-match")
    access = await site.tables.access(place[1], None)
    if not may_embed(access):
        raise Problem(404, "problem-no-match")
    response.headers["Access-Control-Allow-Origin"] = "*"
    response.headers["Cross-Origin-Resource-Policy"] = "cross-origin"
    title = title_of(access, language)
    width, height = min(WIDTH, maxwidth or WIDTH), min(HEIGHT, maxheight or HEIGHT)
    return EmbedModel(
        title=title,
        provider_name=said("page-name", {}, language),
        provider_url=base,
        width=width,
        height=height,
        html=frame(f"{base}{EMBED}{access.match.id}", title, width, height),
    )


def may_embed(access: Access) -> bool:
    """Whether anybody may see a match, wherever it is shown."""
    return access.is_open_to_all and access.match.status != "lobby"


def title_of(access: Access, language: str) -> str:
    """The title of a match, or its edition, and who plays."""
    settings = access.match.settings
    name = settings.get("title") or said(f"edition-{settings['edition']}", {}, language)
    return f"{name}: {', '.join(seat.name for seat in access.seats)}"


def frame(address: str, title: str, width: int, height: int) -> str:
    """The code that shows a match in a page."""
    return (
        f'<iframe src="{escape(address)}" title="{escape(title)}" width="{width}" '
        f'height="{height}" style="border:0" loading="lazy" allow="fullscreen" '
        'sandbox="allow-scripts allow-same-origin" referrerpolicy="no-referrer"></iframe>'
    )
