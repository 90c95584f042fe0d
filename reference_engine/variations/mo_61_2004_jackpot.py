"""The jackpot of stud poker against the croupier, otherwise where its law is silent."""

from __future__ import annotations

import msgspec

from vistoria.model.command import Wager
from vistoria.model.event import Posted

from ..policies.change import granting, policy
from ..policies.jackpot import Jackpot
from ..procedures.banked.betting import place
from ..procedures.banked.state import Result, Table
from .houses import sets_itself
from .variation import Variation

REGULATION = "mo-61-2004"


class WinningBetBack(Jackpot):
    """A jackpot bet that wins goes back beside the prize: 10 does not say what becomes of it."""

    def bet_back(self, bet: int, wins: bool) -> int:
        return bet if wins else 0


class GrowingPool(Jackpot):
    """Jackpot bets go into the pool once the prizes are paid: 10 does not say how it grows."""

    def grows(self, bets: int) -> int:
        return bets


class GrowingWithEachBet(Jackpot):
    """Seven tenths of each jackpot bet go into the pool as soon as it is laid: 10 does not say how it grows."""

    def grows_by(self, bet: int) -> int:
        return bet * 7 // 10


class CollectedAtTheDeal(Jackpot):
    """Jackpot bets are collected as the cards are dealt: 10 does not say when they are."""

    def at_the_deal(self) -> bool:
        return True


class WinnersStayClosed(Jackpot):
    """Without ace and king no hand is opened, also if it wins a prize: 9.1 opens none, and 10 asks for none."""

    def opens_winners(self) -> bool:
        return False


def added_to(table: Table, command: Wager) -> Result:
    """Until the cards are dealt a player may add to his jackpot bet, one that stands over from a null hand too."""
    seat, stake = table.seat_of(command.player), table.stake(command.seat)
    lies = seat == command.seat and table.hand is None and stake.ante and stake.jackpot
    stack, bet = table.stacks().get(command.seat, 0), table.setup.jackpot_bet
    if not lies or command.space != "jackpot" or command.amount != bet or bet > stack:
        return place(table, command)
    more = msgspec.structs.replace(stake, jackpot=stake.jackpot + bet)
    posted = Posted(seat=command.seat, what="jackpot", amount=bet)
    return table.moved(command.seat, -bet).laid(command.seat, more), (posted,)


VARIATIONS = (
    Variation(
        "pool-grows-with-each-bet",
        "Seven tenths of each jackpot bet go into the pool as soon as it is laid: 10 does not say how it grows.",
        REGULATION,
        plays=policy("jackpot", GrowingWithEachBet),
        is_read=True,
    ),
    Variation(
        "jackpot-bets-collected-at-the-deal",
        "Jackpot bets are collected as the cards are dealt: 10 does not say when they are.",
        REGULATION,
        plays=policy("jackpot", CollectedAtTheDeal),
        is_read=True,
    ),
    Variation(
        "prize-winners-stay-closed",
        "Without ace and king no hand is opened, also if it wins a prize: 10 asks for none.",
        REGULATION,
        plays=policy("jackpot", WinnersStayClosed),
        is_read=True,
    ),
    Variation(
        "jackpot-bets-added-to",
        "Until the cards are dealt a player may add to his jackpot bet: 6.3 asks for none, and keeps it from no more.",
        REGULATION,
        plays=granting(Wager, added_to),
        is_read=True,
    ),
    Variation(
        "winning-bet-back",
        "A jackpot bet that wins goes back beside the prize.",
        REGULATION,
        plays=policy("jackpot", WinningBetBack),
    ),
    Variation(
        "growing-pool",
        "Jackpot bets go into the pool once the prizes are paid.",
        REGULATION,
        plays=policy("jackpot", GrowingPool),
        is_read=True,
    ),
    Variation(
        "begins-again-with-the-next-hand",
        "An empty jackpot begins again when the next hand does: 10.8 names no moment.",
        REGULATION,
        plays=policy("jackpot", restart="with-the-next-hand"),
    ),
    Variation(
        "jackpot-of-the-house",
        "The house sets minimum and fixed sums of the jackpot itself: 10.1 and 10.2 leave them to it.",
        REGULATION,
        opens=sets_itself("jackpot"),
    ),
    Variation(
        "prizes-of-its-own",
        "Pool and fixed sums are others where the house declares none: 10.1 and 10.2 leave them to it.",
        REGULATION,
        plays=policy(
            "jackpot",
            usual_minimum=100_000,
            usual_fixed={
                "royal": 400_000,
                "straight-flush": 40_000,
                "quads": 15_000,
                "full-house": 8_000,
                "flush": 4_000,
            },
        ),
        is_read=True,
    ),
)
"""What 10 does not say of bets, pool and prizes."""
