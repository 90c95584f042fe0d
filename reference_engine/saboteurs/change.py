"""Ways to replace one policy in a table of rules."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, replace
from typing import Any

from ..policies.ranking import By, Hand, Ranking, Row
from .saboteur import Change


def as_kind(policy: Any, kind: type[Any], **values: object) -> Any:
    """The same policy decided by another class, which has the same fields."""
    return kind(**{**{field.name: getattr(policy, field.name) for field in fields(policy)}, **values})


def policy(name: str, kind: type[Any] | None = None, **values: object) -> Change:
    """Change the rules' policy of that name: its class, some of its values, or both."""

    def change(rules: Any) -> Any:
        old = getattr(rules, name)
        return replace(rules, **{name: as_kind(old, kind or type(old), **values)})

    return change


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
