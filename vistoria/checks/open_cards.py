"""Hands with open and closed cards: where each card goes, who sees the closed ones, and how they are turned up."""

from __future__ import annotations

from vistoria.model.answer import Refused, Unsupported, Viewed
from vistoria.model.command import Start
from vistoria.model.event import Dealt, Exposed, Shown
from vistoria.model.finding import Finding, judged
from vistoria.model.history import Hand, Happened, History
from vistoria.model.place import Seat

from .reading import ended, numbers, seat_of, seats_text, the_hand
from .registry import check

_OUT_OF_PLAY = ("aside", "burn")


def closed_cards(hand: Hand, seat: int) -> tuple[str, ...]:
    """The cards that a seat was dealt face down, in the order in which they came."""
    return tuple(
        h.event.card or "?"
        for h in hand.of(Dealt)
        if isinstance(h.event, Dealt) and h.event.face == "down" and seat_of(h.event.to) == seat
    )


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


@check
def cards_go_to(history: History, nth: int, seats: list[int], face: str) -> Finding:
    """The nth card of each hand, counted from 1, goes to these seats in this order and no other, this face up."""
    found = nth_cards(the_hand(history), nth)
    order = [seat for seat, _ in found]
    wrong = [seat for seat, h in found if isinstance(h.event, Dealt) and h.event.face != face]
    seen = f"card {nth} goes to {' '.join(map(str, order)) or 'nobody'}"
    seen += f"; not face {face} at {seats_text(wrong)}" if wrong else f", face {face}" if found else ""
    expected = f"card {nth} goes to {' '.join(map(str, seats))}, face {face}"
    return judged(order == seats and not wrong, expected, seen, *numbers(h for _, h in found))


@check
def one_card_aside(history: History, card: str) -> Finding:
    """This card leaves the deck before all others and goes to nobody, and no later one is put away."""
    hand = the_hand(history)
    dealt = [h for h in hand.of(Dealt) if isinstance(h.event, Dealt)]
    away = [h for h in dealt if isinstance(h.event, Dealt) and h.event.to in _OUT_OF_PLAY]
    first = dealt[0].event if dealt else None
    named = [h.event.card or "?" for h in away if isinstance(h.event, Dealt)]
    ok = len(away) == 1 and away[0] is dealt[0] and named == [card]
    seen = f"put aside: {' '.join(named) or 'nothing'}"
    seen += "" if ok or first is None else f"; the first card is {getattr(first, 'card', '?')}"
    return judged(
        ok, f"{card} is put aside before the first card, and no card after it", seen, *numbers(away)
    )


@check
def sees_own_closed(history: History, seat: int) -> Finding:
    """The seat sees its own closed card when it looks, and no closed card of another seat."""
    hand = the_hand(history)
    own = set(closed_cards(hand, seat))
    others = {card for other in _seats(hand) if other != seat for card in closed_cards(hand, other)}
    expected = f"seat {seat} sees {' '.join(sorted(own))} and no other closed card"
    for look, view, n in reversed(list(history.looks())):
        if look.viewer != Seat(seat):
            continue
        if isinstance(view, Unsupported):
            return Finding("unsupported", expected, f"the adapter does not reach {view.what}", (n,))
        seen = _in_view(view)
        text = f"of its own it sees {' '.join(sorted(own & seen)) or 'nothing'}"
        text += f", of others {' '.join(sorted(others & seen))}" if others & seen else ""
        return judged(bool(own) and own <= seen and not others & seen, expected, text, n)
    return Finding("failed", expected, f"seat {seat} did not look")


@check
def closed_unseen(history: History, seat: int) -> Finding:
    """No view that was taken and no event opens the closed card of this seat to anybody else."""
    hand = the_hand(history)
    own = set(closed_cards(hand, seat))
    expected = f"nobody but seat {seat} sees {' '.join(sorted(own))}"
    if not own:
        return Finding("failed", expected, f"seat {seat} was dealt no closed card")
    for h in hand.events:
        opened: set[str] = set(h.event.cards) if isinstance(h.event, Shown) else set()
        if isinstance(h.event, Exposed):
            opened.add(h.event.card)
        if opened & own:
            return judged(False, expected, f"{' '.join(sorted(opened & own))} is opened to all", h.n)
    looked = [(v, w, n) for v, w, n in history.looks() if v.viewer not in (Seat(seat), "house")]
    for look, view, n in looked:
        if isinstance(view, Unsupported):
            return Finding("unsupported", expected, f"the adapter does not reach {view.what}", (n,))
        if own & _in_view(view):
            return judged(False, expected, f"{_viewer(look.viewer)} sees {' '.join(sorted(own))}", n)
    seen = "no event and no view shows it"
    return judged(True, expected, seen, *(n for _, _, n in looked), hand.last_message)


@check
def turned_up_in_order(history: History, seats: list[int]) -> Finding:
    """These seats, and no others, turn up their closed cards, in this order."""
    hand = the_hand(history)
    order: list[int] = []
    for h in hand.of(Shown):
        seat = seat_of(h.event.place) if isinstance(h.event, Shown) else None
        closed = set(closed_cards(hand, seat)) if seat is not None else set()
        if seat is not None and isinstance(h.event, Shown) and closed and closed <= set(h.event.cards):
            order += [seat] if seat not in order else []
    seen = f"turned up in turn: {' '.join(map(str, order)) or 'nobody'}"
    seen += "" if ended(hand) else "; the hand is not over"
    expected = f"turned up in turn: {' '.join(map(str, seats))}"
    return judged(order == seats and ended(hand) is not None, expected, seen, *numbers(hand.of(Shown)))


def _seats(hand: Hand) -> list[int]:
    return list(dict.fromkeys(seat for seat, _ in nth_cards(hand, 1)))


def _viewer(viewer: Seat | str) -> str:
    return f"seat {viewer.seat}" if isinstance(viewer, Seat) else f"the {viewer}"


def _in_view(view: Viewed) -> set[str]:
    """Every card that the view names, in what lies there and in the events sent."""
    cards: set[str] = {card for where in view.state.cards for card in where.cards}
    for event in view.events:
        if isinstance(event, Dealt | Exposed) and event.card is not None:
            cards.add(event.card)
        if isinstance(event, Shown):
            cards |= set(event.cards)
    return cards


@check
def left_out(history: History, seat: int) -> Finding:
    """No further hand is dealt to this seat: the last start was refused, or the seat gets no card in its hand."""
    done = history.last_done
    expected = f"seat {seat} is dealt no further hand"
    if done is None or not isinstance(done.command, Start):
        return Finding("failed", expected, "no further hand was asked for")
    if isinstance(done.answer, Unsupported):
        return Finding("unsupported", expected, f"the adapter does not reach {done.answer.what}", (done.n,))
    if isinstance(done.answer, Refused):
        verdict = judged(True, expected, f"no hand is dealt: {done.answer.reason.code}", done.n)
        return verdict if done.answer.by == "engine" else Finding("unsupported", expected, verdict.observed)
    dealt = _seats(the_hand(history))
    return judged(seat not in dealt, expected, f"{seats_text(sorted(dealt))} are dealt a hand", done.n)
