"""What the text format says of a hand once more, after it and on each street; one that contradicts itself is none."""

from __future__ import annotations

import re
from collections.abc import Sequence
from decimal import Decimal

from vistoria.model.event import Dealt, Paid, Returned
from vistoria.model.place import Seat

from ..course import MOST_DECIMALS, Course, amount, cards
from ..record import NotThisHand

SUM = r"[^\d\s-]?([\d,]+(?:\.\d+)?)"
CARDS = r"\[([^\[\]]*)\]"
TOTAL = re.compile(rf"^Total pot {SUM}.*\| Rake {SUM}")
TAKEN = re.compile(rf"\| (?!Rake)([A-Z][A-Za-z ]*?) {SUM}")
"""What is taken of the pot beside the commission, as for a jackpot."""
BELOW = re.compile(r"(?:^Total pot| \| [A-Z][A-Za-z ]*) -\S*\d")
BOARD = re.compile(rf"^Board {CARDS}")
SEAT = re.compile(r"^Seat (\d+): ")
HELD = re.compile(rf"\b(?:showed|mucked) {CARDS}")
WON = re.compile(rf"\b(?:won|collected) \({SUM}\)")
LOST = re.compile(r"\bshowed \[[^\]]*\] and lost\b")
KNOWN = re.compile(r"\*\*\* SUMMARY|Total pot |(?:[A-Z]+ )?Board \[|Seat \d+: |Hand was run ")
RUN = re.compile(r"Hand was run (?!once)")
SUMS_OR_CARDS = re.compile(r"(?<![^\s($€£¥])\d[\d,.]*(?![^\s)])|\[")
"""What a line says that must be read."""


def sums_up(course: Course, lines: Sequence[str]) -> str | None:
    """Hear the summary of a hand, and what commission it tells; None for none, or for one that may break off.

    Raises NotThisHand for another line that tells of sums or cards, and where it contradicts what was told before.
    """
    for line in lines:
        if line.startswith("Total pot "):
            course.variants += [word.lower() for word, taken in TAKEN.findall(line) if course.units(taken)]
        elif RUN.match(line):
            course.variants.append("run twice")
        elif not KNOWN.match(line) and SUMS_OR_CARDS.search(line):
            raise NotThisHand(f"no line of the format: {line.strip()[:120]!r}")
    rake = None
    for number, line in enumerate(lines, start=1):
        total, is_whole = TOTAL.match(line), number < len(lines)
        if BELOW.search(line):
            raise NotThisHand(f"a sum below zero: {line.strip()[:120]!r}")
        if total and not course.variants:
            _adds_up(course, total[1], total[2], is_whole=is_whole)
        if total and is_whole and not course.doubt:
            rake = rake or total[2]
        if not course.variants:
            _agrees(course, line)
    return rake


def _adds_up(course: Course, pot: str, rake: str, *, is_whole: bool) -> None:
    """What was won, and a bet that came back where it counts, with the commission is the pot.

    Of a line that may break off in the middle of the commission, that is as far as it goes.
    """
    won, back = (sum(e.amount for e in course.events if isinstance(e, kind)) for kind in (Paid, Returned))
    taken = course.units(pot) - won
    for left in (taken, taken - back):
        due = f"{Decimal(left) / course.scale:.{MOST_DECIMALS}f}"
        if course.units(rake) == left if is_whole else due.startswith(rake.replace(",", "")):
            return
    if won:
        paid = amount(won, course.scale)
        other = NotThisHand(f"it tells of a pot of {pot}, a commission of {rake}, and {paid} that were won")
        if course.rest() != taken:  # the pot is not what was put in
            raise other
        course.doubt = str(other)


def _agrees(course: Course, line: str) -> None:
    """The board, the cards of a seat, and what it won, are those that were told before."""
    if board := BOARD.match(line):
        same_board(course, board[1])
    seat = SEAT.match(line)
    player = next((each for each in course.players if seat and each.seat == int(seat[1])), None)
    if seat is None or player is None or not line.startswith(player.name, seat.end()):
        return
    said = line[seat.end() + len(player.name) :]
    if held := HELD.search(said):
        course.knows(Seat(player.seat), [card for card in cards(held[1]) if card])
    sums = [e.amount for e in course.events if isinstance(e, Paid) and e.seat == player.seat]
    back = sum(e.amount for e in course.events if isinstance(e, Returned) and e.seat == player.seat)
    told = [course.units(each) for each in WON.findall(said)]
    if LOST.search(said) and not told:
        told = [0]
    for won in told:
        if won not in (sum(sums), sum(sums) + back, *sums) and sum(told) != sum(sums):
            one, other = (amount(each, course.scale) for each in (sum(sums), won))
            raise NotThisHand(f"it tells that seat {player.seat} won {one}, and that it won {other}")


def same_board(course: Course, told: str) -> None:
    """Raise NotThisHand where the board, told once more, is another; of a foreign term of play nobody knows."""
    if course.variants:
        return
    board = [e.card for e in course.events if isinstance(e, Dealt) and e.to == "community"]
    again = [*cards(told)]
    if board != again:
        one, other = (" ".join(card or "??" for card in each) for each in (board, again))
        raise NotThisHand(f"it tells of the board {one}, and of the board {other}")


def raised(course: Course, seat: int, by: str, to: str) -> None:
    """A raise, told twice: by how much, over what is bet or over what the seat has bet, and to which total.

    What is bet is not known where a blind is short, or under a foreign term of play.
    """
    level, own = max(course.bets.values(), default=0), course.bets.get(seat, 0)
    total = course.units(to)
    is_known = not (course.is_short or course.variants)
    if is_known and course.units(by) not in (total - level, total - own, total):
        raise NotThisHand(f"seat {seat} raises by {by} to {to}, where {amount(level, course.scale)} was bet")
    course.act(seat, "raise", to=to)
