"""What several tests of the self-test need."""

from __future__ import annotations

import pytest
from one_by_one import one_by_one


@pytest.fixture
def in_this_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """Candidates are tried one after the other in this process, which has parsed the laws."""
    monkeypatch.setattr("vistoria.validation.selftest.run.spread", one_by_one)
