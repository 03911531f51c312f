"""A rulebook as one self-contained HTML page, to read offline and print."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from importlib.resources import files

from metro2033.chart.figure import Figure, Marks, Position
from metro2033.handbook.book import Book, Chapter, Paragraph, Ruling, Section
from metro2033.handbook.example import Example, Frame
from metro2033.handbook.preparation import Stage
from metro2033.handbook.sum import summed
from metro2033.handbook.table import BookTable


def page(book: Book) -> str:
    """The whole rulebook as a page."""
    style = files(__package__).joinpath("page.css").read_text(encoding="utf-8")
    body = [
        element("h1", escape(book.title)),
        element("p", escape(book.words["note"])),
        contents(book),
        *(chapter(book, found) for found in book.chapters),
        catalogue(book),
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
    entries += [(name, book.words[name]) for name in ("catalogue", "rulings")]
    items = (element("li", element("a", escape(t), href=f"#{id}")) for id, t in entries)
    return element("nav", element("h2", escape(book.words["contents"])) + wrapped("ol", items))


def wrapped(name: str, parts: Iterable[str]) -> str:
    """Parts inside an element."""
    return element(name, "".join(parts))


def chapter(book: Book, found: Chapter) -> str:
    """A chapter for players."""
    parts = [element("h2", escape(found.title), id=found.id)]
    parts += [paragraph(book, told, len(found.paragraphs) > 1) for told in found.paragraphs]
    if found.stages:
        parts.append(wrapped("ol", map(stage, found.stages)))
    return wrapped("section", parts)


def paragraph(book: Book, told: Paragraph, has_title: bool) -> str:
    """Prose, then what is shown with it; of figures, which screens draw, only the words."""
    parts = [element("h3", escape(told.title))] if has_title else []
    parts += [element("p", escape(text)) for text in told.text.split("\n\n")]
    for shown in told.figures:
        marks = (element("li", escape(mark.text)) for mark in shown.marks)
        parts.append(element("p", escape(shown.title)) + wrapped("ul", marks))
    parts += map(table, told.tables)
    parts += [element("p", f"{wrapped('b', escape(n.name))}. {escape(n.text)}") for n in told.notes]
    parts += [example(book, shown) for shown in told.examples]
    return "".join(parts)


def table(shown: BookTable) -> str:
    """A table with its heads."""
    heads = wrapped("tr", (element("th", escape(head), scope="col") for head in shown.heads))
    rows = []
    for row in shown.rows:
        cells = (element("td", "<br>".join(map(escape, cell))) for cell in row.cells)
        rows.append(wrapped("tr", [element("th", escape(row.head), scope="row"), *cells]))
    return wrapped("table", [element("caption", escape(shown.title)), heads, *rows])


def stage(told: Stage) -> str:
    """A step of the set-up."""
    return wrapped("li", [element("b", escape(told.title)), " ", escape(told.text)])


def example(book: Book, shown: Example) -> str:
    """An example with its pictures and sums."""
    parts = [element("h3", f"{escape(book.words['example'])}: {escape(shown.title)}")]
    pictures = (drawn(book, shown.title, frame) for frame in shown.frames)
    parts.append(element("div", "".join(pictures), class_="pictures"))
    for line in shown.lines:
        parts.append(element("p", escape(line.text), class_=line.kind))
        parts += [element("p", escape(summed(total)), class_="sum") for total in line.totals]
    return element("aside", "".join(parts))


def drawn(book: Book, title: str, frame: Frame) -> str:
    """A moment on the map."""
    marks = Marks(frozenset(frame.good), frozenset(frame.bad))
    position = Position.of(frame.facts)
    return Figure(book.edition, book.language, position).cut(title, {*frame.stations}, marks)


def catalogue(book: Book) -> str:
    """Every rule by its ID."""
    parts = [element("h2", escape(book.words["catalogue"]), id="catalogue")]
    return wrapped("section", [*parts, *map(section, book.sections)])


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
