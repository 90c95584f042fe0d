"""The course of a hand: it begins and ends, seats bet, are asked and decide."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from vistoria.model.event import Acted, HandEnded, HandStarted, Posted, RoundEnded, Turn, Voided
from vistoria.model.game import declared

from .meaning import (
    BooksDiffer,
    Changes,
    Contradiction,
    DecidedEarly,
    Meaning,
    OfferedBeyondChips,
    Wrong,
    agree,
    moved,
    nobody,
    plus,
    told,
)
from .state import Table


def _hand_started(t: Table, e: HandStarted, wrong: Wrong) -> Changes:
    """A hand begins with the bets made for it, those that stood over included; who has gone is forgotten.

    Hands count from 1, and one is over before the next begins, at a table that is open.
    """
    carried, put, laid = sum(t.carried.values()), t.put, t.laid
    for seat, amount in t.carried.items():
        put, laid = plus(put, seat, amount), plus(laid, (seat, "jackpot"), amount)
    agree("commission announced and not charged", t.due, 0, wrong)
    there = {seat: stack for seat, stack in t.stacks.items() if seat not in t.gone}
    stacks = told("at the start", there, e.stacks, wrong)
    if t.running:
        wrong.append(Contradiction(f"hand {e.hand} begins, and hand {t.hand} has not ended"))
    if e.hand != t.hand + 1:
        wrong.append(Contradiction(f"hand {e.hand} begins after {t.hand} hands at this table"))
    if t.state != "open":
        wrong.append(Contradiction(f"hand {e.hand} begins, and the table was last reported {t.state}"))
    return {
        **_FRESH,
        "hand": e.hand,
        "running": True,
        "started": dict(sorted(e.stacks.items())) or _with_chips(stacks, put),
        "stacks": stacks,
        "gone": frozenset(),
        "brought": t.brought - sum([t.stacks[seat] for seat in t.gone]),
        "in_play": t.in_play + carried,
        "carried": {},
        "put": put,
        "laid": laid,
        "moved": t.moved + carried,
        "staked": t.put,
    }


def _with_chips(stacks: Mapping[int, int], put: Mapping[int, int]) -> dict[int, int]:
    """Who may be in a hand whose beginning names nobody."""
    return {seat: stack for seat, stack in sorted(stacks.items()) if stack or put.get(seat)}


_BEFORE = Table()
_FRESH = {
    name: getattr(_BEFORE, name)
    for name in (
        *("returned", "won", "won_from_pots", "round", "bets", "entries", "out", "spoken", "asked", "vague"),
        *("pots", "taken", "stale", "summed", "losing", "cards", "unnamed", "gathered", "dealt"),
    )
}
"""What a hand begins without; nobody changes a field in place."""


def _hand_ended(t: Table, e: HandEnded, wrong: Wrong) -> Changes:
    """Every chip put in has gone somewhere, every pot is paid out, and nothing lies any more."""
    if t.in_play:
        wrong.append(BooksDiffer(f"{t.in_play} chips put in are neither paid, returned nor the house's"))
    stacks = told("at the end", t.stacks, e.stacks, wrong)
    _needs_hand(t, wrong)
    if t.won_from_pots and t.pots is not None and not t.stale and t.summed:
        for number, (pot, taken) in enumerate(zip(t.pots, t.taken, strict=True)):
            if pot.amount != taken:
                wrong.append(Contradiction(f"{taken} chips left pot {number}, where {pot.amount} lay"))
    return {**_CLEARED, "stacks": stacks}


_CLEARED: Changes = {
    **{"running": False, "asked": None, "in_play": 0, "moved": 0, "pots": None},
    **{"put": {}, "laid": {}, "bets": {}, "entries": {}},
}


def _posted(t: Table, e: Posted, wrong: Wrong) -> Changes:
    """A forced bet, or one on the cloth, goes from a stack into play; whoever was asked has decided."""
    seat, amount = e.seat, e.amount
    changes = _put(t, seat, amount, wrong)
    if e.what in declared("spaces"):
        changes |= {"laid": plus(t.laid, (seat, e.what), amount), "moved": t.moved + amount}
    elif e.what == "entry":
        changes["entries"] = plus(t.entries, seat, amount)
    else:
        changes["bets"] = plus(t.bets, seat, amount)
    return changes


def _put(t: Table, seat: int, amount: int, wrong: Wrong) -> Changes:
    """Chips go from a stack into play, and nobody is asked; before a hand they count to it from its start."""
    return {
        "asked": None,
        "stacks": moved(t, seat, -amount, wrong),
        "in_play": t.in_play + amount,
        "put": plus(t.put, seat, amount),
        "staked": plus(t.staked, seat, amount) if t.running else t.staked,
        "stale": True,
    }


def _turn(t: Table, e: Turn, wrong: Wrong) -> Changes:
    """Who is asked is in the hand, in the round that is open, for amounts that he has."""
    seat = e.seat
    _needs_hand(t, wrong)
    _needs_round(t, e.round, wrong)
    _needs_part(t, seat, wrong)
    if seat not in t.stacks or seat in t.gone:
        wrong.append(Contradiction(f"seat {seat} is asked, where nobody sits"))
    if e.until is not None and e.until < t.now:
        wrong.append(Contradiction(f"time runs until {e.until}, and the clock stands at {t.now}"))
    if e.choices is not None and not t.vague:
        has, own = t.stacks.get(seat, 0), t.bets.get(seat, 0)
        offered = declared("acts") | {"place"}
        for act, bounds in e.choices.items():
            if bounds is None or act not in offered:
                continue  # of the vendor's own acts nothing is known: their numbers may be seconds
            least, most = bounds
            if least > most:
                wrong.append(Contradiction(f"{act} is offered from {least} to {most}"))
            if most - own > has:
                wrong.append(
                    OfferedBeyondChips(
                        f"{act} is offered to {most}, and seat {seat} has {has} beside {own} bet"
                    )
                )
            if act == "call" and least != most:
                wrong.append(Contradiction(f"call is offered from {least} to {most}, and matches one amount"))
    return {"asked": e, "round": e.round}


def _acted(t: Table, e: Acted, wrong: Wrong) -> Changes:
    """A seat in the hand has decided, in time; the total is what then lies before it."""
    seat, put, act, stacks = e.seat, went_in(t, e), e.act, t.stacks
    if put:
        changes = _put(t, seat, put, wrong)
        changes["bets"] = plus(t.bets, seat, put)
        stacks = changes["stacks"]
    else:
        changes = {"asked": None}
        if seat not in stacks:
            wrong.append(nobody(seat))
    stack = stacks.get(seat, 0)
    if e.stack is not None and e.stack != stack:
        agree(f"the stack of seat {seat}", e.stack, stack, wrong)
    _needs_hand(t, wrong)
    _needs_part(t, seat, wrong)
    _acted_wrong(t, e, put, stack, wrong)
    out = _OUT.get(act)
    if out is not None:
        changes["out"] = {**t.out, seat: out}
    changes["spoken"] = frozenset((seat,)) if act in ("bet", "raise") else t.spoken | {seat}
    return changes


def went_in(t: Table, e: Acted) -> int:
    """Chips that go in by a decision, as told; where that is left out, what its total of the round adds."""
    told = e.put or e.act not in ("call", "bet", "raise") or t.vague
    return e.put if told else max(e.to - t.own(e.seat), 0)


_OUT = {"fold": "it has folded", "decline": "it has declined"}


def _acted_wrong(t: Table, e: Acted, put: int, stack: int, wrong: Wrong) -> None:
    seat, asked = e.seat, t.asked
    until = None if asked is None or asked.seat != seat else asked.until
    if e.why == "timeout" and until is not None and until > t.until:
        wrong.append(DecidedEarly(f"seat {seat} had time until {until}, and the clock came to {t.until}"))
    if put and e.act in ("fold", "check", "decline"):
        wrong.append(Contradiction(f"seat {seat} puts in {put} chips by a {e.act}"))
    total = t.bets.get(seat, 0) + put
    if e.to and e.to != total and not t.vague:
        wrong.append(Contradiction(f"`to` is {e.to}, and {total} lie before seat {seat} in this round"))
    if e.all_in and stack:
        wrong.append(Contradiction(f"seat {seat} is all in, and has {stack} chips left"))
    if put and e.stack == 0 and not e.all_in:
        wrong.append(Contradiction(f"seat {seat} has put in its last chips, and `all_in` is not true"))


def _round_ended(t: Table, e: RoundEnded, wrong: Wrong) -> Changes:
    """Rounds end in their order."""
    _needs_hand(t, wrong)
    _needs_round(t, e.round, wrong)
    return {"round": e.round + 1, "bets": {}, "entries": {}, "spoken": frozenset(), "asked": None}


def _voided(t: Table, e: Voided, wrong: Wrong) -> Changes:
    """A null hand asks nobody, and its cards go back; a seat whose hand is null is out."""
    if e.scope == "hand":
        return {"gathered": True, "asked": None}
    return {} if e.seat is None else {"out": {**t.out, e.seat: "its hand was declared null"}}


def _needs_hand(t: Table, wrong: Wrong) -> None:
    if not t.running:
        wrong.append(Contradiction("no hand is running"))


def _needs_round(t: Table, number: int, wrong: Wrong) -> None:
    if number != t.round:
        wrong.append(
            Contradiction(f"round {number}, and round {t.round} is open by what was reported before")
        )


def _needs_part(t: Table, seat: int, wrong: Wrong) -> None:
    if seat in t.out and not t.vague:
        wrong.append(Contradiction(f"seat {seat} is not in the hand any more: {t.out[seat]}"))


def _stacks(e: HandStarted | HandEnded) -> tuple[Iterable[int], Iterable[int]]:
    return e.stacks, e.stacks.values()


MEANINGS: dict[type, Meaning] = {
    HandStarted: Meaning(_hand_started, at=None, many=_stacks),
    HandEnded: Meaning(_hand_ended, at=None, many=_stacks),
    Posted: Meaning(_posted, ("amount",)),
    Turn: Meaning(_turn),
    Acted: Meaning(_acted, ("put", "to", "stack")),
    RoundEnded: Meaning(_round_ended, at=None),
    Voided: Meaning(_voided),
}
