"""The end of a hand: who shows, who wins."""

from __future__ import annotations

from vistoria.checks.reading import ended, folded, hole_cards, numbers, seat_of, seats_text, the_hand
from vistoria.checks.registry import check
from vistoria.games.cards.events import Mucked, Ranked
from vistoria.model.cards import Card
from vistoria.model.event import Dealt, HandEnded, Paid, Shown
from vistoria.model.finding import Finding, judged
from vistoria.model.hand import Hand, Happened
from vistoria.model.history import History

from .reading import paid_from_pot


def shown_by(hand: Hand) -> dict[int, set[str]]:
    """The closed cards that each seat opened."""
    found: dict[int, set[str]] = {}
    for h in hand.of(Shown):
        if isinstance(h.event, Shown) and (seat := seat_of(h.event.place)) is not None:
            found.setdefault(seat, set()).update(h.event.cards)
    return found


@check("{seats:seats} open all their cards, and nobody else any")
def show_all_cards(history: History, seats: list[int]) -> Finding:
    """Each of these seats opens all its closed cards, and no other seat opens any."""
    hand = the_hand(history)
    wanted = {seat: set(hole_cards(hand, seat)) for seat in seats}
    got = shown_by(hand)
    full = sorted(seat for seat, cards in wanted.items() if cards and got.get(seat) == cards)
    extra = sorted(set(got) - set(seats))
    hidden = sorted(set(seats) - set(full))
    seen = f"{seats_text(full)} opened all cards"
    seen += f"; {seats_text(hidden)} kept cards closed" if hidden else ""
    seen += f"; {seats_text(extra)} opened cards too" if extra else ""
    ok = full == sorted(seats) and not extra and ended(hand) is not None
    expected = f"{seats_text(sorted(seats))} open all cards, and nobody else any"
    return judged(ok, expected, seen, *numbers(hand.of(Shown, Mucked, HandEnded)))


@check("seat {seat:d} opens no card")
def never_shows(history: History, seat: int) -> Finding:
    """The hand is over, and this seat opened nothing."""
    hand = the_hand(history)
    got = shown_by(hand).get(seat, set())
    over = ended(hand) is not None
    seen = f"seat {seat} opens {' '.join(sorted(got)) or 'nothing'}{'' if over else '; the hand is not over'}"
    ok = not got and over and bool(hole_cards(hand, seat))
    return judged(ok, f"seat {seat} opens nothing", seen, *numbers(hand.of(Shown, HandEnded)))


@check("{seats:seats} open their cards after the last community card")
def opened_after_last_card(history: History, seats: list[int]) -> Finding:
    """These seats open their cards, and none of them before the last community card lies."""
    hand = the_hand(history)
    community = [
        i for i, h in enumerate(hand.events) if isinstance(h.event, Dealt) and h.event.to == "community"
    ]
    shown = [(i, h) for i, h in enumerate(hand.events) if isinstance(h.event, Shown)]
    who = sorted(set(shown_by(hand)))
    early = [h for i, h in shown if community and i < community[-1]]
    seen = f"{seats_text(who)} open cards"
    seen += (
        f", {len(early)} of them before the last community card"
        if early
        else " after the last community card"
    )
    ok = who == sorted(seats) and not early and len(community) == 5
    expected = f"{seats_text(sorted(seats))} open their cards after the last community card"
    return judged(ok, expected, seen, *numbers(h for _, h in shown))


@check("{seats:seats} wins the pot", "{seats:seats} win the pot")
def wins(history: History, seats: list[int]) -> Finding:
    """These seats, and no others, are paid out of the pot."""
    hand = the_hand(history)
    got = sorted(seat for seat, amount in paid_from_pot(hand).items() if amount > 0)
    seen = f"{seats_text(got)} is paid the pot" if len(got) == 1 else f"{seats_text(got)} are paid the pot"
    ok = got == sorted(seats) and ended(hand) is not None and not set(got) & folded(hand)
    return judged(
        ok, f"{seats_text(sorted(seats))} and nobody else is paid the pot", seen, *numbers(hand.of(Paid))
    )


@check("{seats:seats} open their cards before the first community card")
def opened_before_first_card(history: History, seats: list[int]) -> Finding:
    """These seats open their cards before any community card lies."""
    hand = the_hand(history)
    first = next(
        (i for i, h in enumerate(hand.events) if isinstance(h.event, Dealt) and h.event.to == "community"),
        len(hand.events),
    )
    early = [h for h in hand.events[:first] if isinstance(h.event, Shown)]
    who = sorted(
        {seat for h in early if isinstance(h.event, Shown) and (seat := seat_of(h.event.place)) is not None}
    )
    seen = f"{seats_text(who)} open cards before the first community card"
    ok = who == sorted(seats) and ended(hand) is not None
    expected = f"{seats_text(sorted(seats))} open their cards before the first community card"
    return judged(ok, expected, seen, *numbers(hand.of(Shown)))


@check("{orders:orders} open their cards in this order")
def opened_in_order(history: History, orders: list[list[int]]) -> Finding:
    """The seats that open cards do so in one of these orders, its first seat before all others.

    Whether all of them must is another matter.
    """
    hand = the_hand(history)
    got = list(shown_by(hand))
    kept = [order for order in orders if got[:1] == order[:1] and got == [s for s in order if s in got]]
    expected = "opened by " + ", or by ".join(f"seat {', then '.join(map(str, order))}" for order in orders)
    seen = f"opened by seat {', then '.join(map(str, got))}" if got else "nobody opens a card"
    return judged(bool(kept) and ended(hand) is not None, expected, seen, *numbers(hand.of(Shown, Mucked)))


@check("the cards are opened before the pot is paid")
def opened_before_paid(history: History) -> Finding:
    """At the end of the hand cards are opened, all of them before the pot is paid."""
    hand = the_hand(history)
    shown = [i for i, h in enumerate(hand.events) if isinstance(h.event, Shown)]
    paid = [i for i, h in enumerate(hand.events) if isinstance(h.event, Paid)]
    late = sum(bool(paid) and i > paid[0] for i in shown)
    seen = f"{seats_text(sorted(shown_by(hand)))} open cards, {late} of them after the pot was paid"
    ok = bool(shown) and bool(paid) and not late
    return judged(ok, "cards are opened, and then the pot is paid", seen, *numbers(hand.of(Shown, Paid)))


MARKED = "the adapter does not say which hand is marked"


@check("the hands of {seats:seats} are marked as winning ones, and no other")
def all_winners_marked(history: History, seats: list[int]) -> Finding:
    """The product marks the hand of each of these seats as a winning one, and no other hand."""
    ranked, won = _marked(history)
    expected = f"the hands of {seats_text(sorted(seats))} are marked as winning, and no other"
    if not ranked:
        return Finding("unsupported", expected, MARKED)
    who = sorted({seat for seat, _ in won if seat is not None})
    seen = f"the hands of {seats_text(who)} are marked as winning" if who else "no hand is marked as winning"
    return judged(who == sorted(seats), expected, seen, *numbers(ranked))


def _marked(history: History) -> tuple[list[Happened], list[tuple[int | None, tuple[Card, ...]]]]:
    """The hands of which the product says whether they win, and seat and cards of those that do, each once."""
    hand = the_hand(history)
    ranked = [h for h in hand.of(Ranked) if isinstance(h.event, Ranked) and h.event.winning is not None]
    won = {
        (seat_of(h.event.place), frozenset(h.event.five)): h.event.five
        for h in ranked
        if isinstance(h.event, Ranked) and h.event.winning
    }
    return ranked, [(seat, five) for (seat, _), five in won.items()]


@check("the hand of seat {seat:d} alone is marked as the winning one: {five:cards}")
def marked_as_winning(history: History, seat: int, five: list[str]) -> Finding:
    """The product marks these five cards of this seat as the winning hand, and no other hand."""
    ranked, won = _marked(history)
    expected = f"seat {seat} has the winning hand {' '.join(five)}, and nobody else"
    if not ranked:
        return Finding("unsupported", expected, MARKED)
    seen = ", ".join(f"seat {who} has the winning hand {' '.join(cards)}" for who, cards in won)
    ok = [(who, set(cards)) for who, cards in won] == [(seat, set(five))]
    return judged(ok, expected, seen or "no hand is marked as winning", *numbers(ranked))
