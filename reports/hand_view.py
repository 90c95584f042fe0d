"""What the script of the page shows, as data: hands step by step, and the scenarios that are folded."""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Sequence
from dataclasses import replace

import msgspec
from markupsafe import Markup

from vistoria.model.evidence import CheckMade
from vistoria.model.visible import visible
from vistoria.telling import Part, Told
from vistoria.telling.lines import card_text

from .by_hand import ByHand, is_act, is_dealt
from .picture import Picture, Slot
from .scenario_view import ScenarioShown, StepShown
from .speech import Speech
from .told_words import data, marked
from .voices import Voices

DIGEST = re.compile("[0-9a-f]{64}")
PIECE = re.compile(r"(?=<(?:use|text|/svg))")
"""Where the markup of an empty board is cut: boards share most of their places."""


class Hands:
    """Collects what the script of a page shows of hands and scenarios, each thing once, under a number."""

    def __init__(self, speech: Speech) -> None:
        self.speech = speech
        self.lines: dict[str, int] = {}
        self.steps: dict[str, int] = {}
        self.slots: dict[tuple[object, ...], int] = {}
        self.pieces: dict[tuple[str, int], int] = {}
        self.boards: dict[str, int] = {}
        self.hands: dict[str, int] = {}
        self.texts: dict[tuple[StepShown, tuple[int, int]], int] = {}
        self.written: list[Markup] = []
        self.rows: list[Markup] = []

    def number(self, told: Told, drawn: Picture | None, board: str, law: str) -> int:
        """The number of a hand: its deciding step, its board, its parts, and the numbers of its steps.

        `board` is the markup of the empty board. A part is the step with which it begins and its name. A step is twice
        the number of its line, one more if the finding names its message, then slots with their new values. A slot has
        one number, wherever a board has it: hands share most of their steps. A negative number among these stands for
        so many numbers that follow on.
        """
        changes = drawn.changes if drawn else [[] for _ in told.lines]
        slots = [self._slot(each) for each in drawn.slots] if drawn else []
        steps = (
            (
                2 * self._line(line.said, law) + line.named,
                *(x for i, value in changed for x in (slots[i], value)),
            )
            for line, changed in zip(told.lines, changes, strict=True)
        )
        parts = [x for step, name in told.chapters for x in (step, self._line(name, law))]
        runs = _runs([self.steps.setdefault(",".join(map(str, step)), len(self.steps)) for step in steps])
        return _numbered(self.hands, [told.deciding, self._board(board, slots), parts, runs])

    def text(self, part: Part, law: str) -> Markup:
        """A line in the language of the page."""
        return marked(self.speech.of(law), part)

    def row(self, shown: ScenarioShown, feature: str, board: str, voices: Voices) -> int:
        """The number of a scenario that is folded: its hand, how to repeat it, steps, checks, SHA-256 and line.

        The hand is -1 where none was played: then there is no transcript. A step is its text and its last message.
        The feature is named where it is not the one given, and the transcript where its name is not the scenario's.
        """
        result = shown.result
        usual = f"transcripts/{result.id.replace('#', '--').replace('~', '--')}.jsonl"
        checks = [self._check(each, voices, shown.law, alone=len(result.made) == 1) for each in result.made]
        row = [
            self.number(shown.told, shown.picture, board, shown.law) if shown.told else -1,
            _repeated(shown.by_hand, shown.told),
            [x for step in shown.steps for x in (self._text(step, voices, shown.law), step.upto)],
            checks,
            _short(result.sha256 or ""),
            result.line if result.feature == feature else f"{result.feature}:{result.line}",
            *([] if result.transcript in (usual, None) else [visible(str(result.transcript))]),
        ]
        self.rows.append(_json(row))
        return len(self.rows) - 1

    @property
    def collected(self) -> Markup:
        """All of it so far, as JSON; `acts` and `dealt` are the numbers of such lines."""
        told = {key.removeprefix("tell."): number for key, number in self.speech.numbers.items()}
        acts, dealt = ([n for key, n in told.items() if each(key)] for each in (is_act, is_dealt))
        parts = {
            "lines": self.lines, "boards": self.boards, "hands": self.hands, "texts": self.written, "rows": self.rows,
        }  # fmt: skip
        whole = {"acts": acts, "dealt": dealt, "pieces": [*self.pieces], "steps": ";".join(self.steps)}
        rows = [f'"{name}":{_json(each)}' for name, each in whole.items()]
        rows += [f'"{name}":[{",".join(each)}]' for name, each in parts.items()]
        return Markup("{" + ",".join(rows) + "}")

    def _text(self, step: StepShown, voices: Voices, law: str) -> int:
        """A step: its keyword and its words; its table, with the numbers of its heads; what it is if it is not done."""
        step = replace(step, upto=0)
        text = voices.number("keyword", step.keyword), voices.number("step", step.text, law)
        if (step, text) not in self.texts:
            heads = [str(voices.number("head", head)) for cells in step.table[:1] for head in cells]
            cells = "\n".join("\t".join(map(visible, each)) for each in ((*heads,), *step.table[1:]))
            more = [] if step.is_done else [step.status, self.speech.numbers[f"step.{step.status}"]]
            self.texts[step, text] = len(self.texts)
            self.written.append(_json([*text, *([cells, *more] if cells or more else [])]))
        return self.texts[step, text]

    def _check(self, made: CheckMade, voices: Voices, law: str, *, alone: bool) -> list[object]:
        """A check: its name with its literals, its verdict if it did not pass; and its finding, if there are others."""
        literals = (f" {key}={value}" for key, value in sorted(made.literals.items()))
        finding = made.finding
        verdict = 0 if finding.verdict == "passed" else self.speech.numbers[f"finding.{finding.verdict}"]
        texts = [voices.number("found", each, law) for each in (finding.expected, finding.observed)]
        more = [] if alone else [*texts, *finding.messages]
        return [visible(made.check + "".join(literals)), verdict, *more]

    def _board(self, markup: str, slots: Sequence[int]) -> int:
        first, *pieces = PIECE.split(markup) if slots else ("",)
        labels = len(pieces) - len(slots) - 1
        of = [-1] * (labels + 1) + [*slots, -1]
        each = zip((first, *pieces), of, strict=False)
        return _numbered(self.boards, [self.pieces.setdefault(piece, len(self.pieces)) for piece in each])

    def _slot(self, of: Slot) -> int:
        return self.slots.setdefault((of.kind, of.of, of.i), len(self.slots))

    def _line(self, part: Part, law: str) -> int:
        return _numbered(self.lines, data(self.speech.of(law), part))


def _numbered(held: dict[str, int], value: object) -> int:
    return held.setdefault(_json(value), len(held))


def _short(digest: str) -> str:
    """A SHA-256 in hexadecimal in Base64, which the script of the page writes out; another text as it is."""
    return b64encode(bytes.fromhex(digest)).decode().rstrip("=") if DIGEST.fullmatch(digest) else digest


def _repeated(hand: ByHand | None, told: Told | None) -> list[object]:
    """Marker, deck, whether players act, and chips with the seats that have so many; nothing without a hand.

    The deck is 1 if it is the cards of the lines up to the step that decided.
    """
    if hand is None or told is None:
        return []
    groups = ([stack, *seats] for seats, stack in hand.stacks)
    dealt = [
        line.said.slots.get("card") for line in told.lines[: told.deciding + 1] if is_dealt(line.said.key)
    ]
    deck = 1 if dealt == [card_text(card) for card in hand.deck] else "".join(map(str, hand.deck))
    return [hand.marker or 0, deck, int(bool(hand.acts)), *groups]


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


def _json(value: object) -> Markup:
    made = msgspec.json.encode(value, enc_hook=str).decode()  # str: for Markup
    return Markup(made.replace("<", "\\u003c").replace("&", "\\u0026"))
