"""Wrong in articles 5 and 6: which bets there are, when, and how much."""

from __future__ import annotations

from ...policies.change import policy
from ...policies.cloth import Cloth, Space
from ...policies.qualification import Qualification
from ...policies.wagers import Wagers
from ..saboteur import Saboteur

LAST = 7
"""The place at which a kind of bet is missing."""


class NoAnte(Wagers):
    """The last player cannot lay an ante."""

    def takes(self, space: Space, seat: int) -> bool:
        return (space, seat) != ("ante", LAST)


class NoJackpotBet(Wagers):
    """The last player cannot bet on the jackpot."""

    def takes(self, space: Space, seat: int) -> bool:
        return (space, seat) != ("jackpot", LAST)


class NoAdditional(Wagers):
    """The last player cannot lay an additional bet."""

    def takes(self, space: Space, seat: int) -> bool:
        return (space, seat) != ("additional", LAST)


class NeighboursHand(Wagers):
    """A player may bet on the hand beside his own."""

    def may_bet_on(self, seat: int, own: int) -> bool:
        return abs(seat - own) <= 1


class DealtAnyway(Wagers):
    """Whoever sits is dealt in, with an ante or without."""

    def dealt_in(self, ante: int) -> bool:
        return True


class LateJackpotBet(Wagers):
    """The jackpot bet is taken when the cards are seen, too."""

    def takes_jackpot(self, ante: int, dealing: bool) -> bool:
        return ante > 0


class EarlyAdditional(Wagers):
    """The additional bet is taken before the cards are dealt."""

    def takes_additional(self, dealt: bool) -> bool:
        return True


class Unseen(Cloth):
    """Nobody sees his cards before he decides."""

    def sees(self, viewer: int | str, seat: int) -> bool:
        return viewer == "house"


class UpToFour(Wagers):
    """The additional bet is twice the ante or more."""

    def additional_to(self, ante: int) -> tuple[int, int]:
        return self.multiple * ante, 2 * self.multiple * ante


class FromOne(Wagers):
    """The additional bet is twice the ante at most."""

    def additional_to(self, ante: int) -> tuple[int, int]:
        return ante, self.multiple * ante


class AnteBack(Qualification):
    """He who made no additional bet gets his ante back when the croupier's hand does not play."""

    def forfeited_back(self, ante: int) -> int:
        return ante


class ImpatientCroupier(Wagers):
    """The croupier opens his cards while the last player has still to decide."""

    def croupier_waits(self, undecided: int) -> bool:
        return undecided > 1


SABOTEURS = (
    Saboteur(
        "mo-61-2004/5.1:no-ante-at-the-last-place",
        "At the seventh place no ante is taken.",
        policy("wagers", NoAnte),
        unclear=("1.1", "2.1", "5.3", "6", "7.1", "7.2", "8", "9", "10.4"),
        sisters=("5.2",),
    ),
    Saboteur(
        "mo-61-2004/5.2:no-jackpot-bet-at-the-last-place",
        "At the seventh place no jackpot bet is taken.",
        policy("wagers", NoJackpotBet),
        unclear=("10.4",),
    ),
    Saboteur(
        "mo-61-2004/5.3:no-additional-bet-at-the-last-place",
        "At the seventh place no additional bet is taken.",
        policy("wagers", NoAdditional),
        unclear=("6", "8", "9", "10.4"),
    ),
    Saboteur(
        "mo-61-2004/6.1:bets-on-the-hand-beside",
        "A player may bet on the hand beside his own.",
        policy("wagers", NeighboursHand),
        rare=True,
    ),
    Saboteur(
        "mo-61-2004/6.2:dealt-in-without-ante",
        "Whoever sits is dealt in, with an ante or without.",
        policy("wagers", DealtAnyway),
        sisters=("7.1", "7.2"),
        unclear=("11.1", "11.3"),
    ),
    Saboteur(
        "mo-61-2004/6.3:jackpot-bet-after-the-deal",
        "The jackpot bet is taken after the deal, too.",
        policy("wagers", LateJackpotBet),
        rare=True,
    ),
    Saboteur(
        "mo-61-2004/6.5:decided-unseen",
        "Nobody sees his cards before he decides.",
        policy("cloth", Unseen),
    ),
    Saboteur(
        "mo-61-2004/6.5:additional-bet-before-the-deal",
        "The additional bet is taken before the cards are dealt.",
        policy("wagers", EarlyAdditional),
        rare=True,
    ),
    Saboteur(
        "mo-61-2004/6.6:twice-the-ante-or-more",
        "The additional bet may be up to four antes.",
        policy("wagers", UpToFour),
    ),
    Saboteur(
        "mo-61-2004/6.6:twice-the-ante-at-most",
        "The additional bet may be one ante.",
        policy("wagers", FromOne),
    ),
    Saboteur(
        "mo-61-2004/6.7:ante-back-when-the-croupier-does-not-play",
        "He who made no additional bet gets his ante back when the croupier's hand does not play.",
        policy("qualification", AnteBack),
        sisters=("9.2",),
    ),
    Saboteur(
        "mo-61-2004/6.8:croupier-opens-too-early",
        "The croupier opens his cards while the last player has still to decide.",
        policy("wagers", ImpatientCroupier),
    ),
)
