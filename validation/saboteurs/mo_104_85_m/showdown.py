"""Wrong in articles 10.b and 10.e: who shows, in what order, and the next hand."""

from __future__ import annotations

from vistoria.reference_engine.policies.open_cards.ending import OpenShowdown
from vistoria.reference_engine.policies.open_cards.figures import Figure
from vistoria.reference_engine.policies.open_cards.places import Places
from vistoria.reference_engine.policies.open_cards.speaking import Shown, Speaking

from ..condition import UNFORCED
from ..register import deciding, replacing


@replacing(OpenShowdown.best_open, "mo-104-85-m/10.b.s4:suits-decide-who-shows", corresponding=("10.e.s1",))
def suits_decide_who_shows(self: OpenShowdown, shown: Shown, speaking: Speaking) -> int:
    """Where nobody shows a pair or more the suits decide who shows first."""
    ladder = speaking.ladder(4)
    if any(ladder.figure(cards)[0] is not Figure.CARD for cards in shown.values()):
        return OpenShowdown.best_open(self, shown, speaking)
    order, newest = ladder.order, {i: cards[-1] for i, cards in shown.items()}
    return max(newest, key=lambda i: (order.suit(newest[i][1]), order.rank(newest[i][0])))


deciding(
    OpenShowdown.showing,
    "mo-104-85-m/10.e.s1:best-shows-first",
    "The best open hand shows first.",
    lambda self, shown, speaking, players: sorted(
        shown, key=lambda i: (i - self.best_open(shown, speaking)) % players
    ),
    corresponding=("10.b.s4",),
)

deciding(
    OpenShowdown.reveals,
    "mo-104-85-m/10.e.s1:beaten-hands-closed",
    "Only winners turn their key up.",
    lambda winning: winning,
    corresponding=("10.b.s4",),
    also=(UNFORCED,),
)

deciding(
    OpenShowdown.reveals,
    "mo-104-85-m/10.e.s1:short-of-capital-closed",
    "Who is short of capital keeps his key closed.",
    lambda short: not short,
)

deciding(
    OpenShowdown.reveals,
    "mo-104-85-m/10.e.s1:beaten-after-a-bet-closed",
    "After a bet in round four the beaten keep their key closed.",
    lambda winning, bet: winning or not bet,
)

deciding(
    OpenShowdown.showing,
    "mo-104-85-m/10.e.s1:by-places-with-five",
    "With five players or more they turn their keys up from the dealer's right.",
    lambda lawful, shown, players: sorted(shown) if players > 4 else lawful,
)

deciding(
    Places.dealt_in,
    "mo-104-85-m/10.e.s3:one-sits-out",
    "With four players or more one of them is in every second hand only.",
    lambda seats, hands: seats[1:] if len(seats) > 3 and hands % 2 else seats,
)
