"""Numbers that are sums in chips, apart from those that count something else."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

IN_CHIPS = {"unit": "chips"}

Chips = Annotated[int, Meta(ge=1, extra=IN_CHIPS)]
"""An amount in chips of the smallest unit, at least one."""
ChipsOrNone = Annotated[int, Meta(ge=0, extra=IN_CHIPS)]
"""An amount in chips, or nothing."""
Sum = Annotated[int, Meta(extra=IN_CHIPS)]
"""An amount in chips; below zero it is a loss."""
