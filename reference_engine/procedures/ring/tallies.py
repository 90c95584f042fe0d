"""What players staked and won, hand after hand."""

from __future__ import annotations

from msgspec.structs import replace

from ...policies.sessions import Sessions
from .state import Hand, Table, Tally


def counted(table: Table, hand: Hand, won: tuple[int, ...], back: tuple[int, ...]) -> Table:
    """The table with what an ended hand adds to the tallies; `won`, and what came `back`, by position, in chips."""
    policy = table.rules.sessions
    tallies = dict(table.tallies)
    if policy is None:
        return table
    for i, player in enumerate(hand.players):
        tally = table.tally(player)
        if tally.apart == hand.number:
            continue
        more = back[i] if policy.unmatched_counts else 0
        staked, gained = tally.staked + hand.totals[i] + more, tally.won + won[i] + more
        tally = replace(tally, staked=staked, won=gained)
        bet = i in hand.bettors or (policy.blinds_are_bets and i in (hand.small, hand.big))
        tallies[player] = fresh(policy, tally) if bet else replace(tally, idle=tally.idle + 1)
    return replace(table, tallies=tallies)


def totals(table: Table, policy: Sessions, player: str | None) -> dict[str, int]:
    """What a player is told of his session, with what he has put into the running hand."""
    tally, hand = table.tally(player), table.hand
    staked = tally.staked
    if hand is not None and player in hand.players and tally.apart != hand.number:
        staked += hand.totals[hand.players.index(player)]
    return policy.total(staked, tally.won)


def begun(table: Table, player: str) -> Table:
    """The table with a session of a player that has only begun; a hand that he is out of belongs to none."""
    hand = table.hand
    if hand is None or (player, True) in zip(hand.players, hand.live, strict=True):
        return with_tally(table, player, Tally(declared=True))
    return with_tally(table, player, Tally(declared=True, apart=hand.number))


def cleared(table: Table, player: str) -> Table:
    """The table with no cause left to ask a player to end his session."""
    policy = table.rules.sessions
    return table if policy is None else with_tally(table, player, fresh(policy, table.tally(player)))


def fresh(policy: Sessions, tally: Tally) -> Tally:
    """The tally with no cause left to end the session."""
    return replace(tally, stage=policy.after_answer(tally.stage), idle=0)


def with_tally(table: Table, player: str, tally: Tally) -> Table:
    """The table with another tally of a player."""
    return replace(table, tallies={**table.tallies, player: tally})
