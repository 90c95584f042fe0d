"""Makes text of an engine or a transcript safe to print: invisible characters are written out."""

from __future__ import annotations

import re

from markupsafe import Markup

_UNSEEN = re.compile(
    "[\x00-\x08\x0b-\x1f\x7f-\x9f\xad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb"
    "\ufdd0-\ufdef\ufffe\uffff\ud800-\udfff\U000e0000-\U000e007f]"
)
"""Control and format characters, lone surrogates and noncharacters, except tab and newline."""


class NothingToShow(TypeError):
    """A template tried to print None; missing data must be shown as missing."""

    def __init__(self) -> None:
        super().__init__("a template prints None: use the macro that says `not stated`")


def visible(text: str) -> str:
    """The text with every invisible or reordering character replaced by a code such as `⟨U+202E⟩`."""
    return _UNSEEN.sub(lambda found: f"⟨U+{ord(found.group()):04X}⟩", text)


def finalize(value: object) -> object:
    """What a template prints for a value; raise NothingToShow for None."""
    if value is None:
        raise NothingToShow
    if isinstance(value, str) and not isinstance(value, Markup):
        return visible(value)
    return value
