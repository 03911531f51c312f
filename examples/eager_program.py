"""A program that plays: it attacks and captures whatever it can, and is otherwise random.

metro2033 arena --players 2 --games 20 --bots random --bot "python examples/eager_program.py"
"""

import json
import random
import sys
from typing import Any

EAGER = ("capture", "attack_station", "purchase", "keep_mission", "market", "receive_mission")


def say(message: dict[str, Any]) -> None:
    """Write a line, and flush it."""
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()


for line in sys.stdin:
    told = json.loads(line)
    if told["type"] == "hello":
        say({"type": "ready", "protocol": 1, "wants": ["facts"]})
    elif told["type"] == "match":
        random.seed(told["seed"])
    elif told["type"] == "question":
        options = told["options"]
        liked = [key for verb in EAGER for key in options if key.split(":")[0] == verb]
        key = liked[0] if liked else random.choice(options)
        say({"type": "answer", "ask": told["ask"], "key": key})
