"""Hard cases, worked out by hand from the law, said in the vocabulary and understood again."""

from __future__ import annotations

import copy
import json
import re
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from vistoria.law.catalogue import installed
from vistoria.model.event import Dealt, HandEnded
from vistoria.model.history import read_history
from vistoria.model.request import Rank, read_reply, read_request
from vistoria.protocol.errors import RefusedRequest
from vistoria.protocol.handshake import Hello

from .child import HELLO, child, plain
from .money import unbalanced
from .worked import NAMES, PATHS, load, unknown, write_reply

ENGINE = Path(__file__).parent / "scripted_engine.py"
MONEY = {
    **dict.fromkeys(("posted", "returned", "charged", "paid", "collected", "bought", "carried"), "amount"),
    **{"acted": "put", "seated": "stack", "left": "stack"},
}

each = pytest.mark.parametrize("path", PATHS, ids=NAMES)


def test_there_are_nine_transcripts_over_four_regulations() -> None:
    worked = [load(path) for path in PATHS]
    assert len(worked) == 9
    assert len({law.split("/")[0] for w in worked for law in w.law}) == 4


@each
def test_every_request_and_reply_survives_the_types_unchanged(path: Path) -> None:
    worked = load(path)
    for method, params, result in worked.exchanges:
        assert plain(read_request(method, params)) == params
        assert plain(write_reply(read_reply(method, result))) == result
    hello = msgspec.convert(worked.hello, Hello)
    assert plain(hello) == worked.hello


@each
def test_no_event_is_outside_the_vocabulary(path: Path) -> None:
    history = load(path).history
    assert len(history.exchanges) == len(load(path).exchanges)
    assert unknown(history) == []
    assert history.happened


@each
def test_events_are_numbered_without_a_gap(path: Path) -> None:
    numbers = [h.event.n for h in load(path).history.happened]  # type: ignore[union-attr]
    assert numbers == list(range(1, len(numbers) + 1))


@each
def test_every_chip_is_accounted_for(path: Path) -> None:
    assert unbalanced(load(path).history) == []


@each
def test_one_chip_more_or_less_anywhere_is_noticed(path: Path) -> None:
    messages = list(load(path).messages)
    tried = 0
    for k, message in enumerate(messages):
        for address in _amounts(message):
            changed: list[Any] = copy.deepcopy(messages)
            _bump(changed[k], address)
            assert unbalanced(read_history(changed)), f"message {k + 1} {address}"
            tried += 1
    assert tried >= 8


@each
def test_forced_cards_come_in_the_order_sent(path: Path) -> None:
    hands = load(path).history.hands
    assert hands
    for hand in hands:
        dealt = tuple(h.event.card for h in hand.events if isinstance(h.event, Dealt))
        deck = hand.start.deck if hand.start else None
        assert deck is not None
        assert dealt
        assert dealt == deck[: len(dealt)]
        assert len(set(deck)) == len(deck) in (40, 52)


@each
def test_every_clause_cited_is_one_of_the_law(path: Path) -> None:
    labels = [(law / "sources" / "labels.json").read_text(encoding="utf-8") for law in installed().values()]
    known = {label for each in labels for label in json.loads(each)}
    worked = load(path)
    cited = {c for h in worked.history.happened for c in h.event.cites}  # type: ignore[union-attr]
    assert cited | set(worked.law) <= known
    assert cited


@each
def test_an_engine_in_another_process_plays_it_back(path: Path) -> None:
    worked = load(path)
    with child([sys.executable, str(ENGINE), str(path)]) as engine:
        assert engine.call("hello", HELLO) == worked.hello
        for method, params, result in worked.exchanges:
            assert engine.call(method, params) == result
        assert engine.call("bye", {}) == {"engine": worked.hello["engine"]}
        assert engine.process.wait(600) == 0


def test_the_scripted_engine_refuses_what_is_not_in_its_script() -> None:
    worked = load(PATHS[0])
    (method, params, _), (later, later_params, _) = worked.exchanges[0], worked.exchanges[1]
    with child([sys.executable, str(ENGINE), str(PATHS[0])]) as engine:
        with pytest.raises(RefusedRequest, match="say hello first"):
            engine.call(method, params)
        engine.call("hello", HELLO)
        with pytest.raises(RefusedRequest, match="message 1 is open, not play"):
            engine.call(later, later_params)
        with pytest.raises(RefusedRequest, match="other parameters"):
            engine.call(method, {**params, "seats": 9})
        twice = engine.line(b'{"jsonrpc": "2.0", "id": 9, "id": 9, "method": "open", "params": {}}\n')
        assert "stands twice" in str(twice["error"])
        assert "error" in engine.line(b"not json\n")
        engine.call(method, params)


def test_the_first_speaker_of_round_three_is_not_the_old_pair() -> None:
    [rank] = [e for e in load(_path("e")).history.exchanges if isinstance(e.request, Rank)]
    assert rank.reply.order == ((2,), (1,), (0,))  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("letter", "stacks"),
    [
        ("a", {1: 10054, 2: 9940}),
        ("b", {1: 10008, 2: 10006, 3: 9960, 4: 10006}),
        ("c", {1: 865090, 3: 160090, 5: 160090}),
        ("d", {1: 49890, 4: 55090}),
        ("e", {1: 5621, 2: 4975, 3: 4565, 4: 4775}),
        ("f", {1: 4975, 2: 4995, 3: 4855, 4: 5143}),
        ("g", {1: 2250, 2: 1800, 3: 1800}),
        ("h", {1: 1930, 2: 2083, 3: 1980}),
        ("i", {1: 9300, 2: 760, 3: 570, 4: 380}),
    ],
)
def test_the_stacks_at_the_end_are_those_worked_out(letter: str, stacks: dict[int, int]) -> None:
    last = load(_path(letter)).history.last_hand
    assert last is not None
    ended = [h.event for h in last.events if isinstance(h.event, HandEnded)]
    assert ended[-1].stacks == stacks


def test_a_seat_sees_its_hole_cards_and_no_other() -> None:
    [(_, viewed, _)] = load(_path("a")).history.looks()
    text = msgspec.json.encode(viewed).decode()
    assert all(card in text for card in ("As", "Kd", "9h", "4c"))
    assert not any(re.search(card, text) for card in ("Qs", "Qh", "7d", "2c"))


def _path(letter: str) -> Path:
    return next(path for path in PATHS if path.stem.startswith(letter + "-"))


def _amounts(message: Any) -> list[tuple[int, int, str]]:
    results = message.get("result", {}).get("results", [])
    return [
        (r, i, MONEY[event["type"]])
        for r, answer in enumerate(results)
        for i, event in enumerate(answer.get("events", []))
        if event.get(MONEY.get(event["type"], ""), 0)
    ]


def _bump(message: Any, address: tuple[int, int, str]) -> None:
    r, i, key = address
    message["result"]["results"][r]["events"][i][key] += 1
