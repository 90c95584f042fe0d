"""Stops reading its standard input after hello."""

from __future__ import annotations

import base

base.answer(next(base.requests()))
base.hang()
