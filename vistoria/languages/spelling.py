"""How a country spells a language otherwise than the catalogue does, and a law words it; but for what is quoted."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache

from .catalogue import manifest

_WORDS = re.compile(r"«[^»]*»|[A-Za-zÀ-ÿ-]+")
_KEPT = r"«[^»]*»|「[^」]*」|\{[^}]*\}"
"""What is quoted, and the slots of a pattern."""
_LETTER = "[a-zà-ÿ]"


def respelt(text: str, language: str, tag: str) -> str:
    """A text of the catalogue as a country spells it: `respelt(text, "pt", "pt-PT")`."""
    words = spellings(language).get(tag)
    return _WORDS.sub(lambda found: _own(found[0], words), text) if words else text


def in_words(text: str, words: Mapping[str, str]) -> str:
    """A text in which words of a law take the place of others, as in `law_words`."""
    return _any_of(tuple(words)).sub(lambda found: _own(found[0], words), text) if words else text


@cache
def _any_of(words: tuple[str, ...]) -> re.Pattern[str]:
    """What is kept, or one of these words; of two that begin alike the longer."""
    longest = "|".join(map(re.escape, sorted(words, key=len, reverse=True)))
    return re.compile(rf"{_KEPT}|(?<!{_LETTER})(?:{longest})(?!{_LETTER})", re.IGNORECASE)


def as_before(text: str, language: str) -> str:
    """A text in which CLDR writes months with a small letter, spelled as the catalogue does."""
    months = {
        new: old for each in spellings(language).values() for old, new in each.items() if old.lower() == new
    }
    return _WORDS.sub(lambda found: months.get(found[0], found[0]), text)


@cache
def spellings(language: str) -> Mapping[str, Mapping[str, str]]:
    """By tag: the words that are spelled otherwise there."""
    held = manifest(language).get("spelling", {})
    return held if isinstance(held, Mapping) else {}


def _own(word: str, words: Mapping[str, str]) -> str:
    if word in words or word[0] in "«「{":
        return words.get(word, word)
    said = words.get(word.lower(), word)
    return said if word[:1].islower() or said == word else said[:1].upper() + said[1:]
