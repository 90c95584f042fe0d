"""What the program itself says, in any language: its English is read, and said again.

Errors and faults are made deep in the program and kept in records, so a text has its values in it already when
somebody reads it. The texts are those of `extracted.py`, the translations those of `program.po`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache, lru_cache
from string import Formatter

from .catalogue import home, read
from .spaces import beside, fit, woven

ENGLISH = "en"
PROGRAM, METAVAR = "program", "metavar"
"""Contexts: a text, and a word that stands for what is to be typed."""
BETWEEN = ("\n", ". ", "; ", ": ", " · ", ", ")
"""What may stand between texts that are said one after the other; a language translates it as a text of its own."""
ASIDE = "({aside})"
FILE = "program.po"
FEW = 10
"""Letters of a text with slots below which one word alone fills a slot: it would fit anything."""

LONGEST = 4_000
"""Characters of a text that is read; a longer one is an engine's, and is left as it is."""
DEPTH = 8
"""How many texts may stand in each other."""

_SPACES = re.compile(r"(\s*)(.*?)(\s*)", re.DOTALL)
_SIGNS = re.compile(r"((?:\[[A-Za-z0-9 ]+\]|\[/\]|[^\w(`'\"{[-])*)(.*?)((?:\[/\]|\s)*)", re.DOTALL)
"""A text between signs and marks of a style."""
_SEVERAL = re.compile(r"; |\. |\n")
_SPACE = re.compile(r"\s")
_ASIDE = re.compile(r"\([^()]*\)")
_WITH_ASIDE = re.compile(r"([^(]*?) ?(\(.*\))", re.DOTALL)


class _Pattern:
    """A text with slots, and how another language says it."""

    def __init__(self, english: str, there: str) -> None:
        self.there = there
        self._pieces = [("", "")]
        for words, name, _, _ in Formatter().parse(english):  # a doubled brace makes a piece without a slot
            before = self._pieces.pop()[0] if not self._pieces[-1][1] else ""
            self._pieces.append((before + words, name or ""))
        self.words = sum(len(words) for words, _ in self._pieces)
        self.heads = self._pieces[0][0].endswith(": ") and len(self._pieces) == 1
        """Whether it is a heading before another text."""
        after = [words for words, _ in self._pieces[1:]] + [""]
        self.paths = {
            name
            for (before, name), words in zip(self._pieces, after, strict=True)
            if name and (before.endswith("/") or words.startswith("/"))
        }
        """Slots that are parts of a path, and words of no language."""
        self.leads = self._pieces[0][1] if not self._pieces[0][0] else ""
        """The slot with which it begins; what stands before a colon there may be a heading of its own."""
        self.longest = max((words for words, _ in self._pieces), key=len)

    def read(self, text: str) -> Mapping[str, str] | None:
        """What fills the slots of the English, each as little as may be; None where it says something else.

        It takes as long as the text is, whatever an engine makes of it.
        """
        slots: dict[str, str] = {}
        (first, name), *others = self._pieces
        if not text.startswith(first):
            return None
        at = len(first)
        for words, after in others:
            until = text.find(words, at) if after else len(text) - len(words)
            if until < at or not text.startswith(words, until):
                return None
            if slots.setdefault(name, text[at:until]) != text[at:until]:
                return None
            at, name = until + len(words), after
        if name and slots.setdefault(name, text[at:]) != text[at:]:
            return None
        return slots


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


def said(text: str, language: str) -> str | None:
    """A text of the program in a language; None where none of it is known there. What stands around it is kept."""
    return text if language == ENGLISH else _around(text, language, DEPTH) if len(text) <= LONGEST else None


@lru_cache(maxsize=4096)
def _around(text: str, language: str, left: int) -> str | None:
    """The same of a text in a text; `left` is how many more may stand in each other."""
    for around in (_SPACES, _SIGNS) if left else ():
        found = around.fullmatch(text)
        if found and found[2] and (there := _said(found[2], language, left - 1)) is not None:
            return f"{fit(found[1], '', there)}{there}{found[3]}"
    return None


def _said(words: str, language: str, left: int) -> str | None:
    if there := _known(words, language, left) or _headed(words, language, left):
        return there
    parted, whole = _parted(words, language, left)
    return parted if whole else _filled(words, language, left) or parted


def _known(words: str, language: str, left: int) -> str | None:
    """One text, of which no slot is filled with several."""
    return _texts(language).get((PROGRAM, words)) or _filled(words, language, left, one=True)


def _filled(words: str, language: str, left: int, *, one: bool = False) -> str | None:
    for each in _patterns(language):
        if each.longest in words and (slots := each.read(words)) is not None:
            if each.heads or not any(map((_SEVERAL if each.words >= FEW else _SPACE).search, slots.values())):
                fits = True
            else:
                fits = each.words >= FEW and not one
            if fits and not (one and ": " in slots.get(each.leads, "")):
                there = {
                    name: value if name in each.paths else _around(value, language, left) or value
                    for name, value in slots.items()
                }
                return woven(each.there, there)
    return None


def _headed(words: str, language: str, left: int) -> str | None:
    """A text after a file, an option or another text."""
    for found in re.finditer(": ", words):
        if (there := _known(words[found.end() :], language, left)) is not None:
            head = words[: found.start()]
            return f"{_around(head, language, left) or head}{joint(': ', language)}{there}"
    return None


def _parted(words: str, language: str, left: int) -> tuple[str | None, bool]:
    """Several texts one after the other, or one with an aside; and whether all of them are known."""
    if _ASIDE.fullmatch(words):
        inner = _around(words[1:-1], language, left)
        return inner and joint(ASIDE, language).format(aside=inner), inner is not None
    with_aside = None
    if (found := _WITH_ASIDE.fullmatch(words)) and found[1]:
        head, aside = found.groups()
        if there := _around(head, language, left):
            aside = _around(aside, language, left) or aside
            return beside(there, aside), True
        if there := _around(aside, language, left):
            with_aside = beside(head, there)
    for between in BETWEEN:
        first, *others = words.split(between)
        if others and all(map(_whole, (first, *others))):
            begun, *then = [
                _around(first, language, left),
                *(_next(part, between, language, left) for part in others),
            ]
            if begun or any(then):
                rest = zip(others, then, strict=True)
                joined = "".join(b or f"{joint(between, language)}{a}" for a, b in rest)
                return (begun or first) + joined, bool(begun) and all(then)
    return with_aside, with_aside is not None


def _next(part: str, between: str, language: str, left: int) -> str | None:
    """A text after another, with what stands between them; some begin with that themselves."""
    if (there := _known(f"{between}{part}".strip(), language, left)) is not None:
        return f" {there}" if between.startswith(" ") else there
    there = _around(part, language, left)
    return None if there is None else f"{joint(between, language)}{there}"


def joint(english: str, language: str) -> str:
    """What stands between two texts in a language, such as a colon."""
    return _texts(language).get((PROGRAM, english), english)


def _whole(part: str) -> bool:
    """Whether it is not cut within brackets."""
    return part.count("(") == part.count(")")


def metavar(text: str, language: str) -> str:
    """What stands for what is to be typed, such as `FILE|FOLDER`."""
    texts = _texts(language)
    return re.sub(r"[A-Za-z]+(?: range)?", lambda word: texts.get((METAVAR, word[0]), word[0]), text)
