"""Houses that have some kinds of table, limit and commission alone: the law of Portugal wants one of each."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from typing import Any

import msgspec

from vistoria.model.command import Command, Incident, Start

from ..policies.change import both, granting, policy
from ..policies.ring_rules import RingRules
from ..procedures.ring.incidents import incident
from ..procedures.ring.state import Result, Table
from ..rules.pt_omaha_online import OFFERS
from .house import offering, usual_limit
from .variation import Variation

REGULATION = "pt-omaha-online"
INVITATIONS = ("invitation", "invitation-when-short")


def _pot_limit_only(rules: RingRules) -> RingRules:
    limits = tuple(limit for limit in rules.betting.limits if limit.setting == "pot")
    return replace(
        rules,
        betting=replace(rules.betting, limits=limits),
        commission=replace(rules.commission, fee=None),
    )


_REAL_ONLY = policy("house", modes=("continuous", "session"), free_modes=())
"""No tables for demonstration."""


def _limited(setting: str) -> Callable[[RingRules], RingRules]:
    """The kind of game of this limit alone, where nothing is said too."""

    def change(rules: RingRules) -> RingRules:
        limits = tuple(limit for limit in rules.betting.limits if limit.setting == setting)
        return replace(rules, betting=replace(rules.betting, limits=limits))

    return change


def _fee_alone(rules: RingRules) -> RingRules:
    """Ten per cent of what players buy, and nothing of pots."""
    commission = replace(rules.commission, least=Fraction(1), most=Fraction(1), usual_fee=Fraction(1, 10))
    found: RingRules = _REAL_ONLY(replace(rules, commission=commission))
    return found


def _of_its_own(name: str, what: str, *offers: str, **more: Any) -> Variation:
    """A product that makes these offers beside a few that most make."""
    usual = ("continuous", "session", "on-buy-in", "extra-time", "rest")
    return Variation(name, what, REGULATION, hello=offering(REGULATION, *usual, *offers), **more)


def _marker_kept(table: Table, command: Incident) -> Result:
    result = incident(table, command)
    if not isinstance(result, tuple):
        return result
    return msgspec.structs.replace(result[0], marker=table.marker), result[1]


def _closed(table: Table, command: Command) -> str | None:
    last = table.last
    failed = last is not None and bool(last.pending) and last.live.count(True) > 1
    return "this table is closed" if failed and isinstance(command, Start) else None


KINDS = (
    Variation(
        "button-goes-on-after-a-failure",
        "After a failure of the system the button goes on from its place: that the table stood still no rule says.",
        REGULATION,
        plays=granting(Incident, _marker_kept),
    ),
    Variation(
        "closed-after-a-failure",
        "Deals no hand any more at a table whose hand was null by a failure: no rule has it work again.",
        REGULATION,
        declines=_closed,
    ),
    Variation(
        "no-limit-where-nothing-is-said",
        "Without limit where the house declares none: 24 leaves the choice to it.",
        REGULATION,
        plays=usual_limit("none"),
        is_read=True,
    ),
    Variation(
        "half-pot-where-nothing-is-said",
        "Half the pot is the highest bet where the house declares none: 24 leaves the choice to it.",
        REGULATION,
        plays=usual_limit("half-pot"),
        is_read=True,
    ),
    Variation(
        "raises-counted-where-nothing-is-said",
        "The raises are counted where the house declares no limit: 24 leaves the choice to it.",
        REGULATION,
        plays=usual_limit("raises"),
        is_read=True,
    ),
    Variation(
        "one-of-each",
        "Continuous play, a commission on the pot and the pot as limit, and no other: 6, 17 and 24 want one of each.",
        REGULATION,
        hello=offering(
            REGULATION,
            "continuous",
            "on-pot",
            "pot",
            "extra-time",
            "rest",
            *INVITATIONS,
        ),
        plays=both(policy("house", modes=("continuous",), free_modes=()), _pot_limit_only),
    ),
    _of_its_own(
        "raises-alone",
        "Counts raises, and has no other limit.",
        *("on-pot", "raises"),
        plays=both(_REAL_ONLY, _limited("raises")),
    ),
    _of_its_own(
        "half-pot-alone",
        "Half the pot is the highest bet, always.",
        *("on-pot", "half-pot"),
        plays=both(_REAL_ONLY, _limited("half-pot")),
    ),
    _of_its_own(
        "no-limit-alone",
        "All bets go up to all chips.",
        *("on-pot", "none"),
        plays=both(_REAL_ONLY, _limited("none")),
    ),
    Variation(
        "sessions-alone",
        "Has tables of sessions and no other, where nothing is declared too: 6 leaves the kind to the house.",
        REGULATION,
        hello=offering(
            REGULATION, *(offer for offer in OFFERS if offer not in ("continuous", "demonstration"))
        ),
        plays=policy("house", modes=("session",), free_modes=()),
    ),
    _of_its_own(
        "on-the-buy-in-alone",
        "Takes its commission of what players buy, never of a pot.",
        *("half-pot", "raises", "pot", "none"),
        plays=_fee_alone,
    ),
)
