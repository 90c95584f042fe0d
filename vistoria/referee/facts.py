"""The facts of an aspect in plain words, as a report and a terminal print them."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from typing import Any

from vistoria.model.disagreement import NOTHING

from .aspect import Facts


def in_words(aspect: str, facts: Facts, keys: Iterable[Hashable]) -> str:
    """What the facts say of these keys; cards and parts of a fact come in one order, so that equal facts read alike."""
    say = SAY[aspect]
    return ", ".join(say(key, facts[key]) for key in keys if key in facts) or NOTHING


def _seats(what: str) -> Callable[[Any, Any], str]:
    """A sentence about a seat, with what is said of it."""
    return lambda seat, said: f"seat {seat} {what.format(said)}"


def _dealt(number: int, to: tuple[str, str]) -> str:
    return f"card {number + 1} to {to[0]}, {'open' if to[1] == 'up' else 'closed'}"


def _decision(of: tuple[int, int], act: tuple[str, int]) -> str:
    verb, put = act
    return f"seat {of[1]}: {verb}{f', {put} put in' if put else ''}"


def _charged(of: tuple[str, int | None], amount: int) -> str:
    what, seat = of
    return f"the house takes {amount} of {f'the {what}' if seat is None else f'the {what} of seat {seat}'}"


def _choice(act: str, bounds: tuple[int, int] | None) -> str:
    return f"{act} from {bounds[0]} to {bounds[1]}" if bounds else act


def _shown(place: str, cards: Iterable[str]) -> str:
    return f"{place} opens {' '.join(sorted(cards))}"


def _five(place: str, worth: tuple[str, bool]) -> str:
    ranks, of_one_suit = worth
    return f"{place} has {' '.join(ranks)}{' of one suit' if of_one_suit else ''}"


def _winning(place: str, yes: object) -> str:
    return f"{place} is {'' if yes else 'not '}named as winning"


def _people(of: Any, said: Any) -> str:
    if of == "state":
        return f"the table is {said}"
    what, player = of
    if what == "seated":
        return f"{player} sits down at seat {said[0]} with {said[1]}"
    if what == "left":
        return f"{player} leaves seat {said[0]} with {said[1]}"
    return f"{player} {'rests' if said else 'plays on'}"


def _voided(of: tuple[str, int | None], _: object) -> str:
    return "the hand is void" if of[1] is None else f"the hand of seat {of[1]} is void"


def _totals(of: tuple[str, str], totals: Mapping[str, object]) -> str:
    sums = " ".join(f"{name} {value}" for name, value in sorted(totals.items()))
    return f"session of {of[0]}: {of[1]}{f' ({sums})' if sums else ''}"


SAY: Mapping[str, Callable[[Any, Any], str]] = {
    "people": _people,
    "chips bought": _seats("has {} chips then"),
    "sessions": _totals,
    "extra time": _seats("gets {} ms more"),
    "marker": lambda _, seat: f"the marker at seat {seat}",
    "faults": _voided,
    "corrections": lambda card, to: f"{card} goes to {to}",
    "exposed": lambda place, _: f"a card of {place} is exposed",
    "unmatched": _seats("gets {} back"),
    "hand": lambda what, _: "the hand begins" if what == "HandStarted" else "the hand ends",
    "dealt in": _seats("is dealt in"),
    "forced bets": lambda of, amount: f"seat {of[0]} posts {amount} ({of[1]})",
    "moment of forced bets": lambda when, _: str(when),
    "dealing": _dealt,
    "decision": _decision,
    "all in": _seats("is all in"),
    "commission": _charged,
    "who acts": lambda _, asked: f"seat {asked[0]} is asked in round {asked[1]}",
    "choices": _choice,
    "time to decide": lambda _, until: f"time to decide until {until} ms",
    "qualifying": lambda who, yes: f"the {who} {'qualifies' if yes else 'does not qualify'}",
    "showing": _shown,
    "moment of showing": lambda when, _: str(when),
    "order of showing": lambda number, place: f"{place} as number {number + 1}",
    "best five": _five,
    "winners": _seats("wins"),
    "division": _seats("is paid {}"),
    "side pots told": _seats("can win {} at most"),
    "pots told": lambda what, amount: f"pots of {amount} {what}",
    "payouts": lambda of, amount: f"seat {of[0]} is paid {amount} for {of[1]}",
    "odds": lambda of, odds: f"seat {of[0]} is paid for {of[1]} at {odds[0]} to {odds[1]}",
    "marked winning": _winning,
    "order of prizes": lambda number, seat: f"seat {seat} as number {number + 1}",
    "collected": lambda of, amount: f"the house takes {amount} of seat {of[0]} ({of[1] or 'its bets'})",
    "pool": lambda _, amount: f"the pool holds {amount} afterwards",
    "carried": _seats("carries {} over"),
    "stacks": _seats("has {} chips at the end"),
}
"""By aspect: how a key and what is said of it are put."""
