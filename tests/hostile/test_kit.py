"""The shipped kit: every engine of the table comes out as the table says, in bounded time and memory."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import pytest

from vistoria.client.launch import InProcessLaunch
from vistoria.hostile import lies
from vistoria.hostile.case import AnyCase, ClaimCase, LieCase, Over, WireCase, cases, page
from vistoria.hostile.engine import FAULTS, RESULTS
from vistoria.hostile.lie_run import run_lie
from vistoria.hostile.wire_run import CaseResult, run_wire
from vistoria.model.outcome import Reason
from vistoria.smoke import bundled_setups
from vistoria.smoke.abilities import LISTED, PLAIN

PATIENCE_S = 1.0
LONGEST_S = 120.0
"""More than any wait of the kit on a busy machine; far below a hang of ten minutes."""
MOST_KB = 65_536
"""Far less than the hundred megabytes that one engine sends."""
GUIDE = Path(__file__).parents[2] / "docs" / "adapter-guide.md"
TABLE = cases()


class Trial(NamedTuple):
    """One case, tried at one request (a lie has none of its own) over one transport."""

    case: AnyCase
    at: str
    over: Over

    def __str__(self) -> str:
        return " ".join(filter(None, (self.case.fault, self.at and f"at {self.at}", f"over {self.over}")))


WIRE = [Trial(case, at, over) for case in TABLE.wire for over in case.transports for at in case.at]
LIES = [Trial(case, "", over) for case in (*TABLE.lie, *TABLE.claim) for over in case.transports]


@pytest.mark.sampled("trial", WIRE, by=lambda trial: trial.case.fault)
def test_a_hostile_engine_comes_out_as_the_table_says(trial: Trial) -> None:
    assert isinstance(trial.case, WireCase)
    _stood(trial.case, run_wire(trial.case, trial.at, trial.over, PATIENCE_S))


@pytest.mark.parametrize("case", [*TABLE.lie, *TABLE.claim], ids=lambda case: str(case.fault))
def test_a_lie_about_the_game_or_an_ability_comes_out_as_the_table_says(
    case: LieCase | ClaimCase, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("vistoria.hostile.lie_run.reached", _here)
    _stood(case, run_lie(case, "stdio", bundled_setups()))


@pytest.mark.sampled("trial", LIES, by=lambda trial: (type(trial.case), trial.over))
def test_it_comes_out_so_over_each_transport(trial: Trial) -> None:
    assert not isinstance(trial.case, WireCase)
    _stood(trial.case, run_lie(trial.case, trial.over, bundled_setups()))


def test_every_ability_of_the_handshake_is_claimed_in_vain_once() -> None:
    assert sorted(case.fault for case in TABLE.claim) == sorted((*PLAIN, *LISTED))


def test_every_fault_is_in_the_table_and_every_outcome_is_a_reason() -> None:
    assert {case.fault for case in TABLE.wire} == set(FAULTS)
    told = {
        name for name, kind in vars(lies).items() if isinstance(kind, type) and issubclass(kind, lies.Liar)
    }
    assert {case.fault for case in TABLE.lie} == told - {"Liar"}
    outcomes = {case.outcome for case in (*TABLE.wire, *TABLE.lie)}
    assert outcomes - {"understood"} <= {reason.value for reason in Reason}
    assert {at for case in TABLE.wire for at in case.at} == {"start", *RESULTS}


def test_an_outcome_other_than_the_tables_is_told() -> None:
    case = next(case for case in TABLE.wire if case.fault == "garbage")
    result = CaseResult("garbage", "play", "stdio", "understood", "", 0.1, 0, goes_on=False, left=(7,))
    complaints = result.complaints(case)
    assert len(complaints) == 3 + len(case.says)


def test_the_guide_has_the_table() -> None:
    assert "\n".join(page()) in GUIDE.read_text(encoding="utf-8"), "write vistoria.hostile.case.page() there"


@contextmanager
def _here(argv: Sequence[str], over: Over, name: str) -> Iterator[InProcessLaunch]:
    """The adapter that the words of the command name, in this process."""
    target, *options = argv[argv.index("vistoria.hostile.host") + 2 :]
    yield InProcessLaunch(target, dict(option.split("=", 1) for option in options))


def _stood(case: AnyCase, result: CaseResult) -> None:
    assert result.complaints(case) == (), result.message
    assert result.seconds < LONGEST_S
    assert result.grown_kb < MOST_KB
