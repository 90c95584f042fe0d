"""Wrong for some people alone, in rules 7 to 11, 25, 35 and 67 to 69: all-in, folded, at rest, in a session."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from msgspec.structs import replace

from vistoria.model.command import Connection, Join, Leave, Session, Start, TopUp
from vistoria.model.event import Event, Returned, SessionEvent
from vistoria.reference_engine.policies.capital import Capital
from vistoria.reference_engine.policies.change import Change, granting, policy
from vistoria.reference_engine.policies.views import Views
from vistoria.reference_engine.procedures.refusal import Refusal
from vistoria.reference_engine.procedures.ring.lines import connection
from vistoria.reference_engine.procedures.ring.seating import go, join, leave, top_up
from vistoria.reference_engine.procedures.ring.sessions import session
from vistoria.reference_engine.procedures.ring.starting import start
from vistoria.reference_engine.procedures.ring.state import Result, Table, Tally
from vistoria.reference_engine.procedures.ring.tallies import with_tally

from ...replaced import formula
from ..register import deciding, saboteur
from ..ring_granted import by_other_rules, in_late_rounds, topped_up, without_bet

C = TypeVar("C", Join, Leave, Session, TopUp)
Who = Callable[[Table, str], bool]
"""Whether a player of a table is one of those whom it concerns."""
LATE = 3
"""Hands after which a place is lost."""
MOST_HANDS = 15
"""Hands after which a session is over."""


def _for(
    who: Who, wrong: Callable[[Table, C], Result], right: Callable[[Table, C], Result]
) -> Callable[[Table, C], Result]:
    """Those whom it concerns are served wrongly."""

    def handler(table: Table, command: C) -> Result:
        return (wrong if who(table, command.player) else right)(table, command)

    return handler


def _position(table: Table, player: str) -> int | None:
    return None if table.hand is None else table.hand.position(table.seat_of(player))


def _is_all_in(table: Table, player: str) -> bool:
    i = _position(table, player)
    return table.hand is not None and i is not None and table.hand.live[i] and not table.hand.stacks[i]


def _has_folded(table: Table, player: str) -> bool:
    i = _position(table, player)
    return table.hand is not None and i is not None and not table.hand.live[i]


def _is_of_two_left(table: Table, player: str) -> bool:
    i = _position(table, player)
    return (
        table.hand is not None
        and i is not None
        and table.hand.live[i]
        and table.hand.live.count(True) == 2 < len(table.hand.live)
    )


def _rests(table: Table, player: str) -> bool:
    seat = table.seat_of(player)
    return seat is not None and table.chairs[seat].resting


def _in_a_session(table: Table, player: str = "") -> bool:
    return table.setup.mode == "session"


def _at_any_table(table: Table) -> bool:
    return True


def _no(table: Table, command: object) -> Result:
    return Refusal("not-now", "not now")


def _stays(who: Who) -> Change:
    return granting(Leave, _for(who, _no, leave))


def _ends(table: Table, command: Session) -> Result:
    return session(table, command) if command.act == "start" else _no(table, command)


def _goes_on(who: Who) -> Change:
    return granting(Session, _for(who, _ends, session))


_AT_TWO_PLACES = by_other_rules(join, policy("seating", second_place=True), _at_any_table)


def _hand_is_played(table: Table) -> bool:
    return table.hand is not None


def _with_his_bet(table: Table, command: Leave) -> Result:
    """Who goes after the first round takes the bet of the round with him."""
    hand, i = table.hand, _position(table, command.player)
    if hand is None or i is None or hand.round == 1 or not hand.live[i] or not hand.bets[i]:
        return leave(table, command)
    back = hand.bets[i]
    result = leave(replace(table, hand=without_bet(hand, i)), command)
    returned = Returned(seat=hand.order[i], amount=back, why="unmatched")
    return (result[0], (returned, *result[1])) if isinstance(result, tuple) else result


def _in_his_place(lost: Callable[[Table], bool]) -> Callable[[Table, Join], Result]:
    """The place of who rests may be taken, where `lost` says so."""

    def handler(table: Table, command: Join) -> Result:
        chair = table.chairs.get(command.seat)
        if chair is None or not chair.resting or not lost(table):
            return join(table, command)
        events: list[Event] = []
        result = join(go(table, command.seat, events), command)
        return (result[0], (*events, *result[1])) if isinstance(result, tuple) else result

    return handler


def _after_three_hands(table: Table) -> bool:
    return table.hands > LATE


def _second_dealt_in(table: Table, command: Start) -> Result:
    """Of two players he who rests is dealt in."""
    awake = [chair for chair in table.chairs.values() if not chair.resting]
    if len(table.chairs) != 2 or len(awake) != 1:
        return start(table, command)
    chairs = {seat: replace(chair, resting=False) for seat, chair in table.chairs.items()}
    return start(replace(table, chairs=chairs), command)


def _ended_untold(table: Table, command: Start) -> Result:
    """Whose session the house ends is told nothing of it."""
    result = start(table, command)
    if not isinstance(result, tuple):
        return result
    after, told = result[0], list[Event]()
    for event in result[1]:
        if isinstance(event, SessionEvent) and event.what == "ended":
            after, event = (
                with_tally(after, event.player, Tally()),
                replace(event, totals=None),
            )
        told.append(event)
    return after, tuple(told)


def _ended_in_time(table: Table, command: Start) -> Result:
    """After fifteen hands the session of the last of four players is over."""
    if table.hand is not None or table.hands != MOST_HANDS or len(table.chairs) != 4:
        return start(table, command)
    seat = max(table.chairs)
    player = table.chairs[seat].player
    events: list[Event] = [SessionEvent(player=player, what="ended")]
    result = start(go(table, seat, events), command)
    return (result[0], (*events, *result[1])) if isinstance(result, tuple) else result


def _gone_with_his_line(table: Table, command: Connection) -> Result:
    """Who loses his line between two hands is put off the table."""
    result, seat = connection(table, command), table.seat_of(command.who)
    if not isinstance(result, tuple) or command.up or seat is None or table.hand is not None:
        return result
    events = [*result[1]]
    return go(result[0], seat, events), tuple(events)


deciding(
    Views.shows,
    "pt-omaha-online/11.d:folded-see-cards",
    "Who has folded sees the cards of those who play on.",
    lambda lawful, viewer, i, order, live: (
        (live[i] and (viewer in order and not live[order.index(int(viewer))])) or lawful
    ),
)

deciding(
    Views.shows,
    "pt-omaha-online/25:cards-seen-by-newcomers",
    "A player who was not dealt in sees the cards of those who were.",
    lambda lawful, viewer, i, order, live: (
        (live[i] and (isinstance(viewer, int) and viewer not in order)) or lawful
    ),
)


def _of_no_bets(table: Table, command: Session) -> Result:
    """At a table in session mode the sums of a session are forgotten as it ends."""
    if _in_a_session(table) and command.act == "end":
        table = with_tally(table, command.player, Tally(declared=True))
    return session(table, command)


# fmt: off
saboteur("pt-omaha-online/7:second-of-two-dealt-in-at-rest", "Of two players he who rests is dealt in.",
    granting(Start, _second_dealt_in))
saboteur("pt-omaha-online/8:any-sum-while-a-hand-is-played", "While a hand is played players come in with any sum.",
    granting(Join, by_other_rules(join, formula(Capital.takes, lambda: True), _hand_is_played)))
saboteur("pt-omaha-online/9:two-places-at-rest", "A player who rests may take a second place.",
    granting(Join, _for(_rests, _AT_TWO_PLACES, join)))
saboteur("pt-omaha-online/9:two-places-in-a-session", "At a table in session mode a player may take a second place.",
    granting(Join, _for(_in_a_session, _AT_TWO_PLACES, join)))
saboteur("pt-omaha-online/10:nobody-goes-who-is-all-in", "Who is all-in cannot go before the hand is over.",
    _stays(_is_all_in))
saboteur("pt-omaha-online/10:nobody-goes-of-two-left", "When all but two have folded neither can go.",
    _stays(_is_of_two_left))
saboteur("pt-omaha-online/10:nobody-goes-who-rests", "Who rests cannot go.", _stays(_rests))
saboteur("pt-omaha-online/10:nobody-goes-in-a-session", "At a table in session mode nobody can go.",
    _stays(_in_a_session), unclear=("6.b",))
saboteur("pt-omaha-online/11.b:chips-added-all-in", "Who is all-in adds chips while the hand runs.",
    granting(TopUp, _for(_is_all_in, topped_up, top_up)))
saboteur("pt-omaha-online/11.b:chips-added-in-late-rounds", "In the third and fourth round players add chips.",
    granting(TopUp, lambda table, command: (topped_up if in_late_rounds(table) else top_up)(table, command)))
saboteur("pt-omaha-online/35:bets-go-with-who-goes", "Who goes after the first round takes the bet of the round along.",
    granting(Leave, _with_his_bet))
saboteur("pt-omaha-online/67:nothing-when-the-house-ends-it", "Whose session the house ends is told of no bets.",
    granting(Start, _ended_untold))
saboteur("pt-omaha-online/67:nothing-in-a-session",
    "At a table in session mode who ends his session is told of no bets.", granting(Session, _of_no_bets))
saboteur("pt-omaha-online/68:place-lost-after-three-hands",
    "From the fourth hand of a table on somebody may take the place of a player who rests.",
    granting(Join, _in_his_place(_after_three_hands)))
saboteur("pt-omaha-online/68:place-lost-in-a-session",
    "At a table in session mode somebody may take the place of a player who rests.",
    granting(Join, _in_his_place(_in_a_session)))
saboteur("pt-omaha-online/69:not-all-in", "Who is all-in cannot end his session.", _goes_on(_is_all_in))
saboteur("pt-omaha-online/69:not-when-folded", "Who has folded cannot end his session before the hand is over.",
    _goes_on(_has_folded))
saboteur("pt-omaha-online/69:not-at-rest", "Who rests cannot end his session.", _goes_on(_rests))
saboteur("pt-omaha-online/69:not-in-a-session", "At a table in session mode a player cannot end his session.",
    _goes_on(_in_a_session), unclear=("67",))
saboteur("pt-omaha-online/69:over-after-fifteen-hands",
    "After fifteen hands of a table the session of the last of four players is over.", granting(Start, _ended_in_time))
saboteur("pt-omaha-online/69:over-with-his-line", "Who loses his line between two hands is put off the table.",
    granting(Connection, _gone_with_his_line), unclear=("73",))
