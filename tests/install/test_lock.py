"""Dependencies are locked with hashes, all of them, and the bill of materials lists them."""

from __future__ import annotations

import json
import re
import sys
from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import replace
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.version import Version

import locked
from effort import Counted
from locked import UNLOCKED, Locked, canonical, closure, lists, read_lock
from sbom import bill

ROOT = Path(__file__).parents[2]
LOCKED = [name for name in lists() if name not in UNLOCKED]

pytestmark = pytest.mark.once


@pytest.mark.parametrize("name", LOCKED)
def test_what_pyproject_asks_for_is_locked(name: str) -> None:
    found = read_lock()
    for line in lists()[name]:
        asked = Requirement(line)
        versions = [one.version for one in found if one.name == canonical(asked.name)]
        assert versions, f"{line} is not locked: make lock"
        assert all(asked.specifier.contains(Version(version)) for version in versions), line


def unchecked(locked: Iterable[Locked], packages: Mapping[str, Mapping[str, str]]) -> list[str]:
    """The libraries of Python and npm whose files nobody compares with a hash."""
    without = [one.name for one in locked if not one.hashes]
    return without + [n for n, told in packages.items() if n and not told.get("integrity")]


def npm_packages() -> dict[str, dict[str, str]]:
    """The packages of the browser client, by place; "" is the client itself."""
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))
    found: dict[str, dict[str, str]] = lock["packages"]
    return found


def test_every_library_is_compared_with_its_hash(counted: Counted) -> None:
    locked, packages = read_lock(), npm_packages()
    assert unchecked(locked, packages) == []
    counted(libraries=len(locked) + len(packages) - 1)


def test_a_library_without_a_hash_is_found() -> None:
    first, *others = read_lock()
    packages = {"": {}, "node_modules/a": {"integrity": "sha512-x"}, "node_modules/b": {}}
    planted = [replace(first, hashes=type(first.hashes)()), *others]
    assert unchecked(planted, packages) == [first.name, "node_modules/b"]


def test_the_lock_holds_hashes_and_no_host() -> None:
    locked = read_lock()
    lines = (ROOT / "requirements.txt").read_text("utf-8").splitlines()
    assert sum("--hash=" in line for line in lines) == sum(len(one.hashes) for one in locked)
    assert not [line for line in lines if "://" in line], "the lock names no host"


def test_a_list_brings_what_its_libraries_need_and_no_more() -> None:
    run, both = ({one.name for one in closure(names)} for names in (["run"], ["run", "dev"]))
    assert {"fastapi", "starlette", "argon2-cffi-bindings"} <= run
    assert not run & {"pytest", "ruff", "mypy", "opentelemetry-sdk"}
    assert run | {"pytest", "pluggy"} <= both


@pytest.mark.parametrize(("uv_works", "calls"), [(True, ["uv"]), (False, ["uv", "python -m"])])
def test_pip_installs_what_uv_cannot(
    uv_works: bool, calls: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = tmp_path / "log"
    for name, status in (("uv", not uv_works), ("python", 0)):
        tool = tmp_path / name
        tool.write_text(f'#!/bin/sh\necho "{name} $@" >> {log}\nexit {int(status)}\n')
        tool.chmod(0o755)
    monkeypatch.setattr(locked, "UV", tmp_path / "uv")
    monkeypatch.setattr(sys, "executable", str(tmp_path / "python"))
    locked.install(["build"])
    said = log.read_text().splitlines()
    assert [line.startswith(call) for line, call in zip(said, calls, strict=True)] == [True] * len(
        said
    )
    assert all("--require-hashes" in line for line in said)


def test_the_bill_of_materials_lists_all_of_it_and_who_needs_what() -> None:
    found = bill()
    assert found == bill()
    scopes = {one["purl"]: one["scope"] for one in found["components"]}
    assert len(scopes) == len(found["components"])
    by_name = {re.sub(r"@[^@/]*$", "", purl): scope for purl, scope in scopes.items()}
    assert by_name["pkg:pypi/fastapi"] == by_name["pkg:npm/svelte"] == "required"
    assert by_name["pkg:pypi/psycopg"] == "optional"
    assert by_name["pkg:pypi/pytest"] == by_name["pkg:npm/vite"] == "excluded"
    assert Counter(purl.split("/")[0] for purl in scopes)["pkg:pypi"] == len(read_lock())
    refs = {node["ref"] for node in found["dependencies"]}
    assert refs == scopes.keys() | {found["metadata"]["component"]["bom-ref"]}
    assert {ref for node in found["dependencies"] for ref in node["dependsOn"]} == scopes.keys()
