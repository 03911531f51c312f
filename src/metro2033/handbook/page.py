"""A rulebook as one self-contained HTML page, to read offline and print."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from importlib.resources import files

from metro2033.handbook.book import Book, Chapter, Ruling, Section
from metro2033.handbook.example import Example


def page(book: Book) -> str:
    """The whole rulebook as a page."""
    style = files(__package__).joinpath("page.css").read_text(encoding="utf-8")
    body = [
        element("h1", escape(book.title)),
        element("p", escape(book.words["note"])),
        contents(book),
        *(chapter(book, found) for found in book.chapters),
        rulings(book),
    ]
    return (
        f'<!doctype html>\n<html lang="{book.language}">\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(book.title)}</title>\n<style>{style}</style>\n<main>\n"
        + "\n".join(body)
        + "\n</main>\n</html>\n"
    )


def element(name: str, inside: str, **attributes: str) -> str:
    """An element; its content is already HTML."""
    told = "".join(f' {key.rstrip("_")}="{escape(value)}"' for key, value in attributes.items())
    return f"<{name}{told}>{inside}</{name}>"


def links(ids: Iterable[str]) -> str:
    """Links to rules and rulings."""
    found = (element("a", id, href=f"#{id}") for id in ids)
    return element("span", " ".join(found), class_="ids")


def contents(book: Book) -> str:
    """The table of contents."""
    entries = [(found.id, found.title) for found in book.chapters]
    entries.append(("rulings", book.words["rulings"]))
    items = (element("li", element("a", escape(t), href=f"#{id}")) for id, t in entries)
    return element("nav", element("h2", escape(book.words["contents"])) + wrapped("ol", items))


def wrapped(name: str, parts: Iterable[str]) -> str:
    """Parts inside an element."""
    return element(name, "".join(parts))


def chapter(book: Book, found: Chapter) -> str:
    """A chapter: prose, examples, all rules."""
    parts = [element("h2", escape(found.title), id=found.id)]
    parts += [element("p", f"{escape(p.text)} {links(p.rules)}") for p in found.paragraphs]
    parts += [example(book, shown) for shown in found.examples]
    if found.sections:
        parts.append(element("h3", escape(book.words["in-full"])))
        parts += map(section, found.sections)
    return wrapped("section", parts)


def example(book: Book, shown: Example) -> str:
    """An example with its pictures."""
    parts = [element("h3", f"{escape(book.words['example'])}: {escape(shown.title)}")]
    parts.append(element("div", "".join(shown.pictures), class_="pictures"))
    for line in shown.lines:
        rule = f" {links([line.rule])}" if line.rule else ""
        parts.append(element("p", escape(line.text) + rule, class_=line.kind))
    parts.append(element("p", links(shown.rules)))
    return element("aside", "".join(parts))


def section(found: Section) -> str:
    """All rules of a section."""
    parts = [element("h4", f"{escape(found.title)} {element('small', escape(found.source))}")]
    for rule in found.rules:
        head = element("a", rule.id, href=f"#{rule.id}", class_="id")
        told = f"{head} {escape(rule.text)} {links(rule.rulings)}"
        parts.append(element("p", told, id=rule.id, class_="rule"))
    return "".join(parts)


def rulings(book: Book) -> str:
    """All rulings with their reasons."""
    parts = [element("h2", escape(book.words["rulings"]), id="rulings")]
    for topic in book.topics:
        parts.append(element("h3", escape(topic.title)))
        parts += (ruling(book, found) for found in topic.rulings)
    return wrapped("section", parts)


def ruling(book: Book, found: Ruling) -> str:
    """A ruling, marked as such."""
    parts = [element("h4", f"{element('span', found.id, class_='id')} {escape(found.title)}")]
    told = {
        "question": found.question,
        "options": found.options,
        "decision": found.text,
        "reason": found.reason,
    }
    for word, text in told.items():
        parts.append(element("p", f"{element('b', escape(book.words[word]))}: {escape(text)}"))
    parts.append(element("p", links(found.rules)))
    return element("article", "".join(parts), id=found.id)
