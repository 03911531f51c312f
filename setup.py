"""Compile the engine with mypyc; all else about the package is in pyproject.toml.

METRO2033_COMPILE=0 leaves plain Python, =1 makes a failure fatal; otherwise a failure is told
in one line and plain Python remains.
"""

import os
import shlex
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

COMPILED = [  # patterns of files in src/metro2033
    "engine/**/*.py",
    "bots/*.py",
    "research/fast/*.py",
    "editions/*/rules/*.py",
    "editions/*/*.py",
]
PLAIN = {"pack.py"}  # imports late, so that nothing else of an edition is loaded with it

MODE = os.environ.get("METRO2033_COMPILE", "")
# pip runs this file also to ask for metadata; an editable install is for plain Python.
WITHOUT_EXTENSIONS = {"egg_info", "dist_info", "sdist", "editable_wheel"}


def stay_plain(reason: str) -> None:
    """Say why the engine is not compiled, or stop if it has to be."""
    if MODE == "1":
        sys.exit(f"metro2033: the engine cannot be compiled: {reason}")
    print(f"metro2033: the engine stays plain Python: {reason}", file=sys.stderr, flush=True)


def modules() -> list[str]:
    """List the files to compile; packages stay Python, so that they are found by their folder."""
    found = (path for pattern in COMPILED for path in Path("src/metro2033").glob(pattern))
    return sorted(str(p) for p in found if not p.name.startswith("__") and p.name not in PLAIN)


def has_compiler() -> bool:
    """Try the C compiler on Python's headers, which may be missing too.

    Asked before extensions are declared, because only then the wheel is marked as pure Python.
    """
    command = os.environ.get("CC") or sysconfig.get_config_var("CC")
    if not command:  # Windows: setuptools looks for the compiler by itself
        return True
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "probe.c").write_text("#include <Python.h>\n")
        arguments = ["-I", sysconfig.get_path("include"), "-c", "probe.c"]
        try:
            subprocess.run(
                [*shlex.split(command), *arguments], cwd=folder, check=True, capture_output=True
            )
        except (OSError, subprocess.CalledProcessError):
            return False
        return True


def extensions() -> list[Extension]:
    """Turn the modules into C, as one group: calls inside a group are fastest."""
    files = modules()
    if MODE == "0" or not files or WITHOUT_EXTENSIONS.intersection(sys.argv):
        return []
    if not has_compiler():
        stay_plain("no working C compiler with Python's headers")
        return []
    try:
        from mypyc.build import mypycify

        built = mypycify(files, opt_level="3", debug_level="0", group_name="metro2033")
    except (Exception, SystemExit) as error:  # mypyc ends the process when types do not fit
        stay_plain(f"mypyc failed ({error!r})")
        return []
    if sys.platform != "win32":
        for extension in built:
            # Nobody else calls these functions: so they can be inlined, and called directly.
            extension.extra_compile_args.append("-fvisibility=hidden")
    return built


def forget_removed_modules() -> None:
    """Clear leftovers from build/, because setuptools packs whatever it finds there."""
    kept = set(modules())
    for built in Path("build").glob("lib*/metro2033/**/*.*"):
        source = Path("src", *built.parts[2:])
        is_binary = source.suffix in {".so", ".pyd"}
        module = source.with_name(source.name.split(".")[0] + ".py")
        if not (str(module) in kept if is_binary else source.exists()):
            built.unlink()


class AllOrNothing(build_ext):
    """Build all extensions or none: a half compiled engine would not even import."""

    def run(self) -> None:
        try:
            super().run()
        except Exception:
            stay_plain("the C compiler failed")
            for built in map(Path, self.get_outputs()):
                built.unlink(missing_ok=True)
            self.extensions = []


forget_removed_modules()
setup(ext_modules=extensions(), cmdclass={"build_ext": AllOrNothing})
