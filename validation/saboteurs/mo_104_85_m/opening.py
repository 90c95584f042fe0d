"""Wrong in article 10.b: who has to open, and what the others may answer."""

from __future__ import annotations

from collections.abc import Sequence

from vistoria.model.cards import Card
from vistoria.reference_engine.policies.betting import Choices
from vistoria.reference_engine.policies.open_cards.betting import OpenBetting, Spot
from vistoria.reference_engine.policies.open_cards.figures import Figure, Ladder, Worths
from vistoria.reference_engine.policies.open_cards.speaking import Shown, Speaking
from vistoria.reference_engine.policies.open_cards.views import OpenViews

from ..condition import LATER_HANDS, UNFORCED
from ..open_change import ladders
from ..register import replacing


@replacing(
    Speaking.opening,
    "mo-104-85-m/10.b.s1:lower-of-two-opens",
    corresponding=("11.d",),
    unclear=("4", "9", "10", "11"),
    also=(LATER_HANDS,),
)
def lowest_opens(self: Speaking, shown: Shown) -> list[int]:
    """With two players the lower open card has to open."""
    order = Speaking.opening(self, shown)
    return order[::-1] if len(shown) == 2 else order


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


@replacing(
    OpenBetting.may_pass,
    "mo-104-85-m/10.b.s2:passing-is-free",
    corresponding=("10.b.s1", "10.b.s3"),
    unclear=("10.b",),
)
def passes_unpunished(self: OpenBetting, spot: Spot) -> bool:
    """Who passes instead of opening stays in the hand."""
    return True


@replacing(
    Ladder.settled,
    "mo-104-85-m/10.b.s3:diamonds-above-clubs",
    within=ladders(1),
    corresponding=("10.b.s1", "10.b.s2", "10.b.s6", "11.e"),
    unclear=("10.b",),
)
def diamonds_above_clubs(self: Ladder, figure: Figure, cards: Sequence[Card]) -> Worths:
    """Of equal open cards the diamond is worth more than the club."""
    return ("cdhs".index(cards[-1][1]),) if figure is Figure.CARD else Ladder.settled(self, figure, cards)


@replacing(
    Speaking.answering,
    "mo-104-85-m/10.b.s5:answers-by-seats",
    corresponding=("10.b.1", "10.b.3", "11.b.s1", "11.b.s2", "11.c.s1", "11.c.s2", "11.e"),
    unclear=("10.b", "10.c", "10.d", "11", "1", "3", "4", "5", "6", "7", "9", "10"),
    also=(UNFORCED,),
)
def answers_by_seats(self: Speaking, bettor: int, players: int, round: int, raised: bool) -> list[int]:
    """The opening bet is answered from the croupier's right, not from the bettor's."""
    order = Speaking.answering(self, bettor, players, round, raised)
    return sorted(order) if round == 1 else order


@replacing(OpenViews.sees_folded, "mo-104-85-m/10.b.1:folded-cards-seen", corresponding=("10.a.s2",))
def folded_seen(self: OpenViews) -> bool:
    """Everybody sees the cards of those who folded."""
    return True


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


@replacing(OpenBetting.least_raise, "mo-104-85-m/10.b.3:half-raises", also=(UNFORCED,))
def raises_by_half(self: OpenBetting, spot: Spot, unit: int) -> int:
    """A first raise may add half the bet."""
    if spot.round == 1 and not spot.raises:
        return spot.level + max(spot.step // 2, unit)
    return OpenBetting.least_raise(self, spot, unit)


@replacing(OpenBetting.may_raise, "mo-104-85-m/10.b.4:four-raises", corresponding=("10.c.iii.4",))
def four_raises(self: OpenBetting, spot: Spot, i: int) -> bool:
    """A round has four raises at most."""
    return OpenBetting.may_raise(self, spot, i) and spot.raises < 4
