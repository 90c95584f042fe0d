"""The terminal: results on standard output, everything else on standard error.

Whatever is printed passes `visible`: an engine, a file or a name can move no cursor and colour no word.
"""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.text import Text

from vistoria.model.visible import visible

MOST = 2000
"""Characters of one text from outside; laying out a word of many thousands takes rich seconds."""


def shown(text: str) -> str:
    """A text from outside in a line of ours: no markup, line ends that can be seen, and no more than a page of it."""
    cut = f"{text[:MOST]}… ({len(text) - MOST} more characters)" if len(text) > MOST else text
    return escape(cut.replace("\n", " ⏎ "))


class SafeConsole(Console):
    """A console that prints no control character of a text, and takes no `:smile:` for a picture."""

    def render_str(self, text: str, **options: Any) -> Text:
        """A string with markup as styled text; every string of a print or a table comes by here."""
        return super().render_str(visible(text), **{**options, "emoji": False})


output = SafeConsole(highlight=False, emoji=False)
errors = SafeConsole(stderr=True, highlight=False, emoji=False)
