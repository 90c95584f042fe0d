"""The pot as it is paid: all that was put in, less what the house is reported to charge of it.

A commission that a law grants and does not order may be taken or waived; what is left goes to the winners either way.
"""

from __future__ import annotations

from vistoria.checks.reading import ended, numbers, put_in, the_hand
from vistoria.checks.registry import Nothing, check
from vistoria.model.event import Charged, HandEnded, Paid
from vistoria.model.finding import Finding, judged
from vistoria.model.hand import Hand
from vistoria.model.history import History
from vistoria.model.sentences import did, must, sentences

from .money import charge_of, paid_text
from .reading import paid_from_pot


@check("the pot of {pot:d}, less what the house charges, goes to seat {seat:d}")
def net_pot_won(history: History, pot: int, seat: int) -> Finding:
    """The pot holds so much, and this seat alone is paid all of it but what the house charges."""
    hand = the_hand(history)
    net = _net(hand)
    return _paid(hand, pot, must("paid", sums={seat: net}), ok=paid_from_pot(hand) == {seat: net})


@check("the pot of {pot:d}, less what the house charges, is divided alike between {seats:seats}")
def net_pot_divided(history: History, pot: int, seats: list[int]) -> Finding:
    """The pot holds so much, and none of these seats is paid less than an equal part of what the house leaves.

    Who gets the chips that cannot be divided, if any, is not judged here.
    """
    hand = the_hand(history)
    share, rest = _parts(_net(hand), len(seats), 1)
    got = paid_from_pot(hand)
    ok = all(got.get(seat, 0) >= share for seat in seats) and share > 0
    expected = must(
        "shared-alike-rest" if rest else "shared-alike", seats=seats, share=share, pot=_net(hand), rest=rest
    )
    return _paid(hand, pot, expected, ok=ok and sum(got.values()) == _net(hand))


@check(
    "of the pot of {pot:d}, less what the house charges, {seats:seats} are paid alike, and seat {first:d} "
    "the chips left over",
    "of the pot of {pot:d}, less what the house charges, {seats:seats} are paid alike in chips of {chip:d}, "
    "and seat {first:d} the chips left over",
)
def net_pot_with_remainder(
    history: History, pot: int, seats: list[int], first: int, chip: int = 1
) -> Finding:
    """The pot holds so much, these seats divide what the house leaves, and one seat gets the whole remainder."""
    hand = the_hand(history)
    net = _net(hand)
    share, rest = _parts(net, len(seats), chip)
    wanted = dict.fromkeys(seats, share)
    wanted[first] = wanted.get(first, 0) + rest
    expected = must("paid", sums=wanted)
    if not rest and ended(hand) is not None:
        raise Nothing(must("a-remainder"), did("no-remainder", pot=net, parts=len(seats), share=share))
    return _paid(hand, pot, expected, ok=paid_from_pot(hand) == wanted)


def _net(hand: Hand) -> int:
    return sum(put_in(hand).values()) - charge_of(hand)


def _parts(net: int, hands: int, chip: int) -> tuple[int, int]:
    """An equal part in whole chips, and what is left over."""
    share = net // hands // chip * chip
    return share, net - share * hands


def _paid(hand: Hand, pot: int, expected: str, *, ok: bool) -> Finding:
    held, taken = sum(put_in(hand).values()), charge_of(hand)
    seen = sentences(did("net-pot", pot=held, charge=taken), paid_text(hand))
    return judged(
        ok and held == pot and ended(hand) is not None,
        sentences(must("net-pot", pot=pot), expected),
        seen,
        *numbers(hand.of(Charged, Paid, HandEnded)),
    )
