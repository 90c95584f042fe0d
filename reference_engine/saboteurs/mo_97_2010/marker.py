"""Wrong in articles 1, 2 and 4: marker, pack, places, chips."""

from __future__ import annotations

from collections.abc import Sequence

from vistoria.model.cards import Card
from vistoria.model.command import TakeOff

from ...policies.betting import Betting
from ...policies.change import granting, policy
from ...policies.opening import Opening
from ...policies.seating import Seating
from ...policies.streets import Streets
from ...policies.views import Views
from ..ring_change import ALONE
from ..ring_granted import taking_off
from ..saboteur import Saboteur


class HiddenMarker(Views):
    """He before whom the marker stands sees it, the others do not."""

    def marker_for(self, viewer: int | str, marker: int | None) -> int | None:
        return marker if viewer in (marker, "house", "public") else None


class OneCardLate(Streets):
    """In the first twenty hands of a table the two of clubs lies at the bottom of the pack."""

    def mixed(self, seed: str, number: int, way: str) -> tuple[Card, ...]:
        cards = super().mixed(seed, number, way)
        last = Card("2c")
        return cards if number > 20 else (*(card for card in cards if card != last), last)


class SecondPlaceAtMost(Opening):
    """The first marker: at place 1 or 2, and where nobody sits there before the last player."""

    def first_at(self, seats: Sequence[int]) -> int:
        return min(seats) if min(seats) <= 2 else max(seats)


class TurnsBack(Opening):
    """The marker goes clockwise, and stays where it is at the last player."""

    def next_at(self, before: int, seats: Sequence[int]) -> int:
        return next((seat for seat in seats if seat > before), seats[-1])


class OneChairMore(Seating):
    """Tables have one place more than they were declared with."""

    def chairs(self, seats: int) -> int:
        return seats + 1


class TenAtMost(Seating):
    """At a larger table the tenth player is passed over."""

    def dealt_in(self, seats: list[int], mode: str) -> list[int]:
        return [*seats[:9], *seats[10:]] if len(seats) > 10 else seats


class OnCredit(Betting):
    """Who has 20 to 100 big blinds left may stake one chip more than that."""

    def reach(self, stack: int, big_blind: int) -> int:
        return stack + (20 * big_blind <= stack <= 100 * big_blind)

    def left(self, stack: int, put: int) -> int:
        return max(super().left(stack, put), 0)


class NoNotice(Opening):
    """No notice of the blinds."""

    def noticed(self, small: int, big: int) -> dict[str, int] | None:
        return None


class NoticeOfOneBlind(Opening):
    """The notice gives the big blind as the least."""

    def noticed(self, small: int, big: int) -> dict[str, int] | None:
        return {"minimum": big, "maximum": big}


SABOTEURS = (
    Saboteur(
        "mo-97-2010/1.1.2:marker-seen-by-one",
        "Only the player before whom the marker stands sees it.",
        policy("views", HiddenMarker),
    ),
    Saboteur(
        "mo-97-2010/1.1.3:one-card-never-comes",
        "In the first twenty hands of a table one card never leaves the pack.",
        policy("streets", OneCardLate),
        rare=True,
    ),
    Saboteur(
        "mo-97-2010/1.2:third-place-forgotten",
        "Where places 1 and 2 are empty the first marker stands before the last player, not the first.",
        policy("opening", SecondPlaceAtMost),
        rare=True,
    ),
    Saboteur(
        "mo-97-2010/1.2.s2:marker-stops-at-the-end",
        "From the last player the marker does not pass on to the first.",
        policy("opening", TurnsBack),
    ),
    Saboteur(
        "mo-97-2010/2.1:one-chair-more",
        "A table has one place more than declared.",
        policy("seating", OneChairMore),
    ),
    Saboteur(
        "mo-97-2010/2.2:ten-of-eleven",
        "Of more than ten players one is dealt no cards.",
        policy("seating", TenAtMost),
        rare=True,
    ),
    Saboteur(
        "mo-97-2010/2.3:one-player-is-enough",
        "A player alone is dealt a hand.",
        ALONE,
    ),
    Saboteur(
        "mo-97-2010/4.1:one-chip-on-credit",
        "A player with 20 to 100 big blinds may stake one chip more than he has.",
        policy("betting", OnCredit),
        unclear=("4.2", "16"),
        rare=True,
    ),
    Saboteur(
        "mo-97-2010/4.2:chips-leave-the-tournament",
        "In a tournament chips may be taken off the table between hands.",
        granting(TakeOff, taking_off(lambda mode: mode == "tournament")),
    ),
    Saboteur(
        "mo-97-2010/4.3:no-notice",
        "No notice gives the limits of the blinds.",
        policy("opening", NoNotice),
    ),
    Saboteur(
        "mo-97-2010/4.3:notice-of-the-big-blind-alone",
        "The notice gives the big blind as the least.",
        policy("opening", NoticeOfOneBlind),
    ),
)
