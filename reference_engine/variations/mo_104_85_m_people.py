"""Players of five-card poker who come and go otherwise than at the reference engine, where its law leaves it free."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from vistoria.model.command import Act, Command, Leave, Rest, TopUp
from vistoria.model.event import HandEnded, Left

from ..policies.change import granting
from ..procedures.open_cards.acting import act
from ..procedures.open_cards.seating import leave
from ..procedures.open_cards.state import Hand, Result, Table
from .company import Company, Events
from .variation import Variation

REGULATION = "mo-104-85-m"


def gone_when_out(table: Table, command: Leave) -> Result:
    """Who has folded may go with what is left to him, and who is asked may fold so."""
    hand, i = table.hand, _position(table, command.player)
    if hand is None or i is None:
        return leave(table, command)
    seat = hand.order[i]
    if hand.pending[0] == i:
        folded = act(table, Act(seat, "fold"))
        assert isinstance(folded, tuple), "who is asked may fold"
        after = gone_when_out(folded[0], command)
        assert isinstance(after, tuple), "who has folded may go"
        return after[0], (*folded[1], *after[1])
    if hand.live[i]:
        return leave(table, command)
    hand = msgspec.structs.replace(hand, gone=hand.gone | {seat})
    gone = Left(player=command.player, seat=seat, stack=hand.stacks[i])
    return msgspec.structs.replace(table.with_chair(seat, None), hand=hand), (gone,)


def _position(table: Table, player: str) -> int | None:
    """Where in the hand the player is."""
    hand: Hand | None = table.hand
    seats = [] if hand is None else [seat for seat in table.seats_of(player) if seat not in hand.gone]
    return next((hand.order.index(seat) for seat in seats if seat in hand.order), None) if hand else None


FLOOR = {20: 500, 100: 1_000}
"""Below which a capital has to be restored, by entry: 6.s3."""
START = {20: 2_000, 100: 5_000}
"""To which it has to be restored."""


def _short(company: Company, command: Command, events: Events) -> Iterator[Command]:
    for ended in (e for e in events if isinstance(e, HandEnded)):
        for seat, player in sorted(company.people.items()):
            if seat in ended.stacks and ended.stacks[seat] < FLOOR.get(company.entry, 0):
                yield Rest(player, True)


def _restored(company: Company, command: Command, events: Events) -> Iterator[Command]:
    for ended in (e for e in events if isinstance(e, HandEnded)):
        for seat, player in sorted(company.people.items()):
            left = ended.stacks.get(seat)
            if left is not None and left < FLOOR.get(company.entry, 0):
                yield TopUp(player, START[company.entry] - left)


VARIATIONS = (
    Variation(
        "restored-by-the-house",
        "The house restores a capital that fell too low as soon as the hand is over: 6.s3 asks for the sum alone.",
        REGULATION,
        after=_restored,
    ),
    Variation(
        "debtors-rest",
        "Who has to restore his capital rests until he says that he is back: 6.s3 asks for the capital alone.",
        REGULATION,
        after=_short,
    ),
    Variation(
        "gone-when-out",
        "Who is out of a hand may go with his capital while it is played: 6.s5 lets him withdraw it who leaves.",
        REGULATION,
        plays=granting(Leave, gone_when_out),
    ),
)
