"""What players staked and won, hand after hand."""

from __future__ import annotations

import msgspec

from .state import Hand, Table, Tally


def counted(table: Table, hand: Hand, won: tuple[int, ...]) -> Table:
    """The table with what an ended hand adds to the tallies; `won` by position, in chips."""
    policy = table.rules.sessions
    tallies = dict(table.tallies)
    if policy is None:
        return table
    for i, player in enumerate(hand.players):
        tally = table.tally(player)
        tally = msgspec.structs.replace(tally, staked=tally.staked + hand.totals[i], won=tally.won + won[i])
        bet = i in hand.bettors or (policy.blinds_are_bets and i in (hand.small, hand.big))
        tallies[player] = fresh(tally) if bet else msgspec.structs.replace(tally, idle=tally.idle + 1)
    return msgspec.structs.replace(table, tallies=tallies)


def cleared(table: Table, player: str) -> Table:
    """The table with no cause left to ask a player to end his session."""
    if player not in table.tallies:
        return table
    return with_tally(table, player, fresh(table.tally(player)))


def fresh(tally: Tally) -> Tally:
    """The tally with no cause left to end the session."""
    return msgspec.structs.replace(tally, stage="", idle=0, missed=0)


def with_tally(table: Table, player: str, tally: Tally) -> Table:
    """The table with another tally of a player."""
    return msgspec.structs.replace(table, tallies={**table.tallies, player: tally})
