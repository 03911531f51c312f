"""Runs the benchmark: starts the workers, asks them in turn, and takes medians."""

import json
import os
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import metro2033
from build_site.tree import write_tree
from engine_bench import peer
from metro2033.bench import Samples, add, machine, medians
from metro2033.form import engine_form
from metro2033.processes.child import Child, ChildLost

Report = dict[str, Any]


class BenchFailed(Exception):
    """A worker that stopped, or forms of the engine that disagree."""


@dataclass(frozen=True)
class Plan:
    """How long to measure: each figure is the median of `repeats` samples of `seconds`."""

    repeats: int = 7
    seconds: float = 0.25


TOOLS: Final = Path(__file__).parents[1]

LONGEST: Final = 600.0
"""Seconds to wait for a worker."""

QUICK: Final = Plan(repeats=3, seconds=0.03)

COMPARED: Final = ("decisions_per_s", "clone_us", "search_us")
"""What can be compared with the peer; matches of different games differ in length."""


@dataclass
class Entry:
    """One subject in one worker: what it is, and the samples of each figure."""

    subject: str
    column: str
    worker: Child
    facts: Report = field(default_factory=dict)
    samples: Samples = field(default_factory=dict)

    def ask(self, measure: str, seconds: float = 0.0) -> Report:
        """Send a request to the worker."""
        request = {"subject": self.subject, "measure": measure, "seconds": seconds}
        self.worker.send(json.dumps(request).encode() + b"\n")
        try:
            line = self.worker.receive(LONGEST)
        except ChildLost:
            where = f"{self.subject}, {self.column}"
            raise BenchFailed(f"{where}: the worker stopped in {measure!r}") from None
        answer: Report = json.loads(line)
        return answer

    def sample(self, measure: str, seconds: float) -> None:
        """Add a sample of the measure's figures."""
        add(self.samples, self.ask(measure, seconds))

    def figures(self) -> Report:
        """The median of each figure, with its extremes."""
        return medians(self.samples, self.facts["decisions_per_match"])


@contextmanager
def worker(source: Path | None = None) -> Iterator[Child]:
    """A worker process; `source` is the folder of another copy of the package."""
    first = os.environ.get("PYTHONPATH", "") if source is None else str(source)
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([first, str(TOOLS)])}
    process = Child([sys.executable, "-P", "-m", "engine_bench.worker"], environment)
    try:
        yield process
    finally:
        process.kill()


@contextmanager
def plain_copy() -> Iterator[Path]:
    """A folder with the package as plain Python: all files except compiled ones."""
    with tempfile.TemporaryDirectory(prefix="metro2033-plain-") as folder:
        package = Path(metro2033.__file__).parent
        without = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
        shutil.copytree(package, Path(folder, package.name), ignore=without)
        yield Path(folder)


def measure(editions: list[str], plan: Plan, told: Callable[[int, int], None]) -> Report:
    """Measure the editions in both forms and the peer; `told` is called after each round."""
    with ExitStack() as stack:
        entries = start(editions, stack)
        learn(entries)
        for repeat in range(plan.repeats):
            told(repeat + 1, plan.repeats)
            sample_all(entries, plan.seconds)
    return report(entries, plan)


@contextmanager
def page_copy() -> Iterator[Path]:
    """A folder with the package as the static page runs it."""
    with tempfile.TemporaryDirectory(prefix="metro2033-page-") as folder:
        write_tree(Path(metro2033.__file__).parent, Path(folder))
        yield Path(folder)


def start(editions: list[str], stack: ExitStack) -> list[Entry]:
    """Start the workers: the engine compiled, as plain Python, as in the page, and the peer."""
    workers = {engine_form(): stack.enter_context(worker())}
    for column, copy in (("plain", plain_copy), ("page", page_copy)):
        if column not in workers:
            workers[column] = stack.enter_context(worker(stack.enter_context(copy())))
    entries = [Entry(name, form, process) for form, process in workers.items() for name in editions]
    if peer.version() is not None:
        entries.append(Entry(peer.NAME, "peer", stack.enter_context(worker())))
    return entries


def learn(entries: list[Entry]) -> None:
    """Ask what each subject is; the faster form reports the length of its matches, once."""
    lengths: dict[str, Report] = {}
    for entry in entries:
        if entry.subject not in lengths:
            lengths[entry.subject] = entry.ask("length")
        entry.facts = {**entry.ask("facts"), **lengths[entry.subject]}


def sample_all(entries: list[Entry], seconds: float) -> None:
    """Take one sample of everything; the subjects take turns within each measure."""
    order = list(dict.fromkeys(name for entry in entries for name in entry.facts["measures"]))
    for name in order:
        for entry in entries:
            if name in entry.facts["measures"]:
                entry.sample(name, seconds)


def report(entries: list[Entry], plan: Plan) -> Report:
    """All figures by subject and column, with the ratios to the peer."""
    rival = next((entry for entry in entries if entry.column == "peer"), None)
    editions: Report = {}
    for entry in entries:
        if entry is not rival:
            editions.setdefault(entry.subject, {})[entry.column] = {
                **{name: v for name, v in entry.facts.items() if name != "measures"},
                "figures": entry.figures(),
            }
    check(editions)
    return {
        "repeats": plan.repeats,
        "seconds": plan.seconds,
        **machine(),
        "editions": editions,
        "peer": rival and {"name": peer.NAME, **rival.facts, "figures": rival.figures()},
        "ratios": ratios(editions, rival.figures()) if rival else None,
    }


def check(editions: Report) -> None:
    """Check that forms and drivers have played the same matches; else the figures mean nothing."""
    for name, forms in editions.items():
        sums = {form[key] for form in forms.values() for key in ("checksum", "driver_checksum")}
        if len(sums) > 1:
            raise BenchFailed(f"{name}: compiled and plain engine play different matches: {sums}")


def ratios(editions: Report, rival: Report) -> Report:
    """How many times faster than the peer each edition and form is."""

    def times(mine: Report) -> Report:
        compared = {}
        for name in COMPARED:
            ours, theirs = mine[name]["median"], rival[name]["median"]
            compared[name] = theirs / ours if name.endswith("_us") else ours / theirs
        return compared

    return {
        name: {form: times(data["figures"]) for form, data in forms.items()}
        for name, forms in editions.items()
    }
