"""What the program itself says, in any language: its English is read, and said again.

Errors and faults are made deep in the program and kept in records, so a text has its values in it already when
somebody reads it. The texts are those of `extracted.py`, the translations those of `program.po`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache, lru_cache
from string import Formatter

from .catalogue import home, manifest, read

ENGLISH = "en"
PROGRAM, METAVAR = "program", "metavar"
"""Contexts: a text, and a word that stands for what is to be typed."""
BETWEEN = ("\n", ". ", "; ", ": ", " · ", ", ")
"""What may stand between texts that are said one after the other; a language translates it as a text of its own."""
ASIDE = "({aside})"
FILE = "program.po"
FEW = 10
"""Letters of a text with slots below which one word alone fills a slot: it would fit anything."""

_QUOTED = re.compile(r"«[^»]*»|\w+(?:-se)?")
_SPACES = re.compile(r"(\s*)(.*?)(\s*)", re.DOTALL)
_SIGNS = re.compile(r"((?:\[[A-Za-z0-9 ]+\]|\[/\]|[^\w(`'\"{[-])*)(.*?)((?:\[/\]|\s)*)", re.DOTALL)
"""A text between signs and marks of a style."""
_SEVERAL = re.compile(r"; |\. |\n")
_SPACE = re.compile(r"\s")
_ASIDE = re.compile(r"\([^()]*\)")
_WITH_ASIDE = re.compile(r"([^(]*?) ?(\(.*\))", re.DOTALL)
_LOOSE = re.compile(r" (?=[（「，。；：、])|(?<=[，。；：、）」]) |(?<=[\u4e00-\u9fff]) (?=[\u4e00-\u9fff])")
"""A space beside a full-width sign, or between two ideographs."""


class _Pattern:
    """A text with slots, and how another language says it."""

    def __init__(self, english: str, there: str) -> None:
        self.there = there
        pieces = [(words, name) for words, name, _, _ in Formatter().parse(english)]
        self.words = sum(len(words) for words, _ in pieces)
        self.heads = pieces[0][0].endswith(": ") and len(pieces) == 1
        """Whether it is a heading before another text."""
        self.longest = max((words for words, _ in pieces), key=len)
        self._pieces = pieces

    @property
    def reader(self) -> re.Pattern[str]:
        """What reads the English; compiled when it may fit, as few do."""
        seen: set[str] = set()
        return re.compile(
            "".join(re.escape(words) + _slot(name, seen) for words, name in self._pieces), re.DOTALL
        )


def _slot(name: str | None, seen: set[str]) -> str:
    if name is None or name in seen:
        return f"(?P={name})" if name else ""
    seen.add(name)
    return f"(?P<{name}>.*?)"


@cache
def _texts(language: str) -> Mapping[tuple[str, str], str]:
    """The translations of a language by context and English."""
    folder = home(language)
    return read(folder / FILE) if folder else {}


@cache
def _patterns(language: str) -> tuple[_Pattern, ...]:
    """Those with slots, most words first."""
    found = (_Pattern(english, there) for (_, english), there in _texts(language).items() if "{" in english)
    return tuple(sorted(found, key=lambda each: -each.words))


@lru_cache(maxsize=4096)
def said(text: str, language: str) -> str | None:
    """A text of the program in a language; None where none of it is known there. What stands around it is kept."""
    if language == ENGLISH:
        return text
    for around in (_SPACES, _SIGNS):
        found = around.fullmatch(text)
        if found and found[2] and (there := _said(found[2], language)) is not None:
            return f"{found[1]}{tidy(there)}{found[3]}"
    return None


def tidy(text: str) -> str:
    """A text without spaces where full-width signs have their own."""
    return _LOOSE.sub("", text)


def _said(words: str, language: str) -> str | None:
    if there := _known(words, language) or _headed(words, language):
        return there
    parted, whole = _parted(words, language)
    return parted if whole else _filled(words, language) or parted


def _known(words: str, language: str) -> str | None:
    """One text, of which no slot is filled with several."""
    return _texts(language).get((PROGRAM, words)) or _filled(words, language, one=True)


def _filled(words: str, language: str, *, one: bool = False) -> str | None:
    for each in _patterns(language):
        if each.longest in words and (found := each.reader.fullmatch(words)):
            slots = found.groupdict()
            if each.heads or not any(map((_SEVERAL if each.words >= FEW else _SPACE).search, slots.values())):
                fits = True
            else:
                fits = each.words >= FEW and not one
            if fits:
                return each.there.format_map(
                    {name: said(value, language) or value for name, value in slots.items()}
                )
    return None


def _headed(words: str, language: str) -> str | None:
    """A text after a file, an option or another text."""
    for found in re.finditer(": ", words):
        if (there := _known(words[found.end() :], language)) is not None:
            head = words[: found.start()]
            return f"{said(head, language) or head}{_between(': ', language)}{there}"
    return None


def _parted(words: str, language: str) -> tuple[str | None, bool]:
    """Several texts one after the other, or one with an aside; and whether all of them are known."""
    if _ASIDE.fullmatch(words):
        inner = said(words[1:-1], language)
        return inner and _between(ASIDE, language).format(aside=inner), inner is not None
    with_aside = None
    if found := _WITH_ASIDE.fullmatch(words):
        head, aside = found.groups()
        if there := said(head, language):
            return f"{there} {said(aside, language) or aside}", True
        if there := said(aside, language):
            with_aside = f"{head} {there}"
    for between in BETWEEN:
        first, *others = words.split(between)
        if others and all(map(_whole, (first, *others))):
            begun, *then = [said(first, language), *(_next(part, between, language) for part in others)]
            if begun or any(then):
                rest = zip(others, then, strict=True)
                joined = "".join(b or f"{_between(between, language)}{a}" for a, b in rest)
                return (begun or first) + joined, bool(begun) and all(then)
    return with_aside, with_aside is not None


def _next(part: str, between: str, language: str) -> str | None:
    """A text after another, with what stands between them; some begin with that themselves."""
    if (there := _known(f"{between}{part}".strip(), language)) is not None:
        return f" {there}" if between.startswith(" ") else there
    there = said(part, language)
    return None if there is None else f"{_between(between, language)}{there}"


def _between(between: str, language: str) -> str:
    return _texts(language).get((PROGRAM, between), between)


def _whole(part: str) -> bool:
    """Whether it is not cut within brackets."""
    return part.count("(") == part.count(")")


def metavar(text: str, language: str) -> str:
    """What stands for what is to be typed, such as `FILE|FOLDER`."""
    texts = _texts(language)
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
