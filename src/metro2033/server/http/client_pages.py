"""The pages of the browser client, which the package brings; without them a page that says so."""

from __future__ import annotations

import gzip
import os
import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from hashlib import sha256
from html import escape
from pathlib import Path
from typing import Final
from urllib.parse import urlencode

from fastapi import FastAPI
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import NotModifiedResponse, PathLike, StaticFiles
from starlette.types import Scope

from metro2033.server.http.content_coding import chosen_coding
from metro2033.server.http.id_form import ID_FORM
from metro2033.server.http.problem import asked_language
from metro2033.server.http.security_headers import OFFLINE_HEADERS
from metro2033.server.match.texts import said

WEB: Final = Path(__file__).parents[2] / "web"
"""Where the built client lies."""

OEMBED: Final = "/oembed"
"""Where other sites learn how to show a match (https://oembed.com)."""

MATCH_PLACE: Final = re.compile(f"(match|tv|replay)/{ID_FORM}")
"""The places of the client that show a match."""

FOREVER: Final = "public, max-age=31536000, immutable"

MOST_PAGES: Final = 256
"""Pages of matches that are kept packed, a few KB each."""

OFFLINE: Final = "/offline"
"""Where the game that needs no server is, if this server ships it."""

ENDINGS: Final = {"br": ".br", "gzip": ".gz"}
"""The names of the packed files that the build puts beside a file, the smallest first."""


class TypedFiles(StaticFiles):
    """Files whose type says how their text is encoded; Starlette says it of `text/` alone."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file."""
        response = await super().get_response(path, scope)
        if response.headers.get("Content-Type", "").endswith("+xml"):
            response.headers["Content-Type"] += "; charset=utf-8"
        return response


@dataclass(frozen=True, slots=True)
class LinkedPage:
    """A page with a link of its own: as it is, packed, and a name for this content."""

    plain: bytes
    packed: bytes
    tag: str


@lru_cache(maxsize=MOST_PAGES)
def linked_page(file: Path, _changed: int, address: str) -> LinkedPage:
    """A page that names an address at which other sites learn how to show it."""
    tag = f'<link rel="alternate" type="application/json+oembed" href="{escape(address)}" />'
    text = file.read_text(encoding="utf-8").replace("</head>", f"  {tag}\n  </head>")
    plain = text.encode()
    return LinkedPage(plain, gzip.compress(plain, mtime=0), sha256(plain).hexdigest()[:32])


class SinglePage(TypedFiles):
    """Files of the client, packed if the browser takes that; what is no file is a place in it.

    The pages of matches name the address at which other sites learn how to show them.
    """

    def __init__(self, folder: Path, address: Callable[[Request], str]) -> None:
        super().__init__(directory=folder, html=True)
        self._page: Final = folder.joinpath("index.html")
        self._address: Final = address

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file, or the page that shows the place."""
        if path.endswith(tuple(ENDINGS.values())):
            raise HTTPException(404)
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            is_place = "." not in Path(path).name and not scope["path"].startswith("/api")
            if error.status_code != 404 or not is_place:
                raise
            if MATCH_PLACE.fullmatch(path):
                response = self._match_page(path, scope)
            else:
                response = await super().get_response("index.html", scope)
        # Names in this folder change with their content.
        is_forever = path.startswith("assets/") and response.status_code == 200
        response.headers["Cache-Control"] = FOREVER if is_forever else "no-cache"
        return response

    def _match_page(self, path: str, scope: Scope) -> Response:
        """The page of a match, with the link by which others find out how to show it."""
        base = self._address(Request(scope))
        query = urlencode({"url": f"{base}/{path}"})
        page = linked_page(self._page, self._page.stat().st_mtime_ns, f"{base}{OEMBED}?{query}")
        asked = Headers(scope=scope)
        coding = chosen_coding(asked, ["gzip"])
        headers = {"ETag": f'"{page.tag}-{coding}"', "Vary": "Accept-Encoding"}
        if coding == "gzip":
            headers["Content-Encoding"] = coding
        response = HTMLResponse(page.packed if coding == "gzip" else page.plain, headers=headers)
        if self.is_not_modified(response.headers, asked):
            return NotModifiedResponse(response.headers)
        return response

    def file_response(
        self,
        full_path: PathLike,
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        """A file as it is or packed; caches keep these apart."""
        packed = {coding: Path(f"{full_path}{ending}") for coding, ending in ENDINGS.items()}
        packed = {coding: path for coding, path in packed.items() if path.is_file()}
        if not packed:
            return super().file_response(full_path, stat_result, scope, status_code)
        coding = chosen_coding(Headers(scope=scope), list(packed))
        path = packed.get(coding, Path(full_path))
        response = super().file_response(path, path.stat(), scope, status_code)
        response.headers["Vary"] = "Accept-Encoding"
        if coding in packed and response.status_code != 304:
            response.headers["Content-Encoding"] = coding
        return response


class OfflinePage(TypedFiles):
    """The game as a static page; its service worker decides what a browser keeps of it."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file of that page."""
        response = await super().get_response(path, scope)
        is_forever = path.startswith(("assets/", "engine/")) and response.status_code == 200
        response.headers["Cache-Control"] = FOREVER if is_forever else "no-cache"
        response.headers.update(OFFLINE_HEADERS)
        return response


def add_offline_page(app: FastAPI, folder: str) -> None:
    """Serve the game as a static page, if there is one; before the client takes all paths."""
    if folder:
        app.mount(OFFLINE, OfflinePage(directory=folder, html=True), name="offline")


def own_address(request: Request) -> str:
    """The address by which a request came."""
    return str(request.base_url).rstrip("/")


def add_pages(
    app: FastAPI, folder: Path = WEB, address: Callable[[Request], str] = own_address
) -> None:
    """Serve the client at every path that is not taken by something else."""
    if folder.joinpath("index.html").is_file():
        app.mount("/", SinglePage(folder, address), name="client")
        return

    async def no_client(request: Request) -> HTMLResponse:
        """Say that there is no client."""
        return HTMLResponse(without_client(asked_language(request)))

    app.get("/", include_in_schema=False)(no_client)


def without_client(language: str) -> str:
    """A page that says that the server runs, and what it can do without a client."""
    messages = ("page-name", "page-no-client", "page-rest", "page-version")
    name, runs, rest, version = (said(message, {}, language) for message in messages)
    return f"""<!doctype html>
<html lang="{language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>{name}</title>
<h1>{name}</h1>
<p>{runs}</p>
<p><a href="/api/openapi.json">{rest}</a>, <a href="/version">{version}</a></p>
</html>
"""
