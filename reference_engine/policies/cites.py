"""Clause ids as events and refusals carry them."""

from __future__ import annotations

Cites = tuple[str, ...]
"""Clause ids, such as `<regulation>/10.5`."""
