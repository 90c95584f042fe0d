"""By which names a model is asked for its clauses: those of the enumeration, and no others."""

from __future__ import annotations

import pytest
from played import drawn, model

from vistoria.model.request import Open
from vistoria.referee.model import clauses_of
from vistoria.referee.names import ASKED, NoSuchName
from vistoria.reference_engine.adapter import Reference
from vistoria.reference_engine.registry import regulations

LAW = "mo-97-2010"


def test_every_name_that_a_kind_of_game_answers_is_asked() -> None:
    assert {name for law in regulations({}).values() for name in law.procedure.CLAUSES} <= ASKED


def test_another_name_is_an_error_and_one_that_is_put_together_of_nothing_has_no_clauses() -> None:
    opening = next(e.request for e in drawn(Reference(), LAW, 1, 1) if isinstance(e.request, Open))
    ruling = model(LAW).open(opening)
    assert isinstance(ruling, tuple)
    with pytest.raises(NoSuchName, match="forced bet"):
        ruling[0].clauses("forced bet")  # type: ignore[arg-type]
    assert clauses_of(ruling[0], "granted wealth") == ()
