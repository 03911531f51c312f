"""The files of the browser client: where they are served, how they are packed and kept."""

from __future__ import annotations

import gzip
import os
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

from metro2033.server.http.client_pages import add_offline_page, add_pages


async def test_without_a_client_the_first_page_says_so(tmp_path: Path) -> None:
    app = FastAPI()
    add_pages(app, tmp_path)
    transport = httpx.ASGITransport(app=app)
    async with httpx.AsyncClient(transport=transport, base_url="http://metro.example") as client:
        page = await client.get("/")
    assert page.headers["content-type"].startswith("text/html")
    assert "<script" not in page.text
    assert "this installation has no browser client" in page.text


@pytest.fixture
def client_files(tmp_path: Path) -> httpx.AsyncClient:
    folder = tmp_path / "web"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("the client")
    (folder / "assets" / "app.1a2b.js").write_text("code")
    (folder / "assets" / "app.1a2b.js.br").write_text("code, by brotli")
    (folder / "assets" / "app.1a2b.js.gz").write_bytes(gzip.compress(b"code", mtime=0))
    (folder / "assets" / "font.woff2").write_text("font")
    (folder / "icon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("secret")
    app = FastAPI()

    async def known() -> str:
        return "taken"

    app.get("/api/known")(known)
    add_pages(app, folder)
    transport = httpx.ASGITransport(app=app)
    return httpx.AsyncClient(transport=transport, base_url="http://metro.example")


async def test_the_client_is_served_at_every_place_of_its_own(
    client_files: httpx.AsyncClient,
) -> None:
    for place in ("/", "/match/q4fN0cR7mP1s", "/replay/x"):
        page = await client_files.get(place)
        assert (page.status_code, page.text) == (200, "the client")
        assert page.headers["cache-control"] == "no-cache"
    script = await client_files.get("/assets/app.1a2b.js")
    assert "immutable" in script.headers["cache-control"]
    assert (await client_files.get("/api/known")).json() == "taken"


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/", "text/html; charset=utf-8"),
        ("/assets/app.1a2b.js", "text/javascript; charset=utf-8"),
        ("/assets/font.woff2", "font/woff2"),
        ("/icon.svg", "image/svg+xml; charset=utf-8"),
    ],
)
async def test_files_say_what_they_are(
    client_files: httpx.AsyncClient, path: str, kind: str
) -> None:
    assert (await client_files.get(path)).headers["content-type"] == kind


@pytest.mark.parametrize(
    "path",
    [
        *("/api/unknown", "/assets/gone.js", "/assets/app.1a2b.js.gz"),
        *("/%2e%2e/secret.txt", "/..%2fsecret.txt"),
    ],
)
async def test_what_is_not_of_the_client_is_not_served(
    client_files: httpx.AsyncClient, path: str
) -> None:
    assert (await client_files.get(path)).status_code == 404


@pytest.mark.parametrize(
    ("wanted", "coding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip", "gzip"),
        ("br;q=0.5, gzip;q=0.8", "gzip"),
        ("br;q=0, *", "gzip"),
        ("*;q=0.1", "br"),
        ("gzip;q=0.5, identity", None),
        ("*;q=0", None),
        ("br;q=high", None),
        ("deflate", None),
        ("", None),
    ],
)
async def test_files_are_packed_as_the_browser_wants(
    client_files: httpx.AsyncClient, wanted: str, coding: str | None
) -> None:
    path, headers = "/assets/app.1a2b.js", {"Accept-Encoding": wanted}
    async with client_files.stream("GET", path, headers=headers) as script:
        body = b"".join([part async for part in script.aiter_raw()])
    assert script.headers.get("content-encoding") == coding
    assert script.headers["vary"] == "Accept-Encoding"
    assert script.headers["content-type"].startswith("text/javascript")
    assert "immutable" in script.headers["cache-control"]
    expected = {"br": b"code, by brotli", "gzip": gzip.compress(b"code", mtime=0), None: b"code"}
    assert body == expected[coding]
    assert int(script.headers["content-length"]) == len(body)
    known = {**headers, "If-None-Match": script.headers["etag"]}
    again = await client_files.get(path, headers=known)
    assert (again.status_code, again.headers["vary"]) == (304, "Accept-Encoding")
    assert "content-encoding" not in again.headers
    other = await client_files.get(path, headers={**known, "Accept-Encoding": "gzip"})
    assert other.status_code == (304 if coding == "gzip" else 200)


async def test_what_is_not_packed_is_the_same_for_all(client_files: httpx.AsyncClient) -> None:
    font = await client_files.get("/assets/font.woff2", headers={"Accept-Encoding": "br"})
    assert font.text == "font"
    assert "vary" not in font.headers


async def test_the_page_of_a_match_is_packed_and_sent_once(
    client_files: httpx.AsyncClient, tmp_path: Path
) -> None:
    file = tmp_path / "web" / "index.html"
    file.write_text("<head></head>" + "станция " * 100)
    path, seen = "/match/q4fN0cR7mP1s", set[str]()
    for wanted, coding in (("gzip, br", "gzip"), ("", None)):
        headers = {"Accept-Encoding": wanted}
        page = await client_files.get(path, headers=headers)
        assert page.headers.get("content-encoding") == coding
        assert (page.headers["vary"], page.headers["cache-control"]) == (
            "Accept-Encoding",
            "no-cache",
        )
        assert "oembed" in page.text
        assert "станция" in page.text
        tag = page.headers["etag"]
        again = await client_files.get(path, headers={**headers, "If-None-Match": tag})
        assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
        other = await client_files.get("/match/other", headers={**headers, "If-None-Match": tag})
        assert other.status_code == 200
        seen.add(tag)
    assert len(seen) == 2
    file.write_text("<head></head>another build")
    os.utime(file, ns=(1, 1))
    assert "another build" in (await client_files.get(path)).text


async def test_the_offline_page_may_run_its_engine(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("the page")
    (tmp_path / "engine").mkdir()
    (tmp_path / "engine" / "pyodide.mjs").write_text("code")
    app = FastAPI()
    add_offline_page(app, str(tmp_path))
    add_pages(app, tmp_path / "nothing")
    transport = httpx.ASGITransport(app=app)
    async with httpx.AsyncClient(transport=transport, base_url="http://metro.example") as client:
        page = await client.get("/offline/")
        engine = await client.get("/offline/engine/pyodide.mjs")
    assert (page.text, page.headers["cache-control"]) == ("the page", "no-cache")
    assert "'wasm-unsafe-eval'" in page.headers["content-security-policy"]
    assert "immutable" in engine.headers["cache-control"]
