"""Laws that hold in every hand and need no oracle: judged on drawn hands."""

from __future__ import annotations

from vistoria.checks.reading import (
    ended,
    hole_cards,
    live,
    numbers,
    put_in,
    started_with,
    the_hand,
)
from vistoria.checks.registry import law
from vistoria.model.event import Charged, Paid
from vistoria.model.finding import Finding, irrelevant, judged
from vistoria.model.hand import Hand
from vistoria.model.history import History
from vistoria.model.sentences import did, must

from .money import charge_of, over, paid_text
from .reading import community_cards, paid_alike, paid_from_pot


@law("where a suit seems to count, the change of suit changes no payment")
def suit_that_cannot_count(history: History) -> Finding:
    """Two hands alike but for the suit of one closed card are paid alike when that suit cannot count.

    Relevant where five cards of that suit lie together that are not two of the hand and three of the table.
    """
    if len(history.hands) != 2:
        return irrelevant()
    first, second = history.hands
    changed = [
        (seat, a, b)
        for seat in started_with(first)
        for a, b in zip(hole_cards(first, seat), hole_cards(second, seat), strict=False)
        if a != b
    ]
    if len(changed) != 1:
        return irrelevant()
    seat, before, after = changed[0]
    if not (_tempting(first, seat, before[1]) or _tempting(second, seat, after[1])):
        return irrelevant()
    a, b = paid_from_pot(first), paid_from_pot(second)
    expected = must("paid-suit-changed", seat=seat, before=before, after=after, sums=a)
    is_over = ended(first) is not None and ended(second) is not None and bool(a)
    return judged(
        is_over and paid_alike(a, b),
        expected,
        did("paid", sums=b),
        *numbers(first.of(Paid)),
        *numbers(second.of(Paid)),
    )


def _tempting(hand: Hand, seat: int, suit: str) -> bool:
    own = sum(card[1] == suit for card in hole_cards(hand, seat))
    community = sum(card[1] == suit for card in community_cards(hand))
    return own + community >= 5 and not (own >= 2 and community >= 3)


@law("where equal hands win, they are paid alike but for one remainder")
def equal_hands_paid_equally(history: History) -> Finding:
    """Winners with the same denominations are paid the same, but for one remainder smaller than their number.

    Relevant where two winners or more hold the same denominations and no suit can count.
    """
    hand = the_hand(history)
    tied, got, net = _tie(hand)
    if len(tied) < 2 or not set(got) & set(tied):
        return irrelevant()
    share, rest = divmod(net, len(tied))
    others = [share] * (len(tied) - 1)
    return _paid_of(
        hand,
        set(got) == set(tied) and sorted(got.values()) == [*others, share + rest],
        must("shared-one-remainder" if rest else "shared-alike", seats=tied, share=share, pot=net, rest=rest),
    )


@law("where equal hands win, none is paid less than an equal part")
def pot_shared_equally(history: History) -> Finding:
    """Winners with the same denominations are paid an equal part of the pot each, whoever gets what is left over.

    Relevant where two winners or more hold the same denominations and no suit can count.
    """
    hand = the_hand(history)
    tied, got, net = _tie(hand)
    if len(tied) < 2 or not set(got) & set(tied):
        return irrelevant()
    share, rest = divmod(net, len(tied))
    return _paid_of(
        hand,
        set(got) == set(tied) and min(got.values()) >= share and sum(got.values()) == net,
        must("shared-alike-rest" if rest else "shared-alike", seats=tied, share=share, pot=net, rest=rest),
    )


@law("where a division leaves a remainder, it goes whole to the first tied hand from the croupier's left")
def remainder_to_first_tied(history: History) -> Finding:
    """The remainder of an equal division goes whole to the first tied hand from the croupier's left (seat 1 upward).

    Relevant where equal hands won and the division leaves a remainder.
    """
    hand = the_hand(history)
    tied, got, net = _tie(hand)
    if len(tied) < 2 or set(got) != set(tied) or net % len(tied) == 0:
        return irrelevant()
    share, rest = divmod(net, len(tied))
    return _paid_of(
        hand,
        got[tied[0]] == share + rest and all(got[seat] == share for seat in tied[1:]),
        must("paid", sums={tied[0]: share + rest, **dict.fromkeys(tied[1:], share)}),
    )


def _tie(hand: Hand) -> tuple[list[int], dict[int, int], int]:
    """The seats that tie for the pot, what each seat was paid, and the pot less what the house keeps."""
    return _tied(hand), paid_from_pot(hand), sum(put_in(hand).values()) - charge_of(hand)


def _paid_of(hand: Hand, as_wanted: bool, expected: str) -> Finding:
    return judged(as_wanted and ended(hand) is not None, expected, paid_text(hand), *numbers(hand.of(Paid)))


def _tied(hand: Hand) -> list[int]:
    """Seats that won and hold the same denominations as another winner, where no suit can count."""
    community = community_cards(hand)
    winners = sorted(paid_from_pot(hand))
    if any(_counts(hand, seat, suit, community) for seat in winners for suit in "shdc"):
        return []
    ranks = {seat: sorted(card[0] for card in hole_cards(hand, seat)) for seat in started_with(hand)}
    alike = [seat for seat in live(hand) if any(ranks[seat] == ranks[w] for w in winners)]
    return sorted(alike) if set(winners) <= set(alike) and len(alike) > 1 else []


def _counts(hand: Hand, seat: int, suit: str, community: tuple[str, ...]) -> bool:
    own = sum(card[1] == suit for card in hole_cards(hand, seat))
    return own >= 2 and sum(card[1] == suit for card in community) >= 3


@law("where a commission is due, it is from {least:percent} to {most:percent} % of the pot")
def commission_in_bounds(history: History, least: list[int], most: list[int]) -> Finding:
    """The commission of a hand stays between two rates of the pot, each [numerator, denominator].

    Relevant where the house charged anything or had to.
    """
    hand = the_hand(history)
    pot = sum(put_in(hand).values())
    low, high = pot * least[0] // least[1], pot * most[0] // most[1]
    taken = charge_of(hand)
    if not low and not taken:
        return irrelevant()
    out = sum(paid_from_pot(hand).values())
    seen = over(hand, did("charge", amount=taken, pot=pot, paid=out))
    ok = low <= taken <= high and out == pot - taken and ended(hand) is not None
    expected = must("charge-within", pot=pot, least=low, most=high)
    return judged(ok, expected, seen, *numbers(hand.of(Charged, Paid)))
