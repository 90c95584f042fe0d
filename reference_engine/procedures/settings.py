"""Settings as all games take them."""

from __future__ import annotations

import msgspec

from vistoria.model.table import Capital, Settings, Stakes


def changed(before: Settings, after: Settings) -> Settings:
    """Settings with those of `after` in place of the old ones; what `after` leaves out stays."""
    given = {name: value for name in after.__struct_fields__ if (value := getattr(after, name)) is not None}
    return msgspec.structs.replace(before, **given)


def unknown(given: Settings | Stakes | Capital, known: frozenset[str], prefix: str = "") -> tuple[str, ...]:
    """Names of settings given that are none of the known ones."""
    return tuple(
        prefix + name
        for name in given.__struct_fields__
        if name not in known and getattr(given, name) is not None
    )
