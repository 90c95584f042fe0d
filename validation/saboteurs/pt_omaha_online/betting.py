"""Wrong in rules 21 to 24, 34 to 40 and 52: what may be decided, and for how much."""

from __future__ import annotations

from vistoria.model.command import Act
from vistoria.reference_engine.policies.betting import Betting, Choices, Limit, Spot, limit, limits
from vistoria.reference_engine.policies.change import granting
from vistoria.reference_engine.policies.opening import Opening

from ..condition import UNFORCED
from ..register import deciding, replacing, saboteur
from ..ring_change import FOLDED_FORGOTTEN, on_credit, without
from ..ring_granted import asking, passing

deciding(
    Opening.others,
    "pt-omaha-online/21:third-forced-bet",
    "With ten players and the button at seat 1 the third has to put in chips before the cards too.",
    lambda order, small: {2: small} if len(order) == 10 and order[-1] == 1 else {},
)

deciding(
    Opening.amounts,
    "pt-omaha-online/22:twice-the-small-blind",
    "The big blind is twice the small one, whatever the minimum bet.",
    lambda small: (small, 2 * small),
)

deciding(
    Limit.lowest_bet,
    "pt-omaha-online/23:half-the-minimum",
    "Half of the minimum bet may be bet.",
    lambda minimum, highest: min(max(minimum // 2, 1), highest),
    also=(UNFORCED,),
    corresponding=("74",),
)

deciding(
    Limit.lowest_bet,
    "pt-omaha-online/23:a-chip-below-the-minimum",
    "A bet may be a chip below the minimum.",
    lambda minimum, highest: min(minimum - 1 or 1, highest),
    corresponding=("74",),
)

deciding(
    Limit.highest_bet,
    "pt-omaha-online/24.a:half-the-pot-and-a-chip",
    "Where half of the pot is the limit one chip more may be bet.",
    lambda lawful, most: min(most, lawful + 1),
    within=limits("half-pot"),
)

deciding(
    Limit.highest_bet,
    "pt-omaha-online/24.c:last-chip-kept-back",
    "Without limit the last chip of a stack may not be bet.",
    lambda most: max(most - 1, 1),
    within=limits("none"),
    corresponding=("23",),
)

deciding(
    Limit.call,
    "pt-omaha-online/34.c:ten-less",
    "Who has bet 40 or more matches a raise with ten chips less.",
    lambda lawful, level, own, most: max(own, min(level - 10, most)) if own >= 40 else lawful,
    corresponding=("40",),
)

deciding(
    Betting.least_total,
    "pt-omaha-online/34.d:at-least-twice-the-bet",
    "A raise is to twice the bet at least, whatever was raised before.",
    lambda level: 2 * level,
    corresponding=("37", "38"),
    unclear=("24.a", "74"),
)

deciding(
    Betting.least_total,
    "pt-omaha-online/34.d:raise-by-nothing",
    "A raise to the bet itself is taken.",
    lambda lawful, level: level if level > 20 else lawful,
)

deciding(
    Limit.highest_raise,
    "pt-omaha-online/37:a-hundred-times-the-bet",
    "Without limit a raise goes to a hundred times the bet at most.",
    lambda level, most: min(most, 100 * level),
    within=limits("none"),
)

deciding(
    Limit.most_raises,
    "pt-omaha-online/38:one-raise-more",
    "With four players or more one raise more than declared is taken.",
    lambda self, live: None if self.raises is None else self.raises + (live > 3),
    within=limits("raises"),
    corresponding=("24.a", "74"),
    also=(UNFORCED,),
)


@replacing(Betting.open_to, "pt-omaha-online/39:no-short-call", unclear=("42",))
def no_short_call(self: Betting, i: int, spot: Spot, choices: Choices) -> Choices:
    """Who has less than the bet may not stay in with all he has."""
    call = choices.get("call")
    if call is None or call[0] >= spot.level:
        return choices
    return {act: bounds for act, bounds in choices.items() if act != "call"}


def _has_checked(i: int, spot: Spot) -> bool:
    """Whether a position has checked in a later round before the first bet."""
    return spot.round > 1 and i < min((j for j, bet in enumerate(spot.bets) if bet), default=0)


# fmt: off
saboteur("pt-omaha-online/24:one-chip-on-credit", "Who has two big blinds left may stake one chip more.",
    on_credit(lambda stack, big: stack == 2 * big), unclear=("12", "15", "40", "42", "63", "72"))
saboteur("pt-omaha-online/24.b:no-limit-for-raises", "Where the pot is the limit raises go beyond it.",
    limit("pot", raise_ceiling="stack"), also=(UNFORCED,))
saboteur("pt-omaha-online/34:out-of-turn", "From the second round on a player may decide before his turn.",
    granting(Act, asking(lambda i, hand: hand.round > 1 and i in hand.pending)), also=(UNFORCED,))
saboteur("pt-omaha-online/34.b:check-against-a-bet",
    "From the second round on a player who has bet nothing may check against a bet.",
    granting(Act, passing(lambda i, hand: hand.round > 1 and not hand.bets[i])), corresponding=("74",))
saboteur("pt-omaha-online/40:bettor-checks-against-a-raise",
    "Who has bet in a later round stays in against a raise without matching it.",
    granting(Act, passing(lambda i, hand: hand.round > 1 and hand.bets[i] > 0)), corresponding=("34.b",))
saboteur("pt-omaha-online/52:small-blind-checks", "Nobody having raised, the small blind stays in with its half.",
    granting(Act, passing(lambda i, hand: hand.round == 1 and not hand.raises and i == hand.small)))
saboteur("pt-omaha-online/24.b:folded-chips-forgotten", "The limit of the pot leaves out what folded players put in.",
    FOLDED_FORGOTTEN)
saboteur("pt-omaha-online/34.a:opener-may-not-fold", "The first to speak in a later round may not fold.",
    without("fold", lambda i, spot: spot.round > 1 and spot.undecided), unclear=("18", "36", "41"),
    corresponding=("35",))
saboteur("pt-omaha-online/34.d:who-checked-may-not-raise", "Who has checked in a later round may not raise a bet.",
    without("raise", _has_checked), corresponding=("37",))
saboteur("pt-omaha-online/35:small-blind-may-not-fold",
    "Of four players or more, all others having called, the small blind may not fold.",
    without("fold", lambda i, spot: (
        spot.round == 1 and i == spot.big - 1 and len(spot.live) > 3 and all(spot.live) and not spot.raises)),
    unclear=("24.b", "54", "56", "58", "59", "67", "71"))
saboteur("pt-omaha-online/34:big-blind-may-not-raise", "All others having called, the big blind may not raise.",
    without("raise", lambda i, spot: spot.round == 1 and i == spot.big and not spot.raises))
saboteur("pt-omaha-online/34:big-blind-may-not-fold", "All others having called, the big blind may not fold.",
    without("fold", lambda i, spot: spot.round == 1 and i == spot.big and not spot.raises), unclear=("71",),
    corresponding=("35",))
saboteur("pt-omaha-online/37:short-raise-ends-the-raising",
    "After an all-in raise that adds less than the bet nobody may raise any more.",
    without("raise", lambda i, spot: (
        spot.round > 1 and spot.raises == 1 and spot.level < 2 * min(bet for bet in spot.bets if bet))))
