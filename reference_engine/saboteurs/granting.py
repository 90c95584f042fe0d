"""A command carried out in another way."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from ..policies.change import Change


def granting(command: type, handler: Callable[[Any, Any], Any]) -> Change:
    """Carry out a command in another way; the handler is one as the procedure has them."""
    return lambda rules: replace(rules, granted={**rules.granted, command: handler})
