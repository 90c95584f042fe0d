"""Wrong in articles 7 and 8: community cards, rounds, showing."""

from __future__ import annotations

from vistoria.reference_engine.policies.change import policy
from vistoria.reference_engine.policies.showdown import Showdown

from ..condition import LAST_BET, OF_ELEVEN, UNFORCED
from ..register import deciding, saboteur
from ..ring_change import fifth_round, hasty

deciding(
    Showdown.opened,
    "mo-97-2010/8.5:two-cards-shown",
    "Who shows opens two of his four cards.",
    lambda own: own[:2],
    also=(LAST_BET,),
)


# fmt: off
saboteur("mo-97-2010/7.1:flop-before-the-last-word",
    "The flop is opened while the last of the first round has still to speak.", hasty(1),
    also=(UNFORCED, OF_ELEVEN))
saboteur("mo-97-2010/8.1:turn-before-the-last-word",
    "The turn is opened while the last of the second round has still to speak.", hasty(2),
    corresponding=("7.1",))
saboteur("mo-97-2010/8.3:river-before-the-last-word",
    "The river is opened while the last of the third round has still to speak.", hasty(3),
    corresponding=("8.1",))
saboteur("mo-97-2010/8.4:fifth-round", "A hand in which nobody has bet has a fifth round.", fifth_round,
    corresponding=("10.3",))
saboteur("mo-97-2010/8.5:beaten-hands-stay-closed", "Hands that win nothing are not shown.",
    policy("showdown", winners_alone=True), also=(UNFORCED,))
