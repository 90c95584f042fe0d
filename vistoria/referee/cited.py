"""The clauses by which the law acts where a table differs from it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from vistoria.model.command import Act, Connection, Incident, Start, Wait
from vistoria.model.event import Acted, Charged, Dealt, Event, Time, Turn
from vistoria.table.events import commanded

from . import apart, settled
from .aspect import Compared
from .citing import Cited, Clauses, cites_of, each_once, seat_of, split
from .model import Forbidden, NotReached, Ruling, clauses_of
from .names import Name
from .pots import charged_otherwise, on_the_sum
from .unasked import against_it

ACTS = ("fold", "check", "call", "bet", "raise")


def cited(it: Compared) -> Cited:
    """The clauses by which the law acts in what differs: those of what it does, else those of what it says of it.

    The first way to name them that applies to the aspect names them.
    """
    aspect = it.aspect
    said = each_once(it.before.clauses(aspect.name), it.after.clauses(aspect.name))
    if isinstance(it.command, Incident | Connection):
        kind = it.command.kind if isinstance(it.command, Incident) else "connection"
        said = clauses_of(it.before, f"{aspect.name} after {kind}") or said
    for way in (*WHENEVER, *WAYS.get(aspect.name, ())):
        if found := way(it, said):
            return found if isinstance(found, Cited) else split(found, said)
    if aspect.where_ordered and said:
        return split(said, follows=clauses_of(it.after, f"{aspect.name} follows"))
    return _by_what_is_done(it, said)


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
        None if it.mine or "state" in it.theirs else split(against_it(aspect, it.before, it.events))
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
    return each_once(*(clauses_of(it.before, f"faults after {kind}") for kind in kinds))


def _stranger(it: Compared, said: Clauses) -> Clauses:
    """Those by which somebody is left out who was dealt in."""
    strange = next((seat_of(seat) for seat in it.theirs if seat not in it.mine), None)
    return it.before.left_out(strange) if strange is not None else ()


def _order_of_cards(it: Compared, said: Clauses) -> Clauses:
    """Those on cards that come several at a time, are put away in between, are of another number, or go round apart."""
    if not it.mine:
        return ()
    one_by_one, number = it.after.clauses("one card at a time"), it.after.clauses("number of cards")
    if apart.several_at_a_time(it.lawful, it.events):
        return one_by_one
    if apart.only_put_away_otherwise(it.lawful, it.events):
        return it.after.clauses("put away")
    if apart.seats_of_other_number(it.lawful, it.events):
        return number or one_by_one
    number = number if apart.as_many_each(it.lawful, it.events) else ()
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
    return each_once(*(clauses_of(it.after, f"posted {bet}") for bet in bets))


def _too_soon(it: Compared, said: Clauses) -> Clauses:
    """Those on the time to decide, where the product adds to it before it is over."""
    clock, asked = commanded(it.at.seen, it.command).until, it.at.seen.asked
    for event in it.events:
        if isinstance(event, Time) and asked is not None and asked.until is not None and clock < asked.until:
            return it.before.clauses("time not over")
        asked = event if isinstance(event, Turn) else asked
    return ()


def _round_apart(it: Compared, said: Clauses) -> Cited | None:
    """That all who stay in have put in as much once a round is over; who had to be asked in it, or had been already."""
    if not apart.rounds_apart(it.lawful, it.events):
        return None
    asked = [e for e in it.lawful if isinstance(e, Turn)][-1:]
    if not apart.is_over(it.events):
        had = it.before.clauses("position asked") or it.before.clauses("who acts")
        return split(had or cites_of(asked), cites_of(asked))
    owes = any("call" in (turn.choices or ()) for turn in asked)
    matched = it.after.clauses("matched") if owes else ()
    last_word = [clause for clause in it.after.clauses("position asked") if clause in cites_of(asked)]
    return split(each_once(matched, last_word) or cites_of(asked), cites_of(asked))


def _asked_again(it: Compared, said: Clauses) -> Cited | None:
    """Those on the order of speaking; that bets are made equal, where who had spoken is passed over: it may go on."""
    again = any(turn.seat in it.at.seen.spoken for turn in it.lawful if isinstance(turn, Turn))
    named = (
        _by_what_is_done(it, said) if again and it.mine and (more := it.after.clauses("matched")) else None
    )
    return named and split(named.decisive, named.also, follows=(*named.follows, *more))


def _line_changed_nothing(it: Compared, said: Clauses) -> Clauses:
    """Those on lines, where one fails or comes back and other choices are open then than before."""
    asked, told = it.at.seen.asked, [e for e in it.events if isinstance(e, Turn)][-1:]
    if not isinstance(it.command, Connection) or asked is None:
        return ()
    others = any(turn.seat == asked.seat and turn.choices != asked.choices for turn in told)
    return it.before.clauses("faults after connection") if others else ()


def _choices(it: Compared, said: Clauses) -> Cited | None:
    asked = next((e for e in reversed(it.lawful) if isinstance(e, Turn)), None)
    if asked is None:
        return None
    special = it.after.clauses("position asked")
    tried = each_once(_by_trial(it, asked, special), it.after.clauses("rules of the round"))
    said = said if it.mine.keys() == it.theirs.keys() else said[::-1]
    return split(tried or special or said or asked.cites, special, said, asked.cites)


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
                cites = each_once(special, again, cites) if first else each_once(again, cites, special)
        if cites:
            return cites
    return ()


def _says(ruling: Ruling) -> Clauses:
    if isinstance(ruling, Forbidden):
        return ruling.cites
    if isinstance(ruling, NotReached):
        return ()
    return cites_of([e for e in ruling[1] if isinstance(e, Acted)])


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
        return split(cites_of(differing) or done or said or cites_of(it.lawful), done, said)
    asked = [e for e in it.lawful if isinstance(e, Turn)][-1:]
    missing = cites_of(apart.passed_over(asked, it.events))  # somebody had to speak first
    if aspect.name == "dealing":
        last_word = [clause for clause in it.after.clauses("position asked") if clause in missing]
        return split(each_once(last_word, said, missing) or cites_of(asked), cites_of(asked))
    happened = cites_of([e for e in it.lawful if not isinstance(e, Turn)])
    narrower = tuple(clause for clause in said if clause in happened)
    return split(each_once(narrower or said or done or cites_of(it.lawful), missing), said, done)


def _asked_no_more(it: Compared, said: Clauses) -> Clauses:
    """Those by which a card comes, or else somebody has to speak, where the product ends the hand instead."""
    if "HandEnded" not in it.apart:
        return ()
    asked = [e for e in it.lawful if isinstance(e, Turn)][-1:]
    cards = [] if apart.as_many_each(it.lawful, it.events) else _dealt(it.lawful)[-1:]
    return cites_of(cards) or cites_of(apart.passed_over(asked, it.events))


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
    "hand": (_asked_no_more,),
    "unmatched": (_null_both, settled.lost, settled.house),
    "forced bets": (_seats_of_bets, _of_one_bet),
    "extra time": (_too_soon,),
    "dealing": (_null_alone, _order_of_cards),
    "commission": (_null_both, settled.other_pots, settled.less_shared, settled.kept, settled.charge),
    "who acts": (
        _round_apart,
        lambda it, said: it.after.clauses("who answers") if apart.asks_another(it.lawful, it.events) else (),
        _asked_again,
    ),
    "choices": (_line_changed_nothing, _choices),
    "best five": (settled.five,),
    "winners": (settled.winners, settled.house),
    "division": (settled.house, settled.of_odd_chips, settled.other_pots, settled.division),
    "payouts": (settled.prize, settled.prizes_apart, settled.lost, settled.house),
    "odds": (settled.house,),
    "order of prizes": (settled.house,),
    "marked winning": (lambda it, said: settled.side_pots(it) or said,),
    "collected": (_null_both, _null_alone, settled.house, settled.given_back),
}
"""By aspect the ways to name the clauses of a difference, before those by what the law does."""
