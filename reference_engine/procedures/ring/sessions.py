"""Players' sessions: totals, rest, and the house's invitation to end, its warning, and the end."""

from __future__ import annotations

from msgspec.structs import replace

from vistoria.model.answer import Unsupported
from vistoria.model.command import Session
from vistoria.model.event import Event, HandEnded, SessionEvent

from ...policies.sessions import Called, Sessions
from ..refusal import Refusal
from .seating import go
from .state import Result, Table
from .tallies import begun, totals, with_tally


def session(table: Table, command: Session) -> Result:
    """A player begins a session, or ends it and goes."""
    policy, player = table.rules.sessions, command.player
    if policy is None:
        return Unsupported("session")
    if command.act == "start":
        if table.tally(player).declared:
            return Refusal("session-running", f"the session of player {player} runs already", policy.ends)
        return begun(table, player), (SessionEvent(player=player, what="started", cites=policy.ends),)
    seat = table.seat_of(player)
    if seat is None:
        return Refusal("unknown-player", f"player {player} does not sit at this table", policy.ends)
    if not policy.may_end(table.plays(seat)):
        return Refusal("hand-running", "the session ends between hands", policy.ends)
    events: list[Event] = []
    return go(_ended(table, policy, player, events), seat, events), tuple(events)


def called_to_account(table: Table, events: list[Event]) -> Table:
    """Before a hand: those who began a session and do not play are invited to end it, then warned, then gone."""
    policy = table.rules.sessions
    if policy is None:
        return table
    for seat, chair in table.chairs.items():
        tally = table.tally(chair.player)
        short = not table.rules.capital.dealt_in(chair.stack, table.setup.minimum)
        hands = table.hands - tally.called_at
        said = policy.calls(chair.player, tally.stage, hands, tally.idle, short) if tally.declared else None
        if said is not None:
            table = _called(table, policy, seat, chair.player, said, events)
    return table


def ended_with_the_hand(table: Table, events: tuple[Event, ...]) -> tuple[Table, tuple[Event, ...]]:
    """After a hand: gone are those whose session the house is known to end at once, and not before the next hand."""
    policy, more = table.rules.sessions, list[Event]()
    if policy is None or policy.laid is None or not any(isinstance(e, HandEnded) for e in events):
        return table, events
    return called_to_account(table, more), (*events, *more)


def _called(
    table: Table, policy: Sessions, seat: int, player: str, stage: Called, events: list[Event]
) -> Table:
    if stage == "ended":
        return go(_ended(table, policy, player, events), seat, events)
    cites = policy.warns if stage == "warned" else policy.invites
    events.append(SessionEvent(player=player, what=stage, cites=cites))
    return called(table, player, stage)


def called(table: Table, player: str, what: Called) -> Table:
    """The table whose house has invited or warned a player; whom it has warned stays warned."""
    tally = table.tally(player)
    if tally.stage == "warned":
        return table
    return with_tally(table, player, replace(tally, stage=what, called_at=table.hands))


def _ended(table: Table, policy: Sessions, player: str, events: list[Event]) -> Table:
    """The table after a player's session, of which he is told the totals."""
    tally, told, cites = table.tally(player), totals(table, policy, player), policy.totals + policy.ends
    events.append(SessionEvent(player=player, what="ended", totals=told, cites=cites))
    return with_tally(table, player, replace(tally, declared=False))
