"""Houses that offer players of five-card poker less than the reference engine does, where its law leaves it free."""

from __future__ import annotations

import msgspec

from vistoria.model.command import Act

from ..policies.betting import Choices
from ..policies.change import both, granting, policy
from ..policies.open_cards.betting import OpenBetting, Spot
from ..procedures.open_cards.acting import act
from ..procedures.open_cards.state import Result, Table
from .mo_104_85_m import not_opening
from .variation import Variation

REGULATION = "mo-104-85-m"


class OpenerHasTheBetAlone(OpenBetting):
    """Who is to open may bet, and is out when his time is over: 10.b.1 is for those who answer the first bet."""

    def may_fold(self, spot: Spot) -> bool:
        return spot.round > 1 or spot.level > 0


class OpenerChecksOut(OpenBetting):
    """Who is to open may bet, or check and be out: 10.b.s2 does not say in what words he declines."""

    def choices(self, spot: Spot, i: int, minimum: int, unit: int) -> Choices:
        found = super().choices(spot, i, minimum, unit)
        return {"check": None, "bet": found["bet"]} if spot.round == 1 and not spot.level else found


def checked_out(table: Table, command: Act) -> Result:
    """Whose check is taken where he is to open is out."""
    hand = table.hand
    if hand is None or hand.round > 1 or hand.level or command.act != "check":
        return act(table, command)
    with_fold = msgspec.structs.replace(hand, choices={**hand.choices, "fold": None})
    return not_opening(msgspec.structs.replace(table, hand=with_fold), command)


VARIATIONS = (
    Variation(
        "opener-checks-out",
        "Who is to open may bet, or check and be out, and has no other fold: 10.b.s2 names no word for it.",
        REGULATION,
        plays=both(policy("betting", OpenerChecksOut), granting(Act, checked_out)),
    ),
    Variation(
        "opener-has-the-bet-alone",
        "Who is to open may only bet, and is out when his two minutes are over: 10.b.s2 asks no more of him.",
        REGULATION,
        plays=policy("betting", OpenerHasTheBetAlone),
    ),
)
