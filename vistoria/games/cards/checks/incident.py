"""Faults of dealing: where a card lies after it was put right, and that a null hand gives the bets back."""

from __future__ import annotations

from vistoria.checks.reading import numbers, the_hand
from vistoria.checks.refusal import not_the_product
from vistoria.checks.registry import Nothing, check
from vistoria.model.attempts import answer_text
from vistoria.model.command import Incident
from vistoria.model.event import Acted, Corrected, Dealt, Turn
from vistoria.model.finding import Finding, judged
from vistoria.model.hand import Hand, Happened
from vistoria.model.history import History
from vistoria.model.place import Place, Seat
from vistoria.model.sentences import did, must, sentences

PlaceName = int | str
"""A seat's number, or `community`, `burn` …, as a literal."""


def named(place: Place) -> PlaceName:
    """The place as a literal names it."""
    return place.seat if isinstance(place, Seat) else place


def lie(hand: Hand) -> dict[str, PlaceName]:
    """Where each card lies after all corrections, in the order of dealing."""
    found: dict[str, PlaceName] = {}
    for h in hand.events:
        match h.event:
            case Dealt(card=card, to=to) if card is not None:
                found[card] = named(to)
            case Corrected(card=card, to=to):
                found[card] = named(to)
    return found


def _unreached(history: History, expected: str) -> Finding | None:
    """A finding when the last command, the report of a fault, did not reach the product."""
    done = history.last_done
    if done is None:
        raise Nothing(expected, did("not-attempted"))
    return (
        Finding("unsupported", expected, answer_text(done.answer), (done.n,))
        if not_the_product(done)
        else None
    )


@check("{card:card} is moved from {source:place} to {to:place} before anybody decides")
def misdeal_corrected(history: History, card: str, source: PlaceName, to: PlaceName) -> Finding:
    """The card lay in the wrong place, was put where it was due before anybody decided, and lies there."""
    expected = must("corrected", card=card, source=source, to=to)
    unreached = _unreached(history, expected)
    if unreached is not None:
        return unreached
    hand = the_hand(history)
    astray = [
        i for i, h in enumerate(hand.events) if isinstance(h.event, Dealt) and _went(h.event, card, source)
    ]
    moves = [
        (i, h)
        for i, h in enumerate(hand.events)
        if isinstance(h.event, Corrected) and _moved(h.event, card, source, to)
    ]
    lies = lie(hand).get(card)
    if not astray or not moves:
        seen = sentences(_lies(card, lies), did("uncorrected", source=source, to=to))
        return judged(False, expected, seen, hand.last_message)
    at, move = moves[0]
    late = _decided_meanwhile(history, hand.events[astray[0] : at], move)
    seen = sentences(_lies(card, lies), late and did("corrected-late"))
    return judged(lies == to and not late, expected, seen, hand.events[astray[0]].n, move.n)


def _lies(card: str, place: PlaceName | None) -> str:
    return did("not-dealt", card=card) if place is None else did("lies", card=card, place=place)


def _went(event: Dealt, card: str, place: PlaceName) -> bool:
    return event.card == card and named(event.to) == place


def _moved(event: Corrected, card: str, source: PlaceName, to: PlaceName) -> bool:
    return event.card == card and named(event.source) == source and named(event.to) == to


def _decided_meanwhile(history: History, between: tuple[Happened, ...], move: Happened) -> bool:
    """Whether somebody decided after the fault was there, or was reported, and before it was put right."""
    if any(done.n == move.n and isinstance(done.command, Incident) for done in history.done):
        return any(isinstance(h.event, Acted) for h in between if h.n == move.n)
    return any(isinstance(h.event, Acted | Turn) for h in between)


@check("{card:card} stays at {place:place}")
def stays(history: History, card: str, place: PlaceName) -> Finding:
    """The card lies where it was dealt, and no correction moved it."""
    expected = must("stays", card=card, place=place)
    unreached = _unreached(history, expected)
    if unreached is not None:
        return unreached
    hand = the_hand(history)
    lies = lie(hand).get(card)
    moves = [h for h in hand.of(Corrected) if isinstance(h.event, Corrected) and h.event.card == card]
    seen = sentences(_lies(card, lies), moves and did("moved"))
    return judged(lies == place and not moves, expected, seen, *numbers(moves or hand.of(Dealt)))


@check("{place:place} has {cards:cards}")
def has(history: History, place: PlaceName, cards: list[str]) -> Finding:
    """After all corrections exactly these cards lie at the place."""
    hand = the_hand(history)
    there = [card for card, lies in lie(hand).items() if lies == place]
    return judged(
        sorted(there) == sorted(cards),
        must("has", place=place, cards=cards),
        did("has", place=place, cards=there),
        *numbers(hand.of(Dealt, Corrected)),
    )
