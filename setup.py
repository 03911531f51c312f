"""Compile the engine with mypyc; everything else about the package is in pyproject.toml.

METRO2033_COMPILE=0 skips compiling, =1 makes a failure fatal. By default a failure is reported in
one line and the engine stays plain Python.
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
PLAIN = {"pack.py"}  # imports late, so that it loads nothing else of an edition

MODE = os.environ.get("METRO2033_COMPILE", "")
# pip also runs this file to read metadata; an editable install stays plain Python.
WITHOUT_EXTENSIONS = {"egg_info", "dist_info", "sdist", "editable_wheel"}


def stay_plain(reason: str) -> None:
    """Report why the engine is not compiled, or exit if it has to be."""
    if MODE == "1":
        sys.exit(f"metro2033: the engine cannot be compiled: {reason}")
    print(f"metro2033: the engine stays plain Python: {reason}", file=sys.stderr, flush=True)


def modules() -> list[str]:
    """List the files to compile; packages stay Python so that they are found by their folder."""
    found = (path for pattern in COMPILED for path in Path("src/metro2033").glob(pattern))
    return sorted(str(p) for p in found if not p.name.startswith("__") and p.name not in PLAIN)


def has_compiler() -> bool:
    """Try the C compiler with Python's headers, which may be missing too.

    This has to happen before extensions are declared: only then is the wheel tagged pure Python.
    """
    command = os.environ.get("CC") or sysconfig.get_config_var("CC")
    if not command:  # Windows: setuptools finds the compiler itself
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
    """Translate the modules to C, as one group: calls within a group are fastest."""
    files = modules()
    if MODE == "0" or not files or WITHOUT_EXTENSIONS.intersection(sys.argv):
        return []
    if not has_compiler():
        stay_plain("no working C compiler with Python's headers")
        return []
    try:
        from mypyc.build import mypycify

        built = mypycify(files, opt_level="3", debug_level="0", group_name="metro2033")
    except (Exception, SystemExit) as error:  # mypyc exits on type errors
        stay_plain(f"mypyc failed ({error!r})")
        return []
    if sys.platform != "win32":
        for extension in built:
            # Nobody else calls these functions, so they can be inlined and called directly.
            extension.extra_compile_args.append("-fvisibility=hidden")
    return built


def forget_removed_modules() -> None:
    """Remove stale files from build/: setuptools packages whatever it finds there."""
    kept = set(modules())
    for built in Path("build").glob("lib*/metro2033/**/*.*"):
        source = Path("src", *built.parts[2:])
        is_binary = source.suffix in {".so", ".pyd"}
        module = source.with_name(source.name.split(".")[0] + ".py")
        if not (str(module) in kept if is_binary else source.exists()):
            built.unlink()


class AllOrNothing(build_ext):
    """Build all extensions or none: a half-compiled engine would not import."""

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
