"""Told hands as the script of the page reads them: each step with its line and what changes in the picture."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from markupsafe import Markup

from vistoria.telling import Part, Told

from .by_hand import is_act
from .picture import Picture
from .scenario_view import StepShown
from .speech import Speech
from .told_words import data, marked

PIECE = re.compile(r"(?=<(?:use|text|/svg))")
"""Where the markup of an empty board is cut: boards share most of their places."""


class Hands:
    """Collects the lines and the steps of all hands of a page, each once; the data of a hand names them by number."""

    def __init__(self, speech: Speech) -> None:
        self.speech = speech
        self.known: dict[str, int] = {}
        self.steps: dict[str, int] = {}
        self.pieces: dict[str, int] = {}
        self.boards: dict[str, int] = {}
        self.texts: dict[str, int] = {}

    def data(self, told: Told, drawn: Picture | None, board: str | None = None) -> Markup:
        """JSON for a script element: `d` is the deciding step, `c` the parts of the hand, `s` the numbers of the steps.

        `b` is the number of the empty board, where the page does not draw the deciding step itself. A step is
        twice the number of its line, one more if the finding names its message, then slots with their new values.
        Hands share most of their steps; a negative number in `s` stands for so many numbers that follow on.
        """
        changes = drawn.changes if drawn else [[] for _ in told.lines]
        return _json(
            {
                "d": told.deciding,
                **({} if board is None else {"b": self._board(board)}),
                "c": [[step, self._number(name)] for step, name in told.chapters],
                "s": _runs(
                    [
                        self._step(
                            [2 * self._number(line.said) + line.named, *(x for pair in changed for x in pair)]
                        )
                        for line, changed in zip(told.lines, changes, strict=True)
                    ]
                ),
            }
        )

    def text(self, part: Part) -> Markup:
        """A line in the language of the page."""
        return marked(self.speech, part)

    def steps_of(self, steps: Sequence[StepShown], markup: Callable[[StepShown], str]) -> Markup:
        """The steps of a scenario as numbers: for each that of its markup, and its last message."""
        numbers = ((self.texts.setdefault(markup(s).strip(), len(self.texts)), s.upto) for s in steps)
        return Markup(",").join(str(n) for both in numbers for n in both)

    @property
    def collected(self) -> Markup:
        """The lines, the steps, the empty boards and the texts of scenarios so far, as JSON; `acts` are keys."""
        held = {"lines": self.known, "steps": self.steps, "boards": self.boards}
        acts = [n for key, n in self.speech.numbers.items() if is_act(key.removeprefix("tell."))]
        rows = [f'"acts":{_json(acts)}']
        rows += [f'"{name}":[{",".join(each)}]' for name, each in held.items()]
        rows += [
            f'"{name}":{_json(list(each))}' for name, each in (("pieces", self.pieces), ("texts", self.texts))
        ]
        return Markup("{" + ",".join(rows) + "}")

    def _board(self, markup: str) -> int:
        pieces = [self.pieces.setdefault(piece, len(self.pieces)) for piece in PIECE.split(markup)]
        return self.boards.setdefault(_json(pieces), len(self.boards))

    def _step(self, step: list[Any]) -> int:
        return self.steps.setdefault(_json(step), len(self.steps))

    def _number(self, part: Part) -> int:
        return self.known.setdefault(_json(data(self.speech, part)), len(self.known))


def _runs(numbers: Sequence[int]) -> list[int]:
    """The numbers, with each run of numbers that follow on as its length, negative."""
    made: list[int] = []
    for before, number in zip([None, *numbers], numbers, strict=False):
        if before is None or number != before + 1:
            made.append(number)
        elif made[-1] < 0:
            made[-1] -= 1
        else:
            made.append(-1)
    return made


def _json(value: Any) -> Markup:
    made = msgspec.json.encode(value, enc_hook=str).decode()  # str: for Markup
    return Markup(made.replace("<", "\\u003c").replace("&", "\\u0026"))
