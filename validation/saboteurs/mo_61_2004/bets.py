"""Wrong in articles 5 and 6: which bets there are, when, and how much."""

from __future__ import annotations

from vistoria.model.command import Wager
from vistoria.reference_engine.policies.change import granting, policy
from vistoria.reference_engine.policies.cloth import Cloth
from vistoria.reference_engine.policies.jackpot import Jackpot
from vistoria.reference_engine.policies.qualification import Qualification
from vistoria.reference_engine.policies.wagers import Wagers

from ..banked_granted import additional, for_who_is_asked, late, lowered, on_an_empty_place
from ..condition import UNFORCED
from ..register import deciding, saboteur

LAST = 7

"""The place at which a kind of bet is missing."""


deciding(
    Wagers.takes,
    "mo-61-2004/5.1:no-ante-at-the-last-place",
    "At the seventh place no ante is taken.",
    lambda space, seat: (space, seat) != ("ante", LAST),
    corresponding=("5.2",),
    unclear=("1.1", "2.1", "5.3", "6", "7.1", "7.2", "8", "9", "10.4"),
)

deciding(
    Wagers.takes,
    "mo-61-2004/5.2:no-jackpot-bet-at-the-last-place",
    "At the seventh place no jackpot bet is taken.",
    lambda space, seat: (space, seat) != ("jackpot", LAST),
    unclear=("10.4",),
)

deciding(
    Wagers.takes,
    "mo-61-2004/5.3:no-additional-bet-at-the-last-place",
    "At the seventh place no additional bet is taken.",
    lambda space, seat: (space, seat) != ("additional", LAST),
    unclear=("6", "8", "9", "10.4"),
)

deciding(
    Wagers.may_bet_on,
    "mo-61-2004/6.1:bets-on-the-hand-beside",
    "A player may bet on the hand beside his own.",
    lambda seat, own: abs(seat - own) <= 1,
)

deciding(
    Wagers.dealt_in,
    "mo-61-2004/6.2:dealt-in-without-ante",
    "Whoever sits is dealt in, with an ante or without.",
    lambda: True,
    corresponding=("7.1", "7.2"),
    unclear=("11.1", "11.3"),
    also=(UNFORCED,),
)

deciding(
    Wagers.takes_jackpot,
    "mo-61-2004/6.3:jackpot-bet-after-the-deal",
    "The jackpot bet is taken after the deal, too.",
    lambda ante: ante > 0,
)

deciding(
    Jackpot.laid_again,
    "mo-61-2004/6.3:jackpot-bet-made-again",
    "Who has bet on the jackpot bets on it in the next hand too, whether or not he likes to.",
    lambda bet: bet,
    unclear=("10.2", "10.8"),
)

deciding(
    Cloth.sees,
    "mo-61-2004/6.5:decided-unseen",
    "Nobody sees his cards before he decides.",
    lambda viewer: viewer == "house",
    also=(UNFORCED,),
)

deciding(
    Wagers.takes_additional,
    "mo-61-2004/6.5:additional-bet-before-the-deal",
    "The additional bet is taken before the cards are dealt.",
    lambda: True,
)

deciding(
    Wagers.additional_to,
    "mo-61-2004/6.6:twice-the-ante-or-more",
    "The additional bet may be up to four antes.",
    lambda self, ante: (self.multiple * ante, 2 * self.multiple * ante),
    also=(UNFORCED,),
)

deciding(
    Wagers.additional_to,
    "mo-61-2004/6.6:twice-the-ante-at-most",
    "The additional bet may be one ante.",
    lambda self, ante: (ante, self.multiple * ante),
)

deciding(
    Qualification.forfeited_back,
    "mo-61-2004/6.7:ante-back-when-the-croupier-does-not-play",
    "He who made no additional bet gets his ante back when the croupier's hand does not play.",
    lambda ante: ante,
    also=(UNFORCED,),
)


class GoesWithHisAnte(Wagers):
    """Lets a player go before he has decided, and gives him his ante."""

    def lets_go(self) -> bool:
        return True

    def back_to_who_goes(self, ante: int) -> int:
        return ante


class GoesAtTheEndWithHisAnte(Wagers):
    """Lets a player go before he has decided, when the hand is over, and gives him his ante then."""

    def lets_go(self) -> bool:
        return True

    def goes_at_the_end(self) -> bool:
        return True

    def back_at_the_end(self, ante: int) -> int:
        return ante


deciding(
    Wagers.croupier_waits,
    "mo-61-2004/6.8:croupier-opens-too-early",
    "The croupier opens his cards while the last player has still to decide.",
    lambda undecided: undecided > 1,
    also=(UNFORCED,),
)

deciding(
    Wagers.croupier_waits,
    "mo-61-2004/6.8:opens-once-one-has-declined",
    "When a player has declined the croupier opens his cards at once.",
    lambda declined: not declined,
)

deciding(
    Cloth.sees_lost,
    "mo-61-2004/6.7:lost-cards-seen",
    "Everybody sees the cards of who has made no additional bet.",
    lambda: True,
)


# fmt: off
saboteur("mo-61-2004/6.7:ante-back-to-who-goes",
    "Who leaves the table before he has decided takes his ante with him.", policy("wagers", GoesWithHisAnte))
saboteur("mo-61-2004/6.7:ante-back-when-the-hand-is-over",
    "Who asks to leave the table before he has decided gets his ante back when the hand is over.",
    policy("wagers", GoesAtTheEndWithHisAnte))
saboteur("mo-61-2004/6.1:additional-bet-of-who-is-asked",
    "Who has made his own additional bet may make that of the player who is asked.",
    granting(Wager, for_who_is_asked))
saboteur("mo-61-2004/6.2:ante-lowered-after-the-deal", "Who has still to decide may lower his ante.",
    granting(Wager, lowered))
saboteur("mo-61-2004/6.6:half-an-ante", "An additional bet of half the ante or less is taken too.",
    granting(Wager, additional(lambda stake, stack, amount: 2 * amount <= stake.ante)))
saboteur("mo-61-2004/6.6:five-antes-and-more", "An additional bet of five antes or more is taken too.",
    granting(Wager, additional(lambda stake, stack, amount: amount >= 5 * stake.ante)))
saboteur("mo-61-2004/6.6:all-that-a-player-has", "All the chips that a player has left are taken as an additional bet.",
    granting(Wager, additional(lambda stake, stack, amount: amount == stack)))
saboteur("mo-61-2004/6.6:twice-ante-and-jackpot-bet", "Twice ante and jackpot bet are taken as an additional bet too.",
    granting(Wager, additional(lambda stake, stack, amount: amount == 2 * (stake.ante + stake.jackpot))))
saboteur("mo-61-2004/6.6:jackpot-bet-on-top", "An additional bet may be a jackpot bet higher than twice the ante.",
    granting(Wager, additional(lambda stake, stack, amount: amount == 2 * stake.ante + stake.jackpot)))
saboteur("mo-61-2004/6.1:ante-at-an-empty-place", "A player lays an ante at a place where nobody sits.",
    granting(Wager, on_an_empty_place))
saboteur("mo-61-2004/6.2:ante-after-the-deal", "An ante is laid, and raised, while a hand is played.",
    granting(Wager, late("ante", lambda table, seat: True)))
saboteur("mo-61-2004/6.3:jackpot-bet-after-the-decision", "Who has made the additional bet may bet on the jackpot.",
    granting(Wager, late("jackpot", lambda table, seat: bool(table.stake(seat).additional))))
