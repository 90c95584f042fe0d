"""The clauses by which the law acts where a table differs from it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from vistoria.games.cards.events import Ranked
from vistoria.model.command import Act, Command, Connection, Incident, Wait
from vistoria.model.event import Acted, Charged, Collected, Event, Paid, Returned, SessionEvent, Time, Turn
from vistoria.model.place import Place, Seat
from vistoria.model.request import HoleAndCommunity
from vistoria.table.state import Table

from .aspects import Aspect, Facts
from .charged import borne_otherwise, by_payments_alone, charged_otherwise, on_the_sum
from .dealt import only_put_away_otherwise, several_at_a_time
from .fared import fared_otherwise
from .model import Deciding, Forbidden, NotReached, Position, Ruling
from .null_hands import nullities
from .overdue import decided_early, decided_otherwise
from .pots import entitled_apart, made_otherwise, odd_chips, shared_otherwise
from .turns import asks_another, passed_over
from .unasked import UNASKED, against_it

Events = Sequence[Event]
ACTS = ("fold", "check", "call", "bet", "raise")


def cites_of(events: Events) -> tuple[str, ...]:
    """All clauses that events cite, each once."""
    return tuple(dict.fromkeys(cite for event in events for cite in event.cites))


class Cited(NamedTuple):
    """The clauses of one difference."""

    decisive: tuple[str, ...]
    """Those that the difference breaks."""
    also: tuple[str, ...] = ()
    """Others by which the law acts there."""
    follows: tuple[str, ...] = ()
    """Those of the others on what it follows from."""


def cited(
    aspect: Aspect,
    before: Position,
    after: Position,
    mine: Facts,
    theirs: Facts,
    lawful: Events,
    events: Events,
    seen: Table,
    command: Command,
) -> Cited:
    """The clauses by which the law acts in what differs: those of what it does, else those of what it says of it."""
    said = _each_once(before.clauses(aspect.name), after.clauses(aspect.name))
    if isinstance(command, Wait):
        granted = [e for e in lawful if isinstance(e, Time)]
        if granted and not any(isinstance(e, Time) for e in events):
            return _split(cites_of(granted), said)  # all that follows is of a time that was not given
        if decided_otherwise(lawful, events):
            return _split(before.clauses("time over") or said, said)
    if isinstance(command, Connection) and decided_early(lawful, events):
        return _split(before.clauses("decided early") or said, said)
    if aspect.name == "people" and _session_ended(events) and not _session_ended(lawful):
        return _split(before.clauses("session ended") or said)
    if aspect.name in ("people", "chips bought") and (charges := charged_otherwise(lawful, events)):
        taken = any(isinstance(e, Charged) and e.amount for e in events)
        return _split(on_the_sum(after, seen, cites_of(charges), taken, events), said)
    if aspect.name in UNASKED and not mine and "state" not in theirs:
        return _split(against_it(aspect.name, before, events))
    if aspect.name == "payouts" and not mine and {e.what for e in events if type(e) is Paid} == {"jackpot"}:
        return _split(after.clauses("prizes") or said, said)
    if aspect.name == "sessions" and mine.keys() == theirs.keys():  # it is told in other sums
        return _split(after.clauses("told session") or said, said)
    if isinstance(command, Incident | Connection):
        kind = command.kind if isinstance(command, Incident) else "connection"
        said = before.clauses(f"{aspect.name} after {kind}") or said
    # a commission that is not taken is no matter of pots
    of_pots = aspect.name == "division" or (aspect.name == "commission" and bool(theirs))
    side = after.clauses("side pots told") if made_otherwise(lawful, events) else ()
    if (
        (null := nullities(lawful))
        and nullities(events)
        and aspect.kinds[0] in (Returned, Collected, Charged)
    ):
        return _split(cites_of(null), said)
    if aspect.compares:
        compared, order = _by_comparing(after, seen, aspect.name, mine, theirs, lawful, events)
        if not compared and aspect.name == "marked winning":
            compared, order = _against_the_house(after, seen, _seat(_otherwise(mine, theirs)))
        if aspect.name == "best five" and _otherwise_composed(seen, mine, theirs, lawful, events):
            return _split(said, compared)
        if side and aspect.name in ("marked winning", "winners"):
            return _split(side, after.clauses("pots told"), said, compared)
        if said and aspect.name == "marked winning":
            return _split(said, compared)
        if compared and aspect.name == "winners":
            pots = after.clauses("pots told") if entitled_apart(seen) else ()
            if _ordered_alike(lawful, events):
                return _split(pots or said, said, compared, order)
            return _split(compared, follows=_each_once(pots, order, said))
        if compared:
            return _split(compared, said, follows=order)
    if aspect.kinds[0] in (Returned, Paid, Collected):
        seat = fared_otherwise(lawful, events)
        compared, order = _against_the_house(after, seen, seat)
        if compared:
            settled = cites_of(
                [e for e in lawful if isinstance(e, Returned | Paid | Collected) and e.seat == seat]
            )
            if _ordered_alike(lawful, events):
                return _split(settled, said, compared, order)
            return _split(compared, said, follows=_each_once(order, settled))
    if of_pots and side:
        return _split(side, after.clauses("pots told"), said)
    odd = aspect.name == "division" and odd_chips(mine, theirs, seen, lawful, events)
    if aspect.name == "division" and not odd and borne_otherwise(lawful, events):
        return _split(after.clauses("each payment"))
    if aspect.name == "division" and not odd and shared_otherwise(lawful, events):
        return _split(said, after.clauses("winners"), after.clauses("pots told"))
    if (
        aspect.name == "division"
        and not odd
        and entitled_apart(seen)
        and (pots := after.clauses("pots told"))
    ):
        return _split(pots, said, follows=cites_of([e for e in lawful if isinstance(e, Paid)]))
    if aspect.name in ("dealt in", "dealing") and (null := nullities(lawful)) and not nullities(events):
        return _split(cites_of(null), said)  # it was to end before more cards came
    if aspect.name == "dealt in":
        strange = next((_seat(seat) for seat in theirs if seat not in mine), None)
        if strange is not None and (why := before.left_out(strange)):
            return _split(why, said)
    if aspect.name == "who acts" and asks_another(lawful, events) and (order := after.clauses("who answers")):
        return _split(order, said)
    if aspect.where_ordered and said:
        return _split(said, after.clauses(f"{aspect.name} follows"))
    asked = [e for e in lawful if isinstance(e, Turn)][-1:]
    if aspect.name == "choices" and asked:
        special = after.clauses("position asked")
        tried = _by_trial(after, asked[0], mine, theirs, special)
        tried = _each_once(tried, after.clauses("rules of the round"))
        said = said if mine.keys() == theirs.keys() else said[::-1]
        return _split(tried or special or said or asked[0].cites, special, said, asked[0].cites)
    kinds = tuple(kind for kind in aspect.kinds if aspect.name != "who acts" or kind is not Acted)
    acting = [e for e in lawful if isinstance(e, kinds)]
    differing, done = cites_of(_differing(aspect, acting, mine, theirs)), cites_of(acting)
    if aspect.name == "dealing" and only_put_away_otherwise(lawful, events):
        differing = after.clauses("put away") or differing
    if aspect.name == "dealing" and several_at_a_time(lawful, events):
        differing = after.clauses("one card at a time") or differing
    if not mine:
        missing = cites_of(passed_over(asked, events))  # somebody had to speak first
        if aspect.name == "dealing":
            last_word = [clause for clause in after.clauses("position asked") if clause in missing]
            return _split(_each_once(last_word, said, missing) or cites_of(asked), cites_of(asked))
        if aspect.kinds[0] is Collected and (null := nullities(lawful)):  # no bet of it is the house's
            return _split(cites_of(null), said)
        happened = cites_of([e for e in lawful if not isinstance(e, Turn)])
        narrower = tuple(clause for clause in said if clause in happened)
        decisive = narrower or said or done or cites_of(lawful)
        return _split(_each_once(decisive, missing), said, done)
    if aspect.name == "forced bets" and _seats_alone(mine, theirs) and after.clauses("seats of forced bets"):
        return _split(after.clauses("seats of forced bets"), differing or done)
    if odd:  # of which pot they are is not known where its commission is not
        return _split(() if by_payments_alone(lawful, events) else after.clauses("odd chips"))
    if aspect.name == "commission" and theirs:
        differing = on_the_sum(after, seen, differing or done, bool(mine), events)
    return _split(differing or done or said or cites_of(lawful), done, said)


def _split(decisive: Sequence[str], *also: Sequence[str], follows: Sequence[str] = ()) -> Cited:
    """A clause that only contains another one that decides does not decide."""
    nearest = [each for each in decisive if not any(other.startswith(f"{each}.") for other in decisive)]
    every = _each_once(nearest, decisive, follows, *also)
    others = tuple(each for each in every if each not in nearest)
    return Cited(_each_once(nearest), others, tuple(each for each in others if each in follows))


def _each_once(*clauses: Sequence[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(clause for some in clauses for clause in some))


def _differing(aspect: Aspect, acting: Events, mine: Facts, theirs: Facts) -> Events:
    """Those of the law's events that the difference is about, the first of them first."""
    if aspect.name == "dealing":
        return [e for i, e in enumerate(acting) if mine.get(i) != theirs.get(i)][:1]
    apart = {key for key in mine if mine[key] != theirs.get(key)}
    return [e for e in acting if not apart.isdisjoint(aspect.facts([e]))]


def _ordered_alike(lawful: Events, events: Events) -> bool:
    """Whether the product puts the hands in order as the law does, and says so: what it pays is another matter."""
    due, told = ({e.place: e.winning for e in side if isinstance(e, Ranked)} for side in (lawful, events))
    return None not in told.values() and bool(told) and told == due


def _otherwise_composed(seen: Table, mine: Facts, theirs: Facts, lawful: Events, events: Events) -> bool:
    """Whether another number of a player's own cards counts than the law has it."""
    place = _otherwise(mine, theirs)
    own = {card for card, lying in seen.cards.items() if str(lying.place) == place}
    numbers = [
        len(own.intersection(e.five))
        for told in (lawful, events)
        for e in told
        if isinstance(e, Ranked) and str(e.place) == place
    ]
    return len(set(numbers)) > 1


def _by_trial(
    position: Position, asked: Turn, mine: Facts, theirs: Facts, special: tuple[str, ...]
) -> tuple[str, ...]:
    """What the law says to the first act that is offered otherwise, tried where the offers part.

    Just beyond a bound of the law speaks the clause that sets it. Where an act is withheld, the clause that grants it
    decides; `special` are the clauses on the place that is asked, which come first.
    """
    seat, first_round = asked.seat, asked.round == 1
    for act in (act for act in ACTS if act in mine or act in theirs):
        if act in mine and act in theirs:
            if mine[act] == theirs[act]:
                continue
            if act == "call":
                due, told = ((side[act] or (0,))[0] for side in (mine, theirs))
                return _says(position.play(Act(seat, "call", max(due, told))))
            least, most = mine[act] or (0, 0)
            lower = theirs[act] is None or theirs[act][0] != least
            cites = _says(position.play(Act(seat, act, least - 1 if lower else most + 1)))
            on_credit = theirs[act] is not None and theirs[act][1] > most
            own_chips = position.clauses("own chips")
            cites = tuple(c for c in cites if (c in own_chips) is on_credit) or cites
        else:
            to = ((mine if act in mine else theirs)[act] or (None,))[0]
            cites = _says(position.play(Act(seat, act, to)))
            if act in mine:
                again = position.clauses("raises again") if act == "raise" else ()
                cites = (
                    _each_once(special, again, cites) if first_round else _each_once(again, cites, special)
                )
        if cites:
            return cites
    return ()


def _says(ruling: Ruling) -> tuple[str, ...]:
    if isinstance(ruling, Forbidden):
        return ruling.cites
    if isinstance(ruling, NotReached):
        return ()
    return cites_of([e for e in ruling[1] if isinstance(e, Acted)])


def _by_comparing(
    position: Position, seen: Table, name: str, mine: Facts, theirs: Facts, lawful: Events, events: Events
) -> Deciding:
    """The clauses by which the hand that the law prefers stands before the one that was preferred."""
    if name == "best five":
        place = _otherwise(mine, theirs)
        fives = [
            e.five
            for told in (lawful, events)
            for e in told
            if isinstance(e, Ranked) and str(e.place) == place
        ]
        pair = [HoleAndCommunity(cards=five) for five in fives]
        return position.decides(*pair) if len(pair) == 2 else Deciding()
    ours = {seat for key, won in mine.items() if won and (seat := _seat(key))}
    others = {seat for key, won in theirs.items() if won and (seat := _seat(key))}
    apart = [*sorted(ours - others), *sorted(others - ours)]
    if len(apart) < 2:
        apart += [seat for seat in sorted(ours & others) if seat not in apart]
    if len(apart) < 2:
        return Deciding()
    return position.decides(_held(seen, Seat(apart[0])), _held(seen, Seat(apart[-1])))


def _against_the_house(position: Position, seen: Table, seat: int | None) -> Deciding:
    """The clauses by which a seat's hand stands before or behind the croupier's."""
    croupier = _held(seen, "croupier")
    if seat is None or not croupier.cards:
        return Deciding()
    return position.decides(_held(seen, Seat(seat)), croupier)


def _otherwise(mine: Facts, theirs: Facts) -> Any:
    """The first that a side tells otherwise of; None where there is none."""
    return next((key for key in {**mine, **theirs} if mine.get(key) != theirs.get(key)), None)


def _seats_alone(mine: Facts, theirs: Facts) -> bool:
    """Whether the same bets are posted, by others."""
    one, other = (
        sorted((str(key[1]), amount) for key, amount in side.items() if isinstance(key, tuple))
        for side in (mine, theirs)
    )
    return one == other


def _session_ended(events: Events) -> bool:
    return any(isinstance(e, SessionEvent) and e.what == "ended" for e in events)


def _seat(key: Any) -> int:
    """The seat that a fact is about; 0 for another place."""
    return key if isinstance(key, int) else int(str(key).removeprefix("seat ").replace("croupier", "0"))


def _held(seen: Table, place: Place) -> HoleAndCommunity:
    mine = tuple(card for card, _ in seen.cards_at(place) if card is not None)
    board = tuple(card for card, _ in seen.cards_at("community") if card is not None)
    return HoleAndCommunity(hole=mine, community=board) if board else HoleAndCommunity(cards=mine)
