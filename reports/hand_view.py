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
    """Collects the lines and the steps of all hands of a page, each once; the data of a hand names them by number."""

    def __init__(self, speech: Speech) -> None:
        self.speech = speech
        self.known: dict[str, int] = {}
        self.steps: dict[str, int] = {}
        self.boards: dict[str, int] = {}

    def data(self, told: Told, drawn: Picture | None, board: str | None = None) -> Markup:
        """JSON for a script element: `d` is the deciding step, `c` the parts of the hand, `s` the numbers of the steps.

        `b` is the number of the empty board, where the page does not draw the deciding step itself. A step is
        twice the number of its line, one more if the finding names its message, then slots with their new values.
        Hands share most of their steps.
        """
        changes = drawn.changes if drawn else [[] for _ in told.lines]
        return _json(
            {
                "d": told.deciding,
                **({} if board is None else {"b": self.boards.setdefault(board, len(self.boards))}),
                "c": [[step, self._number(name)] for step, name in told.chapters],
                "s": [
                    self._step(
                        [2 * self._number(line.said) + line.named, *(x for pair in changed for x in pair)]
                    )
                    for line, changed in zip(told.lines, changes, strict=True)
                ],
            }
        )

    def text(self, part: Part) -> Markup:
        """A line in the language of the page."""
        return marked(self.speech, part)

    @property
    def collected(self) -> Markup:
        """The lines, the steps and the empty boards collected so far, as JSON."""
        lines, steps = (Markup(",").join(map(Markup, each)) for each in (self.known, self.steps))
        boards = _json(list(self.boards))
        return Markup('{{"lines":[{}],"steps":[{}],"boards":{}}}').format(lines, steps, boards)

    def _step(self, step: list[Any]) -> int:
        return self.steps.setdefault(_json(step), len(self.steps))

    def _number(self, part: Part) -> int:
        return self.known.setdefault(_json(data(self.speech, part)), len(self.known))


def _json(value: Any) -> Markup:
    made = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    return Markup(made.replace("<", "\\u003c").replace("&", "\\u0026"))
