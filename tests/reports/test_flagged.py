"""The flag stands on the act that broke the law, or on the moment at which what the law demands did not come."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from browser import Tab
from flagged import WRONG, played

from vistoria.client.transcript import read_transcript
from vistoria.games.cards.events import Qualified
from vistoria.model.history import read_history
from vistoria.model.sentences import did, must
from vistoria.telling import Point, tell

Once = Callable[[str, Callable[[Path], object]], Path]


@pytest.fixture(params=WRONG)
def wrong(request: pytest.FixtureRequest, once: Once) -> tuple[str, Path]:
    """What an engine does wrongly, and the folder of its run."""
    name = str(request.param)
    return name, once(f"flagged {name}", partial(played, name))


def test_the_flagged_step_is_the_act_and_the_seat_that_did_it_is_marked(
    wrong: tuple[str, Path], tab: Tab
) -> None:
    name, folder = wrong
    of = WRONG[name]
    page = tab.open(f"{(folder / 'report.html').as_uri()}#{of.clause}%23{of.scenario}")
    hand = page.locator(f'[id="{of.clause}#{of.scenario}"] .hand')
    assert hand.locator(".now").inner_text() == f"⚑ {of.act}"
    assert hand.locator("p.fault").inner_text() == of.said
    assert _marked(hand) == len(of.seats or ("croupier",))
    numbers = hand.locator("svg text.seat").evaluate_all(
        """texts => texts.filter(t => [...t.ownerSVGElement.querySelectorAll('rect.fault')].some(r => {
            const a = r.getBBox(), b = t.getBBox();
            return a.x <= b.x && b.x + b.width <= a.x + a.width && a.y <= b.y && b.y <= a.y + a.height }))
            .map(t => t.textContent)"""
    )
    assert [int(number) for number in numbers] == list(of.seats)


def test_in_play_and_in_records_the_flag_stands_on_the_same_act(once: Once) -> None:
    """A disagreement of the referee, as drawn tables and audits have it, points by the same sentences."""
    name = "the croupier qualifies with an ace alone"
    folder, of = once(f"flagged {name}", partial(played, name)), WRONG[name]
    (path,) = (folder / "transcripts").rglob(
        f"{of.clause.rpartition('/')[2]}--{of.scenario.replace('~', '--')}.jsonl"
    )
    history = read_history(read_transcript(path).messages)
    said = next(h for h in history.hands[-1].events if isinstance(h.event, Qualified))
    told = tell(history, (said.n,), 1, Point(must("qualifying-no"), did("qualifying"), said.n))
    assert told.lines[told.deciding].said.key == "qualified.yes"
    assert told.fault is not None
    assert told.fault.places == ("croupier",)


def _marked(hand: object) -> int:
    return hand.locator("svg rect.fault").count()  # type: ignore[attr-defined,no-any-return]
