"""What can be done about a reason, and who can do it: one row a reason, in `reasons.toml`."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from functools import cache
from pathlib import Path

import msgspec

from vistoria.model.outcome import Reason


class Supplier(StrEnum):
    """Who can supply what is missing."""

    VENDOR = "vendor"
    ADAPTER = "adapter"
    INSPECTOR = "inspector"
    SUITE = "suite"
    RUN = "run"
    NOBODY = "nobody"


class Remedy(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What to do about a reason, who can, and the test in which it arises."""

    who: Supplier
    do: str
    test: str


@cache
def remedies() -> Mapping[Reason, Remedy]:
    """Every reason with its remedy."""
    text = Path(__file__).with_name("reasons.toml").read_bytes()
    return msgspec.toml.decode(text, type=dict[Reason, Remedy])


def supplier_of(reason: Reason | None) -> Supplier:
    """Who can supply what is missing for this reason."""
    return Supplier.SUITE if reason is None else remedies()[reason].who
