"""Report details: who tested what, where and for whom."""

from __future__ import annotations

import msgspec


class Details(msgspec.Struct, frozen=True):
    """What a report states beside the run; an unset value is reported as not stated."""

    laboratory: str | None = None
    place: str | None = None
    customer: str | None = None
    item: str | None = None
    """The item tested, as the laboratory identifies it."""
    received: str | None = None
    """The day on which the item was received, as in 2026-11-20."""
    condition: str | None = None
    """The condition of the item at receipt, such as sealed."""
    custody: str | None = None
    """Who held the item from receipt to test, and where."""
    adapter_author: str | None = None
    testers: tuple[str, ...] = ()
    """Name and function of each person who tested."""
    reviewer: str | None = None
    """Name and function of the person who reviewed the results."""
    authorised_by: str | None = None
    """Name and function of the person who authorises the report."""
    issued: str | None = None
    """Date of issue, as in 2026-11-30; not before the end of the run and not in the future."""
    revision: int = 1
    replaces: str | None = None
    """The number of the report that a later revision replaces."""
    because: str | None = None
    """Why it replaces it."""
    clock: str | None = None
    """The clock that the times are read from, and what it is compared with."""
    sampling: str | None = None
    """The laboratory's sampling plan, if it has one besides the drawn hands."""
    deviations: tuple[str, ...] = ()
    """Additions to, deviations from and exclusions from the method."""
