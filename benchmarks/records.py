"""Recorded hands of six players with a showdown, audited; PokerKit's replay of the same file beside."""

from __future__ import annotations

import re
import time
from io import BytesIO
from tempfile import NamedTemporaryFile
from typing import Any

from pokerkit import Automation, HandHistory, PotLimitOmahaHoldem

from vistoria.audit.audit import audited
from vistoria.audit.judge import Judge
from vistoria.audit.record import RecordedHand, formats
from vistoria.audit.request import Request
from vistoria.audit.sources import sources
from vistoria.audit.workers import crew
from vistoria.referee.model import models

from .figure import Figure, ratio
from .hands import PLAYERS, STACK, WrongHand

REACH, STRETCH = 1000.0, 3000.0
BROKEN = 100.0
TWICE, TWICE_STRETCH = 1.9, 1.97
LONG = 8
"""How often the archive is repeated where several workers share it: with few chunks one waits for the last of them."""
LAW = "mo-97-2010"


def measure(rounds: int, hands: int) -> list[Figure]:
    """In each round audit the archive, and have PokerKit replay a twentieth of it."""
    archive, few = _archive(hands), _archive(max(2, hands // 20))
    ours = [hands / _spent(lambda: _audited(archive)) for _ in range(rounds)]
    wrong = MUCKED.sub(rb"\1", few)
    broken = [max(2, hands // 20) / _spent(lambda: _audited(wrong, is_lawful=False)) for _ in range(rounds)]
    theirs = [max(2, hands // 20) / _spent(lambda: _replayed(few)) for _ in range(rounds)]
    one, two = zip(*((_rate(archive, 1), _rate(archive, 2)) for _ in range(rounds)), strict=True)
    what = f"PHH of {hands} hands of {PLAYERS} players with a showdown, read and judged, in CPU seconds"
    return [
        Figure("recorded hands audited", max(ours), "hands/s", what, REACH, STRETCH, True),
        Figure(
            "the same where each hand is broken",
            max(broken),
            "hands/s",
            "one hand given up that must be shown",
            BROKEN,
            more_is_better=True,
        ),
        ratio(
            "two workers / one",
            two,
            one,
            "hands of the same file a second by the clock, read, judged and counted; needs two quiet cores",
            TWICE,
            TWICE_STRETCH,
            more_is_better=True,
        ),
        Figure("PokerKit replays them", max(theirs), "hands/s", "HandHistory.loads_all and every state"),
    ]


def _spent(work: Any) -> float:
    begun = time.process_time()
    work()
    return time.process_time() - begun


def _rate(archive: bytes, workers: int) -> float:
    """Hands a second of a whole audit, but for the start of the processes."""
    with NamedTemporaryFile(suffix=".phhs") as file, crew(workers) as by:

        def hands(part: bytes) -> int:
            file.write(part)
            file.flush()
            return audited(Request(LAW), sources([file.name]), by).summary.judged

        hands(archive)  # everything is loaded, in every process
        begun = time.perf_counter()
        return hands(archive * (LONG - 1)) / (time.perf_counter() - begun)


def _archive(hands: int) -> bytes:
    dealer = tuple(each for each in Automation if each not in _DEALT)
    game, found = PotLimitOmahaHoldem(dealer, True, 0, (10, 20), 20), list[Any]()
    for _ in range(hands):
        state = game((STACK,) * PLAYERS, PLAYERS)
        while state.status:
            if state.can_deal_hole():
                state.deal_hole()
            elif state.can_deal_board():
                state.deal_board()
            elif state.can_show_or_muck_hole_cards():
                state.show_or_muck_hole_cards(True)
            else:
                state.check_or_call()
        found.append(HandHistory.from_game_state(game, state))
    file = BytesIO()
    HandHistory.dump_all(found, file)
    return file.getvalue()


_DEALT = {Automation.HOLE_DEALING, Automation.BOARD_DEALING, Automation.HOLE_CARDS_SHOWING_OR_MUCKING}


MUCKED = re.compile(rb"(p1 sm) \w+")
"""The hand of the first player, which the law has shown."""


def _audited(archive: bytes, *, is_lawful: bool = True) -> None:
    judge = Judge(LAW, models({})[LAW])
    for record in formats()["phh"].read("archive", enumerate(archive.decode().splitlines(), start=1)):
        if not isinstance(record, RecordedHand) or (not judge.hand(record).broken) != is_lawful:
            raise WrongHand(f"a hand is not judged as it was made: {record}")


def _replayed(archive: bytes) -> None:
    for history in HandHistory.load_all(BytesIO(archive)):
        for _ in history:
            pass
