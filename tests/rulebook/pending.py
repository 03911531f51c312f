"""The list of rules that no test shows yet, and where the work on them stands."""

import tomllib
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from pathlib import Path

from metro2033.rulebook import EDITIONS, Rule, RuleKind, rules, sections, text

from .citations import Citations, collect

TESTS = Path(__file__).resolve().parents[1]
FILE = Path(__file__).with_name("pending.toml")
HEADER = """\
# Rules that no test shows yet, by edition and section.
#
# Every rule of kind D, E or V (see src/metro2033/rulebook/*.toml) is either cited by a test or
# listed here; a rule that gets its test leaves this list. After adding tests run
#
#     python tools/pending_rules.py
#
# It takes out what is now cited and prints the state. It puts a rule in only when asked to
# with --add-missing.
"""
WIDTH = 96


@dataclass(frozen=True)
class State:
    """Cited and pending IDs side by side with the rules that need a test."""

    cited: frozenset[str]
    pending: tuple[str, ...]

    def needed(self, edition: str) -> list[Rule]:
        return [rule for rule in rules(edition) if rule.kind is not RuleKind.TEXT]

    def missing(self, edition: str) -> list[Rule]:
        """The rules that are neither cited nor pending."""
        covered = self.cited.union(self.pending)
        return [rule for rule in self.needed(edition) if rule.id not in covered]

    def summary(self) -> str:
        """One line per edition: how many rules are shown, pending and missing."""
        lines = []
        for edition in EDITIONS:
            needed = {rule.id for rule in self.needed(edition)}
            lines.append(
                f"{edition} edition: {len(needed)} rules need a test, "
                f"{len(needed & self.cited)} cited, "
                f"{len(needed.intersection(self.pending))} pending, "
                f"{len(self.missing(edition))} missing"
            )
        return "\n".join(lines)


def state(citations: Citations | None = None) -> State:
    """Where the tests of this project stand."""
    cited = (citations or collect(TESTS)).ids()
    return State(frozenset(cited), tuple(read(FILE.read_text(encoding="utf-8"))))


def update(*, add_missing: bool) -> State:
    """Take out of the file what is cited now; put in what is missing only when asked to."""
    before = state()
    kept = set(before.pending) - before.cited
    if add_missing:
        kept.update(rule.id for edition in EDITIONS for rule in before.missing(edition))
    FILE.write_text(write(kept), encoding="utf-8")
    return state()


def describe(listed: Iterable[Rule]) -> str:
    """Rules one per line, with what each says."""
    return "\n".join(f"  {r.id} ({r.kind.value}) {text(r.text_id)}" for r in listed)


def read(source: str) -> list[str]:
    """The IDs of a pending file, as listed."""
    tables: dict[str, dict[str, list[str]]] = tomllib.loads(source)
    return [i for by_section in tables.values() for ids in by_section.values() for i in ids]


def write(pending: Collection[str]) -> str:
    """The pending file for these IDs, in the order of the rulebook."""
    lines = [HEADER]
    for edition in EDITIONS:
        lines.append(f"[{edition}]\n")
        for section in sections(edition):
            ids = [f'"{member}"' for member in section.members if member in pending]
            if ids:
                lines += [f"{section.id} = [\n", *_wrapped(ids), "]\n"]
        lines.append("\n")
    return "".join(lines).rstrip("\n") + "\n"


def _wrapped(words: Iterable[str]) -> list[str]:
    lines = ["   "]
    for word in words:
        if len(lines[-1]) + len(word) + 2 > WIDTH:
            lines.append("   ")
        lines[-1] += f" {word},"
    return [f"{line}\n" for line in lines]
