"""Ways to replace one policy in a table of rules."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, replace
from typing import Any

from ..policies.betting import HeadsUp, Limit
from ..policies.ranking import By, Hand, Ranking, Row
from ..policies.ring_rules import RingRules
from ..policies.streets import Street
from .saboteur import Change


def as_kind(policy: Any, kind: type[Any], **values: object) -> Any:
    """The same policy decided by another class, which has the same fields."""
    return kind(**{**{field.name: getattr(policy, field.name) for field in fields(policy)}, **values})


def policy(name: str, kind: type[Any] | None = None, **values: object) -> Change:
    """Change the rules' policy of that name: its class, some of its values, or both."""

    def change(rules: RingRules) -> RingRules:
        old = getattr(rules, name)
        return replace(rules, **{name: as_kind(old, kind or type(old), **values)})

    return change


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


def ranking(turn: Callable[[Ranking], Ranking]) -> Change:
    """Change the order of hands."""
    return lambda rules: replace(rules, ranking=turn(rules.ranking))


def row(hand: Hand, keys: Callable[[tuple[By, ...]], tuple[By, ...]]) -> Change:
    """Change what hands of one kind are compared by."""

    def turn(old: Ranking) -> Ranking:
        rows = tuple(replace(each, keys=keys(each.keys)) if each.hand is hand else each for each in old.rows)
        return replace(old, rows=rows)

    return ranking(turn)


def below(hand: Hand, other: Hand) -> Change:
    """Put one kind of hand right below another."""

    def turn(old: Ranking) -> Ranking:
        moved = next(each for each in old.rows if each.hand is hand)
        rows: list[Row] = []
        for each in old.rows:
            if each.hand is not hand:
                rows.append(each)
            if each.hand is other:
                rows.append(moved)
        return replace(old, rows=tuple(rows))

    return ranking(turn)


def cards_order(**values: object) -> Change:
    """Change what cards are worth."""
    return ranking(lambda old: replace(old, order=replace(old.order, **values)))  # type: ignore[arg-type]
