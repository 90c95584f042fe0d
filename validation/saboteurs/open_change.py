"""Ways to change a game with open cards."""

from __future__ import annotations

from collections.abc import Callable

from vistoria.reference_engine.policies.change import Change, part, values


def ladders(*rounds: int) -> Callable[[Change], Change]:
    """Within the order of open cards of some rounds."""

    def within(change: Change) -> Change:
        def changed(old: tuple[object, ...]) -> tuple[object, ...]:
            return tuple(change(each) if i in rounds else each for i, each in enumerate(old, start=1))

        return part("speaking.ladders", changed)

    return within


def ladder(*rounds: int, **new: object) -> Change:
    """Other values in the order of open cards of some rounds."""
    return ladders(*rounds)(values(**new))
