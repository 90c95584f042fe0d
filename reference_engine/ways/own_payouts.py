"""Pay table and jackpot of a house that declared none of it: they are read from what its table shows."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import Any, NamedTuple

from vistoria.games.cards.events import Pool, Ranked
from vistoria.model.cards import Card, are_cards
from vistoria.model.event import Dealt, Event, Paid, Posted, Shown
from vistoria.model.place import Place, Seat
from vistoria.model.table import Jackpot, Payouts

from ..policies.change import policy
from ..policies.hands import Hand
from ..policies.strength import Made
from .own_figures import own
from .seen import Seen
from .way import Way


class Payment(NamedTuple):
    """What a seat was paid on its additional bet; sums in chips."""

    kind: Hand
    top: int
    """The worth of the rank that counts first."""
    ante: int
    additional: int
    won: int
    odds: int
    """To one, whole: as they are told, or paid where none are."""


def own_royal(rules: Any, seen: Seen) -> Iterator[Way]:
    """The odds at which a royal flush is paid; the maximum may cut payments, which tell them all the same."""
    law, declared = rules.payouts, seen.settings.payouts or Payouts()
    least, most = law.royal
    odds = [
        paid.odds
        for hand in seen.hands()
        for paid in _payments(rules, hand)
        if law.table[paid.kind].odds is None
    ]
    if declared.royal is None and odds and least < max(odds) <= most:
        what = f"A royal flush is paid {max(odds)} to 1."
        yield own(rules, f"royal {max(odds)}", what, policy("payouts", usual_royal=max(odds)))


def own_maximum(rules: Any, seen: Seen) -> Iterator[Way]:
    """The maximum that most of the payments show which stay below the odds of their hand."""
    law, declared = rules.payouts, seen.settings.payouts or Payouts()
    royal, found = declared.royal or law.royal[0], Counter[int]()
    for hand in seen.hands():
        before = 0
        for paid in _payments(rules, hand):
            if law.table[paid.kind].capped:
                counted = law.counted(paid.won, paid.ante, paid.additional)
                cut = paid.won < law.odds(paid.kind, paid.top, royal) * paid.additional
                found.update([before + counted] if cut else [])
                before += counted if law.maximum_for == "all-hands" else 0
    if declared.maximum is None:
        for most, _ in found.most_common(1):
            plays = policy("payouts", usual_maximum=most)
            yield own(rules, f"maximum {most}", f"The house pays {most} at most.", plays)


def _payments(rules: Any, hand: list[Event]) -> Iterator[Payment]:
    bets = {e.seat: e.amount for e in hand if isinstance(e, Posted) and e.what == "additional"}
    antes = {e.seat: e.amount for e in hand if isinstance(e, Paid) and e.what == "ante"}  # one for one
    made = _made(rules, hand)
    for e in hand:
        if isinstance(e, Paid) and e.what == "additional" and e.seat in bets and Seat(e.seat) in made:
            best, (to, one) = made[Seat(e.seat)], e.odds or (e.amount, bets[e.seat])
            ante, additional = antes.get(e.seat, 0), bets[e.seat]
            yield Payment(best.row.hand, best.first_rank, ante, additional, e.amount, to // max(one, 1))


def _made(rules: Any, hand: list[Event]) -> dict[Place, Made]:
    """What each place holds: the five cards told as ranked, or else those shown or dealt, if a pack has them."""
    dealt = defaultdict[Place, tuple[Card, ...]](tuple)
    for e in hand:
        if isinstance(e, Dealt) and e.card:
            dealt[e.to] += (e.card,)
    shown = {e.place: e.cards for e in hand if isinstance(e, Shown)}
    ranked = {e.place: e.five for e in hand if isinstance(e, Ranked)}
    strengths = rules.ranking.strengths
    return {
        place: strengths.made(strengths.of(five))
        for place, five in {**dealt, **shown, **ranked}.items()
        if len(five) == 5 and are_cards(five, rules.whole_pack)
    }


def own_prizes(rules: Any, seen: Seen) -> Iterator[Way]:
    """The fixed sums that a player is told or paid, and what the pool begins again with."""
    declared, shares = seen.settings.jackpot or Jackpot(), rules.jackpot.shares
    fixed = dict[str, int]()
    for hand in seen.hands():
        made, paid = _made(rules, hand), dict[str, int]()
        for event in hand:
            if isinstance(event, Paid) and event.what == "jackpot" and Seat(event.seat) in made:
                kind = made[Seat(event.seat)].row.hand
                if kind in shares:
                    others = paid.get(shares[kind].name, 0) if kind in rules.jackpot.sharing else 0
                    paid[shares[kind].name] = others + event.amount
        fixed |= paid
    told = seen.told.get("fixed-sums", {}).get("sums")
    fixed |= (
        {name: sum_ for name, sum_ in told.items() if type(sum_) is int} if isinstance(told, dict) else {}
    )
    if declared.fixed is None and fixed:
        what = "The fixed sums of the jackpot are those that players are told or paid."
        yield own(rules, f"fixed sums {sorted(fixed.items())}", what, policy("jackpot", usual_fixed=fixed))
    again = [e.after for e in seen.events() if isinstance(e, Pool) and e.restarted]
    if declared.minimum is None and again:
        plays = policy("jackpot", usual_minimum=again[0])
        yield own(rules, f"pool {again[0]}", f"The pool begins with {again[0]}.", plays)
