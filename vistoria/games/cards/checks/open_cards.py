"""Hands with open and closed cards: where each card goes, who sees the closed ones, and how they are turned up."""

from __future__ import annotations

from vistoria.checks.reading import (
    asked_seats,
    closed_cards,
    ended,
    hole_cards,
    numbers,
    seat_of,
    started_with,
    the_hand,
)
from vistoria.checks.refusal import not_the_product
from vistoria.checks.registry import Nothing, check
from vistoria.model.answer import Refused
from vistoria.model.attempts import answer_text
from vistoria.model.cards import RANKS
from vistoria.model.command import Start
from vistoria.model.event import Dealt, Shown, Turn
from vistoria.model.finding import Finding, judged
from vistoria.model.hand import Hand, Happened
from vistoria.model.history import History
from vistoria.model.sentences import did, must, sentences

from .money import over
from .reading import OUT_OF_PLAY


def nth_cards(hand: Hand, nth: int) -> list[tuple[int, Happened]]:
    """Seats with the event that brought each its nth card, in the order of the deal."""
    got: dict[int, int] = {}
    found: list[tuple[int, Happened]] = []
    for h in hand.of(Dealt):
        seat = seat_of(h.event.to) if isinstance(h.event, Dealt) else None
        if seat is None:
            continue
        got[seat] = got.get(seat, 0) + 1
        if got[seat] == nth:
            found.append((seat, h))
    return found


@check("the {nth:ordinal} cards go to {seats:seats} in this order, face {face:face}")
def cards_go_to(history: History, nth: int, seats: list[int], face: str) -> Finding:
    """The nth card of each hand, counted from 1, goes to these seats in this order and no other, this face up."""
    found = nth_cards(the_hand(history), nth)
    order = [seat for seat, _ in found]
    wrong = [seat for seat, h in found if isinstance(h.event, Dealt) and h.event.face != face]
    seen = sentences(
        did("nth-cards", nth=nth, order=order), wrong and did("not-so-faced", seats=wrong, face=face)
    )
    expected = must("nth-cards", nth=nth, order=seats, face=face)
    return judged(order == seats and not wrong, expected, seen, *numbers(h for _, h in found))


@check("whoever shows the highest card is asked to open, spades before hearts, clubs and diamonds")
def highest_asked(history: History) -> Finding:
    """Of the open cards that were dealt the highest makes its seat the first that is asked."""
    hand = the_hand(history)
    first = {seat: hole_cards(hand, seat)[0] for seat, _ in nth_cards(hand, 1)}
    order = sorted(first, key=lambda seat: (-RANKS.index(first[seat][0]), "shcd".index(first[seat][1])))
    turns = hand.of(Turn)[:1]
    expected = must("asked-to-open", cards=first, order=order[:1])
    asked = asked_seats(turns)
    ok = bool(order) and asked == order[:1]
    return judged(ok, expected, did("asked-to-open", order=asked), *numbers(turns))


@check("{card:card} is put aside before the first card, and no card after it")
def one_card_aside(history: History, card: str) -> Finding:
    """This card leaves the deck before all others and goes to nobody, and no later one is put away."""
    hand = the_hand(history)
    dealt = [h for h in hand.of(Dealt) if isinstance(h.event, Dealt)]
    away = [h for h in dealt if isinstance(h.event, Dealt) and h.event.to in OUT_OF_PLAY]
    first = dealt[0].event if dealt else None
    named = [h.event.card or "?" for h in away if isinstance(h.event, Dealt)]
    ok = len(away) == 1 and away[0] is dealt[0] and named == [card]
    named_first = not ok and isinstance(first, Dealt)
    seen = sentences(
        did("put-aside", cards=named),
        named_first and did("first-was", card=getattr(first, "card", None) or "?"),
    )
    return judged(ok, must("put-aside", card=card), seen, *numbers(away))


@check("one card is put aside before the first card, and none after it")
def some_card_aside(history: History) -> Finding:
    """The card that leaves the deck before all others goes to nobody, and no later one is put away."""
    hand = the_hand(history)
    dealt = [h for h in hand.of(Dealt) if isinstance(h.event, Dealt)]
    away = [i for i, h in enumerate(dealt) if isinstance(h.event, Dealt) and h.event.to in OUT_OF_PLAY]
    seen = did("aside-numbers", amounts=[i + 1 for i in away]) if away else did("put-aside", cards=[])
    told = [dealt[i] for i in away] or dealt[:1]
    return judged(away == [0], must("aside-first"), seen, *numbers(told))


@check("the one left, seat {seat:d}, turns up his closed card")
def last_turns_up(history: History, seat: int) -> Finding:
    """This seat, and nobody else, turns up its closed card."""
    return turned_up(history, [seat])


@check("{seats:seats} turn up their closed cards in this order, and nobody else")
def turned_up_in_order(history: History, seats: list[int]) -> Finding:
    """These seats, and no others, turn up their closed cards, in this order."""
    hand = the_hand(history)
    order = _turned_up(hand)
    seen, expected = (
        over(hand, did("turned-up-in-order", order=order)),
        must("turned-up-in-order", order=seats),
    )
    return judged(order == seats and ended(hand) is not None, expected, seen, *numbers(hand.of(Shown)))


@check("{seats:seats} turn up their closed cards, and nobody else")
def turned_up(history: History, seats: list[int]) -> Finding:
    """These seats, and no others, turn up their closed cards, in whatever order."""
    hand = the_hand(history)
    found = sorted(_turned_up(hand))
    seen = over(hand, did("turned-up", seats=found))
    ok = found == sorted(seats) and ended(hand) is not None
    return judged(ok, must("turned-up", seats=sorted(seats)), seen, *numbers(hand.of(Shown)))


def _turned_up(hand: Hand) -> list[int]:
    order: list[int] = []
    for h in hand.of(Shown):
        seat = seat_of(h.event.place) if isinstance(h.event, Shown) else None
        closed = set(closed_cards(hand, seat)) if seat is not None else set()
        if seat is not None and isinstance(h.event, Shown) and closed and closed <= set(h.event.cards):
            order += [seat] if seat not in order else []
    return order


def _seats(hand: Hand) -> list[int]:
    return list(dict.fromkeys(seat for seat, _ in nth_cards(hand, 1)))


@check("seat {seat:d} is dealt no further hand with less than {least:d}")
def left_out(history: History, seat: int, least: int) -> Finding:
    """No hand was dealt, or the seat gets no card in it, or begins it with so much, which the house has added."""
    done = history.last_done
    expected = must("left-out", seat=seat, least=least)
    if done is None or not isinstance(done.command, Start):
        raise Nothing(expected, did("not-attempted"))
    if not_the_product(done):
        return Finding("unsupported", expected, answer_text(done.answer), (done.n,))
    if isinstance(done.answer, Refused):
        return judged(True, expected, answer_text(done.answer), done.n)
    hand = the_hand(history)
    dealt, has = _seats(hand), started_with(hand).get(seat, 0)
    seen = sentences(
        did("hand-dealt-to", seats=sorted(dealt)),
        seat in dealt and did("begins-with", seat=seat, stack=has),
    )
    return judged(seat not in dealt or has >= least, expected, seen, done.n)
