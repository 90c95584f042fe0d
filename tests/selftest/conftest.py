"""What several tests of the self-test need."""

from __future__ import annotations

import pytest
from one_by_one import one_by_one


@pytest.fixture
def in_this_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """Candidates are tried one after the other in this process, which has parsed the laws."""
    monkeypatch.setattr("vistoria.validation.selftest.run.spread", one_by_one)


@pytest.fixture
def nothing_ranked(monkeypatch: pytest.MonkeyPatch) -> None:
    """No hands are ranked outside play, where that is not the subject: up to three thousand requests a run."""
    monkeypatch.setattr("vistoria.games.cards.lives.drawn.orders", lambda salt, deal: ())
