"""The clauses by which hands win and chips go, where a table differs in them."""

from __future__ import annotations

from collections.abc import Sequence

from vistoria.games.cards.events import Ranked
from vistoria.model.event import Charged, Collected, Paid, Returned
from vistoria.model.place import Place, Seat
from vistoria.model.request import HoleAndCommunity
from vistoria.table.state import Table

from . import apart
from .aspect import Compared
from .citing import Cited, Clauses, cites_of, each_once, seat_of, split
from .kinds import says_the_same
from .model import Deciding
from .pots import (
    borne_otherwise,
    by_payments_alone,
    each_bore,
    entitled_apart,
    made_otherwise,
    odd_chips,
    on_the_sum,
    shared_otherwise,
    won_beyond,
)


def five(it: Compared, said: Clauses) -> Cited | None:
    """The best five of a hand: by another number of the player's own cards, or a worse five for a better."""
    place = str(it.apart[0])
    own = {card for card, lying in it.seen.cards.items() if str(lying.place) == place}
    fives = [e.five for e in (*it.lawful, *it.events) if isinstance(e, Ranked) and str(e.place) == place]
    pair = [HoleAndCommunity(cards=five) for five in fives]
    by, order = it.after.decides(*pair) if len(pair) == 2 else Deciding()
    if len({len(own.intersection(five)) for five in fives}) > 1:
        return split(said, by)
    return split(by, said, follows=order) if by else None


def winners(it: Compared, said: Clauses) -> Cited | None:
    """Who takes a pot: by its pots, by the hands, or by what is made of them."""
    pots = it.after.clauses("pots told")
    if it.seen.live == 1 and (alone := it.after.clauses("only one left")):
        return split(alone, said)
    if side := side_pots(it):
        return split(side, pots, said)
    ours, others = (
        {seat for key, won in side.items() if won and (seat := seat_of(key))} for side in (it.mine, it.theirs)
    )
    differ = [*sorted(ours - others), *sorted(others - ours)]
    seats = differ if len(differ) > 1 else [*differ, *sorted(ours & others)]
    pair = [_held(it.seen, Seat(seats[0])), _held(it.seen, Seat(seats[-1]))] if len(seats) > 1 else []
    divided = it.after.clauses("division") if shared_otherwise(it.lawful, it.events) else ()
    made = divided or (pots if entitled_apart(it.seen) else ()) or said
    return _by_hands(it, said, pair, made)


def house(it: Compared, said: Clauses) -> Cited | None:
    """What is paid or taken where the law compares a hand with the croupier's otherwise."""
    seat, croupier = apart.fared_otherwise(it.lawful, it.events), _held(it.seen, "croupier")
    settled = [e for e in it.lawful if isinstance(e, Returned | Paid | Collected) and e.seat == seat]
    settled = [e for e in settled if not any(says_the_same([e], [told]) for told in it.events)] or settled
    pair = [_held(it.seen, Seat(seat)), croupier] if seat and croupier.cards else []
    return _by_hands(it, said, pair, cites_of(settled))


def _by_hands(it: Compared, said: Clauses, pair: Sequence[HoleAndCommunity], made: Clauses) -> Cited | None:
    """Those by which one hand stands before the other, and what is `made` of the order; None where none does.

    Where the product puts the hands in order as the law does, or says nothing of their order, what it makes of it is
    what it shows.
    """
    by, order = it.after.decides(*pair) if pair else Deciding()
    if not by:
        return None
    if apart.ordered_alike(it.lawful, it.events):
        return split(made, said, by, order)
    if not any(isinstance(e, Ranked) for e in it.events):
        return split(made, said, follows=each_once(by, order))
    return split(by, follows=each_once(made, order, said))


def lost(it: Compared, said: Clauses) -> Clauses:
    """Those by which bets are lost, where they win or come back for who gave his hand up, and for nobody else."""
    keys = [key if isinstance(key, tuple) else (key, "") for key in it.apart]
    bets = all(seat in it.seen.out and what != "jackpot" for seat, what in keys)
    return it.after.clauses("given up") if bets else ()


def prize(it: Compared, said: Clauses) -> Clauses:
    """Those on prizes, where the law has nothing paid."""
    alone = not it.mine and {e.what for e in it.events if isinstance(e, Paid)} == {"jackpot"}
    return it.after.clauses("prizes") if alone else ()


def given_back(it: Compared, said: Clauses) -> Clauses:
    """Those by which a bet goes back to the seat of which the house takes it."""
    seats = {key[0] for key in it.apart if key not in it.mine}
    return cites_of([e for e in it.lawful if isinstance(e, Returned) and e.seat in seats and e.why != "won"])


def prizes_apart(it: Compared, said: Clauses) -> Cited | None:
    """Those on prizes of another amount; where somebody gets none, it may follow from who wins one.

    The order in which they are paid is kept where those who are paid come in it.
    """
    if not it.mine or {key[1] for key in it.apart} != {"jackpot"}:
        return None
    due, paid = (
        [e for e in side if isinstance(e, Paid) and e.what == "jackpot"] for side in (it.lawful, it.events)
    )
    of = cites_of([e for e in due if (e.seat, e.what) in it.apart])
    who = [e.seat for e in paid]
    in_order = [e.seat for e in due if e.seat in who] == who
    order = it.after.clauses("order of prizes") if in_order else ()
    none = all(key not in it.theirs for key in it.apart)
    first = [clause for clause in of if clause not in order]
    return split(first or of, of, follows=it.after.clauses("prizes") if none else ())


def side_pots(it: Compared) -> Clauses:
    """The clauses on side pots, where the chips lie in others, or somebody wins more than his bets entitle him to."""
    otherwise = made_otherwise(it.lawful, it.events) or won_beyond(it.lawful, it.events)
    return it.after.clauses("side pots told") if otherwise else ()


def other_pots(it: Compared, said: Clauses) -> Cited | None:
    side = side_pots(it) if it.theirs else ()
    return split(side, it.after.clauses("pots told"), said) if side else None


def kept(it: Compared, said: Clauses) -> Clauses:
    """Those on odd chips, where the house takes as much more as the law leaves of them."""
    left = sum(e.remainder or 0 for e in it.lawful if isinstance(e, Paid))
    due, taken = (sum(e.amount for e in side if isinstance(e, Charged)) for side in (it.lawful, it.events))
    return it.after.clauses("odd chips") if left and taken - due == left else ()


def less_shared(it: Compared, said: Clauses) -> Cited | None:
    """Those on who wins a pot, where more or fewer chips of it are paid and taken: what is taken follows from it."""
    sides = (it.lawful, it.events)
    paid = [sum(e.amount for e in side if isinstance(e, Paid) and e.what == "pot") for side in sides]
    taken = [sum(e.amount for e in side if isinstance(e, Charged) and e.of == "pot") for side in sides]
    if not (all(paid) and all(taken)) or paid[0] + taken[0] == paid[1] + taken[1]:
        return None
    return split(
        it.after.clauses("winners"), follows=cites_of([e for e in it.lawful if isinstance(e, Charged)])
    )


def charge(it: Compared, said: Clauses) -> Clauses:
    """Those on how much the house may take; where each pot that is paid bore its part, none on who bears it."""
    if not (it.mine and it.theirs):
        return ()
    due = [e for e in it.lawful if isinstance(e, Charged)]
    cites = cites_of([e for e in due if (e.of, e.seat) in it.apart]) or cites_of(due)
    kept = it.after.clauses("each payment") if each_bore(it.events) else ()
    cites = tuple(cite for cite in cites if cite not in kept) or cites
    return on_the_sum(it.after, it.seen, cites, True, it.events)


def of_odd_chips(it: Compared, said: Clauses) -> Cited | None:
    """Those on odd chips, of whatever pot; pots that were put together leave others than they do by themselves."""
    if not odd_chips(it.theirs, it.lawful, it.events):
        return None
    return Cited(() if by_payments_alone(it.lawful, it.events) else it.after.clauses("odd chips"))


def division(it: Compared, said: Clauses) -> Cited | None:
    """Parts of pots: what the house laid on them, equal parts, and who is entitled to which."""
    pots = it.after.clauses("pots told")
    if borne_otherwise(it.lawful, it.events):
        return split(it.after.clauses("each payment"))
    if shared_otherwise(it.lawful, it.events):
        return split(said, it.after.clauses("winners"), pots)
    if entitled_apart(it.seen) and pots:
        return split(pots, said, follows=cites_of([e for e in it.lawful if isinstance(e, Paid)]))
    return None


def _held(seen: Table, place: Place) -> HoleAndCommunity:
    mine = tuple(card for card, _ in seen.cards_at(place) if card is not None)
    board = tuple(card for card, _ in seen.cards_at("community") if card is not None)
    return HoleAndCommunity(hole=mine, community=board) if board else HoleAndCommunity(cards=mine)
