"""What one type of event means to a table: what it changes, and what in it cannot be."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

from vistoria.model.outcome import Reason

from .state import Table

Key = TypeVar("Key", bound=Hashable)


class Contradiction(Exception):
    """Two things reported cannot both be so; the text names both, in words for whoever wrote the adapter."""

    reason = Reason.CONTRADICTION


class BooksDiffer(Contradiction):
    """A figure reported is not the one that follows from the events before it; the text names both, in chips."""

    reason = Reason.MONEY_LOST


class GivenBeyondChips(BooksDiffer):
    """Somebody gives more chips than he has."""


class Mispaid(Contradiction):
    """Chips that go where they cannot: to who is out or has no part in them, or at other odds than are named."""


class OfferedBeyondChips(Contradiction):
    """Somebody is offered a bet of more than he has."""


class DecidedEarly(Contradiction):
    """For somebody a decision is taken for lack of time before the moment up to which he was told to have it."""


Wrong = list[Contradiction]
"""What was found so far to contradict the table; the first is told."""

Changes = dict[str, Any]
"""Fields of a table with their new values."""

Effect = Callable[[Table, Any, Wrong], Changes]
"""What an event changes; what it contradicts is added to the list."""


@dataclass(frozen=True, slots=True)
class Meaning:
    """One type of event, and which of its fields hold chips, that cannot be below nothing, and its seat or place."""

    effect: Effect
    amounts: tuple[str, ...] = ()
    at: str | None = "seat"
    many: Callable[[Any], tuple[Iterable[int], Iterable[int]]] | None = None
    """Seats and chips of an event that holds several."""


def plus(sums: Mapping[Key, int], key: Key, amount: int) -> dict[Key, int]:
    """The sums with so much more under one key."""
    return {**sums, key: sums.get(key, 0) + amount}


def moved(table: Table, seat: int, amount: int, wrong: Wrong) -> dict[int, int]:
    """Stacks after chips come to a seat or go from it; a stack that was never told stays unknown."""
    stacks = table.stacks
    if seat not in stacks:
        wrong.append(nobody(seat))
        return stacks
    stack = stacks[seat] + amount
    if stack < 0:
        wrong.append(GivenBeyondChips(f"seat {seat} gives {-amount} chips and had {stacks[seat]}"))
    return {**stacks, seat: stack}


def no_seat(seat: int, seats: int) -> Contradiction:
    """A seat that the table has not."""
    return Contradiction(f"there is no seat {seat} at a table of {seats}")


def below_nothing(amount: int) -> Contradiction:
    """Chips that are fewer than none."""
    return Contradiction(f"an amount of {amount} chips")


def nobody(seat: int) -> BooksDiffer:
    """Chips of a seat where nobody sits."""
    return BooksDiffer(f"chips move at seat {seat}, where nobody was reported to sit")


def left_in_play(table: Table, amount: int, wrong: Wrong) -> int:
    """The bets after so much leaves them."""
    if amount > table.in_play:
        wrong.append(BooksDiffer(f"{amount} chips leave the bets, where {table.in_play} lie"))
    return table.in_play - amount


def left_of(table: Table, seat: int, amount: int, what: str, wrong: Wrong) -> dict[int, int]:
    """What each seat has in play after so much of one seat's goes."""
    lay = table.put.get(seat, 0)
    if amount > lay:
        wrong.append(Contradiction(f"{amount} {what} of seat {seat}, which has {lay} in play"))
    return {**table.put, seat: lay - amount}


def agree(what: str, reported: int, follows: int, wrong: Wrong) -> None:
    """A figure has to be the one that follows."""
    if reported != follows:
        wrong.append(
            BooksDiffer(f"{what} is reported as {reported}, and {follows} by what was reported before")
        )


def told(when: str, stacks: Mapping[int, int], reported: Mapping[int, int], wrong: Wrong) -> dict[int, int]:
    """Stacks as they are reported, for one hand; an engine may leave out seats that are not in it."""
    for seat, stack in reported.items():
        if seat not in stacks:
            wrong.append(nobody(seat))
        elif stack != stacks[seat]:
            agree(f"the stack of seat {seat} {when}", stack, stacks[seat], wrong)
    return {**stacks, **reported}
