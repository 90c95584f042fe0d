"""The kinds of literals that a sentence can hold: how each is written, and the JSON value it stands for.

A sentence names a kind in a placeholder: `{seats:seats}`. Beside these there are `d`, a whole number, and `w`
and `S`, one word. A converter raises ValueError for a literal that is written right and cannot be meant.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from parse import with_pattern

SEATS = r"(?:seats? )?\d+(?:, \d+)*(?: and \d+)?"
SUMS = r"\d+ to seat \d+(?:, \d+ to seat \d+)*(?: and \d+ to seat \d+)?"
_RESULT = r"seat \d+ (?:wins \d+|loses \d+|breaks even)"
ORDINALS = ("first", "second", "third", "fourth", "fifth")
_FEW = {"one": 1, "five": 5}

KINDS: dict[str, Callable[[str], object]] = {}
"""Converters by the name of the kind; each has its pattern, as the library `parse` wants it."""

C = TypeVar("C", bound=Callable[[str], object])


def kind(pattern: str, among: dict[str, Callable[[str], object]] = KINDS) -> Callable[[C], C]:
    """Register a converter as a kind of literal that is written so, under its function's name, which is free."""

    def add(converter: C) -> C:
        if among.setdefault(converter.__name__, converter) is not converter:
            raise ValueError(f"two kinds of literals are named {converter.__name__}")
        with_pattern(pattern)(converter)
        return converter

    return add


@kind(SEATS)
def seats(text: str) -> list[int]:
    """`seats 2, 3 and 4` as numbers; a seat may stand twice where the sentence tells of turns."""
    return [int(number) for number in re.findall(r"\d+", text)]


@kind(r"\d+(?:, \d+)*(?: and \d+)?")
def amounts(text: str) -> list[int]:
    """`20, 40 and 60` as chips."""
    return seats(text)


@kind(r"\d+(?: or \d+)*")
def either(text: str) -> list[int]:
    """`3 or 5` as numbers."""
    return seats(text)


@kind(rf"seat \d+ to {SEATS}")
def way(text: str) -> list[int]:
    """`seat 4 to seats 3 and 2`: where something begins, and where it goes on to."""
    return seats(text)


@kind(rf"{SEATS}(?: or {SEATS})*")
def orders(text: str) -> list[list[int]]:
    """`seats 1 and 2 or seats 2 and 1`: one order of seats, or another."""
    return [seats(order) for order in text.split(" or ")]


@kind(SUMS)
def sums(text: str) -> dict[str, int]:
    """`143 to seat 1 and 142 to seat 2`, by seat."""
    return _by_seat((seat, int(amount)) for amount, seat in re.findall(r"(\d+) to seat (\d+)", text))


@kind(SUMS.replace(" to ", " by "))
def bets(text: str) -> dict[str, int]:
    """`20 by seat 1 and 40 by seat 2`, by seat."""
    return sums(text.replace(" by ", " to "))


@kind(rf"{_RESULT}(?:, {_RESULT})*(?: and {_RESULT})?")
def results(text: str) -> dict[str, int]:
    """`seat 1 wins 300, seat 2 loses 100 and seat 3 breaks even` by seat, in chips more or fewer."""
    found = re.findall(r"seat (\d+) (wins|loses|breaks)(?: (\d+))?", text)
    signs = {"wins": 1, "loses": -1, "breaks": 0}
    return _by_seat((seat, signs[verb] * int(amount or 0)) for seat, verb, amount in found)


@kind(r"(?:gain|loss) of \d+")
def result(text: str) -> int:
    """`gain of 92` in chips; a loss is below zero."""
    sign, _, amount = text.split()
    return {"gain": 1, "loss": -1}[sign] * int(amount)


@kind(r"nobody|\d+ to seat \d+(?:(?:,| and) \d+ to seat \d+)*")
def prizes(text: str) -> list[list[int]]:
    """`100000 to seat 3 and 900000 to seat 1` as pairs of seat and chips; `nobody` as none."""
    return [[int(seat), int(amount)] for amount, seat in re.findall(r"(\d+) to seat (\d+)", text)]


@kind(r"\d+ to seat \d+(?:, then \d+ to seat \d+)+")
def prizes_in_turn(text: str) -> list[list[int]]:
    """`100000 to seat 3, then 900000 to seat 1` as pairs of seat and chips, in this order."""
    return prizes(text)


@kind(r"\d+")
def percent(text: str) -> list[int]:
    """The number before a percent sign, as numerator and denominator."""
    return [int(text), 100]


@kind(r"from \d+ to \d+ %")
def rates(text: str) -> list[list[int]]:
    """`from 1 to 5 %`: the least and the highest rate, each as numerator and denominator."""
    return [percent(number) for number in re.findall(r"\d+", text)]


@kind("|".join(ORDINALS))
def ordinal(text: str) -> int:
    """`third` as 3."""
    return 1 + ORDINALS.index(text)


@kind("|".join(_FEW))
def few(text: str) -> int:
    """`five` as 5."""
    return _FEW[text]


@kind("the first|the last|one")
def which(text: str) -> str:
    """`the first`, `the last` or any `one`, without the article."""
    return text.removeprefix("the ")


@kind("up|down")
def face(text: str) -> str:
    """How a card lies."""
    return text


def column(table: Sequence[Sequence[object]]) -> dict[str, int]:
    """A step's table of two columns, seat and amount, by seat; the first row names the columns."""
    rows = [[str(cell) for cell in row] for row in table[1:]]
    if any(len(row) != 2 or not all(cell.isdecimal() for cell in row) for row in rows):
        raise ValueError("its table has two columns, seat and chips, and a first row that names them")
    return _by_seat((seat, int(amount)) for seat, amount in rows)


def _by_seat(pairs: Iterable[tuple[str, int]]) -> dict[str, int]:
    found = list(pairs)
    if len(dict(found)) != len(found):
        raise ValueError("a seat stands twice")
    return dict(found)
