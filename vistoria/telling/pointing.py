"""Where in a hand a finding points: the act that broke the law, or the moment at which what it demands did not come."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import NamedTuple

import msgspec

from vistoria.languages.sentences import read
from vistoria.languages.wording import parts
from vistoria.model.sentences import patterns

from .said import Said

FILE = Path(__file__).with_name("points.toml")
TO_BLAME = frozenset(
    {"kept-closed", "opened-too", "showing", "not-so-faced", "not-folded", "opened-before-last"}
)
"""Sentences of [did] that stand among others and name those seats alone which did what they must not."""
_SEATS = re.compile(r"\bseats? (\d+(?:(?:, | and )\d+)*)", re.IGNORECASE)

Place = int | str
"""The number of a seat, or `croupier`."""


class Point(NamedTuple):
    """What the law demands and what was seen, as sentences of the catalogue; `message` if one message shows it."""

    expected: str
    observed: str
    message: int | None = None


@dataclass(frozen=True)
class Fault:
    """What broke the law in a hand: who is to be looked at, and what is said of it."""

    point: Point
    places: tuple[Place, ...] = ()
    key: str | None = None
    """The message that says it in one sentence of its own, with `seats`; else the point's sentences do."""


class _Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    of: tuple[str, ...]
    lines: tuple[str, ...]
    before: tuple[str, ...] = ()
    after: tuple[str, ...] = ()
    place: str | None = None
    counted: bool = False
    follows: bool = False
    words: str | None = None
    came: str | None = None


class _Sentence(NamedTuple):
    key: str
    text: str
    slots: dict[str, str]


def pointed(lines: Sequence[tuple[int, Said]], last: int, point: Point) -> tuple[Fault, int | None]:
    """The fault, and the step that is the act or the moment; None where the sentences are not of the catalogue.

    `lines` are the steps of the hand, each with the number of its message; `last` is the last message that shows it.
    """
    must, did = _sentences(point.expected), _sentences(point.observed)
    rule = _rule(must)
    if rule is None:
        return Fault(point), None
    seats = _to_blame(must, did)
    places: tuple[Place, ...] = seats or ((rule.place,) if rule.place else ())
    scope = [i for i, (n, _) in enumerate(lines) if n == point.message or (not point.message and n <= last)]
    acts = [i for i in scope if _fits(lines[i][1].key, rule.lines)]
    theirs = [i for i in acts if not seats or "who" not in lines[i][1].slots or seat_of(lines[i][1]) in seats]
    came = bool(theirs) and not any(each.key in ("kept-closed", "showing-none") for each in did)
    key = rule.came if came else rule.words
    if rule.counted and (nth := next((e.slots["nth"] for e in must if "nth" in e.slots), "")).isdigit():
        theirs = acts[int(nth) - 1 : int(nth)]
    step = (theirs[0] if rule.before else theirs[-1]) if theirs else _moment(lines, scope, rule)
    if theirs and step is not None and not places:
        places = tuple(filter(None, [seat_of(lines[step][1])]))
    return Fault(point, places, key if any(isinstance(each, int) for each in places) else None), step


def is_of_act(expected: str) -> bool:
    """Whether a demand is on an act; not on a payment, in which a hand comes out, nor in words of another's."""
    rule = _rule(_sentences(expected))
    return rule is not None and not rule.follows


def seat_of(said: Said) -> int | None:
    """The seat that a line is about."""
    who = said.slots.get("who")
    seat = who.slots.get("seat") if isinstance(who, Said) else None
    return seat if isinstance(seat, int) else None


@cache
def rules() -> tuple[_Rule, ...]:
    """What the sentences speak of."""
    return msgspec.convert(tomllib.loads(FILE.read_text(encoding="utf-8"))["points"], tuple[_Rule, ...])


def _rule(must: Sequence[_Sentence]) -> _Rule | None:
    return next((rule for each in must for rule in rules() if _fits(each.key, rule.of)), None)


def _sentences(text: str) -> list[_Sentence]:
    """The sentences of a text, each with its key; none of one in other words."""
    try:
        found = list(read(text))
    except ValueError:
        return []
    return [_Sentence(key.partition(".")[2], _written(key, slots), slots) for key, slots in found]


def _written(key: str, slots: dict[str, str]) -> str:
    return "".join(words + slots.get(name or "", "") for words, name, _ in parts(patterns()[key]))


def _to_blame(must: Sequence[_Sentence], did: Sequence[_Sentence]) -> tuple[int, ...]:
    """Whose act it is: whoever is named as such, else in whom the two texts differ, else all that are named."""
    named = [seat for each in did if each.key in TO_BLAME for seat in _seats(each.text)]
    due, seen = (dict.fromkeys(seat for each in some for seat in _seats(each.text)) for some in (must, did))
    too_many, lacking = ([seat for seat in a if seat not in b] for a, b in ((seen, due), (due, seen)))
    other = [seat for piece in _pieces(must) ^ _pieces(did) for seat in _seats(piece)]
    differ = too_many or (lacking if seen else []) or (other if len(due) > 1 else [])
    return tuple(sorted({*(named or differ or seen or due)}))


def _pieces(some: Sequence[_Sentence]) -> set[str]:
    """What is said of each seat where a list names several: `10 to seat 2`."""
    return {piece.rstrip(".") for each in some for piece in re.split(r", | and |\bpay |\bpaid ", each.text)}


def _seats(text: str) -> list[int]:
    return [int(number) for found in _SEATS.findall(text) for number in re.findall(r"\d+", found)]


def _moment(lines: Sequence[tuple[int, Said]], scope: Sequence[int], rule: _Rule) -> int | None:
    """The step before the first one that must not come first."""
    begins = max((i for i in scope if _fits(lines[i][1].key, rule.after)), default=0)
    return next((i - 1 for i in scope if i > begins and _fits(lines[i][1].key, rule.before)), None)


def _fits(key: str, globs: Sequence[str]) -> bool:
    return any(fnmatchcase(key, each) for each in globs)
