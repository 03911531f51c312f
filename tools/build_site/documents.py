"""What never changes between two visits, written as files: editions, content, maps, rulebooks."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from metro2033 import catalog, i18n, lesson, rulebook
from metro2033.page.bots import OFFERED
from metro2033.server.http.api.editions import edition_model, rule_model
from metro2033.server.http.api.ready_document import book_document, content_document, map_document
from metro2033.server.match.texts import said
from metro2033.server.protocol.part import PHRASES
from metro2033.server.tables.teaching import lesson_data


def write_documents(folder: Path) -> None:
    """Write all documents below a folder, by the paths of the requests for them."""
    for path, text in documents():
        file = folder / f"{path}.packed"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(gzip.compress(text, mtime=0))


def documents() -> Iterator[tuple[str, bytes]]:
    """Paths and texts of all documents."""
    names = [name for name in catalog.names() if catalog.pack(name).has_content]
    for name in names:
        drawn = map_document(name)
        assert drawn is not None
        yield f"editions/{name}/map", drawn.body
    for name in lesson.lesson_names():
        yield f"lessons/{name}", text_of(lesson_data(name, lesson.lesson(name)))
    for language in i18n.languages():
        yield f"{language}/editions", text_of([edition(name, language) for name in names])
        yield f"{language}/phrases", text_of([phrase(name, language) for name in PHRASES])
        yield f"{language}/rules", text_of(rules(names, language))
        for name in names:
            content = content_document(name, language, True)
            assert content is not None
            yield f"{language}/editions/{name}/content", content.body
            yield f"{language}/editions/{name}/rulebook", book_document(name, language).body


def edition(name: str, language: str) -> dict[str, Any]:
    """An edition with the bots that a page offers."""
    told = edition_model(name, language).model_dump()
    return {**told, "bots": [bot for bot in told["bots"] if bot["name"] in OFFERED]}


def rules(names: list[str], language: str) -> dict[str, Any]:
    """All rules and rulings, by ID."""
    found: dict[str, Any] = {}
    for name in names:
        entries: list[rulebook.Rule | rulebook.Ruling] = [*rulebook.rules(name)]
        entries += rulebook.rulings(name)
        found.update((e.id, rule_model(e, language).model_dump()) for e in entries)
    return found


def phrase(name: str, language: str) -> dict[str, str]:
    """What can be said with one touch."""
    return {"id": name, "text": said(f"phrase-{name}", {}, language)}


def text_of(told: object) -> bytes:
    """A document as JSON."""
    return json.dumps(told, ensure_ascii=False, separators=(",", ":")).encode()
