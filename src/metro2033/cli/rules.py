"""`metro2033 rules`: look up rules."""

import re
from collections.abc import Iterable
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from metro2033 import catalog, handbook, rulebook
from metro2033.cli.fault import BadInput, Failed
from metro2033.cli.option import JsonFlag, known_game
from metro2033.cli.output import console, edition_name, figures, print_json
from metro2033.cli.speech import language, say
from metro2033.i18n.form import nearest
from metro2033.rulebook import Entry, Rule, Ruling, house_text_id, house_value, text

ID: Final = re.compile(r"[A-Z]+[12]-[A-Z0-9-]+")
"""The form of a rule or ruling ID."""


def rules(
    word: Annotated[str, typer.Argument()] = "",
    edition: Annotated[str, typer.Option(metavar="NAME")] = "",
    house: Annotated[bool, typer.Option("--house")] = False,
    html: Annotated[Path | None, typer.Option(metavar="FILE")] = None,
    as_json: JsonFlag = False,
) -> None:
    """Look up a rule or ruling by ID, those of a section, or all that contain a word."""
    if house:
        show_house([edition] if edition else catalog.names(), as_json)
        return
    chosen = editions(edition)
    if html is not None:
        write_page(html, chosen)
    elif not word:
        show_sections(chosen, as_json)
    elif members := section_members(word.upper(), chosen):
        show_entries(map(rulebook.entry, members), as_json)
    elif ID.fullmatch(word.upper()):
        show_one(word.upper(), as_json)
    else:
        show_found(word, chosen, as_json)


def editions(name: str) -> list[str]:
    """The editions to search."""
    chosen = [edition for edition in rulebook.EDITIONS if name in {"", edition}]
    if not chosen:
        raise BadInput("fault-no-edition", name=name, known=", ".join(rulebook.EDITIONS))
    return chosen


def write_page(file: Path, chosen: list[str]) -> None:
    """Write the whole rulebook of one edition as a printable page."""
    if len(chosen) > 1:
        raise BadInput("cli-which-edition", known=", ".join(rulebook.EDITIONS))
    try:
        file.write_text(handbook.page(handbook.book(chosen[0], language())), encoding="utf-8")
    except OSError as error:
        raise Failed("fault-file", file=file, reason=error) from None


def show_sections(chosen: list[str], as_json: bool) -> None:
    """Print the sections, with the number of their rules."""
    found = [section for edition in chosen for section in rulebook.sections(edition)]
    if as_json:
        print_json([{**asdict(s), "text": text(s.text_id, language=language())} for s in found])
        return
    for section in found:
        title = text(section.text_id, language=language())
        count = say("rules-count", number=len(section.members))
        typer.echo(f"{section.id:10} {count:>10}  {title}")


def show_house(names: list[str], as_json: bool) -> None:
    """Print the house rules of some editions: their ranges and their meaning."""
    found: list[dict[str, Any]] = [
        {
            "edition": name,
            "name": rule.name,
            "title": text(house_text_id(name, rule.name), "name", language=language()),
            "least": rule.least,
            "most": rule.most,
            "default": rule.default,
            "text": text(house_text_id(name, rule.name), language=language()),
        }
        for name in names
        for rule in known_game(name).house_rules
    ]
    if as_json:
        print_json(found)
        return
    for rule in found:
        bounds = {bound: figures().number(rule[bound]) for bound in ("least", "most", "default")}
        edition = say(f"edition-{rule['edition']}")
        typer.echo(say("house-head", **{**rule, **bounds, "edition": edition}))
        typer.echo(f"    {rule['text']}")
        if (rule["least"], rule["most"]) != (0, 1):
            text_id = house_text_id(rule["edition"], rule["name"])
            usual = house_value(text_id, rule["default"], language())
            typer.echo(f"    {bounds['default']}: {usual}")


def show_one(wanted: str, as_json: bool) -> None:
    """Print a rule with its rulings, or a ruling with its rules."""
    entry = rulebook.entry(wanted)
    parts = ["shows"] if isinstance(entry, Rule) else ["title", "question", "options", "reason"]
    data: dict[str, Any] = {**asdict(entry), "text": text(entry.text_id, language=language())}
    for part in parts:
        try:
            data[part] = text(entry.text_id, part, language=language())
        except rulebook.RulebookError:
            continue
    if as_json:
        print_json(data)
        return
    screen = console()
    screen.print(say("rule-head", id=entry.id, edition=edition_name(entry.edition)))
    screen.print(data["text"])
    for part in parts:
        if part in data:
            said = say("rule-part", part=part, text=data[part])
            screen.print(said)
    related = ", ".join(entry.rulings if isinstance(entry, Rule) else entry.rules)
    if related:
        screen.print(say("rule-see", list=related))


def section_members(wanted: str, chosen: list[str]) -> tuple[str, ...]:
    """The rule IDs of a section, or the ruling IDs of a topic; empty for other words."""
    groups = [group for e in chosen for group in (*rulebook.sections(e), *rulebook.topics(e))]
    return next((group.members for group in groups if group.id == wanted), ())


def show_found(word: str, chosen: list[str], as_json: bool) -> None:
    """Print the rules and rulings that contain the word, then those with another form of it."""
    entries = [entry for edition in chosen for entry in rulebook.entries(edition)]
    found = nearest(entries, spoken_text, word)
    if not found and not as_json:
        raise Failed("no-rule", word=word)
    show_entries(found, as_json)


def show_entries(entries: Iterable[Entry], as_json: bool) -> None:
    """Print rules and rulings, one per line."""
    told = [{"id": e.id, "text": " ".join(spoken_text(e).split())} for e in entries]
    if as_json:
        print_json(told)
        return
    for hit in told:
        typer.echo(f"{hit['id']}  {hit['text']}")


def spoken_text(entry: Entry) -> str:
    """The text of a rule, or of a ruling with its title."""
    said = text(entry.text_id, language=language())
    if isinstance(entry, Ruling):
        title = text(entry.text_id, "title", language=language())
        return f"{title} {said}" if title.endswith("?") else f"{title}: {said}"
    return said
