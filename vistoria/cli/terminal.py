"""The terminal: results on standard output, everything else on standard error.

Whatever is printed passes `visible`: an engine, a file or a name can move no cursor and colour no word.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.markup import escape
from rich.text import Text

from vistoria.model.visible import brief, visible

if TYPE_CHECKING:
    from vistoria.protocol.handshake import Identity

MOST = 2000
"""Characters of one text from outside; laying out a word of many thousands takes rich seconds."""


def one_line(text: str) -> str:
    """A text from outside in a line of ours: line ends that can be seen, and no more than a page of it."""
    cut = f"{text[:MOST]}… ({len(text) - MOST} more characters)" if len(text) > MOST else text
    return visible(cut).replace("\n", " ⏎ ")


def shown(text: str) -> str:
    """The same where markup is read: a text from outside has none."""
    return escape(one_line(text))


def named(engine: Identity) -> str:
    """Name and version of an engine in a line of ours."""
    return shown(f"{brief(engine.name)} {brief(engine.version)}")


class SafeConsole(Console):
    """A console that prints no control character of a text, and takes no `:smile:` for a picture."""

    def render_str(self, text: str, **options: Any) -> Text:
        """A string with markup as styled text; every string of a print or a table comes by here."""
        return super().render_str(visible(text), **{**options, "emoji": False})


output = SafeConsole(highlight=False, emoji=False)
errors = SafeConsole(stderr=True, highlight=False, emoji=False)
