"""The service worker of the site, which knows every file of its version."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from typing import Final

SOURCE: Final = Path(__file__).with_name("worker.js")
WORKER: Final = "worker.js"


def write_worker(site: Path) -> None:
    """Write the worker, when everything else of the site is there."""
    digest = sha256()
    names = []
    for file in sorted(site.rglob("*")):
        name = file.relative_to(site).as_posix()
        if file.is_file() and name != WORKER:
            names.append(name)
            digest.update(name.encode() + b"\0" + file.read_bytes())
    text = SOURCE.read_text("utf-8").replace("$FILES", json.dumps(names, indent=2))
    (site / WORKER).write_text(text.replace("$VERSION", digest.hexdigest()[:12]), "utf-8")
