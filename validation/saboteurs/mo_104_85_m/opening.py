"""Wrong in article 10.b: who has to open, and what the others may answer."""

from __future__ import annotations

from vistoria.reference_engine.policies.betting import Choices
from vistoria.reference_engine.policies.open_cards.betting import OpenBetting, Spot
from vistoria.reference_engine.policies.open_cards.figures import Figure, Ladder
from vistoria.reference_engine.policies.open_cards.speaking import Shown, Speaking
from vistoria.reference_engine.policies.open_cards.views import OpenViews

from ..condition import LATER_HANDS, UNFORCED
from ..open_change import ladders
from ..register import deciding, replacing

deciding(
    Speaking.opening,
    "mo-104-85-m/10.b.s1:lower-of-two-opens",
    "With two players the lower open card has to open.",
    lambda lawful, shown: lawful[::-1] if len(shown) == 2 else lawful,
    corresponding=("11.d",),
    unclear=("4", "9", "10", "11"),
    also=(LATER_HANDS,),
)


@replacing(
    Speaking.opening,
    "mo-104-85-m/10.b.s2:neighbour-opens",
    corresponding=("10.b.s1", "11.b.s2"),
    unclear=("10.b",),
)
def neighbour_opens(self: Speaking, shown: Shown) -> list[int]:
    """When the highest does not open, the duty goes to his right."""
    first = Speaking.opening(self, shown)[0]
    players = max(shown) + 1
    return [first, *sorted((i for i in shown if i != first), key=lambda i: (i - first) % players)]


deciding(
    OpenBetting.may_pass,
    "mo-104-85-m/10.b.s2:passing-is-free",
    "Who passes instead of opening stays in the hand.",
    lambda: True,
    corresponding=("10.b.s1", "10.b.s3"),
    unclear=("10.b",),
)

deciding(
    Ladder.settled,
    "mo-104-85-m/10.b.s3:diamonds-above-clubs",
    "Of equal open cards the diamond is worth more than the club.",
    lambda lawful, figure, cards: ("cdhs".index(cards[-1][1]),) if figure is Figure.CARD else lawful,
    within=ladders(1),
    corresponding=("10.b.s1", "10.b.s2", "10.b.s6", "11.e"),
    unclear=("10.b",),
)

deciding(
    Speaking.answering,
    "mo-104-85-m/10.b.s5:answers-by-seats",
    "The opening bet is answered from the croupier's right, not from the bettor's.",
    lambda lawful, round: sorted(lawful) if round == 1 else lawful,
    corresponding=("10.b.1", "10.b.3", "11.b.s1", "11.b.s2", "11.c.s1", "11.c.s2", "11.e"),
    unclear=("10.b", "10.c", "10.d", "11", "1", "3", "4", "5", "6", "7", "9", "10"),
    also=(UNFORCED,),
)

deciding(
    OpenViews.sees_folded,
    "mo-104-85-m/10.b.1:folded-cards-seen",
    "Everybody sees the cards of those who folded.",
    lambda: True,
    corresponding=("10.a.s2",),
)


@replacing(
    OpenBetting.choices,
    "mo-104-85-m/10.b.2:ten-less",
    corresponding=("4.s2", "9", "11.a.s2", "11.a.s3", "11.a.s4", "11.a.s5", "11.a.s7", "7.s2", "11.d"),
    unclear=("11.a.s4",),
)
def calls_ten_less(self: OpenBetting, spot: Spot, i: int, minimum: int, unit: int) -> Choices:
    """In the first round a bet of 100 is matched with 90."""
    found = OpenBetting.choices(self, spot, i, minimum, unit)
    due = spot.level - 10
    if spot.round == 1 and "call" in found and spot.bets[i] < due <= spot.bets[i] + spot.stacks[i]:
        found["call"] = due, due
    return found


deciding(
    OpenBetting.least_raise,
    "mo-104-85-m/10.b.3:half-raises",
    "A first raise may add half the bet.",
    lambda lawful, spot, unit: (
        spot.level + max(spot.step // 2, unit) if spot.round == 1 and not spot.raises else lawful
    ),
    also=(UNFORCED,),
)

deciding(
    OpenBetting.may_raise,
    "mo-104-85-m/10.b.4:four-raises",
    "A round has four raises at most.",
    lambda lawful, spot: lawful and spot.raises < 4,
    corresponding=("10.c.iii.4",),
)
