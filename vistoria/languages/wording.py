"""How a language words what fills a pattern: what was written in one language is read, and said in another.

A slot has a kind. `kinds.toml` has the forms of each kind in English, and a language translates them like any text.
Reading and saying use the same patterns, so that what is written in any language can be read back to English.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from string import Formatter
from typing import Any, NamedTuple

from .catalogue import Texts, manifest, texts
from .spaces import close, fit

ENGLISH = "en"
FILE = Path(__file__).with_name("kinds.toml")
_CARD = r"[2-9TJQKA][shdc]"
_CARDS = rf"{_CARD}(?: {_CARD})*"
ALIKE = {
    "number": r"-?\d+",
    "d": r"\d+",
    "percent": r"\d+",
    "decimal": r"\d+(?:\.\d+)?",
    "rate": r"\d+(?:\.\d+)?%?|\d+/\d+",
    "card": _CARD,
    "laid": _CARDS,
    "card-names": _CARDS,
    "signs": r"\d+(?: [>=] \d+)+",
    "word": r"[^\s,]+",
}
"""Kinds that every language writes alike, but for what stands before decimals."""
PLACEHOLDER = "<[^<>]+>"
"""What a row of an outline fills in; it may take the place of anything."""
_ANY = "(?:.+?)"
_IN_SENTENCE = r"(?:(?:(?!\. ).)+?)"
"""What fills a slot with which a sentence begins: it does not go beyond the end of the one before."""
_EDGE = "\0"
"""Stands before what fills a slot until words are drawn together."""

Slots = Mapping[str, str]


class Part(NamedTuple):
    """Words of a pattern, and the slot behind them; no name where none follows."""

    words: str
    name: str | None
    kind: str


@cache
def parts(pattern: str) -> tuple[Part, ...]:
    """A pattern in its parts."""
    return tuple(Part(words, name, kind or "any") for words, name, kind, _ in Formatter().parse(pattern))


@cache
def kinds() -> Mapping[str, Mapping[str, list[str]]]:
    """By kind: its `forms` in English; or the kind `of` which it is a list, and what `joins` that."""
    return tomllib.loads(FILE.read_text(encoding="utf-8"))


class Wording:
    """One language; `own` are its translations by context and English text, none for English."""

    def __init__(self, language: str, own: Texts, traits: Mapping[str, Any]) -> None:
        self.language = language
        self.own = own
        self.comma: str = traits.get("comma", ".")
        self.space: str = traits.get("space", " ")
        """What stands between two sentences."""
        self._drawn: Mapping[str, str] = traits.get("contractions", {})
        self._full = {short: full for full, short in self._drawn.items()}
        self._in_full = _any_of(self._full)
        self._to_draw = re.compile(
            "|".join(rf"(?i:\b{a}) {_EDGE}{b}(?!\w)" for a, b in map(str.split, self._drawn))
        )
        self._read: dict[object, re.Pattern[str]] = {}

    def pattern(self, context: str, english: str) -> str | None:
        """A pattern in this language; None where it is not translated. What has no words is the same in each."""
        if self.language == ENGLISH or not any(c.isalpha() for part in parts(english) for c in part.words):
            return english
        return self.own.get((context, english))

    def full(self, text: str) -> str:
        """The text with words that are drawn together written in full, the form in which it is read."""
        if not self.space:
            return close(text)
        return self._in_full.sub(lambda m: self._full[m[0].lower()], text) if self._full else text

    def drawn(self, text: str) -> str:
        """The text with words drawn together where a slot begins, and nothing to mark that."""
        if self._drawn:
            text = self._to_draw.sub(
                lambda m: _cased(m[0], self._drawn[m[0].lower().replace(_EDGE, "")]), text
            )
        return text.replace(_EDGE, "")

    def reader(self, pattern: str, *, strict: bool = True, goes_on: bool = False) -> re.Pattern[str]:
        """What reads a pattern of this language, with more sentences behind it or not.

        Not strictly, a slot takes any words.
        """
        key = (pattern, strict, goes_on)
        if key not in self._read:
            seen: set[str] = set()
            ends = parts(pattern)[-1].name is not None  # what fills the last slot goes to the end
            source = "".join(
                re.escape(self.full(words)) + self._slot(name, kind, seen, strict, begins=not i and not words)
                for i, (words, name, kind) in enumerate(parts(pattern))
            )
            self._read[key] = re.compile(
                source + (f"(?:{self.space}|$)" if goes_on and not ends else "$"), re.DOTALL
            )
        return self._read[key]

    def _slot(self, name: str | None, kind: str, seen: set[str], strict: bool, *, begins: bool) -> str:
        if name is None or name in seen:
            return f"(?P={name})" if name else ""
        seen.add(name)
        source = _source(self, kind) if strict else ".+?"
        return f"(?P<{name}>{_IN_SENTENCE if begins and source == _ANY else source})"

    def form(self, kind: str, english: str) -> str:
        """A form of a kind."""
        return self.pattern(f"kind {kind}", english) or english

    def joins(self, kind: str) -> dict[str, str]:
        """What joins a list of a kind, by what does in English."""
        return {each: self.own.get(("join", each), each) for each in kinds()[kind]["joins"]}


@cache
def wording(language: str) -> Wording:
    """The wording of a language."""
    return Wording(language, texts(language), manifest(language))


@cache
def _source(of: Wording, kind: str) -> str:
    """The regular expression of a kind in a language."""
    if kind in ALIKE:
        return f"(?:{ALIKE[kind]}|{PLACEHOLDER})".replace(r"\.", re.escape(of.comma))
    spec = kinds().get(kind, {})
    if "of" in spec:
        item = _source(of, str(spec["of"]))
        joins = "|".join(re.escape(of.full(each)) for each in of.joins(kind).values())
        return f"(?:{item}(?:(?:{joins}){item})*)"
    if kind == "any" or not spec:
        return _ANY
    forms = (
        "".join(
            re.escape(of.full(words)) + (_source(of, inner) if name else "")
            for words, name, inner in parts(each)
        )
        for each in (of.form(kind, form) for form in spec["forms"])
    )
    return f"(?:{'|'.join((*forms, PLACEHOLDER))})"


def carried(kind: str, text: str, out: Wording, into: Wording) -> str | None:
    """What fills a slot, read in one language and said in another; None where it is no form of its kind."""
    if kind in ALIKE:
        return text.replace(out.comma, into.comma) if kind in ("decimal", "rate") else text
    spec = kinds().get(kind, {})
    if "of" in spec:
        return _list(kind, text, out, into)
    for form in spec.get("forms", ()):
        for written in dict.fromkeys((text, _small(text))):
            if found := out.reader(out.form(kind, form)).fullmatch(written):
                return filled(into.form(kind, form), form, found.groupdict(), out, into)
    return None


def _list(kind: str, text: str, out: Wording, into: Wording) -> str | None:
    of = str(kinds()[kind]["of"])
    joins = {out.full(there): into.joins(kind)[english] for english, there in out.joins(kind).items()}
    item, join = re.compile(_source(out, of)), re.compile("|".join(map(re.escape, joins)))
    said, at = "", 0
    while found := item.match(text, at):
        each = carried(of, found[0], out, into)
        between = join.match(text, found.end())
        if each is None or (between is None and found.end() != len(text)):
            return None
        said += each
        if between is None:
            return said
        said += joins[between[0]]
        at = between.end()
    return None


def filled(pattern: str, english: str, slots: Slots, out: Wording, into: Wording) -> str:
    """A pattern with what fills it in another language; what cannot be carried over stands as it is."""
    kind_of = {name: kind for _, name, kind in parts(english) if name}
    said = plain = ""
    for words, name, _ in parts(pattern):
        value = "" if name is None else slots[name]
        if value:
            value = carried(kind_of[name or ""], value, out, into) or _other(value, out, into)
        words = fit(words, plain, value)
        said += words + (_EDGE if name is not None else "") + value
        plain += words + value
    return into.drawn(said)


def _other(value: str, out: Wording, into: Wording) -> str:
    from .sentences import part_said  # what fills a slot may be a sentence, or a part of one

    return part_said(value, out, into) or value


def _any_of(words: Iterable[str]) -> re.Pattern[str]:
    return re.compile(rf"\b(?:{'|'.join(map(re.escape, words))})(?!\w)", re.IGNORECASE)


def _small(text: str) -> str:
    return text[:1].lower() + text[1:]


def _cased(like: str, text: str) -> str:
    return text[:1].upper() + text[1:] if like[:1].isupper() else text
