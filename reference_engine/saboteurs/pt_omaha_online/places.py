"""Wrong in rules 4 to 10: places, cards, what is seen of chips, modes, coming and going."""

from __future__ import annotations

from collections.abc import Sequence

from vistoria.model.cards import Card

from ...policies.capital import Capital
from ...policies.change import policy
from ...policies.opening import Opening
from ...policies.seating import Seating
from ...policies.streets import Streets
from ...policies.views import Views
from ..ring_change import ALONE
from ..saboteur import Saboteur


class OneCardBelow(Streets):
    """In the first twenty hands of a table the two of clubs lies at the bottom of the pack."""

    def mixed(self, seed: str, number: int, way: str) -> tuple[Card, ...]:
        cards = super().mixed(seed, number, way)
        last = Card("2c")
        return cards if number > 20 else (*(card for card in cards if card != last), last)


class StopsAtTheEnd(Opening):
    """The button goes clockwise, and stays where it is at the last player."""

    def next_at(self, before: int, seats: Sequence[int]) -> int:
        return next((seat for seat in seats if seat > before), seats[-1])


class OwnStackOnly(Views):
    """A player sees no stack but his own."""

    def stacks_for(self, viewer: int | str, stacks: dict[int, int]) -> dict[int, int]:
        return {viewer: stacks[viewer]} if isinstance(viewer, int) and viewer in stacks else stacks


class LastRoundsPot(Views):
    """The pot is shown without the bets of the running round."""

    def pot_for(self, viewer: int | str, amount: int, running: int) -> int:
        return max(amount - running, 0) if isinstance(viewer, int) else amount


class OneChairMore(Seating):
    """Tables have one place more than they were declared with."""

    def chairs(self, seats: int) -> int:
        return seats + 1


class TwoInASession(Seating):
    """In session mode no more than two are dealt in."""

    def dealt_in(self, seats: list[int], mode: str) -> list[int]:
        return seats[:2] if mode == "session" else seats


class ClosedWhenEmpty(Seating):
    """A table in continuous mode that all have left takes nobody in."""

    def open_to(self, mode: str, hands: int, seated: int) -> bool:
        return mode != "continuous" or hands == 0 or seated > 0


class AllComeIn(Seating):
    """Who is not enrolled sits down in a session that has not begun."""

    def enrolled(self, mode: str, registered: bool, hands: int) -> bool:
        return hands == 0 or super().enrolled(mode, registered, hands)


class VacatedForAll(Seating):
    """A place that becomes free in a session is open to those who are not enrolled."""

    def enrolled(self, mode: str, registered: bool, hands: int) -> bool:
        return hands > 0 or super().enrolled(mode, registered, hands)


class OneTwentiethLess(Capital):
    """A player comes in with a twentieth less than the buy-in."""

    def takes(self, amount: int, start: int | None) -> bool:
        return start is None or super().takes(amount, start - start // 20)


class OneTenthKept(Seating):
    """Of the chips of him who goes the house keeps a tenth."""

    def takes_back(self, stack: int) -> int:
        return stack - stack // 10


class TwentyKept(Seating):
    """Who goes leaves twenty chips behind, if he has between a thousand and the buy-in."""

    def takes_back(self, stack: int) -> int:
        return stack - 20 if 1_000 < stack < 1_990 else stack


SABOTEURS = (
    Saboteur(
        "pt-omaha-online/4.a:eleven-places",
        "A table may have eleven places.",
        policy("seating", places=11),
    ),
    Saboteur(
        "pt-omaha-online/4.b:one-card-never-comes",
        "In the first twenty hands of a table one card never leaves the pack.",
        policy("streets", OneCardBelow),
        rare=True,
    ),
    Saboteur(
        "pt-omaha-online/4.c:button-stops-at-the-end",
        "From the last player the button does not pass on to the first.",
        policy("opening", StopsAtTheEnd),
        sisters=("46", "64"),
    ),
    Saboteur(
        "pt-omaha-online/4.d:own-stack-only",
        "A player sees no stack but his own.",
        policy("views", OwnStackOnly),
        sisters=("4.e",),
    ),
    Saboteur(
        "pt-omaha-online/4.e:pot-of-the-last-round",
        "The pot is shown to players without the bets of the running round.",
        policy("views", LastRoundsPot),
        unclear=("4.d", "11.d", "25", "34.a", "47", "50", "59"),
    ),
    Saboteur(
        "pt-omaha-online/5:one-chair-more",
        "A table has one place more than declared.",
        policy("seating", OneChairMore),
    ),
    Saboteur(
        "pt-omaha-online/6:two-in-a-session",
        "At a table in session mode only two players are dealt in.",
        policy("seating", TwoInASession),
        unclear=("6.b", "11.a"),
        rare=True,
    ),
    Saboteur(
        "pt-omaha-online/6.a:closed-when-empty",
        "At a table in continuous mode that all have left nobody sits down any more.",
        policy("seating", ClosedWhenEmpty),
        rare=True,
    ),
    Saboteur(
        "pt-omaha-online/6.b:not-enrolled-at-a-vacated-place",
        "In a session that has begun players sit down who are not enrolled.",
        policy("seating", VacatedForAll),
        rare=True,
    ),
    Saboteur(
        "pt-omaha-online/6.b:no-enrolment",
        "Before the first hand of a session anybody sits down.",
        policy("seating", AllComeIn),
    ),
    Saboteur(
        "pt-omaha-online/7:one-player-is-enough",
        "A player alone is dealt a hand.",
        ALONE,
    ),
    Saboteur(
        "pt-omaha-online/8:a-twentieth-less",
        "A player comes in with a twentieth less than the buy-in.",
        policy("capital", OneTwentiethLess),
    ),
    Saboteur(
        "pt-omaha-online/9:two-places",
        "A player who sits may take a second place.",
        policy("seating", second_place=True),
    ),
    Saboteur(
        "pt-omaha-online/10:a-tenth-kept",
        "Of the chips of a player who goes the house keeps a tenth.",
        policy("seating", OneTenthKept),
        unclear=("4.c", "6", "7", "43", "44", "64", "67", "69", "71", "72"),
    ),
    Saboteur(
        "pt-omaha-online/10:twenty-kept-in-a-hand",
        "Of a stack between a thousand and the buy-in the house keeps twenty chips.",
        policy("seating", TwentyKept),
        unclear=("72",),
        rare=True,
    ),
    Saboteur(
        "pt-omaha-online/10:nobody-goes-in-a-hand",
        "A player in the hand cannot go before it is over.",
        policy("seating", leaves_in_hand=()),
        unclear=("43", "44"),
    ),
)
