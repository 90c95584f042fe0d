"""What a product really charged, where that alone may set it apart from the law."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from vistoria.model.event import Bought, Charged, Event, Paid, Pots, Seated


def charged_otherwise(lawful: Sequence[Event], events: Sequence[Event]) -> Sequence[Charged]:
    """What the law charges for chips that are bought, where another charge is all that sets the stacks apart."""
    due, told = (
        [e for e in side if isinstance(e, Charged) and e.of == "buy-in"] for side in (lawful, events)
    )
    not_charged = sum(e.amount for e in due) - sum(e.amount for e in told)
    apart = _bought(events) - _bought(lawful)
    return due if not_charged and apart == not_charged else []


def _bought(events: Sequence[Event]) -> int:
    """The stack with which a player who sits down, or buys more, ends."""
    return next((e.stack for e in reversed(events) if isinstance(e, Bought | Seated)), 0)


def laid_on_pots(lawful: Sequence[Event], events: Sequence[Event]) -> tuple[int, ...]:
    """What was really taken of each of the law's pots; empty where they are fewer than two, or it is not told.

    It is told by the numbers of pots, or follows from what was paid.
    """
    ours, theirs = _pots(lawful), _pots(events)
    taken, due = _charged(events), _charged(lawful)
    if len(ours) < 2 or not taken or taken == due:
        return ()
    if None not in taken and sorted(ours) == sorted(theirs):
        return tuple(taken[theirs.index(pot)] for pot in ours)
    return _by_payments([amount for amount, _ in ours], lawful, events)


def borne_otherwise(lawful: Sequence[Event], events: Sequence[Event]) -> bool:
    """Whether payments of several pots differ as the house laid its charge on them, and in nothing else."""
    laid, ours, theirs = laid_on_pots(lawful, events), _pots(lawful), _pots(events)
    if not laid or sum(laid) != _charged(lawful).total():
        return False
    if not all(0 <= part <= amount for (amount, _), part in zip(ours, laid, strict=True)):
        return False
    paid = Counter[int | None]()
    for e in events:
        if isinstance(e, Paid) and e.what == "pot":
            paid[e.pot] += e.amount
    if None in paid or sorted(ours) != sorted(theirs):
        return True  # it was told by the payments alone
    return all(paid[theirs.index(pot)] == pot[0] - part for pot, part in zip(ours, laid, strict=True))


def _by_payments(pots: Sequence[int], lawful: Sequence[Event], events: Sequence[Event]) -> tuple[int, ...]:
    """What is missing in the payments of each pot; of pots that the same seats win the first bears it.

    Who wins one pot alone shows what was left in it; those with whom others are won show theirs then.
    """
    left = Counter[int]()
    for e in events:
        if isinstance(e, Paid) and e.what == "pot":
            left[e.seat] += e.amount
    paid = [e for e in lawful if isinstance(e, Paid) and e.what == "pot"]
    winners = [frozenset(e.seat for e in paid if e.pot == i) for i in range(len(pots))]
    to_do, missing = set(winners), dict[frozenset[int], int]()
    while to_do:
        own = {won: won.difference(*(to_do - {won})) for won in to_do}
        won = next((won for won in winners if won in to_do and own[won]), None)
        if won is None:
            return ()
        share = min(left[seat] for seat in own[won])
        net = sum(left[seat] if seat in own[won] else share for seat in won)
        left.subtract(dict.fromkeys(won, share))
        missing[won] = sum(pot for pot, by in zip(pots, winners, strict=True) if by == won) - net
        to_do.remove(won)
    charged: list[int] = []
    for won, pot in zip(winners, pots, strict=True):
        charged.append(min(missing[won], pot))
        missing[won] -= charged[-1]
    return tuple(charged)


def _pots(events: Sequence[Event]) -> list[tuple[int, tuple[int, ...]]]:
    """Each pot as it was told last: its chips, and the seats that can win it."""
    pots = next((e.pots for e in reversed(events) if isinstance(e, Pots)), ())
    return [(pot.amount, tuple(sorted(pot.seats))) for pot in pots]


def _charged(events: Sequence[Event]) -> Counter[int | None]:
    """What was taken, by the number of the pot."""
    taken = Counter[int | None]()
    for e in events:
        if isinstance(e, Charged) and e.of == "pot":
            taken[e.pot] += e.amount
    return taken
