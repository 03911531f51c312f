"""Documents that change only with a release, made once and ready to be sent."""

from __future__ import annotations

import gzip
from dataclasses import dataclass
from hashlib import sha256

import msgspec
from fastapi import Request, Response

from metro2033 import catalog, chart, handbook
from metro2033.i18n.bundle import APART, text_file, text_files
from metro2033.server.http.api.content_document import content_model
from metro2033.server.http.content_coding import chosen_coding
from metro2033.server.http.once import Once


@dataclass(frozen=True, slots=True)
class Document:
    """A document that changes only with a release, ready to be sent."""

    body: bytes
    packed: bytes
    tag: str
    kind: str

    @classmethod
    def of(cls, body: bytes, kind: str) -> Document:
        """A document with its tag."""
        return cls(body, gzip.compress(body, mtime=0), f'W/"{sha256(body).hexdigest()[:24]}"', kind)

    def response(self, request: Request) -> Response:
        """The document, or word that the asker has it already."""
        headers = {"ETag": self.tag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
        if self.tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        if chosen_coding(request.headers, ["gzip"]) == "gzip":
            headers["Content-Encoding"] = "gzip"
            return Response(self.packed, headers=headers, media_type=self.kind)
        return Response(self.body, headers=headers, media_type=self.kind)


@Once
def content_document(edition: str, language: str, has_words: bool) -> Document | None:
    """The content of an edition, with or without names and texts, ready to be sent."""
    model = content_model(edition, language, has_words)
    if model is None:
        return None
    return Document.of(model.model_dump_json().encode(), "application/json")


@Once
def map_document(edition: str) -> Document | None:
    """The map of an edition, ready to be sent."""
    pack = catalog.pack(edition)
    if not pack.has_content:
        return None
    drawn = chart.document(edition, pack.content())
    return Document.of(msgspec.json.encode(drawn), "application/json")


@Once
def book_document(edition: str, language: str) -> Document:
    """The rulebook of an edition, ready to be sent."""
    return Document.of(msgspec.json.encode(handbook.book(edition, language)), "application/json")


@Once
def text_document(language: str, edition: str) -> Document:
    """All Fluent files of a language that concern an edition and browsers."""
    wanted = [name for name in text_files() if name not in APART and of_edition(name, edition)]
    parts = [text_file(language, name).read_text("utf-8") for name in wanted]
    return Document.of("\n".join(parts).encode(), "text/plain")


def of_edition(file: str, edition: str) -> bool:
    """Whether a file of texts is for all editions, or names things of this one."""
    return file.rpartition("/")[0] in {"", edition}
