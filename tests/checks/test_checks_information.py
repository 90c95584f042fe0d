"""What a player is told: right sums pass, wrong ones fail, silence fails, what cannot be read is untested."""

from __future__ import annotations

from typing import Any

import pytest
from told import Told, community, dealt, paid, verdict

from vistoria.model.answer import NotProvided, Provided, Unsupported
from vistoria.model.cards import Card
from vistoria.model.event import Acted, Posted, Seated, SessionEvent, Shown
from vistoria.model.place import Seat

SILENT = NotProvided()
BEYOND = Unsupported("ask")


def played() -> Told:
    """Seat 1, who is p1, calls 20; seat 2 posts 20, opens its cards and is paid 38."""
    return Told().hand(
        Seated(player="p1", seat=1, stack=100),
        Posted(seat=1, what="small", amount=10),
        Posted(seat=2, what="big", amount=20),
        *dealt(1, "As", "Ks"),
        *dealt(2, "Ad", "Kd"),
        *dealt(3, "Ah", "Kh"),
        Acted(seat=1, act="call", put=10),
        *community("2c", "3c", "4c"),
        Shown(place=Seat(2), cards=(Card("Ad"), Card("Kd"))),
        *paid(s2=38),
    )


LAST = {"hand": 1, "staked": {"1": 20, "2": 20}, "won": {"2": 38}}
EVENTS = [
    {"type": "posted", "seat": 1, "what": "small", "amount": 10},
    {"type": "posted", "seat": 2, "what": "big", "amount": 30},
    {"type": "acted", "seat": 1, "act": "call", "put": 10},
    {"type": "returned", "seat": 2, "amount": 10, "why": "unmatched"},
    {"type": "paid", "seat": 2, "amount": 38, "for": "pot"},
]


@pytest.mark.parametrize(
    ("answer", "wanted"),
    [
        (Provided({"hand": 1, "staked": {"1": 20, "2": 20}, "won": {"2": 38}}), "passed"),
        (Provided({"hand": 1, "staked": {"1": 20, "2": 20, "3": 0}, "won": {"2": 38}}), "passed"),
        (Provided({"events": EVENTS}), "passed"),
        (Provided({"hand": 2, "staked": {"1": 20, "2": 20}, "won": {"2": 38}}), "failed"),
        (Provided({"hand": 1, "staked": {"1": 10, "2": 20}, "won": {"2": 38}}), "failed"),
        (Provided({"hand": 1, "staked": {"1": 20, "2": 20}, "won": {"2": 40}}), "failed"),
        (Provided({"picture": "…"}), "unsupported"),
        (Provided(LAST | {"staked": {"Ann": 20, "Bob": 20}}), "unsupported"),
        (Provided(LAST | {"won": {"2": 38.5}}), "unsupported"),
        (Provided(LAST | {"won": "38 to Bob"}), "unsupported"),
        (SILENT, "not-provided"),
        (BEYOND, "unsupported"),
    ],
)
def test_the_last_hand_is_told_with_its_bets_and_its_result(answer: Any, wanted: str) -> None:
    assert verdict(played().ask("last-hand", answer), "last-hand-told", **LAST) == wanted


def test_the_last_hand_that_nobody_asked_for_was_not_told() -> None:
    assert verdict(played(), "last-hand-told", **LAST) == "inconclusive"


@pytest.mark.parametrize(
    ("cards", "wanted"),
    [
        (["As", "Ks", "2c", "3c", "4c", "Ad", "Kd"], "passed"),
        (["As", {"deep": [["Ah"]]}], "failed"),
        (["5c"], "failed"),
        ([], "passed"),
    ],
)
def test_no_card_is_told_that_the_player_did_not_see(cards: list[object], wanted: str) -> None:
    told = played().ask("last-hand", Provided({"hand": 1, "events": [{"cards": cards}]}))
    assert verdict(told, "no-unseen-card-told") == wanted


def test_the_cards_of_a_product_that_tells_nothing_are_not_judged_as_unseen() -> None:
    assert verdict(played().ask("last-hand", SILENT), "no-unseen-card-told") == "not-provided"
    assert verdict(played().ask("last-hand", BEYOND), "no-unseen-card-told") == "unsupported"
    assert verdict(played(), "no-unseen-card-told") == "inconclusive"


@pytest.mark.parametrize(
    ("answer", "wanted"),
    [
        (Provided({"staked": 60, "net": -60}), "passed"),
        (Provided({"staked": 60, "net": 60}), "failed"),
        (Provided({"staked": 40, "net": -60}), "failed"),
        (Provided({"text": "60, all lost"}), "unsupported"),
        (SILENT, "not-provided"),
        (BEYOND, "unsupported"),
    ],
)
def test_results_are_told_as_bets_and_what_came_of_them(answer: Any, wanted: str) -> None:
    assert verdict(played().ask("results", answer), "results-told", staked=60, net=-60) == wanted


@pytest.mark.parametrize(("player", "wanted"), [("p1", "passed"), ("p2", "not-provided")])
def test_the_totals_at_the_end_of_his_own_session_will_do(player: str, wanted: str) -> None:
    ended = SessionEvent(player=player, what="ended", totals={"staked": 60, "net": -60})
    told = Told().hand(ended).ask("session", SILENT)
    assert verdict(told, "results-told", staked=60, net=-60) == wanted


@pytest.mark.parametrize(
    ("content", "wanted"),
    [
        ({"small": 10, "big": 20}, "passed"),
        ({"small": 5, "big": 20}, "failed"),
        ({"text": "ten and twenty"}, "unsupported"),
    ],
)
def test_the_stakes_told_are_the_blinds_posted(content: dict[str, object], wanted: str) -> None:
    assert verdict(played().ask("stakes", Provided(content)), "stakes-told") == wanted


def test_every_question_wants_an_answer_with_something_in_it() -> None:
    some, none = Provided({"text": "…"}), Provided({"text": ""})
    assert verdict(played().ask("rules", some).ask("rules", some), "answered", times=2) == "passed"
    assert verdict(played().ask("results", Provided({"staked": 0})), "answered", times=1) == "passed"
    assert verdict(played().ask("rules", some), "answered", times=2) == "failed"
    assert verdict(played().ask("rules", some).ask("rules", none), "answered", times=2) == "failed"
    assert verdict(played().ask("rules", SILENT).ask("rules", some), "answered", times=2) == "not-provided"
    assert verdict(played().ask("rules", some).ask("rules", BEYOND), "answered", times=2) == "unsupported"
    assert verdict(played(), "answered", times=1) == "inconclusive"
