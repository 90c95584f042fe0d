"""Kinds of literals that sentences of games of cards use."""

from __future__ import annotations

from vistoria.checks.literals import kind, seats
from vistoria.model.cards import parse_cards

CARD = r"[2-9TJQKA][shdc]"
CARDS = rf"{CARD}(?: {CARD})*"
_PLACES = {
    "the centre": "community",
    "the burnt cards": "burn",
    "the croupier": "croupier",
    "the cards put aside": "aside",
}
PLACE = rf"seat \d+|{'|'.join(_PLACES)}"


@kind(r"\d+(?: [>=] \d+)+")
def ranks(text: str) -> list[list[int]]:
    """`1 > 2 = 3`: groups of equal hands, the best first."""
    return [seats(group) for group in text.split(">")]


@kind(CARD)
def card(text: str) -> str:
    """`As`, one card."""
    return text


@kind(CARDS)
def cards(text: str) -> list[str]:
    """`As Kd`; raises ValueError for a card that stands twice."""
    return list[str](parse_cards(text))


@kind(PLACE)
def place(text: str) -> int | str:
    """`seat 4` as a number, `the centre`, `the burnt cards` and so on as the protocol calls them."""
    return _PLACES[text] if text in _PLACES else seats(text)[0]


@kind("fold|check|call|bet|raise")
def act(text: str) -> str:
    """What a seat decides."""
    return text
