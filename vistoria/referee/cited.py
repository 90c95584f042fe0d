"""The clauses by which the law acts where a table differs from it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from vistoria.games.cards.events import Ranked
from vistoria.model.command import Act, Connection, Incident, Start, Wait
from vistoria.model.event import (
    Acted,
    Charged,
    Collected,
    Dealt,
    Event,
    Paid,
    Returned,
    Time,
    Turn,
)
from vistoria.model.place import Place, Seat
from vistoria.model.request import HoleAndCommunity
from vistoria.table.events import commanded
from vistoria.table.state import Table

from . import apart
from .aspect import Compared
from .kinds import says_the_same
from .model import Deciding, Forbidden, NotReached, Ruling, clauses_of
from .names import Name
from .pots import (
    borne_otherwise,
    by_payments_alone,
    charged_otherwise,
    each_bore,
    entitled_apart,
    made_otherwise,
    odd_chips,
    on_the_sum,
    shared_otherwise,
    won_beyond,
)
from .unasked import against_it

Clauses = tuple[str, ...]
ACTS = ("fold", "check", "call", "bet", "raise")


def cites_of(events: Sequence[Event]) -> Clauses:
    """All clauses that events cite, each once."""
    return tuple(dict.fromkeys(cite for event in events for cite in event.cites))


class Cited(NamedTuple):
    """The clauses of one difference."""

    decisive: Clauses
    """Those that the difference breaks."""
    also: Clauses = ()
    """Others by which the law acts there."""
    follows: Clauses = ()
    """Those of the others on what it follows from."""


def cited(it: Compared) -> Cited:
    """The clauses by which the law acts in what differs: those of what it does, else those of what it says of it.

    The first way to name them that applies to the aspect names them.
    """
    aspect = it.aspect
    said = _each_once(it.before.clauses(aspect.name), it.after.clauses(aspect.name))
    if isinstance(it.command, Incident | Connection):
        kind = it.command.kind if isinstance(it.command, Incident) else "connection"
        said = clauses_of(it.before, f"{aspect.name} after {kind}") or said
    for way in (*WHENEVER, *WAYS.get(aspect.name, ())):
        if found := way(it, said):
            return found if isinstance(found, Cited) else _split(found, said)
    if aspect.where_ordered and said:
        return _split(said, follows=clauses_of(it.after, f"{aspect.name} follows"))
    return _by_what_is_done(it, said)


def _split(decisive: Sequence[str], *also: Sequence[str], follows: Sequence[str] = ()) -> Cited:
    """A clause that only contains another one that decides does not decide."""
    nearest = [each for each in decisive if not any(other.startswith(f"{each}.") for other in decisive)]
    every = _each_once(nearest, decisive, follows, *also)
    others = tuple(each for each in every if each not in nearest)
    return Cited(_each_once(nearest), others, tuple(each for each in others if each in follows))


def _each_once(*clauses: Sequence[str]) -> Clauses:
    return tuple(dict.fromkeys(clause for some in clauses for clause in some))


def _time_withheld(it: Compared, said: Clauses) -> Clauses:
    """The clauses on time that was not given: all else in the answer follows from that."""
    given = any(isinstance(e, Time) for e in it.events) or not isinstance(it.command, Wait)
    return () if given else cites_of([e for e in it.lawful if isinstance(e, Time)])


def _decided(it: Compared, said: Clauses) -> Clauses:
    """Those on what is decided for him whose time is over, or whose line is lost."""
    if isinstance(it.command, Connection) and apart.decided_early(it.lawful, it.events):
        return it.before.clauses("decided early") or said
    over = isinstance(it.command, Wait) and apart.decided_otherwise(it.lawful, it.events)
    return (it.before.clauses("time over") or said) if over else ()


def _session_ended(it: Compared, said: Clauses) -> Clauses:
    ended = apart.session_ended(it.events) and not apart.session_ended(it.lawful)
    return it.before.clauses("session ended") if ended else ()


def _bought(it: Compared, said: Clauses) -> Clauses:
    """Those on what the house takes of chips that are bought."""
    taken = any(isinstance(e, Charged) and e.amount for e in it.events)
    charges = cites_of(charged_otherwise(it.lawful, it.events))
    return on_the_sum(it.after, it.seen, charges, taken, it.events) if charges else ()


def _unasked(aspect: Name) -> Way:
    """Those against what a product does with people of its own accord."""
    return lambda it, said: (
        None if it.mine or "state" in it.theirs else _split(against_it(aspect, it.before, it.events))
    )


def _null_both(it: Compared, said: Clauses) -> Clauses:
    """Those by which a hand is null, where the product has it null too."""
    return cites_of(apart.nullities(it.lawful)) if apart.nullities(it.events) else ()


def _null_alone(it: Compared, said: Clauses) -> Clauses:
    """Those by which it is null, where the product goes on."""
    return () if apart.nullities(it.events) else cites_of(apart.nullities(it.lawful))


def _null_there(it: Compared, said: Clauses) -> Clauses:
    """Those by which a hand goes on after a fault of dealing, where the product has it null, or sooner."""
    if not isinstance(it.command, Start) or not apart.null_sooner(it.lawful, it.events):
        return ()
    kinds = dict.fromkeys(each.kind for each in it.command.incidents)
    return _each_once(*(clauses_of(it.before, f"faults after {kind}") for kind in kinds))


def _stranger(it: Compared, said: Clauses) -> Clauses:
    """Those by which somebody is left out who was dealt in."""
    strange = next((_seat(seat) for seat in it.theirs if seat not in it.mine), None)
    return it.before.left_out(strange) if strange is not None else ()


def _order_of_cards(it: Compared, said: Clauses) -> Clauses:
    """Those on cards that come several at a time, are put away in between, or go round from somebody else."""
    if not it.mine:
        return ()
    if apart.several_at_a_time(it.lawful, it.events):
        return it.after.clauses("one card at a time")
    if apart.only_put_away_otherwise(it.lawful, it.events):
        return it.after.clauses("put away")
    number = it.after.clauses("number of cards") if apart.as_many_each(it.lawful, it.events) else ()
    first = next((e for i, e in enumerate(_dealt(it.lawful)) if i in it.apart), None)
    return tuple(c for c in cites_of([first]) if c not in number) if number and first is not None else ()


def _dealt(events: Sequence[Event]) -> list[Dealt]:
    return [e for e in events if isinstance(e, Dealt)]


def _seats_of_bets(it: Compared, said: Clauses) -> Clauses:
    """Those on who posts, where others post the same bets."""
    one, other = (sorted((str(key[1]), n) for key, n in side.items()) for side in (it.mine, it.theirs))  # type: ignore[index]
    return it.after.clauses("seats of forced bets") if one == other else ()


def _of_one_bet(it: Compared, said: Clauses) -> Clauses:
    """Those on the one bet that is posted otherwise, where it has its own."""
    bets = dict.fromkeys(str(key[1]) for key in {**it.mine, **it.theirs})  # type: ignore[index]
    return _each_once(*(clauses_of(it.after, f"posted {bet}") for bet in bets))


def _too_soon(it: Compared, said: Clauses) -> Clauses:
    """Those on the time to decide, where the product adds to it before it is over."""
    clock, asked = commanded(it.at.seen, it.command).until, it.at.seen.asked
    for event in it.events:
        if isinstance(event, Time) and asked is not None and asked.until is not None and clock < asked.until:
            return it.before.clauses("time not over")
        asked = event if isinstance(event, Turn) else asked
    return ()


def _choices(it: Compared, said: Clauses) -> Cited | None:
    asked = next((e for e in reversed(it.lawful) if isinstance(e, Turn)), None)
    if asked is None:
        return None
    special = it.after.clauses("position asked")
    tried = _each_once(_by_trial(it, asked, special), it.after.clauses("rules of the round"))
    said = said if it.mine.keys() == it.theirs.keys() else said[::-1]
    return _split(tried or special or said or asked.cites, special, said, asked.cites)


def _by_trial(it: Compared, asked: Turn, special: Clauses) -> Clauses:
    """What the law says to the first act that is offered otherwise, tried where the offers part.

    Just beyond a bound of the law speaks the clause that sets it. Where an act is withheld, the clause that grants it
    decides; `special` are the clauses on the place that is asked, which come first.
    """
    seat, position = asked.seat, it.after
    for act in (act for act in ACTS if act in it.apart):
        mine, theirs = it.mine.get(act), it.theirs.get(act)
        if act in it.mine and act in it.theirs:
            if act == "call":
                due, told = ((side or (0,))[0] for side in (mine, theirs))
                return _says(position.play(Act(seat, "call", max(due, told))))
            least, most = mine or (0, 0)
            lower = theirs is None or theirs[0] != least
            cites = _says(position.play(Act(seat, act, least - 1 if lower else most + 1)))
            on_credit = theirs is not None and theirs[1] > most
            own_chips = position.clauses("own chips")
            cites = tuple(c for c in cites if (c in own_chips) is on_credit) or cites
        else:
            cites = _says(position.play(Act(seat, act, (mine or theirs or (None,))[0])))
            if act in it.mine:
                again = position.clauses("raises again") if act == "raise" else ()
                first = asked.round == 1
                cites = _each_once(special, again, cites) if first else _each_once(again, cites, special)
        if cites:
            return cites
    return ()


def _says(ruling: Ruling) -> Clauses:
    if isinstance(ruling, Forbidden):
        return ruling.cites
    if isinstance(ruling, NotReached):
        return ()
    return cites_of([e for e in ruling[1] if isinstance(e, Acted)])


def _five(it: Compared, said: Clauses) -> Cited | None:
    """The best five of a hand: by another number of the player's own cards, or a worse five for a better."""
    place = str(it.apart[0])
    own = {card for card, lying in it.seen.cards.items() if str(lying.place) == place}
    fives = [e.five for e in (*it.lawful, *it.events) if isinstance(e, Ranked) and str(e.place) == place]
    pair = [HoleAndCommunity(cards=five) for five in fives]
    by, order = it.after.decides(*pair) if len(pair) == 2 else Deciding()
    if len({len(own.intersection(five)) for five in fives}) > 1:
        return _split(said, by)
    return _split(by, said, follows=order) if by else None


def _winners(it: Compared, said: Clauses) -> Cited | None:
    """Who takes a pot: by its pots, by the hands, or by what is made of them."""
    pots = it.after.clauses("pots told")
    if it.seen.live == 1 and (alone := it.after.clauses("only one left")):
        return _split(alone, said)
    if side := _side_pots(it):
        return _split(side, pots, said)
    ours, others = (
        {seat for key, won in side.items() if won and (seat := _seat(key))} for side in (it.mine, it.theirs)
    )
    differ = [*sorted(ours - others), *sorted(others - ours)]
    seats = differ if len(differ) > 1 else [*differ, *sorted(ours & others)]
    pair = [_held(it.seen, Seat(seats[0])), _held(it.seen, Seat(seats[-1]))] if len(seats) > 1 else []
    return _by_hands(it, said, pair, (pots if entitled_apart(it.seen) else ()) or said)


def _house(it: Compared, said: Clauses) -> Cited | None:
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
        return _split(made, said, by, order)
    if not any(isinstance(e, Ranked) for e in it.events):
        return _split(made, said, follows=_each_once(by, order))
    return _split(by, follows=_each_once(made, order, said))


def _lost(it: Compared, said: Clauses) -> Clauses:
    """Those by which bets are lost, where they win or come back for who gave his hand up, and for nobody else."""
    keys = [key if isinstance(key, tuple) else (key, "") for key in it.apart]
    bets = all(seat in it.seen.out and what != "jackpot" for seat, what in keys)
    return it.after.clauses("given up") if bets else ()


def _prize(it: Compared, said: Clauses) -> Clauses:
    """Those on prizes, where the law has nothing paid."""
    alone = not it.mine and {e.what for e in it.events if isinstance(e, Paid)} == {"jackpot"}
    return it.after.clauses("prizes") if alone else ()


def _given_back(it: Compared, said: Clauses) -> Clauses:
    """Those by which a bet goes back to the seat of which the house takes it."""
    seats = {key[0] for key in it.apart if key not in it.mine}
    return cites_of([e for e in it.lawful if isinstance(e, Returned) and e.seat in seats and e.why != "won"])


def _prizes_apart(it: Compared, said: Clauses) -> Cited | None:
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
    return _split(first or of, of, follows=it.after.clauses("prizes") if none else ())


def _side_pots(it: Compared) -> Clauses:
    """The clauses on side pots, where the chips lie in others, or somebody wins more than his bets entitle him to."""
    otherwise = made_otherwise(it.lawful, it.events) or won_beyond(it.lawful, it.events)
    return it.after.clauses("side pots told") if otherwise else ()


def _other_pots(it: Compared, said: Clauses) -> Cited | None:
    side = _side_pots(it) if it.theirs else ()
    return _split(side, it.after.clauses("pots told"), said) if side else None


def _kept(it: Compared, said: Clauses) -> Clauses:
    """Those on odd chips, where the house takes as much more as the law leaves of them."""
    left = sum(e.remainder or 0 for e in it.lawful if isinstance(e, Paid))
    due, taken = (sum(e.amount for e in side if isinstance(e, Charged)) for side in (it.lawful, it.events))
    return it.after.clauses("odd chips") if left and taken - due == left else ()


def _charge(it: Compared, said: Clauses) -> Clauses:
    """Those on how much the house may take; where each pot that is paid bore its part, none on who bears it."""
    if not (it.mine and it.theirs):
        return ()
    due = [e for e in it.lawful if isinstance(e, Charged)]
    cites = cites_of([e for e in due if (e.of, e.seat) in it.apart]) or cites_of(due)
    kept = it.after.clauses("each payment") if each_bore(it.events) else ()
    cites = tuple(cite for cite in cites if cite not in kept) or cites
    return on_the_sum(it.after, it.seen, cites, True, it.events)


def _odd_chips(it: Compared, said: Clauses) -> Cited | None:
    """Those on odd chips, of whatever pot; pots that were put together leave others than they do by themselves."""
    if not odd_chips(it.theirs, it.lawful, it.events):
        return None
    return Cited(() if by_payments_alone(it.lawful, it.events) else it.after.clauses("odd chips"))


def _division(it: Compared, said: Clauses) -> Cited | None:
    """Parts of pots: what the house laid on them, equal parts, and who is entitled to which."""
    pots = it.after.clauses("pots told")
    if borne_otherwise(it.lawful, it.events):
        return _split(it.after.clauses("each payment"))
    if shared_otherwise(it.lawful, it.events):
        return _split(said, it.after.clauses("winners"), pots)
    if entitled_apart(it.seen) and pots:
        return _split(pots, said, follows=cites_of([e for e in it.lawful if isinstance(e, Paid)]))
    return None


def _by_what_is_done(it: Compared, said: Clauses) -> Cited:
    """Those that the law's events cite, first the events that differ; where it has none, why it has none."""
    aspect = it.aspect
    kinds = tuple(kind for kind in aspect.kinds if aspect.name != "who acts" or kind is not Acted)
    acting = [e for e in it.lawful if isinstance(e, kinds)]
    done = cites_of(acting)
    if it.mine:
        differing = [e for i, e in enumerate(acting) if it.mine.get(i) != it.theirs.get(i)][:1]
        if aspect.name != "dealing":
            differing = [e for e in acting if not aspect.facts([e]).keys().isdisjoint(it.apart)]
        return _split(cites_of(differing) or done or said or cites_of(it.lawful), done, said)
    asked = [e for e in it.lawful if isinstance(e, Turn)][-1:]
    missing = cites_of(apart.passed_over(asked, it.events))  # somebody had to speak first
    if aspect.name == "dealing":
        last_word = [clause for clause in it.after.clauses("position asked") if clause in missing]
        return _split(_each_once(last_word, said, missing) or cites_of(asked), cites_of(asked))
    happened = cites_of([e for e in it.lawful if not isinstance(e, Turn)])
    narrower = tuple(clause for clause in said if clause in happened)
    return _split(_each_once(narrower or said or done or cites_of(it.lawful), missing), said, done)


def _seat(key: Any) -> int:
    """The seat that a fact is about; 0 for another place."""
    return key if isinstance(key, int) else int(str(key).removeprefix("seat ").replace("croupier", "0"))


def _held(seen: Table, place: Place) -> HoleAndCommunity:
    mine = tuple(card for card, _ in seen.cards_at(place) if card is not None)
    board = tuple(card for card, _ in seen.cards_at("community") if card is not None)
    return HoleAndCommunity(hole=mine, community=board) if board else HoleAndCommunity(cards=mine)


Way = Callable[[Compared, Clauses], Cited | Clauses | None]
"""Names the clauses of a difference by what the law says of its aspect; nothing where it does not apply."""
WHENEVER: Sequence[Way] = (_time_withheld, _decided, _null_there)
WAYS: Mapping[Name, Sequence[Way]] = {
    "people": (_session_ended, _bought, _unasked("people")),
    "chips bought": (_bought, _unasked("chips bought")),
    "sessions": (
        lambda it, said: it.after.clauses("told session") if it.mine.keys() == it.theirs.keys() else (),
    ),
    "dealt in": (_null_alone, _stranger),
    "unmatched": (_null_both, _lost, _house),
    "forced bets": (_seats_of_bets, _of_one_bet),
    "extra time": (_too_soon,),
    "dealing": (_null_alone, _order_of_cards),
    "commission": (_null_both, _other_pots, _kept, _charge),
    "who acts": (
        lambda it, said: it.after.clauses("who answers") if apart.asks_another(it.lawful, it.events) else (),
    ),
    "choices": (_choices,),
    "best five": (_five,),
    "winners": (_winners, _house),
    "division": (_house, _odd_chips, _other_pots, _division),
    "payouts": (_prize, _prizes_apart, _lost, _house),
    "odds": (_house,),
    "order of prizes": (_house,),
    "marked winning": (lambda it, said: _side_pots(it) or said,),
    "collected": (_null_both, _null_alone, _house, _given_back),
}
"""By aspect the ways to name the clauses of a difference, before those by what the law does."""
