"""Compares this engine with that of the static page: python -m page.compare_engines [COUNT] [OWN].

COUNT matches of both editions, with 2 to 6 bots of all levels that the page offers, are played here
and verified there. The first OWN of them are played there, too, and verified here: their records
must be the same to the letter.
"""

from __future__ import annotations

import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from metro2033.server.tables.records import verdict
from metro2033.table.verify import verify
from page import page_engine
from page.same_match import played


def main() -> int:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    own = int(sys.argv[2]) if len(sys.argv) > 2 else count
    command = page_engine.command()
    if command is None:
        sys.stderr.write("the static page is not built: make site\n")
        return 1
    here = [played(number) for number in range(count)]
    with TemporaryDirectory() as folder:
        files = [Path(folder, f"{number}.jsonl") for number in range(count)]
        for file, record in zip(files, here, strict=True):
            file.write_text(record, "utf-8")
        found = page_engine.ask(command, files, range(own))
    told = [verdict(record, "en") for record in here]
    unlike = [n for n in range(count) if found.verdicts[n] != told[n] or not told[n]["is_honest"]]
    unlike += [n for n in range(own) if found.played[n] != here[n]]
    unlike += [n for n in range(own) if not verify(found.played[n]).is_honest]
    choices = sum(record.count("\n") for record in here)
    sys.stdout.write(
        f"{count} matches ({choices} lines) made here and verified there, {own} made there and "
        f"verified here: {len(set(unlike))} differ {sorted(set(unlike))[:10]}\n"
    )
    return 1 if unlike else 0


if __name__ == "__main__":
    sys.exit(main())
