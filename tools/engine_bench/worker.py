"""A process that measures on request: requests and answers are lines of JSON.

There is one worker for each form of the engine and one for the peer. They take turns, so that a
busy moment of the machine affects all alike.
"""

import json
import sys
from typing import Any, TextIO

from engine_bench.peer import NAME, Peer
from metro2033.bench import Subject
from metro2033.catalog import game


def answer(request: dict[str, Any], subjects: dict[str, Subject | Peer]) -> dict[str, Any]:
    """Measure what is requested; a subject is set up on first use."""
    name = request["subject"]
    if name not in subjects:
        subjects[name] = Peer() if name == NAME else Subject(game(name))
    subject = subjects[name]
    if request["measure"] == "facts":
        return {**subject.facts(), "measures": list(subject.measures)}
    if request["measure"] == "length":
        return {**subject.length()}
    return {**subject.measures[request["measure"]](request["seconds"])}


def serve(requests: TextIO, answers: TextIO) -> None:
    """Answer each line until there are no more."""
    subjects: dict[str, Subject | Peer] = {}
    for line in requests:
        print(json.dumps(answer(json.loads(line), subjects)), file=answers, flush=True)


if __name__ == "__main__":
    serve(sys.stdin, sys.stdout)
