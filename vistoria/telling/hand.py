"""One hand: its lines, the table at each of its steps, and the step that decided."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from vistoria.model.event import Event, HandEnded, Posted, UnknownEvent
from vistoria.model.hand import Hand
from vistoria.model.history import Exchange, History
from vistoria.table import Table, after, after_all, table_before

from .asked import answers_of
from .chapters import Chapters
from .lines import line_of
from .pointing import Fault, Point, pointed
from .said import Said

MOST = 40
"""Lines of a conversation without a hand."""


class Line(NamedTuple):
    """One line of the history; `n` is the number of the message that says it."""

    n: int
    said: Said
    named: bool
    """Whether the finding names its message."""


class Step(NamedTuple):
    """The table after a line."""

    line: Line
    table: Table


@dataclass(frozen=True)
class Told:
    """A hand, step by step; without a hand there are lines and no steps."""

    hand: Hand | None
    lines: tuple[Line, ...]
    steps: tuple[Step, ...] = ()
    """One for each line."""
    chapters: tuple[tuple[int, Said], ...] = ()
    """The step with which each part of the hand begins, and its name."""
    deciding: int = 0
    """The step at which it was decided."""
    fault: Fault | None = None
    """What broke the law, if something did."""


@dataclass
class _Telling:
    named: frozenset[int]
    steps: list[Step] = field(default_factory=list)
    chapters: Chapters = field(default_factory=Chapters)

    def add(self, n: int, said: Said, table: Table, event: Event | UnknownEvent | None = None) -> None:
        self.chapters.see(len(self.steps), event, table)
        self.steps.append(Step(Line(n, said, n in self.named), table))


def tell(
    history: History, named: Sequence[int] = (), number: int | None = None, point: Point | None = None
) -> Told:
    """The hand that was under way at the last message named; without names, the last one.

    A `number` chooses a hand of the table by its own number, counted from 1; it is told as far as the message named.
    A request stands for its reply. With a `point` at which the law was broken, its act decides, or the moment at
    which what it demands did not come.
    """
    replies = frozenset(n + n % 2 for n in named)
    last = max(replies, default=0) or history.length
    if point is not None and point.message is not None:
        point = point._replace(message=point.message + point.message % 2)
    begun = [
        hand for hand in history.hands
        if hand.events[0].n <= last and (number is None or number == _number(hand))
    ]  # fmt: skip
    if not begun:
        return Told(None, tuple(_conversation(history, replies, last))[-MOST:])
    hand = begun[-1]
    telling = _Telling(replies)
    _before(hand, telling)
    _during(history, hand, max(hand.last_message, last if number is None or replies else 0), telling)
    steps = tuple(telling.steps)
    lines = tuple(step.line for step in steps)
    fault, at = pointed([(line.n, line.said) for line in lines], last, point) if point else (None, None)
    if at is None:
        at = _deciding(steps, point.message or last if point else last)
    return Told(hand, lines, steps, telling.chapters.found, at, fault)


def _number(hand: Hand) -> int:
    """The number of a hand at its table."""
    number = 1
    while hand.previous is not None:
        number, hand = number + 1, hand.previous
    return number


def _before(hand: Hand, telling: _Telling) -> None:
    """The bets that were made for the hand before it began."""
    if hand.previous is None:
        table, events = Table.opened(hand.opened), hand.earlier
    else:
        table, events = table_before(hand.previous), hand.previous.events
        end = next((i for i, h in enumerate(events) if isinstance(h.event, HandEnded)), len(events) - 1) + 1
        table, events = after_all(table, (h.event for h in events[:end])), events[end:]
    for h in events:
        table = after(table, h.event)
        if isinstance(h.event, Posted):
            telling.add(h.n, line_of(h.event), table, h.event)


def _during(history: History, hand: Hand, last: int, telling: _Telling) -> None:
    """The events of the hand, and what was asked and refused between them."""
    own = {id(h.event) for h in hand.events}
    table, first = table_before(hand), hand.events[0].n
    for exchange in history.exchanges:
        n = exchange.n + 1
        if exchange.table not in (None, hand.table) or not first <= n <= last:
            continue
        for accepted, said in answers_of(exchange):
            if said is not None:
                telling.add(n, said, table)
            for event in accepted.events if accepted else ():
                if id(event) in own:
                    words = line_of(event, table)
                    table = _after(table, event)
                    telling.add(n, words, table, event)


def _after(table: Table, event: Event | UnknownEvent) -> Table:
    """The table after an event; at the end of the hand the bets and pots still lie, with the stacks of the end."""
    over = after(table, event)
    if isinstance(event, HandEnded):
        return table.but(stacks=over.stacks, gone=over.gone, pool=over.pool, running=False, asked=None)
    return over


def _deciding(steps: Sequence[Step], last: int) -> int:
    """The last step of the message, apart from the end of the hand."""
    upto = [i for i, step in enumerate(steps) if step.line.n <= last] or [0]
    ends = upto[-1] > 0 and steps[upto[-1]].line.said.key == "hand-ended"
    return upto[-1] - ends


def _conversation(history: History, named: frozenset[int], last: int) -> Iterator[Line]:
    for exchange in history.exchanges:
        if exchange.n + 1 <= last:
            yield from _lines(exchange, exchange.n + 1 in named)


def _lines(exchange: Exchange, named: bool) -> Iterator[Line]:
    for accepted, said in answers_of(exchange):
        if said is not None:
            yield Line(exchange.n + 1, said, named)
        for event in accepted.events if accepted else ():
            yield Line(exchange.n + 1, line_of(event), named)
