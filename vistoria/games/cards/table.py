"""What the events of games of cards do to a table: the marker, pots, hands that are named, the jackpot."""

from __future__ import annotations

from collections.abc import Iterable

from vistoria.model.place import Seat
from vistoria.table import Table
from vistoria.table.cards import elsewhere
from vistoria.table.chips import impossible
from vistoria.table.meaning import Changes, Contradiction, Meaning, Wrong, agree, left_in_play, left_of, plus
from vistoria.table.people import unchanged

from .events import Carried, Marker, Mucked, Pool, Pots, Ranked


def _marker(t: Table, e: Marker, wrong: Wrong) -> Changes:
    return {"marker": e.seat}


def _pots(t: Table, e: Pots, wrong: Wrong) -> Changes:
    """The pots hold what is in play, for seats in play."""
    agree("the pots in all", sum([pot.amount for pot in e.pots]), t.in_play, wrong)
    wrong.extend(impossible(t, e.pots))
    return {"pots": e.pots, "taken": (0,) * len(e.pots), "stale": False, "summed": True}


def _seats_and_chips(e: Pots) -> tuple[Iterable[int], Iterable[int]]:
    return [seat for pot in e.pots for seat in pot.seats], [pot.amount for pot in e.pots]


def _ranked(t: Table, e: Ranked, wrong: Wrong) -> Changes:
    """A hand is cards of the place and the centre of the table, as many as the game has it; it wins or not."""
    five, place = e.five, e.place
    if five and t.best is not None and (len(five) != t.best or len(set(five)) != t.best):
        wrong.append(Contradiction(f"{' '.join(five)} are not {t.best} different cards"))
    elsewhere(t, five, (place, "community"), wrong)
    if e.winning is None or not isinstance(place, Seat):
        return {}
    return {"losing": t.losing - {place.seat} if e.winning else t.losing | {place.seat}}


def _carried(t: Table, e: Carried, wrong: Wrong) -> Changes:
    """A jackpot bet that lies stands for the next hand."""
    seat, amount = e.seat, e.amount
    in_play = left_in_play(t, amount, wrong)
    put = left_of(t, seat, amount, "is carried on", wrong)
    if amount > t.laid.get((seat, "jackpot"), 0):
        wrong.append(Contradiction(f"{amount} carried on, where seat {seat} has no such jackpot bet"))
    return {"in_play": in_play, "put": put, "carried": plus(t.carried, seat, amount)}


def _pool(t: Table, e: Pool, wrong: Wrong) -> Changes:
    """The pool moves from where it was; at what it begins again is for the law."""
    if t.forced is None:
        if t.pool not in (None, e.before):
            wrong.append(Contradiction(f"the pool was {e.before} before, and {t.pool} after it last moved"))
    elif t.prize and e.before not in (t.forced, t.pool):
        wrong.append(Contradiction(f"the pool was {e.before} at the first prize, and {t.forced} was set"))
    return {"pool": e.after, "prize": False, "forced": None if t.prize else t.forced}


MEANINGS: dict[type, Meaning] = {
    Marker: Meaning(_marker),
    Pots: Meaning(_pots, at=None, many=_seats_and_chips),
    Mucked: Meaning(unchanged),
    Ranked: Meaning(_ranked, at="place"),
    Carried: Meaning(_carried, ("amount",)),
    Pool: Meaning(_pool, ("before", "after"), at=None),
}
