"""A saboteur's formula in the place of a policy's method."""

from __future__ import annotations

import pytest

from vistoria.validation.replaced import NoSuchParameter, decided


def least(self: str, level: int, step: int = 5) -> int:
    """The policy: what is raised to at the least."""
    return level + step


def test_a_formula_is_given_what_it_names_and_may_ask_the_law_again():
    wrong = decided(least, lambda lawful, by_law, level: (lawful, by_law(level=1), level))

    assert wrong("policy", 10) == (15, 6, 10)
    assert wrong("policy", 10, step=2) == (12, 3, 10)


def test_a_formula_that_names_what_the_method_is_not_given_is_refused():
    with pytest.raises(NoSuchParameter, match="least is not given stack"):
        decided(least, lambda level, stack: level - stack)
