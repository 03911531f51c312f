"""`metro2033 rules`: looking rules up."""

import re
from collections.abc import Iterable
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from metro2033 import catalog, handbook, i18n, rulebook
from metro2033.cli.fault import BadInput, Failed
from metro2033.cli.option import JsonFlag, LanguageOption, known_game, spoken
from metro2033.cli.output import console, print_json
from metro2033.rulebook import Edition, Rule, Ruling, house_text_id, text

ID: Final = re.compile(r"[A-Z]+[12]-[A-Z0-9-]+")
"""What looks like the ID of a rule or ruling."""


def rules(
    word: Annotated[str, typer.Argument(metavar="[ID|WORD]", help="A rule, or a word.")] = "",
    edition: Annotated[str, typer.Option(metavar="NAME", help="Only of this edition.")] = "",
    house: Annotated[bool, typer.Option("--house", help="House rules for `--rule`.")] = False,
    html: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the rulebook of --edition, to print.")
    ] = None,
    language: LanguageOption = "",
    as_json: JsonFlag = False,
) -> None:
    """Look up a rule or ruling by its ID, those of a section, or all in which a word occurs.

    Without a word, the sections of the rulebook are listed.

    Examples:

    - `metro2033 rules E2-ARMY-004`
    - `metro2033 rules E2-ARMY`
    - `metro2033 rules tunnel --edition second`
    - `metro2033 rules туннел --language ru`
    - `metro2033 rules --house`
    - `metro2033 rules --edition second --html rules.html`
    """
    language = spoken(language)
    try:
        if house:
            show_house([edition] if edition else catalog.names(), language, as_json)
            return
        chosen = editions(edition)
        if html is not None:
            write_page(html, chosen, language)
        elif not word:
            show_sections(chosen, language, as_json)
        elif members := section_members(word.upper(), chosen):
            show_entries(map(entry_of, members), language, as_json)
        elif ID.fullmatch(word.upper()):
            show_one(word.upper(), language, as_json)
        else:
            show_found(word, chosen, language, as_json)
    except rulebook.RulebookError as error:
        raise BadInput(str(error).strip('"')) from None


def editions(name: str) -> list[Edition]:
    """The editions meant."""
    chosen = [edition for edition in rulebook.EDITIONS if name in {"", edition}]
    if not chosen:
        raise BadInput(f"unknown edition {name!r}; known: {', '.join(rulebook.EDITIONS)}")
    return chosen


def write_page(file: Path, chosen: list[Edition], language: str) -> None:
    """The whole rulebook of one edition as a page that can be printed."""
    if len(chosen) > 1:
        raise BadInput(f"which edition? --edition {' or '.join(rulebook.EDITIONS)}")
    try:
        file.write_text(handbook.page(handbook.book(chosen[0], language)), encoding="utf-8")
    except OSError as error:
        raise Failed(f"{file}: {error.strerror}") from None


def show_sections(chosen: list[Edition], language: str, as_json: bool) -> None:
    """The sections, with the number of their rules."""
    found = [section for edition in chosen for section in rulebook.sections(edition)]
    if as_json:
        print_json([{**asdict(s), "text": text(s.text_id, language=language)} for s in found])
        return
    for section in found:
        title = text(section.text_id, language=language)
        count = i18n.text("rules-count", {"number": len(section.members)}, language)
        typer.echo(f"{section.id:10} {count:>10}  {title}")


def show_house(names: list[str], language: str, as_json: bool) -> None:
    """The house rules of some editions: their numbers and what they mean."""
    found = [
        {
            "edition": name,
            "name": rule.name,
            "least": rule.least,
            "most": rule.most,
            "default": rule.default,
            "text": text(house_text_id(name, rule.name), language=language),
        }
        for name in names
        for rule in known_game(name).house_rules
    ]
    if as_json:
        print_json(found)
        return
    for rule in found:
        typer.echo(i18n.text("house-head", rule, language))
        typer.echo(f"    {rule['text']}")


def show_one(wanted: str, language: str, as_json: bool) -> None:
    """A rule with its rulings, or a ruling with its rules."""
    entry = entry_of(wanted)
    parts = ["shows"] if isinstance(entry, Rule) else ["title", "question", "options", "reason"]
    data: dict[str, Any] = {**asdict(entry), "text": text(entry.text_id, language=language)}
    for part in parts:
        try:
            data[part] = text(entry.text_id, part, language=language)
        except rulebook.UnknownText:
            continue
    if as_json:
        print_json(data)
        return
    screen = console()
    head = {"id": entry.id, "edition": entry.edition}
    screen.print(i18n.text("rule-head", head, language), markup=False)
    screen.print(data["text"], markup=False)
    for part in parts:
        if part in data:
            said = i18n.text("rule-part", {"part": part, "text": data[part]}, language)
            screen.print(said, markup=False)
    related = ", ".join(entry.rulings if isinstance(entry, Rule) else entry.rules)
    if related:
        screen.print(i18n.text("rule-see", {"list": related}, language), markup=False)


def entry_of(id: str) -> Rule | Ruling:
    """The rule or ruling with an ID."""
    return (rulebook.ruling if id.startswith("R") else rulebook.rule)(id)


def section_members(wanted: str, chosen: list[Edition]) -> tuple[str, ...]:
    """The IDs of the rules of a section, or of the rulings of a topic; none for other words."""
    groups = [group for e in chosen for group in (*rulebook.sections(e), *rulebook.topics(e))]
    return next((group.members for group in groups if group.id == wanted), ())


def show_found(word: str, chosen: list[Edition], language: str, as_json: bool) -> None:
    """The rules and rulings whose text holds the word."""
    entries: list[Rule | Ruling] = []
    for edition in chosen:
        entries += [*rulebook.rules(edition), *rulebook.rulings(edition)]
    found = [e for e in entries if word.casefold() in spoken_text(e, language).casefold()]
    if not found and not as_json:
        raise Failed(i18n.text("no-rule", {"word": word}, language))
    show_entries(found, language, as_json)


def show_entries(entries: Iterable[Rule | Ruling], language: str, as_json: bool) -> None:
    """Rules and rulings, one a line."""
    told = [{"id": e.id, "text": " ".join(spoken_text(e, language).split())} for e in entries]
    if as_json:
        print_json(told)
        return
    for hit in told:
        typer.echo(f"{hit['id']}  {hit['text']}")


def spoken_text(entry: Rule | Ruling, language: str) -> str:
    """What a rule says, or a ruling with its title."""
    said = text(entry.text_id, language=language)
    if isinstance(entry, Ruling):
        return f"{text(entry.text_id, 'title', language=language)}: {said}"
    return said
