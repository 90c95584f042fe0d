"""The commission as a right of the house: what it takes of a pot, if it takes anything."""

from __future__ import annotations

from fractions import Fraction
from math import ceil, floor

from vistoria.checks.reading import ended, numbers, put_in, the_hand
from vistoria.checks.registry import check
from vistoria.model.event import Charged, HandEnded, Paid
from vistoria.model.finding import Finding, judged
from vistoria.model.hand import Hand
from vistoria.model.history import History
from vistoria.model.sentences import did, must

from .money import charge_of, opening_refused, over
from .reading import paid_from_pot


@check("the house charges nothing, or {amounts:either}")
def charged_nothing_or(history: History, amounts: list[int]) -> Finding:
    """The house waives its commission on the hand, or keeps one of these sums; the winners get the rest."""
    return _charge(the_hand(history), [0, *amounts], must("charge-nothing-or", amounts=amounts))


@check("the house charges nothing, or up to {most:d}")
def charged_up_to(history: History, most: int) -> Finding:
    """The house keeps no more than this; less may be its own cap. The winners get the rest."""
    return _charge(the_hand(history), [*range(most + 1)], must("charge-most", most=most))


@check(
    "the table is refused, or the house charges nothing, or from {least:percent} to {most:percent} % of the pot"
)
def table_refused_or_lawful_charge(history: History, least: list[int], most: list[int]) -> Finding:
    """The product refuses such a table, or opens it and takes nothing of the pot, or a lawful part."""
    opening = opening_refused(history)
    if opening.verdict != "failed":
        return opening
    hand = the_hand(history)
    pot = sum(put_in(hand).values())
    low, high = ceil(Fraction(*least) * pot), floor(Fraction(*most) * pot)
    expected = must("charge-or-nothing", least=low, most=high)
    return _charge(hand, [0, *range(low, high + 1)], expected)


def _charge(hand: Hand, sums: list[int], expected: str) -> Finding:
    taken, pot = charge_of(hand), sum(put_in(hand).values())
    out = sum(paid_from_pot(hand).values())
    seen = over(hand, did("charge", amount=taken, pot=pot, paid=out))
    ok = taken in sums and out == pot - taken and out > 0 and ended(hand) is not None
    return judged(ok, expected, seen, *numbers(hand.of(Charged, Paid, HandEnded)))
