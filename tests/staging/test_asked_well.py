"""Whatever hands come to, every request that is drawn is one that the protocol has."""

from __future__ import annotations

from played import drawn, hands_of

from vistoria.reference_engine.adapter import Reference


def test_nobody_takes_no_chips_off_a_table_where_all_have_lost_theirs() -> None:
    """Every request is read as it comes over the wire, by `played.asked`."""
    assert hands_of(drawn(Reference(), "pt-omaha-online", 118, 40)) > 10
