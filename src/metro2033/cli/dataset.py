"""`metro2033 dataset`: records of matches as Parquet files."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import typer

from metro2033 import catalog
from metro2033.arena.store import FILE as RESULTS
from metro2033.cli.fault import BadInput, Failed
from metro2033.cli.option import (
    ClusterOption,
    ContentOption,
    JobsOption,
    JsonFlag,
    command_line,
    no_file,
    runner,
    usable,
)
from metro2033.cli.output import console, edition_name, print_json, progress
from metro2033.cli.speech import language, say
from metro2033.i18n import Complaint
from metro2033.i18n.complaint import needing
from metro2033.processes.runner import WorkerLost


def dataset(
    sources: Annotated[list[Path], typer.Argument()],
    out: Annotated[Path, typer.Option(metavar="DIR", callback=no_file)] = Path("dataset"),
    skip: Annotated[bool, typer.Option("--skip")] = False,
    content: ContentOption = None,
    jobs: JobsOption = 0,
    cluster: ClusterOption = None,
    as_json: JsonFlag = False,
) -> None:
    """Turn records into Parquet: one row for each decision of a seat."""
    with needing("dataset"):
        from metro2033.research.card import write_card
        from metro2033.research.dataset import Order, stranger, tidy
    by_edition, left_out = sorted_records(sources, skip)
    with usable(content):
        orders = [
            Order(edition, tuple(files), out, content, not skip)
            for edition, files in by_edition.items()
        ]
        if (other := stranger(orders)) is not None:
            raise BadInput("cli-other-records", folder=other)
        made(orders, jobs, cluster)
    tidy(orders)
    command = command_line("dataset", *sources, out=out, skip=skip, content=content)
    found = write_card(orders, command, left_out)
    for data in found:
        data["skipped"] = [reason[language()] for reason in data["skipped"]]
    if as_json:
        skipped = [reason.told(language()) for reason in left_out]
        print_json({"folder": str(out), "editions": found, "skipped": skipped})
        return
    for data in found:
        rows = {name: data[name] for name in ("rows", "matches", "parts")}
        console().print(say("cli-dataset", edition=edition_name(data["edition"]), **rows))
        for reason in data["skipped"]:
            console().print(f"  {say('cli-left-out', reason=reason)}")
    for reason in left_out:
        console().print(say("cli-left-out", reason=reason))
    console().print(say("cli-dataset-card", file=out / "README.md"))


def made(orders: list[Any], jobs: int, cluster: str | None) -> None:
    """Write the missing parts."""
    from functools import partial

    from metro2033.research.dataset import is_made, make_parts
    from metro2033.research.decision import BadSource

    total = sum(order.parts for order in orders)
    left = [[n for n in range(order.parts) if not is_made(order, n)] for order in orders]
    try:
        done = total - sum(map(len, left))
        with progress(say("cli-progress", "parts"), total, done) as told:
            for order, numbers in zip(orders, left, strict=True):
                for done in runner(jobs, cluster).run(partial(make_parts, order), numbers):
                    told(len(done))
    except BadSource as error:
        raise BadInput("cli-skip", reason=error) from None
    except WorkerLost as error:
        raise Failed("cli-goes-on", reason=error) from None


def sorted_records(
    sources: list[Path], skip: bool
) -> tuple[dict[str, list[Path]], list[Complaint]]:
    """All records by edition, sorted by path, and why others are skipped."""
    found: dict[str, list[Path]] = {}
    left_out: list[Complaint] = []
    for file in records_in(sources):
        edition = edition_of(file)
        if edition in catalog.names() and catalog.pack(edition).has_content:
            found.setdefault(edition, []).append(file)
            continue
        reason = Complaint("cli-no-record", "edition" if edition else None, name=edition)
        complaint = Complaint("fault-file-line", file=file, line="1", reason=reason)
        if not skip:
            raise BadInput("cli-skip", reason=complaint)
        left_out.append(complaint)
    if not found:
        raise BadInput("cli-no-records", list=", ".join(map(str, sources)))
    return dict(sorted(found.items())), left_out


def records_in(sources: list[Path]) -> Iterator[Path]:
    """The given files and those in the given folders, each once, without tournament results."""
    met: set[Path] = set()
    for source in sources:
        if not source.exists():
            raise BadInput("cli-no-path", path=source)
        inside = sorted(file for file in source.rglob("*.jsonl") if file.name != RESULTS)
        for file in inside if source.is_dir() else [source]:
            if file.resolve() not in met:
                met.add(file.resolve())
                yield file


def edition_of(file: Path) -> str:
    """The edition named by the first line of a record, or ""."""
    try:
        with file.open("rb") as lines:
            head = json.loads(lines.readline(1 << 20))
    except (OSError, ValueError, RecursionError):
        return ""
    return str(head.get("edition", "")) if isinstance(head, dict) else ""
