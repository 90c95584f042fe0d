"""What the program itself says, in any language: its English is read, and said again.

Errors and faults are made deep in the program and kept in records, so a text has its values in it already when
somebody reads it. The texts are those of `extracted.py`, the translations those of `program.po`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from string import Formatter

from .catalogue import folders, manifest, read

ENGLISH = "en"
PROGRAM, METAVAR = "program", "metavar"
"""Contexts: a text, and a word that stands for what is to be typed."""
BETWEEN = ("\n", "; ", ". ", ": ", " · ", ", ")
"""What may stand between texts that are said one after the other; a language translates it as a text of its own."""
FILE = "program.po"
FEW = 12
"""Letters of a text with slots below which it is tried last: it may fit what is several texts."""

_QUOTED = re.compile(r"«[^»]*»|\w+(?:-se)?")
_ASIDE = re.compile(r"(.*?)( ?)(\(.*\))", re.DOTALL)
_LOOSE = re.compile(r" (?=[（「，。；：、])|(?<=[，。；：、）」]) ")
"""A space beside a sign that has its own."""


class _Pattern:
    """A text with slots, and how another language says it."""

    def __init__(self, english: str, there: str) -> None:
        self.there = there
        pieces = [(words, name) for words, name, _, _ in Formatter().parse(english)]
        self.words = sum(len(words) for words, _ in pieces)
        self.longest = max((words for words, _ in pieces), key=len)
        self._pieces = pieces

    @property
    def reader(self) -> re.Pattern[str]:
        """What reads the English; compiled when it may fit, as few do."""
        seen: set[str] = set()
        return re.compile("".join(re.escape(words) + _slot(name, seen) for words, name in self._pieces), re.DOTALL)


def _slot(name: str | None, seen: set[str]) -> str:
    if name is None or name in seen:
        return f"(?P={name})" if name else ""
    seen.add(name)
    return f"(?P<{name}>.*?)"


@cache
def _texts(language: str) -> tuple[Mapping[tuple[str, str], str], tuple[_Pattern, ...]]:
    """The translations of a language, and those with slots, most words first."""
    home = folders().get(language)
    held = read(home / FILE) if home else {}
    texts = {key: there.replace("{{", "{").replace("}}", "}") for key, there in held.items() if "{" not in key[1]}
    slotted = (_Pattern(english, there) for (_, english), there in held.items() if "{" in english)
    return {**held, **texts}, tuple(sorted(slotted, key=lambda each: -each.words))


@lru_cache(maxsize=4096)
def said(text: str, language: str) -> str | None:
    """A text of the program in a language; None where none of it is known there. Spaces around it are kept."""
    if language == ENGLISH:
        return text
    words = text.strip()
    if not any(each.isalpha() for each in words):
        return None
    there = _said(words, language)
    return None if there is None else text.replace(words, tidy(there), 1)


def tidy(text: str) -> str:
    """A text without spaces beside full-width signs."""
    return _LOOSE.sub("", text)


def _said(words: str, language: str) -> str | None:
    texts, patterns = _texts(language)
    if (there := texts.get((PROGRAM, words))) is not None:
        return there
    many = sum(each.words >= FEW for each in patterns)
    return (
        _filled(words, patterns[:many], language)
        or _parted(words, language)
        or _filled(words, patterns[many:], language)
    )


def _filled(words: str, patterns: Sequence[_Pattern], language: str) -> str | None:
    for each in patterns:
        if each.longest in words and (found := each.reader.fullmatch(words)):
            slots = {name: said(value, language) or value for name, value in found.groupdict().items()}
            return each.there.format_map(slots)
    return None


def _parted(words: str, language: str) -> str | None:
    """Several texts one after the other, or one with an aside; what is not known among them stands as it is."""
    texts, _ = _texts(language)
    for between in BETWEEN:
        parts = words.split(between)
        if len(parts) > 1 and any(there := [said(part, language) for part in parts]):
            joined = texts.get((PROGRAM, between), between)
            return joined.join(other or part for part, other in zip(parts, there, strict=True))
    if words.startswith("(") and words.endswith(")"):
        inner = said(words[1:-1], language)
        return None if inner is None else f"({inner})"
    if aside := _ASIDE.fullmatch(words):
        parts = aside.groups()
        if any(there := [said(part, language) for part in parts]):
            return "".join(other or part for part, other in zip(parts, there, strict=True))
    return None


def metavar(text: str, language: str) -> str:
    """What stands for what is to be typed, such as `FILE|FOLDER`."""
    texts, _ = _texts(language)
    return re.sub(r"[A-Za-z]+(?: range)?", lambda word: texts.get((METAVAR, word[0]), word[0]), text)


def spelled(text: str, tag: str) -> str:
    """A text in the spelling of a country, such as `pt-PT`; what is quoted is left as it is."""
    spelling = _spelling(tag)
    return _QUOTED.sub(lambda found: _cased(found[0], spelling), text) if spelling else text


@cache
def _spelling(tag: str) -> Mapping[str, str]:
    held = manifest(tag.partition("-")[0]).get("spelling", {})
    return held.get(tag, {}) if isinstance(held, Mapping) else {}


def _cased(word: str, spelling: Mapping[str, str]) -> str:
    small = spelling.get(word.lower(), word)
    return spelling.get(word) or (small[:1].upper() + small[1:] if word[:1].isupper() else small)
