"""The engine of the site: Pyodide, and the game as one archive of plain Python."""

from __future__ import annotations

import gzip
import json
import shutil
import subprocess
import tomllib
import zipfile
from collections.abc import Iterable, Iterator
from hashlib import sha256
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from build_site.standard_library import standard_files

RUNTIME: Final = "pyodide.mjs"
"""The file of Pyodide that is used as it is."""

PACKED: Final = ("pyodide.asm.wasm", "pyodide.asm.mjs")
"""Large files, which are packed: not every host packs what it sends."""

LIBRARY: Final = "python_stdlib.zip"
GAME: Final = "metro2033.zip"
COMPILER: Final = Path(__file__).with_name("compile.mjs")
COUNTED: Final = (*(f"{name}.packed" for name in PACKED), LIBRARY, GAME)
"""What the progress bar counts."""

LEFT_OUT: Final = (
    *("arena", "bench.py", "chart", "cli", "handbook", "library.py", "web"),
    *("server/http", "server/store", "server/backup.py", "server/descriptors.py"),
    *("server/gc_policy.py", "server/log.py", "server/metrics.py", "server/process.py"),
    *("server/settings.py", "server/bots/pool.py", "server/worker/serve.py"),
    *("server/cluster/bus.py", "server/cluster/postgres.py", "server/cluster/single_process.py"),
    *("research", "processes"),
)
"""Parts of the package that a page does not use."""

READ_ELSEWHERE: Final = frozenset({"book.ftl", "rules.ftl", "rulings.ftl"})
"""Texts of rulebooks, which are documents of the site."""

NETWORKS: Final = "network-"
"""The networks of bots, 1.4 MB of which no level that a page offers makes use."""

KEPT: Final = (
    *("server/store/__init__.py", "server/store/entities.py", "server/store/watch_entities.py"),
    *("server/store/moderation_entities.py", "server/store/rating_entities.py"),
    "server/store/delay.py",
    *("research/__init__.py", "research/fast"),
    *("arena/__init__.py", "arena/plan.py"),
)
"""What it uses of those."""

LIBRARIES: Final = ("attr", "fluent", "pytz", "typing_extensions")
LOCALES: Final = frozenset({"root", "en", "ru", "hu"})

PROJECT: Final = Path(__file__).parents[2] / "pyproject.toml"
VERSION: Final = tomllib.loads(PROJECT.read_text("utf-8"))["project"]["version"]
METADATA: Final = f"Metadata-Version: 2.1\nName: metro2033\nVersion: {VERSION}\n"
"""What records say about the package that made them is looked up there."""

LIBRT: Final = '''"""Vectors as plain Python has them: lists."""


class vec:
    def __class_getitem__(cls, item):
        # Python is fastest with lists that are nothing else.
        return list


def append(v, item):
    v.append(item)
    return v


def extend(v, items):
    v.extend(items)
    return v
'''
"""Stands in for `librt.vecs`, which needs a compiler; its vectors wrap nothing either."""

MYPY_EXTENSIONS: Final = '''"""Numbers as plain Python has them."""

i64 = u8 = int


def mypyc_attr(*words, **values):
    return lambda made: made
'''
"""Stands in for `mypy_extensions`, whose numbers are functions of Python: a tenth of all time."""


def write_engine(site: Path, package: Path, pyodide: Path, wheels: Path) -> str:
    """Write the engine into a folder of the site that is named after its content; its path."""
    work = site / "engine" / "new"
    work.mkdir(parents=True)
    shutil.copyfile(pyodide / RUNTIME, work / RUNTIME)
    for name in PACKED:
        (work / f"{name}.packed").write_bytes(gzip.compress((pyodide / name).read_bytes(), mtime=0))
    write_archive(work / LIBRARY, standard_files(pyodide / LIBRARY))
    write_archive(work / GAME, game_files(package, wheels))
    command: list[str | Path] = ["node", COMPILER, pyodide, work / LIBRARY, work / GAME]
    subprocess.run(command, check=True)  # noqa: S603
    size = sum((work / name).stat().st_size for name in COUNTED)
    info = json.loads((pyodide / "pyodide-lock.json").read_text("utf-8"))["info"]
    manifest = {"bytes": size, "lock": {"info": info, "packages": {}}}
    (work / "manifest.json").write_text(json.dumps(manifest), "utf-8")
    digest = sha256()
    for file in sorted(work.iterdir()):
        digest.update(file.read_bytes())
    folder = work.with_name(digest.hexdigest()[:12])
    work.rename(folder)
    return f"engine/{folder.name}/"


def write_archive(file: Path, files: Iterable[tuple[str, bytes]]) -> None:
    """Write files into one archive, always with the same bytes."""
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, content in sorted(files):
            archive.writestr(zipfile.ZipInfo(name), content, zipfile.ZIP_DEFLATED)


def game_files(package: Path, wheels: Path) -> Iterator[tuple[str, bytes]]:
    """Names and contents of everything that the game consists of in a page."""
    for file in files_of(package):
        inside = file.relative_to(package).as_posix()
        if is_part(inside, KEPT) or not is_left_out(inside):
            yield f"metro2033/{inside}", file.read_bytes()
    yield f"metro2033-{VERSION}.dist-info/METADATA", METADATA.encode()
    yield "librt/__init__.py", b""
    yield "librt/vecs.py", LIBRT.encode()
    yield "mypy_extensions.py", MYPY_EXTENSIONS.encode()
    for name in LIBRARIES:
        yield from library_files(name)
    for name, content in library_files("babel"):
        locale = Path(name).stem if name.endswith(".dat") else "root"
        if locale in LOCALES or locale == "global":
            yield name, content
    for wheel in wheels.glob("*.whl"):
        with zipfile.ZipFile(wheel) as archive:
            for name in archive.namelist():
                if ".dist-info/" not in name:
                    yield name, archive.read(name)


def library_files(name: str) -> Iterator[tuple[str, bytes]]:
    """The files of an installed library of plain Python."""
    spec = find_spec(name)
    assert spec is not None, name
    places = spec.submodule_search_locations
    if places is None:
        assert spec.origin is not None
        yield f"{name}.py", Path(spec.origin).read_bytes()
        return
    for place in map(Path, places):
        for file in files_of(place):
            if file.suffix in {".py", ".dat"}:
                yield f"{name}/{file.relative_to(place).as_posix()}", file.read_bytes()


def files_of(folder: Path) -> Iterator[Path]:
    """All source and data files below a folder."""
    for file in sorted(folder.rglob("*")):
        if file.is_file() and file.suffix not in {".pyc", ".so", ".pyd", ".pyi"}:
            yield file


def is_left_out(inside: str) -> bool:
    """Whether a file of the package is of no use in a page."""
    name = Path(inside).name
    return is_part(inside, LEFT_OUT) or name in READ_ELSEWHERE or name.startswith(NETWORKS)


def is_part(inside: str, parts: tuple[str, ...]) -> bool:
    """Whether a file is one of some files, or in one of some folders."""
    return any(inside == part or inside.startswith(f"{part}/") for part in parts)
