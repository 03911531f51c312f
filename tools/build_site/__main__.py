"""Completes a site: python -m build_site SITE --pyodide DIR --wheels DIR."""

from __future__ import annotations

import argparse
from pathlib import Path

import metro2033
from build_site.documents import write_documents
from build_site.engine import write_engine
from build_site.service_worker import write_worker


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
    page = site / "index.html"
    meta = f'<meta name="metro2033-engine" content="{engine}" />'
    text = page.read_text("utf-8")
    page.write_text(text.replace("</title>", f"</title>\n    {meta}", 1), "utf-8")
    write_worker(site)


if __name__ == "__main__":
    main()
