"""Compile the engine with mypyc; everything else about the package is in pyproject.toml.

METRO2033_COMPILE=0 skips compiling, =1 makes a failure fatal. By default a failure is reported in
one line and the engine stays plain Python. METRO2033_RELEASE=1 compiles twice, if the compiler is
GCC: it plays matches with the first engine and tells the compiler which code they ran. That is for
wheels, which are built once and run often.

A fresh checkout has no browser client: it is built here if npm is installed. Source archives and
wheels hold it.
"""

import hashlib
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from importlib.metadata import version
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

COMPILED = [  # patterns of files in src/metro2033
    "engine/**/*.py",
    "bots/*.py",
    "table/keys.py",
    "table/progress.py",
    "table/table.py",
    "table/way.py",
    "research/fast/*.py",
    "editions/*/rules/*.py",
    "editions/*/*.py",
]
PLAIN = {
    "pack.py",  # imports late, so that it loads nothing else of an edition
    "fact_type.py",  # compiled, its types would forget what lists and dictionaries hold
}

MODE = os.environ.get("METRO2033_COMPILE", "")
RELEASE = os.environ.get("METRO2033_RELEASE") == "1"
BUILD = Path("build")
OBJECTS = BUILD / "objects"
COLD = BUILD / "cold.h"
INTERNAL = BUILD / "__native_internal_metro2033.h"
INLINE = BUILD / "inline.h"
PLAY = Path("tools/typical_play.py")
INLINED = [  # whose small functions every module calls, and which seldom change
    "kernel___core",
    "kernel___loop",
    "kernel___offer",
    "kernel___source",
    "kernel___word",
    "model___pile",
    "model___state",
]
MOST_INLINED_LINES = 160
CLIENT = Path("src/metro2033/web/index.html")
# pip also runs this file to read metadata; an editable install stays plain Python.
WITHOUT_EXTENSIONS = {"egg_info", "dist_info", "sdist", "editable_wheel"}


def stay_plain(reason: str) -> None:
    """Report why the engine is not compiled, or exit if it has to be."""
    if MODE == "1":
        sys.exit(f"metro2033: the engine cannot be compiled: {reason}")
    print(f"metro2033: the engine stays plain Python: {reason}", file=sys.stderr, flush=True)


def build_client() -> None:
    """Build the browser client if it is missing."""
    if CLIENT.exists() or not {"bdist_wheel", "sdist"}.intersection(sys.argv):
        return
    npm = shutil.which("npm")
    reason = "there is no npm: install Node 20 or newer"
    if npm is not None:
        try:
            for words in (["ci", "--no-audit", "--no-fund"], ["run", "build"]):
                subprocess.run([npm, "--prefix", "web", *words], check=True)
            return
        except (OSError, subprocess.CalledProcessError) as error:
            reason = str(error)
    message = f"metro2033: the browser client was not built: {reason}"
    if RELEASE:
        sys.exit(message)
    print(message, file=sys.stderr, flush=True)


def modules() -> list[str]:
    """List the files to compile; packages stay Python so that they are found by their folder."""
    found = (path for pattern in COMPILED for path in Path("src/metro2033").glob(pattern))
    return sorted(str(p) for p in found if not p.name.startswith("__") and p.name not in PLAIN)


def c_compiler() -> str | None:
    """The command of the C compiler; on Windows, setuptools finds it itself."""
    return os.environ.get("CC") or sysconfig.get_config_var("CC")


def has_compiler() -> bool:
    """Try the C compiler with Python's headers, which may be missing too.

    This has to happen before extensions are declared: only then is the wheel tagged pure Python.
    """
    command = c_compiler()
    if not command:
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

        built = mypycify(
            # Whatever is installed, the build sees the same: no extras, and no errors in modules
            # that need them and are not compiled.
            ["--no-site-packages", "--follow-imports=silent", *files],
            opt_level="2",
            debug_level="0",
            group_name="metro2033",
            multi_file=True,
        )
    except (Exception, SystemExit) as error:  # mypyc exits on type errors
        stay_plain(f"mypyc failed ({error!r})")
        return []
    widen_shifts()
    free_at_once()
    if sys.platform != "win32":
        mark_cold()
        share_small_functions()
        # Nobody else calls these functions, so they can be inlined and called directly. Warnings
        # would be about what mypyc writes.
        built[0].extra_compile_args += ["-fvisibility=hidden", "-include", str(COLD), "-w"]
    return built


def widen_shifts() -> None:
    """Make every shifted constant as wide as an i64: to C, the 1 of `1 << n` has 32 bits."""
    for file in BUILD.glob("__native_*.c"):
        text = file.read_text(encoding="utf-8")
        wide = re.sub(r"= (-?\d+) << ", r"= (int64_t)\1 << ", text)
        if wide != text:
            file.write_text(wide, encoding="utf-8")


def free_at_once() -> None:
    """Keep acyclic objects out of Python's trashcan, which would overwrite memory.

    Python defers freeing deeply nested objects by chaining them through their headers for the
    garbage collector. Acyclic objects have no such header, but mypyc lets them join the chain.
    """
    for file in BUILD.glob("__native_*.c"):
        text = file.read_text(encoding="utf-8")
        freed = re.sub(r"(?ms)^static void\n\w+_dealloc\(.*?^\}\n", without_trashcan, text)
        if freed != text:
            file.write_text(freed, encoding="utf-8")


def without_trashcan(found: re.Match[str]) -> str:
    """The code that frees an object, without the trashcan if the object has no header."""
    code = found[0]
    if "PyObject_GC_UnTrack" in code:
        return code
    return re.sub(r" *CPy_TRASHCAN_(BEGIN|END)\(.*\)\n", "", code)


def mark_cold() -> None:
    """Have the code that runs once, at import, compiled for size: a quarter of all C code.

    What leads to an exception is cold too, and is moved out of the way of all other code.
    """
    header = INTERNAL.read_text(encoding="utf-8")
    names = re.findall(r"\bchar (CPyDef_\w+_____top_level__)\(void\)", header)
    cold = [
        "void PyErr_SetNone(struct _object *)",
        "void CPy_AddTraceback(const char *, const char *, int, struct _object *)",
        *(f"char {name}(void)" for name in names),
    ]
    lines = [f"{function} __attribute__((cold));\n" for function in cold]
    COLD.write_text("struct _object;\n" + "".join(lines), encoding="utf-8")


def share_small_functions() -> None:
    """Let files inline small functions of others, which cost less than their calls.

    GNU C takes an `extern inline` function only to be inlined; the real one stays in its file.
    """
    shared = []
    for name in INLINED:
        code = (BUILD / f"__native_metro2033___engine___{name}.c").read_text(encoding="utf-8")
        found = re.findall(r"^(\w[\w *]*CPyDef_.*\)) \{\n((?:.*\n)*?\}\n)", code, re.MULTILINE)
        shared += [
            f"extern inline __attribute__((gnu_inline)) {head} {{\n{body}"
            for head, body in found
            if body.count("\n") <= MOST_INLINED_LINES and not head.startswith("static")
        ]
    INLINE.write_text("\n".join(shared), encoding="utf-8")
    text = INTERNAL.read_text(encoding="utf-8")
    include = f'#include "{INLINE.name}"\n'
    if include not in text:
        INTERNAL.write_text(text + include, encoding="utf-8")


def forget_removed_modules() -> None:
    """Remove stale files from build/: setuptools packages whatever it finds there."""
    kept = set(modules())
    for built in Path("build").glob("lib*/metro2033/**/*.*"):
        source = Path("src", *built.parts[2:])
        is_binary = source.suffix in {".so", ".pyd"}
        module = source.with_name(source.name.split(".")[0] + ".py")
        if not (str(module) in kept if is_binary else source.exists()):
            built.unlink()


def compiler_version() -> bytes:
    """What the C compiler says about itself."""
    command = c_compiler()
    return subprocess.check_output([*shlex.split(command), "--version"]) if command else b""


def build_identity() -> bytes:
    """What every object file depends on besides its source and its options."""
    headers = b"".join(path.read_bytes() for path in sorted(BUILD.rglob("*.h")))
    return compiler_version() + headers + f"{sys.version} {sys.platform} {version('mypy')}".encode()


def take(key: str, target: Path) -> bool:
    """Copy an object file of an earlier build, if there is one."""
    try:
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(OBJECTS / key, target)
        (OBJECTS / key).touch()
    except FileNotFoundError:
        return False
    return True


def keep(key: str, target: Path) -> None:
    """Keep an object file for later builds; an interrupted copy must not pass for one."""
    OBJECTS.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(target, OBJECTS / f"{key}.part")
    (OBJECTS / f"{key}.part").replace(OBJECTS / key)


def forget_old_objects() -> None:
    """Remove object files that no build of the last week has used."""
    for kept in OBJECTS.glob("*"):
        if kept.stat().st_mtime < time.time() - 7 * 24 * 3600:
            kept.unlink()


class FastBuild(build_ext):
    """Compile on all cores, and only what has changed; build all extensions or none.

    A half-compiled engine would not import.
    """

    def run(self) -> None:
        try:
            super().run()
        except Exception:
            stay_plain("the C compiler failed")
            for built in map(Path, self.get_outputs()):
                built.unlink(missing_ok=True)
            self.extensions = []

    def build_extensions(self) -> None:
        """Replace the compiler's loop over sources by a pool, with a cache of object files."""
        compile_all = self.compiler.compile
        identity = build_identity() + repr(getattr(self.compiler, "compiler_so", None)).encode()

        def compile_one(source: str, options: dict[str, Any]) -> str:
            [target] = self.compiler.object_filenames([source], 0, options["output_dir"])
            profile = Path(target).with_suffix(".gcda")
            learned = profile.read_bytes() if profile.exists() else b""
            parts = [identity, repr(options).encode(), Path(source).read_bytes(), learned]
            key = hashlib.sha256(b"".join(parts))
            if not take(key.hexdigest(), Path(target)):
                compile_all([source], **options)
                keep(key.hexdigest(), Path(target))
            return target

        def compile_side_by_side(sources: list[str], **options: Any) -> list[str]:
            largest_first = sorted(sources, key=lambda source: -Path(source).stat().st_size)
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                return list(pool.map(partial(compile_one, options=options), largest_first))

        self.compiler.compile = compile_side_by_side
        self.parallel = os.cpu_count()  # for the many small extensions, one per module
        for old in Path(self.build_temp).rglob("*.gcda"):
            old.unlink()
        if RELEASE and b"Free Software Foundation" in compiler_version():
            self.learn()
        super().build_extensions()
        forget_old_objects()

    def learn(self) -> None:
        """Play matches with an engine that counts what it runs; the next one is compiled for it."""
        native = self.extensions[0]
        usual = native.extra_compile_args
        native.extra_compile_args = [*usual, "-fprofile-generate"]
        native.extra_link_args.append("-fprofile-generate")
        super().build_extensions()
        path = os.pathsep.join([str(Path(self.build_lib).resolve()), *filter(None, sys.path)])
        subprocess.run([sys.executable, PLAY], env={**os.environ, "PYTHONPATH": path}, check=True)
        native.extra_link_args.pop()
        # What was not played is compiled as usual, not for size.
        native.extra_compile_args = [*usual, "-fprofile-use", "-fprofile-partial-training"]
        self.force = True


build_client()
forget_removed_modules()
setup(ext_modules=extensions(), cmdclass={"build_ext": FastBuild})
