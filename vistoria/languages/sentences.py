"""Expected, observed and steps of scenarios in any language: the English that is kept is read, and said again."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache, lru_cache

from vistoria.model.sentences import patterns

from .wording import ENGLISH, Wording, filled, parts, wording

PARTS = ("attempt.", "stop.")
"""Sections of parts of sentences, which do not begin with a capital."""
STEP = "step"
"""The context of the sentences of scenarios."""
Found = tuple[str, dict[str, str]]


def read(text: str, language: str = ENGLISH) -> Iterator[Found]:
    """The sentences of a text, each as its key and what fills its slots; raises ValueError for other words."""
    of = wording(language)
    text = of.full(text)
    found = _rest(text, of, strict=True)
    if found is None:
        found = _rest(text, of, strict=False)
    if found is None:
        raise ValueError(f"no sentence of the catalogue: {text!r}")
    yield from found


def _rest(text: str, of: Wording, *, strict: bool, unread: set[str] | None = None) -> list[Found] | None:
    """The sentences from here on; None where it does not go on with one, as it does not from any of the `unread`."""
    if not text:
        return []
    unread = set() if unread is None else unread
    for chunk, key, pattern in _known(of) if text not in unread else ():
        if chunk in text:
            for written in (text, text[:1].lower() + text[1:]):
                match = of.reader(pattern, strict=strict, goes_on=True).match(written)
                if match is None:
                    continue
                rest = _rest(text[match.end() :], of, strict=strict, unread=unread)
                if rest is not None:
                    return [(key, match.groupdict()), *rest]
    unread.add(text)
    return None


@cache
def _known(of: Wording) -> tuple[tuple[str, str, str], ...]:
    """Each by the longest words that it must have; of two that fit, a sentence or that with more words is meant."""
    held = ((key, of.pattern(key, english)) for key, english in patterns().items())
    found = [
        (
            key.startswith(PARTS),
            -sum(len(part.words) for part in parts(pattern)),
            _chunk(of, pattern),
            key,
            pattern,
        )
        for key, pattern in held
        if pattern
    ]
    return tuple(each[2:] for each in sorted(found, key=lambda each: each[:2]))


def _chunk(of: Wording, pattern: str) -> str:
    """The longest words of a pattern, but for a first letter, which may be a capital."""
    first, *others = [of.full(part.words) for part in parts(pattern)]
    return max((first[1:], *others), key=len)


@lru_cache(maxsize=65536)
def said(text: str, language: str) -> str | None:
    """Sentences of the catalogue in a language; None where one of them is not translated, or no sentence."""
    if language == ENGLISH:
        return text
    out, into = wording(ENGLISH), wording(language)
    try:
        found = list(read(text))
    except ValueError:
        return None
    return _joined(found, out, into)


def _joined(found: list[Found], out: Wording, into: Wording) -> str | None:
    held = patterns()
    made = []
    for key, slots in found:
        pattern = into.pattern(key, held[key])
        if pattern is None:
            return None
        text = filled(pattern, held[key], slots, out, into)
        made.append(text[:1].upper() + text[1:] if not key.startswith(PARTS) else text)
    return into.space.join(made)


def part_said(text: str, out: Wording, into: Wording) -> str | None:
    """What fills a slot where it is itself a sentence, or a part of one; None where it is neither."""
    found = _rest(text, out, strict=True)
    return _joined(found, out, into) if found else None


def step_patterns(language: str) -> Mapping[str, str]:
    """The sentences of scenarios that a language has, by the English ones."""
    return {english: text for (context, english), text in wording(language).own.items() if context == STEP}


def step_said(text: str, language: str) -> str | None:
    """A step of a scenario in a language, without its keyword; None where its sentence is not translated."""
    return text if language == ENGLISH else _carried(text, wording(ENGLISH), wording(language), language)


def step_read(text: str, language: str) -> str | None:
    """A step that is written in a language, in English; None where no sentence of that language is meant."""
    return text if language == ENGLISH else _carried(text, wording(language), wording(ENGLISH), language)


@lru_cache(maxsize=65536)
def _carried(text: str, out: Wording, into: Wording, language: str) -> str | None:
    full = out.full(text)
    for chunk, pattern, other, english in _step_readers(out, language):
        if chunk in full and (match := out.reader(pattern).fullmatch(full)):
            return filled(other, english, match.groupdict(), out, into)
    return None


@cache
def _step_readers(out: Wording, language: str) -> tuple[tuple[str, str, str, str], ...]:
    """Each sentence: its longest words, how it is read, how it is said, and its English."""
    pairs = step_patterns(language).items()
    rows = [
        (_chunk(out, each), each, there if each is english else english, english)
        for english, there in pairs
        for each in [english if out.language == ENGLISH else there]
    ]
    return tuple(sorted(rows, key=lambda row: -sum(len(part.words) for part in parts(row[1]))))
