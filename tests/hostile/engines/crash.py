"""Raises at the method given, leaving a traceback on standard error."""

from __future__ import annotations

import base


def crash(request: base.Request) -> None:
    raise RuntimeError("the deck is empty")


base.misbehave_once(crash, at=base.ARGUMENT)
