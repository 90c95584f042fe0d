"""What the echoes of a table show as a record: in words that are the same each time, and nothing that cannot be."""

from __future__ import annotations

import math

from played import LAWS, drawn

from vistoria.client.launch import InProcessLaunch
from vistoria.client.link import EngineLink
from vistoria.model.event import Shown
from vistoria.model.history import History
from vistoria.model.outcome import Reason
from vistoria.model.place import Seat
from vistoria.model.played import PlayedTable
from vistoria.play.compare import ALIKE, difference
from vistoria.play.echoed import play_echoes
from vistoria.play.transform import Transform
from vistoria.referee.facts import SAY
from vistoria.reference_engine.adapter import Reference

LAW = "mo-61-2004"
TABLE = PlayedTable("table", 8, refereed=True)


def test_every_aspect_that_is_compared_has_words() -> None:
    assert set(ALIKE) <= SAY.keys()


def test_cards_are_named_in_one_order() -> None:
    """A set of cards has another order in every process; a record is read again in others."""
    cards = ("Qc", "5h", "7d", "5c", "9h")
    found = difference([Shown(Seat(2), cards)], [Shown(Seat(2), cards[:4])], Transform())
    assert found is not None
    assert found.expected == "seat 2 opens 5c 5h 7d 9h Qc"
    assert found.seen == "seat 2 opens 5c 5h 7d Qc"


def test_from_the_first_answer_that_cannot_be_echoes_show_nothing() -> None:
    """The product creates chips."""
    history = History(tuple(drawn(Reference(), LAW, 1, 8)))
    with EngineLink(InProcessLaunch("vistoria.hostile.lies:ChipsCreated", {})) as link:
        record, _ = play_echoes(link, LAWS[LAW], TABLE, history)
    assert record.fault is not None
    assert record.fault.reason is Reason.MONEY_LOST
    assert all(each.n < (record.fault.message or math.inf) for each in record.disagreements)
