"""By which clauses the law acts on each thing that is compared, where what the law does says nothing of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from vistoria.referee.model import Told
from vistoria.referee.names import Asked

from ...policies.cites import Cites
from ..pots import pots
from .rounds import asked_by
from .settlement import levels, rank_hands
from .state import Table


def _dealing(table: Table) -> Cites:
    """Hole cards before a hand; in it, the street to come."""
    streets, hand = table.rules.streets, table.hand
    if hand is None or hand.round > len(streets.after):
        return streets.own_cites
    return streets.after[hand.round - 1].dealt


def _asked(table: Table) -> Cites:
    if table.hand is None or not table.hand.pending:
        return table.rules.opening.first_round
    return asked_by(table.rules, table.hand)


def _showing(table: Table) -> Cites:
    """Where the next fold leaves one alone, why he takes the pot; else who shows."""
    hand, rules = table.hand, table.rules
    alone = hand is not None and hand.live.count(True) <= 2
    return (rules.pots.unopposed if alone else ()) or rules.showdown.cites


def _from(policy: str, cites: str) -> Callable[[Table], Cites]:
    """The clauses that a policy names; none where the law has no such policy."""

    def found(table: Table) -> Cites:
        return getattr(getattr(table.rules, policy), cites, ()) or ()

    return found


def _choices(table: Table) -> Cites:
    """Whose turn it is and why, what he may do at all, and by what limits."""
    return _asked(table) + table.rules.betting.in_turn + table.rules.betting.limits_cites


def _position(table: Table) -> Cites:
    """What the law says of the place that is asked: the big blind, last in the first round; the marker, last later.

    The clause on where a round starts says nothing of what its last player may do.
    """
    hand, rules = table.hand, table.rules
    if hand is None or not hand.pending:
        return ()
    if hand.round == 1:
        return rules.opening.last_choices if hand.pending[0] == hand.big else ()
    last = hand.pending[0] == len(hand.order) - 1
    return rules.streets.after[hand.round - 2].spoken[1:][-1:] if last else ()


def _course(table: Table) -> Cites:
    """The streets that there are, and who speaks after them."""
    hand, after = table.hand, table.rules.streets.after
    if hand is None:
        return ()
    street = after[min(max(hand.round - 2, 0), len(after) - 1)]
    return street.spoken[:1] + street.dealt + street.spoken


def _dealt_in(table: Table) -> Cites:
    """Who is dealt in: not he who rests, nor he who has too few chips."""
    capital, chairs = table.rules.capital, table.chairs.values()
    short = any(not capital.dealt_in(chair.stack, table.setup.minimum) for chair in chairs)
    resting = any(chair.resting for chair in chairs)
    return (capital.short if short else ()) + (table.rules.seating.rests if resting else ())


def left_out(table: Table, seat: int) -> Cites:
    """Why the player at this seat is not dealt in: he rests, or has too few chips."""
    chair = table.chairs.get(seat)
    if chair is None:
        return ()
    enough = table.rules.capital.dealt_in(chair.stack, table.setup.minimum)
    return table.rules.seating.rests if chair.resting else () if enough else table.rules.capital.short


def _declared_time(table: Table) -> Cites:
    """Where the house declared another time than the usual one, and so declared one."""
    clock = table.rules.clock
    return clock.period if clock is not None and table.setup.decision_ms != clock.usual_ms else ()


def _because(table: Table) -> Cites:
    house = table.rules.house
    return house.free_cites if table.setup.mode in house.free_modes else ()


def _line(table: Table) -> Cites:
    return table.rules.lines.player if table.rules.lines is not None else ()


def _added(table: Table) -> Cites:
    return table.rules.capital.added if table.setup.restore is not None else ()


def _commission(table: Table) -> Cites:
    law = table.rules.commission
    return law.either if table.setup.fee else law.spared_cites + law.cites


def _owed(table: Table) -> Cites:
    """That a commission is taken at all, where others say how much of it."""
    return table.rules.commission.cites[:1] if len(table.rules.commission.cites) > 1 else ()


def _granted_join(table: Table) -> Cites:
    """Between hands, in this mode of play; and where a player says when his session begins."""
    if table.hand is not None:
        return ()
    return table.rules.seating.comes_in.get(table.setup.mode, ()) + _from("sessions", "ends")(table)


def _side_pots(table: Table) -> Cites:
    """That there is a side pot, and with more than one, that there are as many."""
    hand, side = table.hand or table.last, table.rules.pots.side
    return side[::-1] if hand is not None and len(pots(hand)) > 2 else side


def _pots(table: Table) -> Cites:
    """How several pots are won; after a hand, first as it was in that hand."""
    hand, rules = table.last, table.rules
    if table.hand is not None or hand is None or not rules.pots.levels or hand.live.count(True) < 2:
        return rules.pots.levels
    if not rules.composition.takes(len(hand.own[0]), len(hand.community)):
        return rules.pots.levels
    return levels(rules.pots, hand, rank_hands(rules, hand, pots(hand))[0])


CLAUSES: Mapping[Asked, Callable[[Table], Cites]] = {
    "marker": lambda table: table.rules.opening.next_marker,
    "forced bets": lambda table: table.rules.opening.blinds,
    "dealing": _dealing,
    "who acts": _asked,
    "showing": _showing,
    "marked winning": lambda table: table.rules.showdown.marked,
    "best five": lambda table: table.rules.composition.cites,
    "unmatched": lambda table: table.rules.pots.matched + table.rules.pots.folded_bets,
    "matched": lambda table: table.rules.pots.matched,
    "given up": lambda table: table.rules.pots.folded_bets,
    "choices": _choices,
    "position asked": _position,
    "hand": _course,
    "dealt in": _dealt_in,
    "pack": lambda table: table.rules.streets.deck_cites,
    "ranking": lambda table: table.rules.ranking.cites,
    "commission": _commission,
    "commission owed": _owed,
    "time over": _from("clock", "over"),
    "winners": lambda table: table.rules.pots.won,
    "only one left": lambda table: table.rules.pots.unopposed,
    "division": lambda table: table.rules.pots.divided,
    "faults": lambda table: table.rules.incidents.voided,
    "one card at a time": lambda table: table.rules.streets.one_by_one,
    "number of cards": lambda table: table.rules.streets.number,
    "corrections": lambda table: table.rules.incidents.corrected,
    "cards seen": lambda table: table.rules.views.own_only or table.rules.streets.own_cites,
    "cards seen by who folded": lambda table: table.rules.showdown.hole_cards_only[:1],
    "folded cards seen": lambda table: table.rules.views.folded,
    "folded cards after the hand": lambda table: (
        () if table.rules.showdown.folded_show else table.rules.views.folded
    ),
    "cards of the only one left": lambda table: (
        () if table.rules.showdown.survivor_shows else table.rules.views.own_only
    ),
    "marker seen": lambda table: table.rules.views.marker,
    "stacks seen": lambda table: table.rules.views.chips,
    "pot seen": lambda table: table.rules.views.chips[::-1],
    "moment of forced bets": lambda table: table.rules.opening.blinds,
    "who shows": lambda table: table.rules.showdown.cites,
    "moment of showing": lambda table: table.rules.showdown.cites[::-1],
    "order of showing": lambda table: table.rules.showdown.ordered,
    "sessions": _from("sessions", "invites"),
    "all": _because,
    "alone": lambda table: table.rules.house.free_own,
    "faults after connection": _line,
    "time to decide": _declared_time,
    "decided early": lambda table: _line(table) + _from("clock", "period")(table),
    "time not over": _from("clock", "period"),
    "seats of forced bets": lambda table: table.rules.opening.seats_cites,
    "raises after all-in": lambda table: table.rules.betting.short_cites,
    "rate of each hand": lambda table: (
        table.rules.commission.cites if table.rules.commission.from_hand_to_hand else ()
    ),
    "waiver of a hand": lambda table: (
        table.rules.commission.cites if table.rules.commission.waived_by_hand else ()
    ),
    "each payment": lambda table: table.rules.commission.each_payment,
    "odd chips": lambda table: table.rules.pots.remainder_cites,
    "own chips": lambda table: table.rules.seating.staked,
    "raises again": lambda table: table.setup.limit.raises_cites if table.hand and table.hand.raises else (),
    "extra time": _from("clock", "extra"),
    "chips bought": _from("capital", "added"),
    "side pots told": _side_pots,
    "pots told": _pots,
    "told notices": lambda table: table.rules.opening.notice,
    "told stakes": lambda table: table.rules.leaflet.cites[1:],
    "told complaints": lambda table: table.rules.leaflet.cites[1:],
    "told results": lambda table: table.rules.leaflet.cites[1:],
    "told session": _from("sessions", "totals"),
    "has rules": lambda table: table.rules.leaflet.cites[1:],
    "has stakes": lambda table: table.rules.leaflet.cites[1:],
    "has results": lambda table: table.rules.leaflet.cites[1:],
    "has complaints": lambda table: table.rules.leaflet.cites[1:],
    "told of the last hand": lambda table: table.rules.leaflet.cites[:1],
    "granted leave": lambda table: table.rules.seating.leaves_in_hand,
    "granted session": _from("sessions", "ends"),
    "granted top-up": _added,
    "granted incident": lambda table: table.rules.incidents.corrected + table.rules.incidents.voided,
    "granted join": _granted_join,
    "session ended": _from("sessions", "warns"),
    "put off": _from("sessions", "ends"),
    "put off without chips": lambda table: table.rules.capital.added,
}

OWED: Mapping[str, Mapping[str, Told]] = {
    "notices": {"notices.blinds.minimum": "at most", "notices.blinds.maximum": "at least"}
}
"""What an answer must not leave out, where there is one: the blinds of a table lie within the limits of the notice."""
