"""An act that a product refused to the seat that it asked, and the situation in which it did."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

from vistoria.model.command import Act, Command, Decline, Wager
from vistoria.model.event import Acted, RoundEnded, Turn
from vistoria.model.evidence import RefusedAct
from vistoria.model.hand import Hand
from vistoria.table import Table, moments, table_of

SIZED = ("bet", "raise")


def situation(hand: Hand, command: Command) -> RefusedAct | None:
    """The situation of a command that was refused in a hand; None where its seat was not asked, or its sum is in doubt.

    A bet or raise counts where the house declared its limit, and where the sum lies within it whatever the product's
    own terms are.
    """
    now = table_of(hand)
    asked = now.asked
    if asked is None or now.vague:
        return None
    match command:
        case Act(seat=seat, act=act) if seat == asked.seat and command.means != "voice":
            facing, has = now.own(seat) < now.level, now.stacks.get(seat, 0)
            if not _fits(command, hand, now):
                return None
            due = now.level - now.own(seat) if act == "call" else (command.to or 0) - now.own(seat)
            all_in = act not in ("fold", "check") and due >= has
            again = len(_levels(hand)) > 1
            return RefusedAct(
                act, asked.round, facing, all_in, now.live == 2, now.settings.limit or "", again
            )
        case Decline(player=player) if now.players.get(player) == asked.seat:
            return RefusedAct("decline", asked.round)
        case Wager(seat=seat, space="additional", amount=amount) if seat == asked.seat:
            twice = amount == 2 * now.laid.get((seat, "ante"), 0) <= now.stacks.get(seat, 0)
            return RefusedAct("additional", asked.round) if twice else None
    return None


def beyond_the_house(hands: Iterable[Hand], command: Command) -> bool:
    """Whether a bet or raise that a seat has the chips for goes beyond the highest that the product offers to anybody.

    All that somebody has is no such highest; and there is none where more was bet than was offered.
    """
    offered, asked, has = list[int](), 0, 0
    for hand in hands:
        for happened, table in moments(hand):
            match happened.event:
                case Turn(seat=seat, choices=dict(choices)):
                    asked, has = seat, table.own(seat) + table.stacks.get(seat, 0)
                    offered += [top for _, top in filter(None, map(choices.get, SIZED)) if top < has]
                case Acted(act=act, to=to) if act in SIZED:
                    offered = [top for top in offered if top >= to]
    if not isinstance(command, Act) or command.act not in SIZED or command.seat != asked:
        return False
    return bool(offered) and max(offered) < (command.to or 0) <= has


def _fits(act: Act, hand: Hand, now: Table) -> bool:
    """Whether the act is one that the seat has, and its sum one that the declared limit and the last raise allow."""
    own, level, to = now.own(act.seat), now.level, act.to or 0
    if act.act == "fold":
        return True
    if act.act in ("check", "call"):
        return (act.act == "call") == (own < level)
    stack, declared = own + now.stacks.get(act.seat, 0), now.settings
    most = {"pot": min(now.widest(act.seat), stack), "none": stack}.get(declared.limit or "", 0)
    if act.act == "bet":
        return not level and bool(declared.minimum_bet) and (declared.minimum_bet or 0) <= to <= most
    levels = _levels(hand)
    step = max([b - a for a, b in pairwise([0, *levels])], default=0)
    return bool(level) and level + step <= to <= most


def _levels(hand: Hand) -> list[int]:
    """The bets to match in the open round, one after another, the blinds being one."""
    levels: list[int] = []
    for h, table in moments(hand):
        if isinstance(h.event, RoundEnded):
            levels = []
        elif table.level > (levels[-1] if levels else 0):
            posted = bool(levels) and not table.spoken
            levels = [*levels[: -1 if posted else None], table.level]
    return levels
