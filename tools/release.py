"""The steps of a release that `make release` and the workflows add to tests and builds.

    python tools/release.py check [TAG]    is the tree ready for the release of its version?
    python tools/release.py notes          print what the changelog says about it
    python tools/release.py try            try every wheel in dist in a bare environment
    python tools/release.py checksums      pack the static page, list checksums, sign the list

The version is in pyproject.toml and nowhere else. Checksums are signed if gpg has a secret key.
"""

from __future__ import annotations

import hashlib
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
import venv
from pathlib import Path

ROOT = Path(__file__).parents[1]
DIST = ROOT / "dist"
SUMS = "SHA256SUMS"
PUBLISHED = ("*.tar.gz", "*.whl", "*.zip", "*.cdx.json")


def version() -> str:
    """The version that pyproject.toml states."""
    return str(tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["version"])


def notes() -> str:
    """The changelog's section about this version; an exit with a sentence if there is none."""
    text = (ROOT / "CHANGELOG.md").read_text("utf-8")
    head = rf"^## \[{re.escape(version())}\][^\n]*\n"
    found = re.search(rf"{head}(.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
    if found is None or not found[1].strip():
        sys.exit(
            f"CHANGELOG.md has no section [{version()}]: rename [Unreleased], or raise the version"
        )
    return found[1].strip()


def check(tag: str = "") -> None:
    """Exit with a sentence if this tree is not what the version will stand for."""
    if tag and tag != f"v{version()}":
        sys.exit(f"the tag {tag} is not v{version()}, the version in pyproject.toml")
    notes()
    if output("git", "status", "--porcelain"):
        sys.exit("the tree has changes that are not committed")
    tagged = output("git", "tag", "--list", f"v{version()}")
    if tagged and tagged not in output("git", "tag", "--points-at", "HEAD").split():
        sys.exit(f"v{version()} is already released from another commit: raise the version")
    print(f"-- metro2033 {version()} can be released")


def checksums() -> None:
    """List the checksums of all files in dist that are published."""
    site = f"metro2033-{version()}-site"
    shutil.make_archive(str(DIST / site), "zip", DIST, "site")
    files = [file for kind in PUBLISHED for file in DIST.glob(kind)]
    lines = [f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in files]
    (DIST / SUMS).write_text("".join(sorted(lines)), "utf-8")
    sign(DIST / SUMS)
    print(f"-- ready in dist: {', '.join(sorted(file.name for file in files))}")
    print(f"-- publish with: git tag --sign v{version()} && git push origin v{version()}")


def try_wheel(wheel: Path) -> None:
    """Install a wheel into a bare environment, play and load the first page."""
    form = "plain" if wheel.name.endswith("-none-any.whl") else "compiled"
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        python = next(str(path) for path in Path(folder).glob("*/python*") if path.stem == "python")
        print(f"-- trying {wheel.name}", flush=True)
        run(python, "-m", "pip", "--disable-pip-version-check", "-qq", "install", str(wheel))
        run(sys.executable, str(ROOT / "tools" / "try_install.py"), "--form", form, python)


def sign(sums: Path) -> None:
    """Sign the checksums, if there is a key."""
    signature = sums.with_suffix(".asc")
    signature.unlink(missing_ok=True)
    if shutil.which("gpg") is None or not output("gpg", "--list-secret-keys", "--with-colons"):
        print(f"-- {sums.name} is not signed: gpg has no secret key here")
        return
    run("gpg", "--armor", "--detach-sign", "--output", str(signature), str(sums))


def output(*command: str) -> str:
    """What a command prints."""
    return subprocess.check_output(command, cwd=ROOT, text=True).strip()  # noqa: S603 - our own


def run(*command: str) -> None:
    """Run a command; exit if it fails."""
    code = subprocess.call(command, cwd=ROOT)  # noqa: S603 - our own
    if code:
        sys.exit(f"failed with code {code}: {' '.join(command)}")


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["check", *tags] if len(tags) < 2:
            check(*tags)
        case ["notes"]:
            print(notes())
        case ["try"]:
            for wheel in sorted(DIST.glob("*.whl")):
                try_wheel(wheel)
        case ["checksums"]:
            checksums()
        case _:
            sys.exit(__doc__)
