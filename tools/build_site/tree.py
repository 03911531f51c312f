"""Writes the package as the static page runs it, for any Python: python -m build_site.tree FOLDER

PYTHONPATH=tools python -m build_site.tree build/page
PYTHONPATH=build/page python -m metro2033.cli bench
"""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import metro2033
from build_site.engine import LIBRT, MYPY_EXTENSIONS
from build_site.inline import inline, is_engine


def write_tree(package: Path, folder: Path) -> None:
    """Write the package, and what stands in for libraries that need a compiler."""
    found = [file for file in package.rglob("*") if file.is_file()]
    files = {f"metro2033/{file.relative_to(package).as_posix()}": file for file in found}
    engine = {name: file for name, file in files.items() if is_engine(name)}
    trees = {name: ast.parse(file.read_text("utf-8")) for name, file in engine.items()}
    inline(trees)
    for name, file in files.items():
        is_compiled = file.suffix in {".so", ".pyd", ".pyc"}
        if not is_compiled and not name.startswith("metro2033/web/"):
            code = ast.unparse(trees[name]).encode() if name in trees else file.read_bytes()
            write(folder / name, code)
    write(folder / "librt" / "__init__.py", b"")
    write(folder / "librt" / "vecs.py", LIBRT.encode())
    write(folder / "mypy_extensions.py", MYPY_EXTENSIONS.encode())


def write(file: Path, content: bytes) -> None:
    """Write a file and the folders above it."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(content)


def main() -> None:
    write_tree(Path(metro2033.__file__).parent, Path(sys.argv[1]))


if __name__ == "__main__":
    main()
