"""The commission as a right of the house: what it takes of a pot, if it takes anything."""

from __future__ import annotations

from fractions import Fraction
from math import ceil, floor

from vistoria.checks.reading import ended, numbers, put_in, the_hand
from vistoria.checks.registry import check, law
from vistoria.games.cards.stakes import stakes_of
from vistoria.model.event import Charged, HandEnded, Paid
from vistoria.model.finding import Finding, irrelevant, judged
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


@law(
    "where a pot is paid, the house charges nothing, or from {least:percent} to {most:percent} % of it "
    "and under {caps:either} big blinds"
)
def charge_in_bounds(history: History, least: list[int], most: list[int], caps: list[int]) -> Finding:
    """What the house charges, if anything, stays between two rates of the pot and under the cap.

    `caps` are multiples of the big blind: the lower one limits what must be charged, the higher one what may be.
    A part of a chip may be dropped; whether the lower rate allows that is for other scenarios. Relevant in every
    hand that pays a pot.
    """
    hand = the_hand(history)
    if not paid_from_pot(hand):
        return irrelevant()
    pot = sum(put_in(hand).values())
    big = stakes_of(hand.opened.settings).big or 0
    low = min(floor(Fraction(*least) * pot), min(caps) * big)
    high = min(floor(Fraction(*most) * pot), max(caps) * big)
    expected = must("charge-or-nothing", least=low, most=high)
    return _charge(hand, [0, *range(low, high + 1)], expected)


def _charge(hand: Hand, sums: list[int], expected: str) -> Finding:
    taken, pot = charge_of(hand), sum(put_in(hand).values())
    out = sum(paid_from_pot(hand).values())
    seen = over(hand, did("charge", amount=taken, pot=pot, paid=out))
    ok = taken in sums and out == pot - taken and out > 0 and ended(hand) is not None
    return judged(ok, expected, seen, *numbers(hand.of(Charged, Paid, HandEnded)))
