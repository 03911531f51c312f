"""Completes a site: python -m build_site SITE --pyodide DIR --wheels DIR."""

from __future__ import annotations

import argparse
from pathlib import Path

import metro2033
from build_site.documents import write_documents
from build_site.engine import write_engine
from build_site.service_worker import write_worker
from metro2033.server.http.security_headers import PAGE_POLICY


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("site", type=Path, help="where Vite has built the client")
    parser.add_argument("--pyodide", type=Path, required=True, help="the npm package")
    parser.add_argument("--wheels", type=Path, required=True, help="wheels for WebAssembly")
    given = parser.parse_args()
    site: Path = given.site
    # These are for a server that sends them; that of the page would not know what is added below.
    for packed in (*site.rglob("*.br"), *site.rglob("*.gz")):
        packed.unlink()
    write_documents(site / "data")
    package = Path(metro2033.__file__).parent
    engine = write_engine(site, package, given.pyodide, given.wheels)
    write_head(site / "index.html", engine)
    write_worker(site)


def write_head(page: Path, engine: str) -> None:
    """Tell the page where its engine is, and what it may load whatever its host allows."""
    text = page.read_text("utf-8")
    policy = f'<meta http-equiv="Content-Security-Policy" content="{PAGE_POLICY}" />'
    found = f'<meta name="metro2033-engine" content="{engine}" />'
    text = text.replace('<meta charset="utf-8" />', f'<meta charset="utf-8" />\n    {policy}', 1)
    page.write_text(text.replace("</title>", f"</title>\n    {found}", 1), "utf-8")


if __name__ == "__main__":
    main()
