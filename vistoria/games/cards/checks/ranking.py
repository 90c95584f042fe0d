"""The order of hands: asked for outright, or seen in who is paid when hands change suit, seat or opponent."""

from __future__ import annotations

from itertools import combinations

from vistoria.checks.reading import (
    ended,
    hole_cards,
    live,
    numbers,
    started_with,
    the_hand,
)
from vistoria.checks.registry import Nothing, check, law
from vistoria.model.answer import Order, Unsupported
from vistoria.model.attempts import answer_text
from vistoria.model.cards import RANKS, SUITS
from vistoria.model.event import Paid
from vistoria.model.finding import Finding, irrelevant, judged
from vistoria.model.hand import Hand
from vistoria.model.history import History
from vistoria.model.sentences import did, must, sentences

from .reading import community_cards, paid_alike, paid_from_pot


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


@law("where two hands hold a card of one denomination, other names of the suits change no payment")
def suits_renamed(history: History) -> Finding:
    """Two hands that differ only in the names of the suits are paid alike.

    Relevant where two live hands hold cards of one denomination, so that a suit could decide.
    """
    if len(history.hands) != 2:
        return irrelevant()
    first, second = history.hands
    if not renamed(first, second):
        return irrelevant()
    if not _shared_denomination(first):
        return irrelevant()
    a, b = paid_from_pot(first), paid_from_pot(second)
    return judged(
        paid_alike(a, b) and _over(first, second),
        must("paid-renamed", sums=a),
        did("paid", sums=b),
        *numbers(first.of(Paid)),
        *numbers(second.of(Paid)),
    )


def renamed(first: Hand, second: Hand) -> bool:
    pairs = [
        (a, b)
        for seat in started_with(first)
        for a, b in zip(hole_cards(first, seat), hole_cards(second, seat), strict=False)
    ] + list(zip(community_cards(first), community_cards(second), strict=False))
    names = {a[1]: b[1] for a, b in pairs}
    return (
        bool(pairs)
        and all(b == a[0] + names[a[1]] for a, b in pairs)
        and len(set(names.values())) == len(names)
        and any(names[suit] != suit for suit in names if suit in SUITS)
    )


def _shared_denomination(hand: Hand) -> bool:
    held = [rank for seat in live(hand) for rank in {card[0] for card in hole_cards(hand, seat)}]
    return len(set(held)) < len(held)


@law("where one of two players who exchange their cards is paid, the payments are exchanged")
def hands_exchanged(history: History) -> Finding:
    """Two hands alike but for two seats that exchanged their cards are paid alike, those two exchanged.

    Relevant where one of the two is paid.
    """
    if len(history.hands) != 2:
        return irrelevant()
    first, second = history.hands
    moved = [s for s in started_with(first) if set(hole_cards(first, s)) != set(hole_cards(second, s))]
    if len(moved) != 2 or set(hole_cards(first, moved[0])) != set(hole_cards(second, moved[1])):
        return irrelevant()
    one, other = moved
    a, b = paid_from_pot(first), paid_from_pot(second)
    if not {one, other} & set(a):
        return irrelevant()
    places = {one: other, other: one}
    wanted = {places.get(seat, seat): amount for seat, amount in a.items()}
    return judged(
        paid_alike(b, wanted) and _over(first, second),
        must("paid-exchanged", seats=moved, sums=wanted),
        did("paid", sums=b),
        *numbers(first.of(Paid)),
        *numbers(second.of(Paid)),
    )


@law("where two flushes have their highest card in common, the one with the next higher card wins")
def next_card_of_flush(history: History) -> Finding:
    """Of two flushes that share three community cards, the highest among them, that with the next higher card wins.

    Relevant where two hands come to the end, each with two cards or more of the one suit of which three lie
    in common, neither with a straight, and all denominations of the hands and the table differ.
    """
    if len(history.hands) != 1:
        return irrelevant()
    [hand] = history.hands
    community, seats = community_cards(hand), live(hand)
    suit = next((s for s in SUITS if sum(card[1] == s for card in community) == 3), None)
    if suit is None or len(community) != 5 or len(seats) != 2:
        return irrelevant()
    own = {seat: _ranks_of(suit, hole_cards(hand, seat)) for seat in seats}
    shared = _ranks_of(suit, community)
    every = [card[0] for cards in (community, *(hole_cards(hand, seat) for seat in seats)) for card in cards]
    if any(len(ranks) < 2 for ranks in own.values()) or len(set(every)) < len(every):
        return irrelevant()
    if max(shared) < max(map(max, own.values())):
        return irrelevant()
    if any(_straight(hole_cards(hand, seat), community) for seat in seats):
        return irrelevant()
    best = max(seats, key=lambda seat: max(own[seat]))
    return judged(
        set(paid_from_pot(hand)) == {best} and ended(hand) is not None,
        must("next-of-flush", seat=best, card=f"{RANKS[max(own[best])]}{suit}"),
        did("paid", sums=paid_from_pot(hand)),
        *numbers(hand.of(Paid)),
    )


def _ranks_of(suit: str, cards: tuple[str, ...]) -> list[int]:
    """Ranks of the cards of a suit, 0 for a two to 12 for an ace."""
    return [RANKS.index(card[0]) for card in cards if card[1] == suit]


def _straight(own: tuple[str, ...], community: tuple[str, ...]) -> bool:
    """Whether two hole cards and three community cards follow one another, the ace also below the two."""
    runs = {frozenset(f"A{RANKS}"[low : low + 5]) for low in range(len(RANKS) - 3)}
    return any(
        {card[0] for card in (*two, *three)} in runs
        for two in combinations(own, 2)
        for three in combinations(community, 3)
    )


@law("where each pair of three hands is compared, no circle arises")
def no_circle(history: History) -> Finding:
    """Each pair of three hands is compared, and one order of the three explains all results.

    Relevant where each pair of the three came to the end with the cards unchanged.
    """
    hands = history.hands
    pairs = [tuple(live(hand)) for hand in hands]
    if len(hands) != 3 or any(len(pair) != 2 for pair in pairs) or len(set(pairs)) != 3:
        return irrelevant()
    seats = sorted({seat for pair in pairs for seat in pair})
    if len(seats) != 3 or len({tuple(hole_cards(h, s) for s in seats) for h in hands}) != 1:
        return irrelevant()
    won = {pair: set(paid_from_pot(hand)) for pair, hand in zip(pairs, hands, strict=True)}
    seen = sentences(*(did("pair-won", pair=pair, seats=sorted(won[pair])) for pair in sorted(won)))
    ok = all(won[pair] and won[pair] <= set(pair) for pair in won) and _is_order(seats, won) and _over(*hands)
    return judged(
        ok,
        must("no-circle"),
        seen,
        *(n for h in hands for n in numbers(h.of(Paid))),
    )


def _is_order(seats: list[int], won: dict[tuple[int, ...], set[int]]) -> bool:
    """Whether `at least as good` is transitive over the three seats."""
    best = {(a, b) for pair, winners in won.items() for a in winners for b in pair} | {(s, s) for s in seats}
    return all((a, c) in best for a, b in best for d, c in best if b == d)


def _over(*hands: Hand) -> bool:
    return all(ended(hand) is not None and paid_from_pot(hand) for hand in hands)
