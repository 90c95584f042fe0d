"""Records that others wrote: PHH by PokerKit, and the transcripts of our own bundles."""

from __future__ import annotations

import random
import warnings
from io import BytesIO
from pathlib import Path
from typing import Any

import msgspec

from tests.audit.one_hand import MACAU, ONLINE, judge, records
from tests.played import drawn
from vistoria.audit.judge import named
from vistoria.audit.record import BadHand, Conversation, RecordedHand, formats
from vistoria.client.transcript import write_transcript
from vistoria.model.history import Exchange
from vistoria.model.request import METHOD_OF
from vistoria.reference_engine.adapter import Reference
from vistoria.validation.saboteurs import Sabotaged

HANDS = 40
ITS_OWN = {f"{MACAU}/8.5", f"{MACAU}/12.1", f"{MACAU}/12.2"}
"""PokerKit lets a beaten hand stay closed, an all-in raise be short, and counts no raises."""


def played_by_pokerkit(seed: int) -> str:
    """Hands of three to nine players, each of whom chooses by chance."""
    from pokerkit import Automation, HandHistory, PotLimitOmahaHoldem

    draw, hands = random.Random(seed), list[Any]()
    random.seed(seed)
    dealer = (Automation.CARD_BURNING, Automation.BET_COLLECTION, Automation.BLIND_OR_STRADDLE_POSTING)
    house = (Automation.HOLE_CARDS_SHOWING_OR_MUCKING, Automation.HAND_KILLING)
    money = (Automation.ANTE_POSTING, Automation.CHIPS_PUSHING, Automation.CHIPS_PULLING)
    for number in range(1, HANDS + 1):
        game = PotLimitOmahaHoldem((*dealer, *house, *money), True, 0, (50, 100), 100)
        count = draw.randint(3, 9)
        state = game(tuple(draw.randint(1, 60) * 100 for _ in range(count)), count)
        while state.status:
            if state.can_deal_hole():
                state.deal_hole()
            elif state.can_deal_board():
                state.deal_board()
            elif draw.random() < 0.2 and state.can_fold():
                state.fold()
            elif draw.random() < 0.3 and state.can_complete_bet_or_raise_to():
                least = state.min_completion_betting_or_raising_to_amount
                most = state.max_completion_betting_or_raising_to_amount
                state.complete_bet_or_raise_to(draw.randint(least, most))
            else:
                state.check_or_call()
        history = HandHistory.from_game_state(game, state)
        history.hand = number
        hands.append(history)
    file = BytesIO()
    HandHistory.dump_all(hands, file)
    return file.getvalue().decode()


def test_of_pokerkits_hands_is_found_what_it_does_otherwise_and_no_more() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        found = records(played_by_pokerkit(11))
    assert len(found) == HANDS
    for regulation, own in ((MACAU, ITS_OWN), (ONLINE, set[str]())):
        law, broken = judge(regulation), []
        for record in found:
            assert isinstance(record, RecordedHand), record
            broken += law.hand(record).broken
        assert {clause for each in named(broken) for clause in each.clauses} == own


def transcript(exchanges: list[Exchange], folder: Path) -> str:
    """The text of a transcript with these exchanges."""
    messages: list[dict[str, object]] = []
    for each in exchanges:
        reply = {"results": each.reply} if isinstance(each.reply, tuple) else each.reply
        method = METHOD_OF[type(each.request)]
        messages.append({"method": method, "params": msgspec.to_builtins(each.request, str_keys=True)})
        messages.append({"result": msgspec.to_builtins(reply, str_keys=True)})
    write_transcript(folder / "t.jsonl", {"table": "drawn 1"}, messages)
    return (folder / "t.jsonl").read_text(encoding="utf-8")


def test_a_transcript_is_judged_whole(tmp_path: Path) -> None:
    [kept] = records(transcript(drawn(Reference(), MACAU, 2, 6), tmp_path), "transcript")
    assert isinstance(kept, Conversation)
    assert judge(MACAU).judges(kept).broken == ()  # type: ignore[union-attr]
    wrong = drawn(Sabotaged({"id": f"{MACAU}/5.2:one-place-too-far"}), MACAU, 1, 20)
    [record] = records(transcript(wrong, tmp_path), "transcript")
    seen = judge(MACAU).judges(record)
    assert seen is not None
    assert {clause for each in named(seen.broken) for clause in each.clauses} == {f"{MACAU}/5.2"}


def test_a_transcript_that_was_changed_is_set_aside(tmp_path: Path) -> None:
    text = transcript(drawn(Reference(), MACAU, 2, 2), tmp_path)
    [record] = records(text.replace('"to":"community"', '"to":"burn"', 1), "transcript")
    assert isinstance(record, BadHand)
    assert "hash" in record.reason
    assert formats()["transcript"].begins(text)
