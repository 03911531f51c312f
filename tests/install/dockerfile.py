"""Performs the steps of the Dockerfile without a container engine.

Every stage is built in one folder, which stands for `/` and is put aside when the stage is done, so
that a path means the same in all stages. Files come from the checkout as git and .dockerignore see
it. Packages that a step would download are taken from where the tests run: `npm ci` links them, pip
finds them installed.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass, field
from fnmatch import fnmatch
from pathlib import Path

from install.bare_environment import link_requirements, without_tree
from locked import closure

ROOT = Path(__file__).parents[2]
INSIDE = re.compile(r"(?<![\w.$])/(src|opt|data)\b")
"""Paths of the image that its steps write to."""

NPM = """#!/bin/sh
case " $* " in *" ci "*) exec ln -s {modules} web/node_modules;; esac
exec {npm} "$@"
"""


def instructions() -> list[tuple[str, str]]:
    """The Dockerfile as pairs of an instruction and its arguments."""
    text = re.sub(r"^#.*\n", "", (ROOT / "Dockerfile").read_text("utf-8"), flags=re.MULTILINE)
    lines = text.replace("\\\n", " ").splitlines()
    return [(name, rest.strip()) for name, _, rest in (x.partition(" ") for x in lines) if name]


def context() -> list[str]:
    """The files of a clean checkout that .dockerignore lets through."""
    listed = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    files = subprocess.check_output(listed, cwd=ROOT, text=True).splitlines()
    rules = [x for x in (ROOT / ".dockerignore").read_text("utf-8").split("\n") if x.strip("# ")]
    return [file for file in files if (ROOT / file).is_file() and not is_ignored(file, rules)]


def is_ignored(file: str, rules: list[str]) -> bool:
    """Whether the last rule that fits a file, or a folder above it, leaves it out."""
    places = [file, *(str(parent) for parent in Path(file).parents)]
    ignored = False
    for rule in rules:
        pattern = rule.removeprefix("!").replace("**/", "*")
        if not rule.startswith("#") and any(fnmatch(place, pattern) for place in places[:-1]):
            ignored = not rule.startswith("!")
    return ignored


@dataclass
class Build:
    """An image in the making."""

    folder: Path
    arguments: dict[str, str]
    command: list[str] = field(default_factory=list)
    health: list[str] = field(default_factory=list)
    user: str = "root"
    variables: dict[str, str] = field(default_factory=dict)
    place: str = "/"
    stage: str = ""

    def __post_init__(self) -> None:
        self.root = self.folder / "root"
        for packages, names in {
            "run": ["run", "server"],
            "build": ["run", "server", "build"],
        }.items():
            lines = [one.text.partition(" \\")[0] for one in closure(names)]
            link_requirements(lines, self.folder / "packages" / packages)
        programs = self.folder / "bin"
        programs.mkdir()
        npm = NPM.format(modules=ROOT / "web" / "node_modules", npm=shutil.which("npm"))
        python = f'#!/bin/sh\nexec {getattr(sys, "_base_executable")} "$@"\n'  # noqa: B009
        for name, text in {"npm": npm, "python": python}.items():
            (programs / name).write_text(text)
            (programs / name).chmod(0o755)

    def run(self) -> None:
        """Perform all steps."""
        for name, rest in instructions():
            getattr(self, f"do_{name.lower()}")(rest)

    def inside(self, text: str) -> str:
        """A text whose paths lead into the image."""
        return INSIDE.sub(rf"{self.root}/\1", text)

    def environment(self, packages: str) -> dict[str, str]:
        """The variables of a process in the image."""
        path = f"{self.folder / 'bin'}:{os.environ['PATH']}"
        more = {name: value.replace("$PATH", path) for name, value in self.variables.items()}
        pip = {
            "PIP_NO_INDEX": "1",
            "PIP_NO_BUILD_ISOLATION": "0",
            "PIP_QUIET": "2",
            "PIP_NO_COMPILE": "1",
        }
        return without_tree(
            **{"PATH": path, **pip, **more, "PYTHONPATH": str(self.folder / "packages" / packages)}
        )

    def do_from(self, rest: str) -> None:
        if self.stage:
            self.root.rename(self.folder / self.stage)
        self.stage = rest.rsplit(" AS ", maxsplit=1)[-1]
        self.variables, self.place = {}, "/"
        self.root.mkdir()

    def do_arg(self, rest: str) -> None:
        name, _, value = rest.partition("=")
        self.variables[name] = self.arguments.get(name, value)

    def do_env(self, rest: str) -> None:
        self.variables |= dict(pair.split("=", 1) for pair in self.inside(rest).split())

    def do_workdir(self, rest: str) -> None:
        self.place = rest
        self.here.mkdir(parents=True, exist_ok=True)

    @property
    def here(self) -> Path:
        """The working directory."""
        return self.root / self.place.lstrip("/")

    def do_copy(self, rest: str) -> None:
        *words, target = rest.split()
        if words[0].startswith("--from="):
            origin = self.folder / words[0].removeprefix("--from=")
            shutil.copytree(
                origin / words[1].lstrip("/"), self.here / self.inside(target), symlinks=True
            )
            return
        for word in words:
            found = [file for file in context() if file == word or file.startswith(f"{word}/")]
            assert found, f"COPY finds no {word}"
            for file in found:
                copied = self.here / target / Path(file).relative_to(word)
                copied = copied / Path(word).name if target.endswith("/") else copied
                copied.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(ROOT / file, copied)

    def do_run(self, rest: str) -> None:
        if rest.startswith("useradd"):  # only for root, and for this machine
            (self.root / "data").mkdir()
            return
        command = ["sh", "-ec", self.inside(rest)]
        subprocess.run(command, cwd=self.here, env=self.environment("build"), check=True)

    def do_user(self, rest: str) -> None:
        self.user = rest

    def do_healthcheck(self, rest: str) -> None:
        self.health = json.loads(rest.partition("CMD ")[2])

    def do_cmd(self, rest: str) -> None:
        self.command = json.loads(rest)

    def do_volume(self, rest: str) -> None:
        assert (self.root / rest.lstrip("/")).is_dir()

    def do_expose(self, rest: str) -> None:
        assert rest.isdecimal()
