"""Collect the pages of the documentation site in build/docs, and its configuration in build.

The pages are those of docs/ and the top-level documents such as ARCHITECTURE.md. The references of
commands and REST API are completed from the help texts and the OpenAPI document. Links are
rewritten to where their targets end up; files outside docs/ that a page links to are copied along.
A link to a file that does not exist fails, and so does a page missing from the navigation; zensical
checks links to headings.
"""

import os
import re
import shutil
import sys
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "src"))

import typer

from metro2033.cli import page
from metro2033.cli.app import app
from metro2033.cli.speech import can_say, say
from metro2033.server.http.app import create_app
from metro2033.server.settings import Settings

DOCS: Final = ROOT / "docs"
CONFIGURATION: Final = ROOT / "zensical.toml"
LINK: Final = re.compile(r"(?<=\]\()([^)#\s]+)")


def main() -> None:
    target = ROOT / "build" / "docs"
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(DOCS, target)
    shutil.copy(CONFIGURATION, target.parent)
    for source in [*DOCS.rglob("*.md"), *ROOT.glob("*.md")]:
        if source.name != "README.md":
            collect(source, target)
    append(target / "reference" / "cli.md", command_lines(typer.main.get_command(app), None))
    append(target / "reference" / "rest.md", route_lines(create_app(Settings.read({})).openapi()))
    found = {path.relative_to(target).as_posix() for path in target.rglob("*.md")}
    listed = {name for name in listed_pages() if name.endswith(".md")}
    if found != listed:
        sys.exit(f"zensical.toml: the navigation and the pages differ: {sorted(found ^ listed)}")


def collect(source: Path, target: Path) -> None:
    """Copy a page, with its links rewritten."""
    place = target / place_of(source)
    place.parent.mkdir(exist_ok=True)
    text = source.read_text(encoding="utf-8")
    place.write_text(LINK.sub(lambda link: moved(link[1], source, target), text), "utf-8")


def append(file: Path, lines: Iterable[str]) -> None:
    """Add generated lines to a page."""
    with file.open("a", encoding="utf-8") as page_file:
        page_file.writelines(f"\n{line}" for line in lines)


def listed_pages() -> Iterator[str]:
    """List the pages in the navigation of the site."""
    todo = tomllib.loads(CONFIGURATION.read_text("utf-8"))["project"]["nav"]
    while todo:
        match todo.pop():
            case str() as name:
                yield name
            case dict() as section:
                todo.extend(section.values())
            case list() as entries:
                todo.extend(entries)


def place_of(source: Path) -> Path:
    """Where a file of the tree goes, relative to the pages."""
    if source.is_relative_to(DOCS):
        return source.relative_to(DOCS)
    if source.parent == ROOT:
        return Path("project", source.name.lower())
    return Path("files", source.relative_to(ROOT))


def moved(link: str, source: Path, target: Path) -> str:
    """The link of a page to a file, as it reads once both have their place."""
    if "://" in link:
        return link
    file = (source.parent / link).resolve()
    if not file.is_file():
        sys.exit(f"{source.relative_to(ROOT)}: file not found: {link}")
    place = place_of(file)
    if place.parts[0] == "files":
        (target / place).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(file, target / place)
    return Path(os.path.relpath(place, place_of(source).parent)).as_posix()


def route_lines(openapi: dict[str, Any]) -> Iterator[str]:
    """Describe all routes in Markdown, by tag."""
    routes: dict[str, list[str]] = {}
    for path, methods in openapi["paths"].items():
        for method, route in methods.items():
            text = " ".join(route["description"].split())
            row = f"| `{method.upper()} {path}` | {text} |"
            routes.setdefault(route["tags"][0], []).append(row)
    for tag, rows in routes.items():
        yield from [f"## {tag.capitalize()}\n", "| route | does |", "| --- | --- |", *rows, ""]


def command_lines(command: Any, parent: Any, name: str = "metro2033") -> Iterator[str]:
    """Describe a command, then all commands below it, in Markdown."""
    context = typer.Context(command, parent=parent, info_name=name)
    message = page.message_of(context)
    yield f"## `{context.command_path}`\n"
    yield f"```\n{page.usage(command, context)}\n```\n"
    for part in (None, "more", "examples", "end"):
        if part is None or can_say(message, part):
            yield say(message, part) + "\n"
    rows = [page.row_of(param, message, context) for param in command.get_params(context)]
    if rows:
        yield "| option | value | meaning |\n| --- | --- | --- |"
        for cells in rows:
            option, value, text = (cell.replace("|", "\\|").replace("\n", " ") for cell in cells)
            yield f"| `{option}` | {value} | {text} |"
        yield ""
    for below, child in getattr(command, "commands", {}).items():
        yield from command_lines(child, context, below)


if __name__ == "__main__":
    main()
