"""The end of a hand: the order of hands, who shows, who wins."""

from __future__ import annotations

from vistoria.checks.reading import (
    ended,
    folded,
    hole_cards,
    live,
    numbers,
    seat_of,
    the_hand,
)
from vistoria.checks.registry import Nothing, check
from vistoria.games.cards.events import Mucked, Ranked
from vistoria.model.answer import Order, Unsupported
from vistoria.model.attempts import answer_text
from vistoria.model.cards import Card
from vistoria.model.event import Dealt, HandEnded, Paid, Shown
from vistoria.model.finding import Finding, judged
from vistoria.model.hand import Hand, Happened
from vistoria.model.history import History
from vistoria.model.sentences import did, must, sentences

from .money import over
from .reading import of_a_seat, paid_from_pot


@check("their order is {order:ranks}")
def ranking(history: History, order: list[list[int]]) -> Finding:
    """The hands asked about stand in this order, best first; hands count from 1, equal ones share a group."""
    wanted = [sorted(group) for group in order]
    expected = must("ranking", ranks=wanted)
    asked = list(history.ranked())
    if not asked:
        raise Nothing(expected, did("not-asked"))
    _, reply, n = asked[-1]
    if isinstance(reply, Unsupported):
        return Finding("unsupported", expected, answer_text(reply), (n,))
    got = [sorted(i + 1 for i in group) for group in reply.order]
    return judged(got == wanted, expected, did("ranking", ranks=got), n)


@check("the order given, if any, is that of the payment")
def ranked_as_paid(history: History) -> Finding:
    """The hands that the product puts first, out of those that came to the end, are those that it paid.

    A product that ranks no hands outside play has said by its payment what it makes of them.
    """
    hand = the_hand(history)
    seats, paid = live(hand), sorted(paid_from_pot(hand))
    expected = must("rank-first", seats=paid)
    found = numbers(hand.of(Paid))
    answers = [(reply, n) for _, reply, n in history.ranked() if isinstance(reply, Order)]
    if not answers:
        return judged(_over(hand), expected, did("no-ranking"), *found)
    order, n = answers[-1]
    first = sorted(seats[i] for i in order.order[0]) if order.order else []
    return judged(first == paid and _over(hand), expected, did("rank-first", seats=first), n, *found)


def _over(*hands: Hand) -> bool:
    return all(ended(hand) is not None and paid_from_pot(hand) for hand in hands)


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
    seen = sentences(
        did("opened-all", seats=full),
        hidden and did("kept-closed", seats=hidden),
        extra and did("opened-too", seats=extra),
    )
    ok = full == sorted(seats) and not extra and ended(hand) is not None
    expected = must("open-all", seats=sorted(seats))
    return judged(ok, expected, over(hand, seen), *numbers(hand.of(Shown, Mucked, HandEnded)))


@check("seat {seat:d} opens no card")
def never_shows(history: History, seat: int) -> Finding:
    """The hand is over, and this seat opened nothing."""
    hand = the_hand(history)
    got = shown_by(hand).get(seat, set())
    seen = over(hand, did("showing", place=seat, cards=sorted(got)))
    ok = not got and ended(hand) is not None and bool(hole_cards(hand, seat))
    return judged(ok, must("open-nothing", seat=seat), seen, *numbers(hand.of(Shown, HandEnded)))


@check("{seats:seats} open their cards after the last community card")
def opened_after_last_card(history: History, seats: list[int]) -> Finding:
    """These seats open their cards, and none of them before the last community card lies."""
    hand = the_hand(history)
    community = [
        i for i, h in enumerate(hand.events) if isinstance(h.event, Dealt) and h.event.to == "community"
    ]
    shown = [(i, h) for i, h in enumerate(hand.events) if of_a_seat(h)]
    who = sorted(set(shown_by(hand)))
    early = [h for i, h in shown if community and i < community[-1]]
    before = sorted({seat for h in early if (seat := seat_of(h.event.place)) is not None})  # type: ignore[union-attr]
    after = [seat for seat in who if seat not in before]
    seen = sentences(
        before and did("opened-before-last", seats=before),
        (after or not before) and did("opened-after-last", seats=after),
    )
    ok = who == sorted(seats) and not early and len(community) == 5
    expected = must("open-after-last", seats=sorted(seats))
    return judged(ok, expected, seen, *numbers(h for _, h in shown))


@check("{seats:seats} wins the pot", "{seats:seats} win the pot")
def wins(history: History, seats: list[int]) -> Finding:
    """These seats, and no others, are paid out of the pot."""
    hand = the_hand(history)
    got = sorted(seat for seat, amount in paid_from_pot(hand).items() if amount > 0)
    seen = over(hand, did("won-by", seats=got))
    ok = got == sorted(seats) and ended(hand) is not None and not set(got) & folded(hand)
    return judged(ok, must("won-by", seats=sorted(seats)), seen, *numbers(hand.of(Paid)))


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
    seen = over(hand, did("opened-before-first", seats=who))
    ok = who == sorted(seats) and ended(hand) is not None
    expected = must("open-before-first", seats=sorted(seats))
    return judged(ok, expected, seen, *numbers(hand.of(Shown)))


@check("{orders:orders} open their cards in this order")
def opened_in_order(history: History, orders: list[list[int]]) -> Finding:
    """The seats that open cards do so in one of these orders, its first seat before all others.

    Whether all of them must is another matter.
    """
    hand = the_hand(history)
    got = list(shown_by(hand))
    kept = [order for order in orders if got[:1] == order[:1] and got == [s for s in order if s in got]]
    expected = must("open-in-order", orders=orders)
    seen = over(hand, did("opened-in-order", order=got))
    return judged(bool(kept) and ended(hand) is not None, expected, seen, *numbers(hand.of(Shown, Mucked)))


@check("the cards are opened before the pot is paid")
def opened_before_paid(history: History) -> Finding:
    """At the end of the hand cards are opened, all of them before the pot is paid."""
    hand = the_hand(history)
    shown = [i for i, h in enumerate(hand.events) if of_a_seat(h)]
    paid = [i for i, h in enumerate(hand.events) if isinstance(h.event, Paid)]
    late = sum(bool(paid) and i > paid[0] for i in shown)
    seen = did("opened-before-paid" if not late else "opened-after-paid", seats=sorted(shown_by(hand)))
    ok = bool(shown) and bool(paid) and not late
    return judged(ok, must("opened-before-paid"), seen, *numbers(hand.of(Shown, Paid)))


@check("the hands of {seats:seats} are marked as winning ones, and no other")
def all_winners_marked(history: History, seats: list[int]) -> Finding:
    """The product marks the hand of each of these seats as a winning one, and no other hand."""
    ranked, won = _marked(history)
    expected = must("marked", seats=sorted(seats))
    if not ranked:
        return Finding("unsupported", expected, did("marks-unreached"))
    who = sorted({seat for seat, _ in won if seat is not None})
    return judged(who == sorted(seats), expected, did("marked", seats=who), *numbers(ranked))


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
    expected = must("marked-five", place=seat, five=five)
    if not ranked:
        return Finding("unsupported", expected, did("marks-unreached"))
    seen = sentences(*(did("marked-five", place=who, five=cards) for who, cards in won))
    ok = [(who, set(cards)) for who, cards in won] == [(seat, set(five))]
    return judged(ok, expected, seen or did("marked-winning-none"), *numbers(ranked))
