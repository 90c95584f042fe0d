"""The words of steps that play: the literals that checks know, and those that only a course of play has."""

from __future__ import annotations

import re
from fractions import Fraction
from typing import NamedTuple

from pytest_bdd import parsers

from vistoria.checks.literals import KINDS, kind
from vistoria.games.cards.checks.kinds import CARDS, PLACE, place
from vistoria.model.cards import Card, parse_cards
from vistoria.model.command import Act

OF_PLAY = dict(KINDS)
"""The kinds of literals that steps take which play: those of checks, and the ones below."""

_VERBS = r"calls|checks|folds|bets \d+|raises to \d+"
_ACT = rf"seat \d+ (?:{_VERBS})"
_DECISION = r"seat \d+ (?:bets \d+ more|declines)"


@kind(CARDS, OF_PLAY)
def laid(text: str) -> tuple[Card, ...]:
    """`As Kd` as cards that are forced; raises ValueError for a card that stands twice."""
    return parse_cards(text)


@kind(r"\d+(?:\.\d+)?", OF_PLAY)
def rate(text: str) -> Fraction:
    """The number before a percent sign, with or without decimals."""
    return Fraction(text) / 100


LIMITS = {"up to the pot": "pot", "up to half the pot": "half-pot", "without limit": "none"}


@kind("|".join(LIMITS), OF_PLAY)
def limit(text: str) -> str:
    """`up to the pot` as the settings of a table call it."""
    return LIMITS[text]


@kind("shoe|shuffler", OF_PLAY)
def device(text: str) -> str:
    """What the cards come from."""
    return text


@kind("an ante bet|a jackpot bet|an additional bet", OF_PLAY)
def a_bet(text: str) -> str:
    """`an ante bet` as the space that it is laid on."""
    return text.split()[1]


@kind("bets|raises|calls", OF_PLAY)
def with_all(text: str) -> str:
    """`raises` as the act."""
    return text.removesuffix("s")


ASKED_FOR = {
    "the rules": "rules",
    "the stakes": "stakes",
    "the way to complain": "complaints",
    "his results": "results",
    "his last hand": "last-hand",
    "his session": "session",
}


@kind("|".join(ASKED_FOR), OF_PLAY)
def asked_for(text: str) -> str:
    """What a player asks for, as the protocol calls it."""
    return ASKED_FOR[text]


@kind(r"call|check|fold|bet \d+|raise to \d+", OF_PLAY)
def tried(text: str) -> str:
    """`raise to 60`: an act of which the sentence names the seat."""
    return text


@kind(rf"{_ACT}(?:, {_ACT})*(?:,? and {_ACT})?", OF_PLAY)
def acts(text: str) -> list[Act]:
    """`seat 4 calls, seat 1 raises to 60 and seat 2 folds` as commands."""
    return [act(int(seat), words) for seat, words in re.findall(rf"seat (\d+) ({_VERBS})", text)]


@kind(rf"{_DECISION}(?:, {_DECISION})*(?: and {_DECISION})?", OF_PLAY)
def decisions(text: str) -> dict[int, int | None]:
    """`seat 1 bets 200 more and seat 2 declines` by seat: the chips bet, or None."""
    found = re.findall(r"seat (\d+) (?:bets (\d+) more|declines)", text)
    return {int(seat): int(amount) if amount else None for seat, amount in found}


class Astray(NamedTuple):
    """Where a card goes, where it was due, and whether the fault can still be put right."""

    to: int | str
    due: int | str
    correctable: bool


@kind(rf"(?:{PLACE}) and not to (?:{PLACE})(?:, past correction)?", OF_PLAY)
def astray(text: str) -> Astray:
    """`seat 2 and not to the centre, past correction`."""
    to, _, due = text.removesuffix(", past correction").partition(" and not to ")
    return Astray(place(to), place(due), correctable=not text.endswith("past correction"))


def act(seat: int, words: str) -> Act:
    """`raise to 60`, `raises to 60`, `calls` … as a command; `to` is the total of the round. Raises ValueError."""
    verb, *rest = words.split()
    to = int(rest[-1]) if rest else None
    return Act(seat, verb.removesuffix("s"), to=to)


class Words(parsers.parse):
    """A sentence with typed literals; a step that has its words is its own, even where a literal cannot be meant.

    Such a literal is refused when it is read, by name, and not as a step that nobody knows.
    """

    def __init__(self, text: str) -> None:
        super().__init__(text, extra_types=OF_PLAY, case_sensitive=True)

    def is_matching(self, name: str) -> bool:
        """Whether the step has these words."""
        return self.parser.parse(name, evaluate_result=False) is not None
