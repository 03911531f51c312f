"""Writes docs/websocket.schema.json from the messages of the server."""

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "src"))

from metro2033.server.protocol.wire import SCHEMA_FILE, schema_text


def main() -> None:
    """Write the file."""
    (ROOT / SCHEMA_FILE).write_text(schema_text(), encoding="utf-8")


if __name__ == "__main__":
    main()
