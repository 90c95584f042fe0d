"""Changes of a table of rules: a policy with other values, or one that decides otherwise."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, replace
from typing import Any

import msgspec

from vistoria.protocol.handshake import Hello

Change = Callable[[Any], Any]


def valued(name: str, **values: Any) -> Change:
    """The policy of that name with other values."""
    return lambda rules: replace(rules, **{name: replace(getattr(rules, name), **values)})


def decided(name: str, kind: type[Any]) -> Change:
    """The policy of that name as `kind`, with the values it has."""

    def change(rules: Any) -> Any:
        old = getattr(rules, name)
        values = {field.name: getattr(old, field.name) for field in fields(old)}
        return replace(rules, **{name: kind(**values)})

    return change


def both(*changes: Change) -> Change:
    """One change after the other."""

    def change(rules: Any) -> Any:
        for each in changes:
            rules = each(rules)
        return rules

    return change


def limits_turned(rules: Any) -> Any:
    """The kinds of game by their limit the other way round, so that the last is the house's usual one."""
    return replace(rules, betting=replace(rules.betting, limits=rules.betting.limits[::-1]))


def offering(regulation: str, *offers: str) -> Callable[[Hello], Hello]:
    """A product that offers these and nothing else under the regulation."""

    def hello(said: Hello) -> Hello:
        return msgspec.structs.replace(said, offers={**said.offers, regulation: offers})

    return hello
