"""Spaces beside Chinese: none before or after a number, one beside a word in Latin letters."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from string import Formatter

IDEOGRAPH = "\u3400-\u9fff"
FULL_WIDTH = "，。；：、？！（）「」《》…"
_NUMBER = r"\d+(?:,\d{3})*(?:\.\d+)?(?:/\d+)?%?"

_WIDE = rf"[{IDEOGRAPH}{FULL_WIDTH}]"
_BESIDE = re.compile(rf"(?<={_WIDE}) (?=\S)|(?<=\S) (?={_WIDE})")
_OPENS = re.compile(rf" ?(?={_WIDE})")
_CLOSES = re.compile(rf"(?<={_WIDE}) ?\Z")
_IS_WIDE = re.compile(_WIDE)
_SIGN = re.compile(rf"[{FULL_WIDTH}]")
_CLOSE_BEFORE = re.compile(rf"{_WIDE}|{_NUMBER}(?:\Z|{_WIDE})")
"""How a value begins that stands close to Chinese before it."""
_CLOSE_AFTER = re.compile(rf"(?:.*{_WIDE}|(?:.*{_WIDE})?{_NUMBER})\Z", re.DOTALL)
"""How a value ends that stands close to Chinese after it."""


def close(text: str) -> str:
    """A text without spaces beside Chinese, the form in which it is read."""
    return _BESIDE.sub("", text)


def fit(words: str, before: str, after: str) -> str:
    """Words of a pattern behind what is said and before what fills a slot, with the spaces that Chinese has there.

    Words without Chinese beside a slot are left as they are, and so is what fills a slot.
    """
    if words == " ":
        beside = before[-1:], after[:1]
        return "" if all(map(_IS_WIDE.match, beside)) or any(map(_SIGN.match, beside)) else words
    if before and (opens := _OPENS.match(words)):
        near = _CLOSE_AFTER.match(before) or _SIGN.match(words[opens.end()])
        words = ("" if near else " ") + words[opens.end() :]
    if after and (closes := _CLOSES.search(words)):
        near = _CLOSE_BEFORE.match(after) or _SIGN.match(words[closes.start() - 1])
        words = words[: closes.start()] + ("" if near else " ")
    return words


def woven(pattern: str, slots: Mapping[str, str]) -> str:
    """A pattern, such as `{hands} hands`, with what fills its slots."""
    said = words = ""
    for more, name in _pieces(pattern):
        words += more
        if value := slots[name] if name else "":
            said += fit(words, said, value) + value
            words = ""
    return said + fit(words, said, "")


def beside(first: str, second: str) -> str:
    """A text after another."""
    return f"{first}{fit(' ', first, second)}{second}"


@lru_cache(maxsize=4096)
def _pieces(pattern: str) -> tuple[tuple[str, str | None], ...]:
    return tuple((words, name) for words, name, _, _ in Formatter().parse(pattern))
