"""The flag stands on the act that broke the law, or on the moment at which what the law demands did not come."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from urllib.parse import quote

import pytest
from browser import Tab
from flagged import WRONG, played
from playwright.sync_api import expect

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


def test_in_play_the_flag_stands_on_the_same_act(once: Once, tab: Tab) -> None:
    name = "the croupier qualifies with an ace alone"
    folder, of = once(f"flagged {name}", partial(played, name)), WRONG[name]
    page = tab.open((folder / "report.html").as_uri())
    found = page.locator(f'details.scenario[id^="{of.clause}#table-"]').first
    tab.open(f"{(folder / 'report.html').as_uri()}#{quote(str(found.get_attribute('id')), safe='')}")
    hand = found.locator(".hand")
    expect(hand.locator(".now")).to_have_text(f"⚑ {of.act}")
    assert _marked(hand) == 1


def _marked(hand: object) -> int:
    return hand.locator("svg rect.fault").count()  # type: ignore[attr-defined,no-any-return]
