"""What a house may have declared for the table of a record: everything that the record leaves open."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import product

from msgspec.structs import replace

from vistoria.games.cards.game import GAME
from vistoria.model.event import Acted, Charged, Collected, Event, HandEnded, Paid, Posted, Returned
from vistoria.model.table import Commission, Payouts, Settings
from vistoria.referee.kinds import tally

from .record import RecordedHand

SPACES = ("ante", "jackpot")
"""Where bets against the house lie before the cards."""
RATES = ((1, 20), (1, 10), (3, 100), (1, 50), (1, 100))
"""Rates that a house may have declared where it took the most that it takes of a hand."""


def houses(hand: RecordedHand) -> Iterator[Settings]:
    """Terms without a commission: the record's own stakes and limit, and what it does not say of the others.

    That is the limit where it names none, the smallest chip, which every sum is a multiple of, and the least bet. A
    blind of all that somebody had says nothing of the stakes.
    """
    if hand.is_banked:
        yield from _of_bank(hand)
        return
    stakes = {"small": hand.small, "big": hand.big, "entry": hand.entry}
    if (hand.small or 0) > (hand.big or hand.small or 0):
        stakes = {}
    told = Settings(limit=hand.limit, stakes={key: value for key, value in stakes.items() if value} or None)
    bets = [e.to for e in hand.events if isinstance(e, Acted) and e.act == "bet" and e.to]
    chip, least = math.gcd(*_sums(hand)), min(bets, default=0)
    limits = (None, *sorted(GAME.limits)) if hand.limit is None else (hand.limit,)
    smallest = (chip, None) if chip > 1 else (None,)
    minimum = (None, least) if 0 < least < (hand.big or 0) else (None,)
    for limit, unit, bet in product(limits, smallest, minimum):
        yield replace(told, limit=limit, smallest=unit, minimum_bet=bet)


def _of_bank(hand: RecordedHand) -> Iterator[Settings]:
    """Terms of a game against the house: bounds between which these antes lie, odds and a maximum that were paid by."""
    laid = {
        what: [e.amount for e in hand.events if isinstance(e, Posted) and e.what == what] for what in SPACES
    }
    paid = [e for e in hand.events if isinstance(e, Paid) and e.what == "additional"]
    bets = {e.seat: e.amount for e in hand.events if isinstance(e, Posted) and e.what == "additional"}
    stakes: dict[str, object] = {"ante": (min(laid["ante"]), max(laid["ante"]))}
    if laid["jackpot"]:
        stakes["jackpot"] = Counter(laid["jackpot"]).most_common(1)[0][0]
    odds = {e.amount // bets[e.seat] for e in paid if bets.get(e.seat) and not e.amount % bets[e.seat]}
    most = max((e.amount for e in paid), default=0)
    for royal, maximum in product((None, *sorted(odds - {0})), (None, most) if most else (None,)):
        yield Settings(stakes=stakes, payouts=Payouts(royal, maximum))


def without_jackpot(hand: RecordedHand) -> RecordedHand:
    """The hand as it is without the bets on the jackpot and its prizes, where nothing says what these should be.

    A sum that the house took, or paid for several bets, may hold some of them: then only the stacks tell of it.
    """
    bets, prizes = (
        tally((e.seat, e.amount) for e in hand.events if isinstance(e, kind) and e.what == "jackpot")
        for kind in (Posted, Paid)
    )
    if not bets:
        return hand
    in_one_sum = any(isinstance(e, Paid) and e.what == "pot" for e in hand.events)
    gone: tuple[type[Event], ...] = (Collected, Paid, HandEnded) if in_one_sum else (Collected,)
    events = [
        HandEnded(stacks={seat: chips - prizes[seat] for seat, chips in e.stacks.items()})
        if isinstance(e, HandEnded)
        else e
        for e in hand.events
        if not isinstance(e, gone) and getattr(e, "what", "") != "jackpot"
    ]
    players = tuple(replace(each, stack=each.stack - bets[each.seat]) for each in hand.players)
    return replace(hand, events=tuple(events), players=players, tells=hand.tells.difference(gone))


def with_commission(house: Settings, hand: RecordedHand, pot: int) -> Iterator[Settings]:
    """The terms with each commission by which the house may have taken what it took of this pot."""
    taken = sum(e.amount for e in hand.events if isinstance(e, Charged) and e.of == "pot")
    payments = sum(isinstance(e, Paid) for e in hand.events) or len(hand.players)
    if taken and pot:
        for rate in _rates(taken, pot, (house.smallest or 1) * max(payments, 1)):
            yield replace(house, commission=Commission("pot", rate))
        for rate in RATES:
            yield replace(house, commission=Commission("pot", rate, taken))
    yield house


def _rates(taken: int, pot: int, lost: int) -> Iterator[tuple[int, int]]:
    """Rates by which so much may be taken of a pot, where each part is rounded, by up to `lost` chips in all.

    First the very one, then those in quarters of a per cent, then others.
    """
    rate, least, most = (Fraction(each, pot) for each in (taken, max(taken - lost, 0), taken + lost))
    quarters = (
        Fraction(quarter, 400) for quarter in range(math.ceil(400 * least) or 1, math.ceil(400 * most))
    )
    steps = (Fraction(4 * taken + step, 4 * pot) for step in range(1, 4 * min(lost, 8)))
    for each in dict.fromkeys((rate, *quarters, *steps)):
        yield each.numerator, each.denominator


def _sums(hand: RecordedHand) -> Iterator[int]:
    """Every sum that the record names; what is taken or paid in parts, as a whole."""
    yield from (player.stack for player in hand.players)
    yield from (each for each in (hand.small, hand.big, hand.entry) if each)
    yield from tally(
        ((type(e), e.seat, e.pot), e.amount) for e in hand.events if isinstance(e, Charged | Paid)
    ).values()
    for event in hand.events:
        match event:
            case Acted(put=amount) | Posted(amount=amount) | Returned(amount=amount):
                yield amount
            case HandEnded(stacks=stacks):
                yield from stacks.values()
