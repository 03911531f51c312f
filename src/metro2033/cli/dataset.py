"""`metro2033 dataset`: records of matches as Parquet files, for learners."""

import json
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import typer

from metro2033.arena.store import FILE as RESULTS
from metro2033.cli.extra import wanted
from metro2033.cli.fault import BadInput, Failed
from metro2033.cli.option import ClusterOption, ContentOption, JobsOption, JsonFlag, usable
from metro2033.cli.output import console, print_json, progress
from metro2033.cli.share import runner
from metro2033.runner import NoCluster, WorkerLost


def dataset(
    sources: Annotated[
        list[Path], typer.Argument(metavar="PATH...", help="Records, or folders with records.")
    ],
    out: Annotated[Path, typer.Option(metavar="DIR", help="Where the data set goes.")] = Path(
        "dataset"
    ),
    skip: Annotated[
        bool, typer.Option("--skip", help="Leave out records that cannot be read.")
    ] = False,
    content: ContentOption = None,
    jobs: JobsOption = 0,
    cluster: ClusterOption = None,
    as_json: JsonFlag = False,
) -> None:
    """Turn records into Parquet: one row for each decision of a seat.

    DIR gets a folder for each edition, and README.md that tells what is in them. Interrupted, the
    same command goes on; with more records it adds what is missing.

    Examples:

    - `metro2033 arena --games 1000 --out duel --records && metro2033 dataset duel/records`
    - `metro2033 dataset match.jsonl exported/ --out data --skip`
    """
    with wanted("dataset"):
        from metro2033.research.card import write_card
        from metro2033.research.dataset import Order, stranger, tidy
    by_edition, left_out = sorted_records(sources, skip)
    with usable(content):
        orders = [
            Order(edition, tuple(files), out, content, not skip)
            for edition, files in by_edition.items()
        ]
        if (other := stranger(orders)) is not None:
            raise BadInput(f"{other} holds other records: delete it, or choose another --out")
        made(orders, jobs, cluster)
    tidy(orders)
    found = write_card(orders, command(sources, out, skip, content), left_out)
    if as_json:
        print_json({"folder": str(out), "editions": found, "skipped": left_out})
        return
    for data in found:
        rows = f"{data['rows']:,} decisions of {data['matches']:,} matches"
        console().print(f"{data['edition']}: {rows}, in {data['parts']} parts")
        for reason in data["skipped"]:
            console().print(f"  left out: {reason}", markup=False)
    for reason in left_out:
        console().print(f"left out: {reason}", markup=False)
    console().print(f"the data set is described in {out / 'README.md'}")


def made(orders: list[Any], jobs: int, cluster: str | None) -> None:
    """Make the parts that are missing."""
    from functools import partial

    from metro2033.research.dataset import is_made, make_parts
    from metro2033.research.decision import BadSource

    total = sum(order.parts for order in orders)
    left = [[n for n in range(order.parts) if not is_made(order, n)] for order in orders]
    try:
        with progress("parts", total, total - sum(map(len, left))) as told:
            for order, numbers in zip(orders, left, strict=True):
                for done in runner(jobs, cluster).run(partial(make_parts, order), numbers):
                    told(len(done))
    except BadSource as error:
        raise BadInput(f"{error} (--skip leaves such records out)") from None
    except NoCluster as error:
        raise BadInput(str(error)) from None
    except WorkerLost as error:
        raise Failed(f"{error}; the same command goes on") from None


def sorted_records(sources: list[Path], skip: bool) -> tuple[dict[str, list[Path]], list[str]]:
    """All records by their edition, in order of their paths; and why others are left out."""
    found: dict[str, list[Path]] = {}
    left_out: list[str] = []
    for file in records_in(sources):
        edition = edition_of(file)
        if edition in {"first", "second"}:
            found.setdefault(edition, []).append(file)
            continue
        reason = f"{file}:1: " + (f"no observations of {edition!r}" if edition else "no record")
        if not skip:
            raise BadInput(f"{reason} (--skip leaves such records out)")
        left_out.append(reason)
    if not found:
        raise BadInput(f"no records in {', '.join(map(str, sources))}")
    return dict(sorted(found.items())), left_out


def records_in(sources: list[Path]) -> Iterator[Path]:
    """The files that are named, and those that lie in folders, each once; no results."""
    met: set[Path] = set()
    for source in sources:
        if not source.exists():
            raise BadInput(f"{source}: no such file or folder")
        inside = sorted(file for file in source.rglob("*.jsonl") if file.name != RESULTS)
        for file in inside if source.is_dir() else [source]:
            if file.resolve() not in met:
                met.add(file.resolve())
                yield file


def edition_of(file: Path) -> str:
    """The edition that the first line of a record names, or ""."""
    try:
        with file.open("rb") as lines:
            head = json.loads(lines.readline(1 << 20))
    except (OSError, ValueError, RecursionError):
        return ""
    return str(head.get("edition", "")) if isinstance(head, dict) else ""


def command(sources: list[Path], out: Path, skip: bool, content: Path | None) -> str:
    """The command that gives this data set again."""
    words = ["metro2033 dataset", *[shlex.quote(str(source)) for source in sources]]
    words += ["--out", shlex.quote(str(out)), *(["--skip"] if skip else [])]
    words += ["--content", shlex.quote(str(content))] if content else []
    return " ".join(words)
