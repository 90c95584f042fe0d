"""What the house of a varied product offers, and which game is its usual one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec

from vistoria.protocol.handshake import Hello


def limits_turned(rules: Any) -> Any:
    """The kinds of game by their limit the other way round, so that the last is the house's usual one."""
    return replace(rules, betting=replace(rules.betting, limits=rules.betting.limits[::-1]))


def offering(regulation: str, *offers: str) -> Callable[[Hello], Hello]:
    """A product that offers these and nothing else under the regulation."""

    def hello(said: Hello) -> Hello:
        return msgspec.structs.replace(said, offers={**said.offers, regulation: offers})

    return hello
