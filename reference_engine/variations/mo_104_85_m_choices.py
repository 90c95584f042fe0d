"""Houses that offer players of five-card poker less than the reference engine does, where its law leaves it free."""

from __future__ import annotations

from ..policies.change import policy
from ..policies.open_cards.betting import OpenBetting, Spot
from .variation import Variation

REGULATION = "mo-104-85-m"


class OpenerHasTheBetAlone(OpenBetting):
    """Who is to open may bet, and is out when his time is over: 10.b.1 is for those who answer the first bet."""

    def may_fold(self, spot: Spot) -> bool:
        return spot.round > 1 or spot.level > 0


VARIATIONS = (
    Variation(
        "opener-has-the-bet-alone",
        "Who is to open may only bet, and is out when his two minutes are over: 10.b.s2 asks no more of him.",
        REGULATION,
        plays=policy("betting", OpenerHasTheBetAlone),
    ),
)
