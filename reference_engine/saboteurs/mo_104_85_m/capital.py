"""Wrong in articles 6 and 8: what players bring and keep, and what is paid before the cards."""

from __future__ import annotations

from vistoria.model.command import TakeOff, TopUp

from ...policies.change import granting, policy
from ...policies.open_cards.entry import Capital, Entry
from ..open_granted import taken_off, topped_up
from ..saboteur import Saboteur


class LowerForThousand(Capital):
    """With the higher entry a player may start with 2 000 too."""

    def enough(self, stack: int, level: int) -> bool:
        return super().enough(stack, min(self.start))


class NineHundredThousand(Capital):
    """Nobody may start with more than 900 000."""

    def enough(self, stack: int, level: int) -> bool:
        return super().enough(stack, level) and stack <= 900_000


class FloorForgotten(Capital):
    """Nobody has to top up but who is below a fifth of the floor."""

    def owes(self, after: int, lowest: int, level: int) -> bool:
        return super().owes(after, lowest, level) and after < self.lowest(level) // 5


class OneChipBelow(Capital):
    """A stack that is the floor exactly has to be topped up too."""

    def owes(self, after: int, lowest: int, level: int) -> bool:
        return super().owes(after - 1, lowest - 1, level)


class TakenFromEach(Entry):
    """With three players or more the house takes its commission from two of them."""

    def taken(self, level: int, players: int, unit: int) -> tuple[int, ...]:
        taken = super().taken(level, players, unit)
        return (level, level, *(0,) * (players - 2)) if players > 2 else taken


SABOTEURS = (
    Saboteur(
        "mo-104-85-m/6.s1:two-thousand-at-any-entry",
        "At an entry of 100 a player may start with 2 000.",
        policy("capital", LowerForThousand),
    ),
    Saboteur(
        "mo-104-85-m/6.s1:least-capital-of-1-900",
        "At an entry of 20 a player may start with 1 900.",
        policy("capital", start={20: 1_900, 100: 5_000}),
        sisters=("6.s3",),
    ),
    Saboteur(
        "mo-104-85-m/6.s2:most-capital",
        "Nobody may start with more than 900 000.",
        policy("capital", NineHundredThousand),
    ),
    Saboteur(
        "mo-104-85-m/6.s3:floor-forgotten",
        "Who has a fifth of the floor left plays on without topping up.",
        policy("capital", FloorForgotten),
    ),
    Saboteur(
        "mo-104-85-m/6.s3:floor-itself-too-low",
        "Who has just the floor left has to top up.",
        policy("capital", OneChipBelow),
        rare=True,
    ),
    Saboteur(
        "mo-104-85-m/6.s4:top-up-in-a-hand",
        "Capital may be raised during a hand.",
        granting(TopUp, topped_up),
    ),
    Saboteur(
        "mo-104-85-m/6.s5:part-taken-off",
        "Who stays may take a part of his chips off.",
        granting(TakeOff, taken_off),
    ),
    Saboteur(
        "mo-104-85-m/8:after-the-cards",
        "The initial commission is taken after the first cards.",
        policy("entry", before_cards=False),
        sisters=("10.a.s1", "10.e.s3"),
        unclear=("11.d",),
    ),
    Saboteur(
        "mo-104-85-m/8:twice-with-three",
        "With three players or more the house takes twice the initial commission.",
        policy("entry", TakenFromEach),
        rare=True,
    ),
)
