"""What hosts a match needs no server: neither its libraries nor its database."""

from __future__ import annotations

import json
import subprocess
import sys

from server.match import memory


def test_a_match_is_hosted_without_the_libraries_of_a_server() -> None:
    command = [sys.executable, memory.__file__]
    found = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    assert found.returncode == 0, found.stderr
    over = json.loads(found.stdout)
    assert over["status"] == "over"
    assert min(over["ranking"]) == 1


async def test_a_match_in_memory_satisfies_the_same_interface() -> None:
    assert (await memory.play("toy"))["status"] == "over"
