"""What a template prints for a value: text in which everything can be seen, or an error for a missing one."""

from __future__ import annotations

from markupsafe import Markup

from vistoria.model.visible import visible


class NothingToShow(TypeError):
    """A template tried to print None; missing data must be shown as missing."""

    def __init__(self) -> None:
        super().__init__("a template prints None: use the macro that says `not stated`")


def finalize(value: object) -> object:
    """What a template prints for a value; raise NothingToShow for None."""
    if value is None:
        raise NothingToShow
    if isinstance(value, str) and not isinstance(value, Markup):
        return visible(value)
    return value
