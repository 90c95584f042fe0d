"""A history that grows message by message knows what one read at once knows."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from vistoria.model.history import History, read_history

TRANSCRIPTS = sorted((Path(__file__).parent.parent / "protocol" / "transcripts").glob("*.json"))


def _history(path: Path) -> History:
    stored = json.loads(path.read_text(encoding="utf-8"))
    messages = [m for m in stored["messages"] if m.get("method") not in ("hello", "bye")]
    return read_history(messages)


@pytest.mark.parametrize("path", TRANSCRIPTS, ids=lambda path: path.stem)
def test_every_stage_of_growth_equals_the_history_read_at_once(path: Path) -> None:
    whole = _history(path)
    assert whole.hands
    grown = History(())
    for count, exchange in enumerate(whole.exchanges, start=1):
        grown = grown.grown(exchange)
        afresh = History(whole.exchanges[:count])
        assert grown.done == afresh.done
        assert grown.happened == afresh.happened
        assert grown.hands == afresh.hands
    assert grown == whole
