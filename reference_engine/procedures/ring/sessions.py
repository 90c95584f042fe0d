"""Players' sessions: totals, rest, and the house's invitation to end, its warning, and the end."""

from __future__ import annotations

import msgspec

from vistoria.model.answer import Unsupported
from vistoria.model.command import Session
from vistoria.model.event import Event, Left, SessionEvent

from ...policies.sessions import Sessions
from ..refusal import Refusal
from .seating import go, with_chair
from .state import Result, Table, Tally
from .tallies import at_stake, begun, with_tally


def session(table: Table, command: Session) -> Result:
    """A player begins a session, or ends it and goes."""
    policy, player = table.rules.sessions, command.player
    if policy is None:
        return Unsupported("session")
    tally = table.tally(player)
    if command.act == "start":
        if tally.declared:
            return Refusal("session-running", f"the session of player {player} runs already", policy.ends)
        return begun(table, player), (SessionEvent(player=player, what="started", cites=policy.ends),)
    if table.seat_of(player) is None and not tally.declared:
        return Refusal("unknown-player", f"player {player} has no session", policy.ends)
    hand, seat = table.hand, table.seat_of(player)
    if not policy.may_end(hand is not None and seat in hand.order):
        return Refusal("hand-running", "the session ends between hands", policy.ends)
    events: list[Event] = []
    staked = tally.staked + at_stake(table, player)
    ended = SessionEvent(
        player=player,
        what="ended",
        totals=policy.total(staked, tally.won),
        cites=policy.totals + policy.ends,
    )
    if table.seat_of(player) is None:
        events.append(ended)
    else:
        table = go(table, player, events, ended)
    return with_tally(table, player, msgspec.structs.replace(table.tally(player), declared=False)), tuple(
        events
    )


def called_to_account(table: Table, events: list[Event]) -> Table:
    """Before a hand: those who began a session and do not play are invited to end it, then warned, then gone."""
    policy = table.rules.sessions
    if policy is None:
        return table
    for chair in [each for each in table.chairs if each is not None]:
        tally = table.tally(chair.player)
        if not tally.declared or chair.resting:
            continue
        if not table.rules.capital.dealt_in(chair.stack, table.setup.minimum):
            tally = msgspec.structs.replace(tally, missed=tally.missed + 1)
        if policy.cause(tally.idle, tally.missed):
            table = _called(table, policy, chair.player, tally, events)
    return table


def _called(table: Table, policy: Sessions, player: str, tally: Tally, events: list[Event]) -> Table:
    stage = policy.next(tally.stage)
    if stage == "":
        return with_tally(table, player, tally)
    cites = policy.warns if stage == "warned" else policy.invites
    totals = policy.total(tally.staked, tally.won) if stage == "ended" else None
    events.append(SessionEvent(player=player, what=stage, totals=totals, cites=cites))
    tally = msgspec.structs.replace(tally, stage=stage, declared=stage != "ended")
    if stage == "ended":
        seat = table.seat_of(player) or 0
        events.append(Left(player=player, seat=seat, stack=table.stacks()[seat]))
        table = with_chair(table, seat, None)
    return with_tally(table, player, tally)
