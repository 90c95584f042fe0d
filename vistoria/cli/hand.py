"""A recorded hand on the terminal: its history in words, and the table at the deciding moment."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path

from rich.table import Table as Grid
from rich.text import Text

from vistoria.bundle.layout import RESULTS
from vistoria.law.catalogue import installed
from vistoria.model.answer import MalformedAnswer
from vistoria.model.clause import Regulation
from vistoria.model.given import from_json
from vistoria.model.history import read_history
from vistoria.reports.speech import Speech
from vistoria.reports.table_view import CardShown, TableShown, table_shown
from vistoria.reports.told_words import fault_text, text
from vistoria.reports.words import found_line
from vistoria.run.laws import regulation_in
from vistoria.telling import BriefLine, Point, Told, brief, tell
from vistoria.telling.lines import card_text
from vistoria.verdict.play import FoundInPlay
from vistoria.verdict.results import Results

from .reader import colon
from .reader import found as found_words
from .reader import said as messages_of
from .terminal import one_line, output
from .usage_error import UsageError

NARROW = 60
"""Columns below which a seat takes two lines."""


def found_in(transcript: Path, message: int | None) -> tuple[str, FoundInPlay] | None:
    """The first point that play found in a transcript of a run, or that at a message, with its clause."""
    whole = transcript.resolve()
    run = next((folder for folder in whole.parents if (folder / RESULTS).is_file()), None)
    if run is None:
        return None
    try:
        results = from_json((run / RESULTS).read_bytes(), Results)
    except (OSError, ValueError):
        return None  # the transcript can be shown without its results
    return next(
        (
            (name, found)
            for law in results.regulations.values()
            for name, clause in law.clauses.items()
            for found in (clause.in_play.found if clause.in_play else ())
            if run / found.transcript == whole and message in (None, found.message)
        ),
        None,
    )


def show_hand(
    messages: Sequence[Mapping[str, object]],
    message: int | None,
    hand: int | None,
    found: tuple[str, FoundInPlay] | None = None,
) -> None:
    """Print the hand that was under way at a message, or that has this number; raise UsageError if there is none.

    Of what play `found` the clause comes first, and the hand is that in which it came.
    """
    at: Point | None = None
    law = _law_of(messages)
    say = partial(found_words, law=law)
    if found is not None:
        clause, point = found
        output.print(Text(f"{clause}: {one_line(found_line(point, say))}", "bold"))
        message, hand = point.message, point.hand or None
        at = Point(point.demanded, point.seen, point.message)
    try:
        told = tell(read_history(messages), (message,) if message else (), hand, at)
    except (MalformedAnswer, KeyError) as error:
        raise UsageError(f"the transcript cannot be told as a hand: {error}") from None
    if hand is not None and told.hand is None:
        raise UsageError(f"--hand {hand}: the transcript tells no such hand")
    said = messages_of(law)
    chapters = {step + 1: name for step, name in told.chapters}
    for line in brief(told.lines):
        for step in range(line.first, line.last + 1):
            if step in chapters:
                output.print(Text(f"— {text(said, chapters[step])}", "bold"))
        decides = bool(told.steps) and line.first <= told.deciding + 1 <= line.last
        output.print(_line(line, said, decides))
    if told.steps:
        output.print()
        if told.fault is not None:
            words = fault_text(said, told.fault, say)
            output.print(Text(f"⚑ {one_line(words)}", "bold red"))
        _table(table_shown(told.steps[told.deciding].table), told, said)


def _law_of(messages: Sequence[Mapping[str, object]]) -> Regulation | None:
    """The law under which its first table is opened; None where none is, or it is not installed."""
    asked = (
        params.get("regulation") for each in messages if isinstance(params := each.get("params"), Mapping)
    )
    name = next(filter(None, asked), None)
    return regulation_in(installed()[name]) if isinstance(name, str) and name in installed() else None


def _line(line: BriefLine, said: Speech, decides: bool) -> Text:
    words = one_line(text(said, line.said))
    return Text(f"{'⚑' if decides else ' '} {line.first:>3} {words}", "bold yellow" if decides else "")


def _table(shown: TableShown, told: Told, said: Speech) -> None:
    """Print the table; closed cards are in brackets."""
    step = said.text("player.step", n=told.deciding + 1, all=len(told.steps))
    output.print(Text(f"⚑ {said.text('player.deciding')}{colon()}{step}", "bold"))
    for row, cards in shown.rows:
        if cards:
            output.print(f"{said.word('picture', row)}{colon()}{_cards(cards)}", markup=False)
    pots = [
        f"{said.written(amount)} ({' '.join(map(str, seats))})" if seats else said.written(amount)
        for amount, seats in shown.pots
        if amount
    ]
    if pots:
        output.print(f"{said.text('picture.pot')}{colon()}{' + '.join(pots)}")
    keys = ("pdf.seat", "pdf.cards", "pdf.chips", "player.legend.put", "pdf.bet", "pdf.won")
    narrow = output.width < NARROW
    grid = Grid(*(said.text(key) for key in keys), box=None, padding=(0, 1)) if not narrow else None
    for seat in shown.seats:
        number = (
            f"{'●' if seat.marker else ' '}{seat.seat}{'▸' if seat.asked else '×' if seat.is_out else ' '}"
        )
        bet = sum(amount for _, amount in seat.bets)
        sums = ["" if n is None or n == 0 else said.written(n) for n in (seat.put, bet, seat.paid)]
        stack = "" if seat.stack is None else said.written(seat.stack)
        if grid is None:
            output.print(f"{number} {_cards(seat.cards)}", markup=False)
            paid = f" +{sums[2]}" if sums[2] else ""
            output.print(f"     {stack} ↓{sums[0] or 0}{paid}", markup=False)
        else:
            grid.add_row(number, Text(_cards(seat.cards)), stack, *sums)
    if grid is not None:
        output.print(grid)


def _cards(cards: Sequence[CardShown]) -> str:
    return " ".join(
        (card_text(c.card) if c.is_open else f"[{card_text(c.card)}]") if c.card else "[?]" for c in cards
    )
