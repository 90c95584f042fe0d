"""What is compared of pots as they were told, and how they may be paid otherwise."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Mapping, Sequence

from vistoria.games.cards.events import Pots
from vistoria.model.event import Event, HandEnded, Paid
from vistoria.model.pot import Pot
from vistoria.table import Table

from .aspect import Facts


def in_all(events: Sequence[Pots]) -> Facts:
    """All pots as they were told last."""
    return {"in all": sum(pot.amount for pot in events[-1].pots)}


def by_seat(events: Sequence[Event]) -> Facts:
    """What each player can win at most, as pots were told last; those that the same seats can win may be put together.

    Where a hand ends with the same command, the pots may be told as they were or as they are paid.
    """
    if any(isinstance(e, HandEnded) for e in events):
        return {}
    return _most(_last(events))


def made_otherwise(lawful: Sequence[Event], events: Sequence[Event]) -> bool:
    """Whether the same chips are told to lie in other pots than the law makes of them."""
    due, told = _last(lawful), _last(events)
    same = sum(pot.amount for pot in due) == sum(pot.amount for pot in told)
    return len(due) > 1 and same and _most(due) != _most(told)


def _last(events: Sequence[Event]) -> Sequence[Pot]:
    """The pots as they were told last."""
    return next((e.pots for e in reversed(events) if isinstance(e, Pots)), ())


def _most(pots: Sequence[Pot]) -> Counter[Hashable]:
    """What each seat can win at most."""
    most: Counter[Hashable] = Counter()
    for pot in pots:
        for seat in pot.seats:
            most[seat] += pot.amount
    return most


def odd_chips(
    mine: Facts, theirs: Facts, seen: Table, lawful: Sequence[Event], events: Sequence[Event]
) -> bool:
    """Whether nobody is paid more or less than a chip of each pot otherwise, of pots that leave odd chips.

    Where the pots are told apart nobody may have less than an equal part.
    """
    due, told = _by_pot(lawful), _by_pot(events)
    if None not in due and any(_below_equal_parts(due[pot], told.get(pot, {})) for pot in due):
        return False
    if not any(len(set(due[pot].values())) > 1 for pot in due if due[pot] != told.get(pot)):
        return False
    most = (seen.settings.smallest or 1) * max(len(seen.pots or ()), len(due), 1)
    return all(abs(mine.get(seat, 0) - theirs.get(seat, 0)) <= most for seat in {**mine, **theirs})


def _below_equal_parts(due: Mapping[int, int], told: Mapping[int, int]) -> bool:
    """Whether of those who win a pot together one gets less than the least that the law gives any of them."""
    if due.keys() != told.keys() or sum(due.values()) != sum(told.values()):
        return False
    return min(told.values()) < min(due.values())


def shared_otherwise(lawful: Sequence[Event], events: Sequence[Event]) -> bool:
    """Whether those who win each pot together get other parts of it than the law gives them."""
    due, told = _by_pot(lawful), _by_pot(events)
    apart = [pot for pot in due if due[pot] != told.get(pot)]
    return due.keys() == told.keys() and all(
        len(due[pot]) > 1
        and due[pot].keys() == told[pot].keys()
        and sum(due[pot].values()) == sum(told[pot].values())
        for pot in apart
    )


def entitled_apart(seen: Table) -> bool:
    """Whether those who are left put in unequal sums: then the best hand alone does not say who takes which pot."""
    return len({seen.staked.get(seat, 0) - seen.returned.get(seat, 0) for seat in seen.left}) > 1


def paid_by_seat(events: Sequence[Event]) -> Counter[int]:
    """Chips that each seat is paid out of pots."""
    paid = Counter[int]()
    for e in events:
        if isinstance(e, Paid) and e.what == "pot":
            paid[e.seat] += e.amount
    return paid


def paid_by_pot(events: Sequence[Event]) -> Counter[int | None]:
    """Chips that are paid out of each pot, by its number."""
    paid = Counter[int | None]()
    for e in events:
        if isinstance(e, Paid) and e.what == "pot":
            paid[e.pot] += e.amount
    return paid


def _by_pot(events: Sequence[Event]) -> dict[int | None, dict[int, int]]:
    """What each seat is paid, pot by pot."""
    found: dict[int | None, dict[int, int]] = {}
    for e in events:
        if isinstance(e, Paid) and e.what == "pot":
            found.setdefault(e.pot, {})[e.seat] = found.get(e.pot, {}).get(e.seat, 0) + e.amount
    return found
