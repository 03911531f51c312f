"""Writes the bill of materials (CycloneDX) from the locks, without a network.

    python tools/sbom.py FILE

It lists every library of requirements.txt and web/package-lock.json with its version, its hashes
and what needs it. Scope: `required` is what a player installs or loads, `optional` what an extra
adds, `excluded` what only builds or tests the game. The script needs nothing but the standard
library, and writes the same file for the same locks.
"""

from __future__ import annotations

import base64
import json
import sys
from pathlib import Path
from typing import Any
from urllib.parse import quote
from uuid import NAMESPACE_URL, uuid5

from locked import ROOT, UNLOCKED, Locked, closure, lists, read_lock
from release import version

TOOLS = frozenset({"build", "bench", "dev", "docs", "node", "release"})
NPM_LOCK = ROOT / "web" / "package-lock.json"
SHIPPED = frozenset({"pyodide"})
"""A development dependency of npm that the static page ships."""

Component = dict[str, Any]


def python_part() -> tuple[list[Component], dict[str, list[str]]]:
    """The libraries of Python, and who needs which."""
    needed = {one.name for one in closure(["run"])}
    extras = [name for name in lists() if name not in TOOLS | UNLOCKED]
    optional = {one.name for one in closure(extras)}
    scopes = {"required": needed, "optional": optional}

    def component(one: Locked) -> Component:
        scope = next((name for name, names in scopes.items() if one.name in names), "excluded")
        hashes = [{"alg": "SHA-256", "content": digest} for digest in one.hashes]
        return library(f"pkg:pypi/{one.name}@{one.version}", one.name, one.version, scope, hashes)

    locked = read_lock()
    refs: dict[str, list[str]] = {}
    for one in locked:
        refs.setdefault(one.name, []).append(f"pkg:pypi/{one.name}@{one.version}")
    needs: dict[str, list[str]] = {ref: [] for found in refs.values() for ref in found}
    for one in locked:
        for user in one.needed_by & refs.keys():
            for ref in refs[user]:
                needs[ref].append(f"pkg:pypi/{one.name}@{one.version}")
    return [component(one) for one in locked], needs


def npm_part() -> tuple[list[Component], dict[str, list[str]]]:
    """The libraries of the browser client, and who needs which."""
    packages = json.loads(NPM_LOCK.read_text("utf-8"))["packages"]
    found, needs = {}, {}
    for place, package in packages.items():
        if not place:
            continue
        ref = npm_ref(place, package)
        algorithm, _, digest = package["integrity"].partition("-")
        assert algorithm == "sha512", place
        hashes = [{"alg": "SHA-512", "content": base64.b64decode(digest).hex()}]
        name = name_at(place)
        scope = "excluded" if package.get("dev") and name not in SHIPPED else "required"
        found[ref] = library(ref, name, package["version"], scope, hashes)
        wanted = {**package.get("dependencies", {}), **package.get("optionalDependencies", {})}
        places = [nearest(packages, place, name) for name in wanted]
        needs[ref] = [npm_ref(at, packages[at]) for at in places if at]
    return list(found.values()), needs


def npm_ref(place: str, package: dict[str, Any]) -> str:
    """The package URL of what is installed at a place."""
    return f"pkg:npm/{quote(name_at(place), safe='/')}@{package['version']}"


def name_at(place: str) -> str:
    """The name of what is installed at a place."""
    return place.rpartition("node_modules/")[2]


def nearest(packages: dict[str, Any], place: str, name: str) -> str:
    """Where a package at a place finds another one; "" if it was left out as optional."""
    while True:
        found = f"{place}/node_modules/{name}".lstrip("/")
        if found in packages or not place:
            return found if found in packages else ""
        place = place.rpartition("node_modules/")[0].rstrip("/")


def library(
    ref: str, name: str, version: str, scope: str, hashes: list[dict[str, str]]
) -> Component:
    """A library as CycloneDX describes it."""
    described = {"type": "library", "bom-ref": ref, "name": name, "version": version}
    return {**described, "scope": scope, "hashes": hashes, "purl": ref}


def bill() -> dict[str, Any]:
    """The whole bill."""
    (python, python_needs), (npm, npm_needs) = python_part(), npm_part()
    components = sorted([*python, *npm], key=lambda one: str(one["purl"]))
    needs = {**python_needs, **npm_needs}
    used = {ref for refs in needs.values() for ref in refs}
    own = f"pkg:pypi/metro2033@{version()}"
    needs[own] = [one["purl"] for one in components if one["purl"] not in used]
    graph = [{"ref": ref, "dependsOn": sorted(set(found))} for ref, found in sorted(needs.items())]
    name = {"type": "application", "bom-ref": own, "name": "metro2033", "version": version()}
    content = json.dumps([components, graph])
    return {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{uuid5(NAMESPACE_URL, own + content)}",
        "version": 1,
        "metadata": {"component": {**name, "purl": own}},
        "components": components,
        "dependencies": graph,
    }


if __name__ == "__main__":
    match sys.argv[1:]:
        case [file]:
            Path(file).parent.mkdir(parents=True, exist_ok=True)
            Path(file).write_text(json.dumps(bill(), indent=1) + "\n", "utf-8")
            print(f"-- {file}: {len(bill()['components'])} libraries")
        case _:
            sys.exit(__doc__)
