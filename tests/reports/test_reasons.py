"""Each reason names who can mend it and what to do, and the page of the docs lists them all."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools.reasons import NAME, page
from vistoria.model.outcome import OURS, Outcome, Reason
from vistoria.verdict.reasons import Supplier, remedies
from vistoria.verdict.tables import TABLES

ROOT = Path(__file__).parents[2]
OPEN = {Outcome.CANT_TELL, Outcome.UNTESTED}


def test_the_page_is_the_one_that_the_command_makes() -> None:
    made = page()
    kept = (ROOT / "docs" / NAME).read_text(encoding="utf-8")
    assert kept == made, "run `python -m tools.reasons docs`"


def test_every_reason_has_a_remedy() -> None:
    assert remedies().keys() == set(Reason)


@pytest.mark.parametrize("reason", Reason)
def test_a_test_shows_the_reason(reason: Reason) -> None:
    text = (ROOT / remedies()[reason].test).read_text(encoding="utf-8")
    assert f"Reason.{reason.name}" in text or f'"{reason}"' in text


def test_somebody_can_mend_whatever_leaves_a_clause_open() -> None:
    left = {row.reason for table in TABLES.values() for row in table if row.outcome in OPEN}
    assert not [
        reason for reason in left if isinstance(reason, Reason) and remedies()[reason].who is Supplier.NOBODY
    ]
    assert {remedies()[reason].who for reason in OURS} == {Supplier.SUITE}
