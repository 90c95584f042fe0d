"""Words that several steps share: seats, cards and acts, as a scenario writes them."""

from __future__ import annotations

import re

from vistoria.model.cards import Card, parse_cards
from vistoria.model.command import Act

SEATS = r"(?:seats? )?\d+(?:, \d+)*(?: and \d+)?"
CARD = r"[2-9TJQKA][shdc]"
CARDS = r"[2-9TJQKA][shdc](?: [2-9TJQKA][shdc])*"
ACT = r"seat \d+ (?:calls|checks|folds|bets \d+|raises to \d+)"
ACTS = rf"{ACT}(?:, {ACT})*(?:,? and {ACT})?"
_PLACES = {
    "the centre": "common",
    "the burnt cards": "burn",
    "the croupier": "croupier",
    "the cards put aside": "aside",
}
PLACE = rf"seat \d+|{'|'.join(_PLACES)}"
SUMS = r"\d+ to seat \d+(?:, \d+ to seat \d+)*(?: and \d+ to seat \d+)?"
RESULT = r"seat \d+ (?:wins \d+|loses \d+|breaks even)"
RESULTS = rf"{RESULT}(?:, {RESULT})*(?: and {RESULT})?"
DECISION = r"seat \d+ (?:bets \d+ more|declines)"
DECISIONS = rf"{DECISION}(?:, {DECISION})*(?: and {DECISION})?"
PRIZES = r"nobody|\d+ to seat \d+(?:(?:, then|,| and) \d+ to seat \d+)*"
TRY = r"call|check|fold|bet \d+|raise to \d+"


def seats(text: str) -> list[int]:
    """`seats 2, 3 and 4` as numbers."""
    return [int(number) for number in re.findall(r"\d+", text)]


def place(text: str) -> int | str:
    """`seat 4` as a number, `the centre`, `the burnt cards` and so on as the protocol calls them."""
    return _PLACES[text] if text in _PLACES else seats(text)[0]


def cards(text: str) -> tuple[Card, ...]:
    """`As Kd` as cards."""
    return parse_cards(text)


def act(seat: int, words: str) -> Act:
    """`raise to 60`, `raises to 60`, `calls` … as a command; `to` is the total of the round."""
    verb, *rest = words.split()
    to = int(rest[-1]) if rest else None
    name = verb.removesuffix("s")
    if name not in ("fold", "check", "call", "bet", "raise"):
        raise ValueError(f"no act {verb!r}")
    return Act(seat, name, to=to)  # type: ignore[arg-type]


def acts(text: str) -> list[Act]:
    """`seat 4 calls, seat 1 raises to 60 and seat 2 folds` as commands."""
    return [act(int(seat), words) for seat, words in re.findall(rf"seat (\d+) ({_VERBS})", text)]


_VERBS = r"calls|checks|folds|bets \d+|raises to \d+"


def amounts(text: str) -> dict[str, int]:
    """`143 to seat 1 and 142 to seat 2`, or `20 by seat 1`, by seat."""
    return {seat: int(amount) for amount, seat in re.findall(r"(\d+) (?:to|by) seat (\d+)", text)}


def net(kind: str, amount: str) -> int:
    """`gain`, `92` as a result above zero, `loss` as one below."""
    return {"gain": 1, "loss": -1}[kind] * int(amount)


def results(text: str) -> dict[str, int]:
    """`seat 1 wins 300, seat 2 loses 100 and seat 3 breaks even` by seat, in chips more or fewer."""
    found = re.findall(r"seat (\d+) (wins|loses|breaks)(?: (\d+))?", text)
    return {seat: {"wins": 1, "loses": -1, "breaks": 0}[verb] * int(sum_ or 0) for seat, verb, sum_ in found}


def decisions(text: str) -> dict[int, int | None]:
    """`seat 1 bets 200 more and seat 2 declines` by seat: the chips bet, or None."""
    found = re.findall(r"seat (\d+) (?:bets (\d+) more|declines)", text)
    return {int(seat): int(amount) if amount else None for seat, amount in found}


def prizes(text: str) -> list[list[int]]:
    """`100000 to seat 3, then 900000 to seat 1` as pairs of seat and chips; `nobody` as none."""
    return [[int(seat), int(amount)] for amount, seat in re.findall(r"(\d+) to seat (\d+)", text)]


def column(table: list[list[str]]) -> dict[str, int]:
    """A table of two columns, seat and amount, by seat; the first row names the columns."""
    return {seat: int(amount) for seat, amount in table[1:]}
