"""Ways to replace a part of a policy of a game among players."""

from __future__ import annotations

from dataclasses import replace

from ..policies.betting import HeadsUp, Limit
from ..policies.change import Change, as_kind
from ..policies.ring_rules import RingRules
from ..policies.streets import Street


def limit(setting: str, kind: type[Limit] | None = None, **values: object) -> Change:
    """Change one kind of game."""

    def change(rules: RingRules) -> RingRules:
        limits = tuple(
            as_kind(each, kind or type(each), **values) if each.setting == setting else each
            for each in rules.betting.limits
        )
        return replace(rules, betting=replace(rules.betting, limits=limits))

    return change


def heads_up(kind: type[HeadsUp] | None = None, **values: object) -> Change:
    """Change what is freed when two play."""

    def change(rules: RingRules) -> RingRules:
        old = rules.betting.heads_up
        betting = replace(rules.betting, heads_up=as_kind(old, kind or type(old), **values))
        return replace(rules, betting=betting)

    return change


def street(number: int, **values: object) -> Change:
    """Change one street, counted from 1."""

    def change(rules: RingRules) -> RingRules:
        after = rules.streets.after
        changed = tuple(
            replace(each, **values) if i == number else each  # type: ignore[arg-type]
            for i, each in enumerate(after, start=1)
        )
        return replace(rules, streets=replace(rules.streets, after=changed))

    return change


def another_street(extra: Street) -> Change:
    """One street more after the last."""
    return lambda rules: replace(rules, streets=replace(rules.streets, after=(*rules.streets.after, extra)))
