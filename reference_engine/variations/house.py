"""What the house of a varied product offers, and which game is its usual one."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec

from vistoria.protocol.handshake import Hello

from ..policies.change import Change


def usual_limit(setting: str) -> Change:
    """The kind of game of this limit where the house declares none."""

    def change(rules: Any) -> Any:
        limits = sorted(rules.betting.limits, key=lambda limit: limit.setting != setting)
        return replace(rules, betting=replace(rules.betting, limits=tuple(limits)))

    return change


def offering(regulation: str, *offers: str) -> Callable[[Hello], Hello]:
    """A product that offers these and nothing else under the regulation."""

    def hello(said: Hello) -> Hello:
        return msgspec.structs.replace(said, offers={**said.offers, regulation: offers})

    return hello
