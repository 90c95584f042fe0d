"""Catalogues of translations: PO files in a folder for each language, ours and those of installed packages."""

from __future__ import annotations

import re
import sys
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from pathlib import Path

GROUP = "vistoria.languages"
"""Entry points: the id of a language, and the package that holds its PO files."""
HOME = Path(__file__).parent
MANIFEST = "language.toml"
"""What a folder says of its language: tag, name, contractions; each optional."""

WORD = "word"
"""The context, in the texts of a law, of a word of the language for which the law has another."""

_ESCAPE = re.compile(r"\\(.)")

Texts = Mapping[tuple[str, str], str]
"""Translations by context and English text."""


@lru_cache(maxsize=1)
def _installed(places: tuple[str, ...]) -> Mapping[str, Path]:
    """The folder of every language but English, by id; ours cannot be replaced."""
    from importlib.metadata import entry_points  # not at the top: slow to import
    from importlib.resources import files

    found = {entry.name: Path(str(files(entry.value))) for entry in entry_points(group=GROUP)}
    return {**found, **{path.parent.name: path.parent for path in sorted(HOME.glob(f"*/{MANIFEST}"))}}


def folders() -> Mapping[str, Path]:
    """The folder of every language but English, by id."""
    return _installed(tuple(sys.path))


def home(language: str) -> Path | None:
    """The folder of a language; what packages bring is looked up for others than ours alone, which takes longer."""
    own = HOME / language
    return own if language.isalnum() and (own / MANIFEST).is_file() else folders().get(language)


@cache
def manifest(language: str) -> Mapping[str, object]:
    """What the folder of a language says of it; empty for English."""
    folder = home(language)
    path = folder / MANIFEST if folder else None
    return tomllib.loads(path.read_text(encoding="utf-8")) if path and path.is_file() else {}


def dialect(language: str) -> str:
    """The language as Gherkin calls it."""
    return str(manifest(language).get("gherkin", language))


@cache
def texts(language: str) -> Texts:
    """All translations of a language's own folder; none for English."""
    return dict(_all(folders()[language])) if language in folders() else {}


def _all(folder: Path) -> Iterator[tuple[tuple[str, str], str]]:
    for path in sorted(folder.glob("*.po")):
        yield from read(path).items()


def read(path: Path) -> Texts:
    """The translations of one file; what is fuzzy or not translated is left out. None where there is no file."""
    return dict(_entries(path.read_text(encoding="utf-8"))) if path.is_file() else {}


def _entries(text: str) -> Iterator[tuple[tuple[str, str], str]]:
    """Each entry of a PO file. Babel reads them too, and takes longer to import than all that a `--help` needs."""
    for entry in text.split("\n\n"):
        parts: dict[str, str] = {}
        keyword = ""
        for line in entry.splitlines():
            if line.startswith("#,") and "fuzzy" in line:
                break
            word, quote, rest = line.partition('"')
            if quote and not line.startswith("#"):
                keyword = word.strip() or keyword
                parts[keyword] = parts.get(keyword, "") + _ESCAPE.sub(_unescaped, rest.rstrip()[:-1])
        else:
            if parts.get("msgid") and parts.get("msgstr"):
                yield (parts.get("msgctxt", ""), parts["msgid"]), parts["msgstr"]


def _unescaped(found: re.Match[str]) -> str:
    return {"n": "\n", "t": "\t", "r": "\r"}.get(found[1], found[1])


@cache
def law_texts(home: str, law: str, language: str) -> Mapping[str, str]:
    """The translations of a law by English text: those in its own folder, and those that the language brings."""
    held = _of_law(home, law, language).items()
    return {english: text for (context, english), text in held if context != WORD}


@cache
def law_words(home: str, law: str, language: str) -> Mapping[str, str]:
    """The law's own words by those that the language has for the same elsewhere."""
    return {word: own for (context, word), own in _of_law(home, law, language).items() if context == WORD}


@cache
def _of_law(home: str, law: str, language: str) -> Texts:
    held = read(folders()[language] / f"{law}.po") if language in folders() else {}
    return {**held, **(read(Path(home) / "languages" / f"{language}.po") if home else {})}
