"""Makes text from outside safe to print: invisible characters are written out. Every output uses this."""

from __future__ import annotations

import json
import re
from typing import Any
from unicodedata import name as name_of

_UNSEEN = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\xad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb"
    "\ufdd0-\ufdef\ufffe\uffff\ud800-\udfff\U000e0000-\U000e007f]"
)
"""Control and format characters, lone surrogates and noncharacters, except tab and newline."""

LATIN = frozenset({"LATIN", "MASCULINE", "FEMININE"})
"""First words of the names of Latin letters, with the signs in `n.º` and `n.ª`."""
EAST_ASIAN = frozenset(
    {"CJK", "IDEOGRAPHIC", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA", "BOPOMOFO", "HANGUL"}
)
"""Letters that nobody takes for Latin ones, beside which they stand in many names."""
LONGEST_NAME = 200


def visible(text: str) -> str:
    """The text with every invisible or reordering character replaced by a code such as `⟨U+202E⟩`."""
    return _UNSEEN.sub(lambda found: f"⟨U+{ord(found.group()):04X}⟩", text)


def foreign(text: str, *, alone: bool = False) -> str:
    """A script whose letters can look like Latin ones and stand here among others, or `alone` too; "" without one."""
    kinds = {name_of(each, "").partition(" ")[0] for each in text if each.isalpha()}
    found = kinds - LATIN - EAST_ASIAN
    return min(found).capitalize() if found and (alone or len(kinds) > 1) else ""


def brief(text: str) -> str:
    """A name in a line of ours: its beginning, where it is longer than a name, and how much more there is."""
    return (
        text
        if len(text) <= LONGEST_NAME
        else f"{text[:LONGEST_NAME]}… ({len(text) - LONGEST_NAME} more characters)"
    )


def all_visible(value: Any) -> Any:
    """A value of JSON in which every text is visible."""
    match value:
        case str():
            return visible(value)
        case list():
            return [all_visible(each) for each in value]
        case dict():
            return {key: all_visible(each) for key, each in value.items()}
    return value


def visible_json(text: str) -> str:
    """JSON of the same meaning in which every invisible or reordering character is an escape."""
    return _UNSEEN.sub(lambda found: json.dumps(found.group())[1:-1].replace("\x7f", "\\u007f"), text)
