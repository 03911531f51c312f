"""Small damages to a copy of the content, to see that each is found."""

import re
import shutil
from collections.abc import Callable
from pathlib import Path

from metro2033.content import Fault
from metro2033.content.text import LANGUAGES
from metro2033.editions.first.content.check import check as check_first
from metro2033.editions.first.content.load import FOLDER as FIRST_FOLDER
from metro2033.editions.first.content.load import load as load_first
from metro2033.editions.second.content.check import check
from metro2033.editions.second.content.load import FOLDER, load
from metro2033.editions.second.content.text import FILE
from metro2033.editions.second.content.text import FOLDER as TEXTS

Damage = Callable[[Path], None]


def copy_of_content(to: Path) -> Path:
    """A copy of the content that may be damaged."""
    return Path(shutil.copytree(FOLDER, to / "second"))


def copy_of_first(to: Path) -> Path:
    """A copy of the first edition's content that may be damaged."""
    return Path(shutil.copytree(FIRST_FOLDER, to / "first"))


def copy_of_texts(to: Path, texts: Path = TEXTS) -> Path:
    """A copy of the texts of content, in the folders of their languages."""
    for language in LANGUAGES:
        (to / "i18n" / language).mkdir(parents=True)
        shutil.copy(texts / language / FILE, to / "i18n" / language)
    return to / "i18n"


def change(file: str, old: str, new: str, record: str = "") -> Damage:
    """Another text at the first place where it stands, in a record or in the file."""

    def damage(folder: Path) -> None:
        source = (folder / file).read_text(encoding="utf-8")
        start = source.index(f'id = "{record}"') if record else 0
        assert old in source[start:]
        changed = source[:start] + source[start:].replace(old, new, 1)
        (folder / file).write_text(changed, encoding="utf-8")

    return damage


def everywhere(file: str, old: str, new: str) -> Damage:
    """Another text wherever it stands in a file."""

    def damage(folder: Path) -> None:
        source = (folder / file).read_text(encoding="utf-8")
        assert old in source
        (folder / file).write_text(source.replace(old, new), encoding="utf-8")

    return damage


def drop(file: str, record: str) -> Damage:
    """A record less."""

    def damage(folder: Path) -> None:
        source = (folder / file).read_text(encoding="utf-8")
        block = rf'\[\[\w+\]\]\nid = "{record}"\n(?:.+\n)*'
        changed, count = re.subn(block, "", source)
        assert count == 1
        (folder / file).write_text(changed, encoding="utf-8")

    return damage


def append(file: str, added: str) -> Damage:
    """More at the end of a file."""

    def damage(folder: Path) -> None:
        source = (folder / file).read_text(encoding="utf-8")
        (folder / file).write_text(f"{source}\n{added}\n", encoding="utf-8")

    return damage


def rewrite(file: str, source: str) -> Damage:
    """Another file altogether."""

    def damage(folder: Path) -> None:
        (folder / file).write_text(source, encoding="utf-8")

    return damage


def record(table: str, name: str, more: str) -> str:
    """The source of one more record."""
    return f'[[{table}]]\nid = "{name}"\nprovenance = "own"\nsource = "a test"\n{more}'


def reasons_after(tmp_path: Path, damages: tuple[Damage, ...]) -> list[str]:
    """What the checks say about a damaged content that still loads."""
    folder = copy_of_content(tmp_path)
    for damage in damages:
        damage(folder)
    return told(check(load(folder)))


def first_reasons_after(tmp_path: Path, damages: tuple[Damage, ...]) -> list[str]:
    """What the checks say about a damaged content of the first edition that still loads."""
    folder = copy_of_first(tmp_path)
    for damage in damages:
        damage(folder)
    return told(check_first(load_first(folder)))


def told(faults: list[Fault]) -> list[str]:
    """The faults in English; each has words of its own in the other languages."""
    for fault in faults:
        assert len({fault.told(language) for language in LANGUAGES}) == 3, fault
    return [str(fault) for fault in faults]
