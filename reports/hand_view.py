"""Told hands as the script of the page reads them: each step with its line and what changes in the picture."""

from __future__ import annotations

import json
from typing import Any

from markupsafe import Markup

from vistoria.telling import Part, Told

from .picture import Picture
from .speech import Speech
from .told_words import data, marked


class Hands:
    """Collects the lines of all hands of a page, each once; the data of a hand names them by number."""

    def __init__(self, speech: Speech) -> None:
        self.speech = speech
        self.known: dict[str, int] = {}

    def data(self, told: Told, drawn: Picture | None) -> Markup:
        """JSON for a script element: `d` is the deciding step, `c` the parts of the hand, `s` the steps.

        A step is its message, whether the finding names it, its line, and slots with their new values in turn.
        """
        changes = drawn.changes if drawn else [[] for _ in told.lines]
        return _json(
            {
                "d": told.deciding,
                "c": [[step, self._number(name)] for step, name in told.chapters],
                "s": [
                    [
                        line.n,
                        int(line.named),
                        self._number(line.said),
                        *(each for pair in changed for each in pair),
                    ]
                    for line, changed in zip(told.lines, changes, strict=True)
                ],
            }
        )

    def text(self, part: Part) -> Markup:
        """A line in the language of the page."""
        return marked(self.speech, part)

    @property
    def lines(self) -> Markup:
        """The lines collected so far, as JSON."""
        return Markup("[{}]").format(Markup(",").join(map(Markup, self.known)))

    def _number(self, part: Part) -> int:
        return self.known.setdefault(_json(data(self.speech, part)), len(self.known))


def _json(value: Any) -> Markup:
    made = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    return Markup(made.replace("<", "\\u003c").replace("&", "\\u0026"))
