"""What the law demands and what a product did, as sentences: one catalogue of patterns with slots.

A record keeps the English sentence. `vistoria.languages` reads it again and says it in any language.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction
from functools import cache
from pathlib import Path
from string import Formatter
from typing import Any

from .rate import rate_text

FILE = Path(__file__).with_name("sentences.toml")
MANY = 12
"""Cards and turns that are more than these are counted, not named."""
_PLACES = {
    "community": "the centre",
    "croupier": "the croupier",
    "burn": "the burnt cards",
    "aside": "the cards put aside",
    "public": "the public",
    "elsewhere": "another place",
    "house": "the house",
}
_BETS = {
    "small": "small blind",
    "big": "big blind",
    "entry": "ante",
    "additional": "additional bet",
    "jackpot": "jackpot bet",
}
_ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")
_FEW = ("no", "one", "two", "three", "four", "five")
_PAST = {"bet": "bet", "decline": "declined the additional bet"}
_DO = {"decline": "decline the additional bet"}


def listed(items: Iterable[object], last: str = "and") -> str:
    """`1, 2 and 3`."""
    *rest, end = [str(item) for item in items] or [""]
    return f"{', '.join(rest)} {last} {end}" if rest else end


def place(where: object) -> str:
    """`seat 2`, `the croupier`."""
    return f"seat {where}" if isinstance(where, int) else _PLACES.get(str(where), str(where))


def _seats(seats: Iterable[int]) -> str:
    numbers = list(seats)
    return f"seat{'s' * (len(numbers) > 1)} {listed(numbers)}" if numbers else "nobody"


def _by_seat(word: str) -> Callable[[Mapping[int, object]], str]:
    return lambda sums: listed(f"{n} {word} {place(at)}" for at, n in sorted(sums.items())) or "nothing"


def _gains(gains: Mapping[int, int]) -> str:
    said = (f"{'a gain' if n > 0 else 'a loss'} of {abs(n)}" if n else "no change" for n in gains.values())
    return listed(f"{what} for seat {seat}" for seat, what in zip(gains, said, strict=True)) or "no change"


def _order(places: Iterable[object]) -> str:
    named = list(map(place, places))
    size = next((n for n in range(1, len(named) // 2 + 1) if named == named[:n] * (len(named) // n)), 0)
    if size:
        return f"{', '.join(named[:size])}, {len(named) // size} times round"
    more = f" and {len(named) - MANY} more" if len(named) > MANY else ""
    return f"{', '.join(named[:MANY])}{more}" or "nobody"


def _ranks(order: Iterable[list[int]]) -> str:
    groups = (f"hands {listed(hands)} equal" if len(hands) > 1 else f"hand {hands[0]}" for hands in order)
    return ", then ".join(groups) or "none"


def _cards(cards: Iterable[object]) -> str:
    named = [str(card) for card in cards]
    return f"{len(named)} cards" if len(named) > MANY else " ".join(named) or "no card"


KINDS: Mapping[str, Callable[[Any], str]] = {
    "": lambda value: "nothing" if value is None else str(value),
    "act": lambda act: _DO.get(act, str(act)),
    "acted": lambda act: _PAST.get(act, f"{act.removesuffix('e')}ed"),
    "amounts": lambda amounts: listed(amounts) or "nothing",
    "at": _by_seat("at"),
    "bet": lambda bet: _BETS.get(bet, str(bet)),
    "bets": lambda bets: (
        listed(f"{n} as {_BETS.get(what, what)} at seat {seat}" for seat, what, n in bets) or "no bet"
    ),
    "by": _by_seat("by"),
    "cards": _cards,
    "echo": str,
    "events": lambda names: listed(str(name).replace("-", " ") for name in names),
    "face": lambda face: {"up": "open", "down": "closed"}.get(face, str(face)),
    "from": _by_seat("from"),
    "gains": _gains,
    "decimal": lambda value: f"{value:.1f}".removesuffix(".0"),
    "either": lambda values: listed(values, "or"),
    "net": lambda net: (
        f"a {'loss' if net < 0 else 'gain'} of {abs(net)}" if isinstance(net, int) else f"a result of {net}"
    ),
    "hands": lambda number: f"{number} whole hand{'s' * (number != 1)}",
    "nth": lambda number: _ORDINALS[number - 1] if number <= len(_ORDINALS) else f"number {number}",
    "order": _order,
    "orders": lambda orders: ", or ".join(map(_order, orders)),
    "place": place,
    "prizes": lambda prizes: listed(f"{amount} to seat {seat}" for seat, amount in prizes) or "nobody",
    "raises": lambda number: f"{_FEW[number] if number < len(_FEW) else number} raise{'s' * (number != 1)}",
    "ranks": _ranks,
    "rate": lambda rate: rate_text(Fraction(*rate) if isinstance(rate, list | tuple) else Fraction(rate)),
    "seats": _seats,
    "sums": _by_seat("to"),
    "taken-of": lambda of: _BETS.get(of, str(of)),
    "sums-told": lambda what: {"staked": "put in"}.get(what, str(what)),
    "times-at": lambda counts: (
        listed(f"{n} times to {place(at)}" for at, n in sorted(counts.items())) or "to nobody"
    ),
    "times": lambda times: {1: "once", 2: "twice"}.get(times, f"{times} times"),
    "totals": lambda totals: listed(f"{name} {value}" for name, value in sorted(totals.items())),
    "which": lambda which: "choice of the house" if which == "one" else str(which),
    "words": lambda code: str(code).replace("-", " "),
}
"""How a slot of each kind is written in English."""


class _Slots(Formatter):
    def format_field(self, value: object, spec: str) -> str:
        return KINDS[spec](value)


_WRITER = _Slots()


@cache
def patterns() -> Mapping[str, str]:
    """The patterns by key, such as `must.posted`."""
    with FILE.open("rb") as file:
        sections = tomllib.load(file)
    return {f"{section}.{key}": text for section, texts in sections.items() for key, text in texts.items()}


def say(key: str, **slots: object) -> str:
    """The sentence of a key; raises KeyError for a key or a slot that there is not."""
    text = _WRITER.vformat(patterns()[key], (), slots)
    return text[:1].upper() + text[1:] if text.endswith((".", "”")) else text


def must(key: str, **slots: object) -> str:
    """What the law demands."""
    return say(f"must.{key}", **slots)


def did(key: str, **slots: object) -> str:
    """What the product did instead, or as demanded."""
    return say(f"did.{key}", **slots)


def stop(key: str, **parts: object) -> str:
    """Why a scenario was not judged: a part of a sentence, as it is written."""
    return patterns()[f"stop.{key}"].format(**parts)


def sentences(*texts: object) -> str:
    """Sentences one after another; what is no text is left out: `sentences(one, late and did("late"))`."""
    return " ".join(each for each in texts if isinstance(each, str) and each)
