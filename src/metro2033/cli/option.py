"""Options shared by several commands, and how their values are read."""

import re
import shlex
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from metro2033.catalog import DEFAULT, game
from metro2033.cli.fault import BadInput
from metro2033.cli.speech import language
from metro2033.content import ContentFault
from metro2033.engine.kernel.game import Game
from metro2033.i18n import Complaint
from metro2033.i18n.complaint import needing
from metro2033.processes.runner import Runner, local

DEFAULT_EDITION: Final = DEFAULT

EditionOption = Annotated[str, typer.Option("--edition", metavar="NAME")]
JsonFlag = Annotated[bool, typer.Option("--json")]
HouseRuleOption = Annotated[list[str] | None, typer.Option("--rule", metavar="NAME_N")]
SeedOption = Annotated[int, typer.Option("--seed", min=0)]
JobsOption = Annotated[int, typer.Option("--jobs", min=0)]
ClusterOption = Annotated[str | None, typer.Option("--cluster", metavar="ADDRESS")]
ContentOption = Annotated[Path | None, typer.Option("--content", metavar="PATHS")]


def known_game(name: str, content: Path | None = None) -> Game[Any]:
    """The edition of that name; an error lists the names, or says what is wrong with its data."""
    with usable(content):
        return game(name, content)


@contextmanager
def usable(content: Path | None) -> Iterator[None]:
    """Report in one line why an edition, or a folder of its content, cannot be used."""
    existing_content(content)
    try:
        yield
    except ContentFault as error:
        raise unusable(content, error) from error


def unusable(content: Path | None, error: ContentFault) -> BadInput:
    """What is wrong with a content folder: the first fault, and how many more there are."""
    first, *others = error.faults
    return BadInput(
        "cli-bad-content", folder=content, fault=first.told(language()), number=len(others)
    )


def no_file(folder: Path | None) -> Path | None:
    """A folder to write to, which need not exist yet; an error if it is a file."""
    if folder is not None and folder.is_file():
        raise BadInput("cli-is-file", folder=folder)
    return folder


def existing(folder: Path | None) -> Path | None:
    """The folder, if it is one."""
    if folder is not None and not folder.is_dir():
        raise BadInput("cli-no-folder", folder=folder)
    return folder


def existing_content(path: Path | None) -> Path | None:
    """A folder of content or a file of house cards, if it is there."""
    if path is not None and not path.exists():
        raise BadInput("cli-no-path", path=path)
    return path


def runner(jobs: int, cluster: str | None, alone: float = 0.0) -> Runner:
    """What does the work: processes of this machine, or the cluster at an address."""
    if cluster is None:
        return local(jobs, alone)
    with needing("cluster"):
        from metro2033.processes.cluster import Cluster
    return Cluster(cluster)


def text_of(file: Path) -> str:
    """The text of a file, unchanged down to its line endings."""
    try:
        return file.read_bytes().decode()
    except UnicodeDecodeError:
        raise BadInput("fault-file", file=file, reason=Complaint("fault-not-text")) from None
    except OSError as error:
        raise BadInput("fault-file", file=file, reason=error) from None


def command_line(command: str, *arguments: object, **options: Any) -> str:
    """The words of a command that gives the same result again.

    >>> command_line("arena", games=2, bot=["a", "b c"], rule={"rounds": 3}, draft=True, out=None)
    "metro2033 arena --games 2 --bot a --bot 'b c' --rule rounds=3 --draft"
    """
    words = ["metro2033", command, *map(str, arguments)]
    for name, value in options.items():
        if isinstance(value, Mapping):
            values: list[object] = [f"{key}={value[key]}" for key in sorted(value)]
        else:
            values = [*value] if isinstance(value, list | tuple) else [value]
        for given in values:
            if given is True:
                words.append(f"--{name}")
            elif given is not None and given is not False:
                words += [f"--{name}", str(given)]
    return shlex.join(words)


def house_rules(texts: list[str] | None) -> dict[str, int]:
    """House rules written as name=number."""
    rules = {}
    for text in texts or []:
        name, _, value = text.partition("=")
        if not re.fullmatch(r"-?[0-9]{1,9}", value):
            raise BadInput("cli-bad-rule", text=text)
        rules[name] = int(value)
    return rules
