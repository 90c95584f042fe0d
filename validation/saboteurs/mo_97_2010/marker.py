"""Wrong in articles 1, 2 and 4: marker, pack, places, chips."""

from __future__ import annotations

from vistoria.model.command import TakeOff
from vistoria.reference_engine.policies.change import granting
from vistoria.reference_engine.policies.opening import Opening
from vistoria.reference_engine.policies.seating import Seating
from vistoria.reference_engine.policies.views import Views

from ..condition import LATER_HANDS, UNFORCED
from ..register import deciding, saboteur
from ..ring_change import ALONE, ONE_CARD_BELOW, on_credit
from ..ring_granted import taking_in_hand, taking_off, taking_once_folded, taking_winnings

deciding(
    Views.marker_for,
    "mo-97-2010/1.1.2:marker-seen-by-one",
    "Only the player before whom the marker stands sees it.",
    lambda viewer, marker: marker if viewer in (marker, "house", "public") else None,
)

deciding(
    Opening.first_at,
    "mo-97-2010/1.2:third-place-forgotten",
    "Where places 1 and 2 are empty the first marker stands before the last player, not the first.",
    lambda seats: min(seats) if min(seats) <= 2 else max(seats),
)

deciding(
    Opening.next_at,
    "mo-97-2010/1.2.s2:marker-stops-at-the-end",
    "From the last player the marker does not pass on to the first.",
    lambda before, seats: next((seat for seat in seats if seat > before), seats[-1]),
    also=(UNFORCED,),
)

deciding(
    Opening.next_at,
    "mo-97-2010/1.2.s2:starts-again-where-its-player-has-gone",
    "When the player with the marker has gone it goes to the first at the croupier's left.",
    lambda lawful, before, seats: lawful if before in seats else min(seats),
)

deciding(
    Seating.chairs,
    "mo-97-2010/2.1:one-chair-more",
    "A table has one place more than declared.",
    lambda seats: seats + 1,
)

deciding(
    Seating.dealt_in,
    "mo-97-2010/2.2:ten-of-eleven",
    "Of more than ten players one is dealt no cards.",
    lambda seats: [*seats[:9], *seats[10:]] if len(seats) > 10 else seats,
)

deciding(
    Opening.noticed,
    "mo-97-2010/4.3:no-notice",
    "No notice gives the limits of the blinds.",
    lambda: None,
    also=(LATER_HANDS,),
)

deciding(
    Opening.noticed,
    "mo-97-2010/4.3:notice-of-the-big-blind-alone",
    "The notice gives the big blind as the least.",
    lambda big: {"minimum": big, "maximum": big},
)


# fmt: off
saboteur("mo-97-2010/2.3:one-player-is-enough", "A player alone is dealt a hand.", ALONE)
saboteur("mo-97-2010/4.1:one-chip-on-credit",
    "A player with 20 to 100 big blinds may stake one chip more than he has.",
    on_credit(lambda stack, big: 20 * big <= stack <= 100 * big), unclear=("4.2", "16"))
saboteur("mo-97-2010/4.2:chips-leave-the-tournament",
    "In a tournament chips may be taken off the table between hands.",
    granting(TakeOff, taking_off(lambda mode: mode == "tournament")))
saboteur("mo-97-2010/4.2:winnings-leave-the-tournament",
    "In a tournament he who has more than the others may take what is above off the table.",
    granting(TakeOff, taking_winnings))
saboteur("mo-97-2010/4.2:chips-leave-during-a-hand", "In a tournament chips may be taken off while a hand runs.",
    granting(TakeOff, taking_in_hand))
saboteur("mo-97-2010/4.2:chips-leave-once-folded",
    "In a tournament he who has folded may take chips off while the hand runs.", granting(TakeOff, taking_once_folded))
saboteur("mo-97-2010/1.1.3:one-card-never-comes",
    "In the first twenty hands of a table one card never leaves the pack.", ONE_CARD_BELOW, also=(UNFORCED,))
