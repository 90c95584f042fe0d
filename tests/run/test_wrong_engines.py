"""Engines that accept, refuse or break everything: no clause is passed by default, no fault of theirs is a verdict."""

from __future__ import annotations

import re
import sys
import time
from pathlib import Path

import pytest
from verdicts import Judged, judged, recorded
from whole_run import ENGINES, REGULATION, Run, served

from vistoria.bundle.layout import TRANSCRIPTS
from vistoria.bundle.store import read_evidence
from vistoria.bundle.verify import verify
from vistoria.client.process_group import processes_with
from vistoria.client.transcript import read_transcript
from vistoria.model.outcome import Reason

RAW = f"stdio:{sys.executable} {ENGINES / 'raw.py'}"
FEW = 5
"""Per cent of the examples."""
ARTICLES = ("5", "9", "13")
"""On the blinds, misdeals and folding."""
FOLDS_AND_MORE = ("6.2", "8.5")
FOLDS = ("8.5",)


@pytest.fixture(scope="module")
def sound() -> Judged:
    """What comes of a correct engine."""
    return judged("in-process:reference", *FOLDS_AND_MORE, examples=FEW)


def test_a_run_of_a_constant_engine_does_not_conform(pytestconfig: pytest.Config) -> None:
    few = () if pytestconfig.getoption("complete") else ARTICLES
    ran = judged("odd:AcceptsEverything", *few, examples=1, hands=2, engine_only=True)
    assert ran.of("passed") == set()
    assert "passed" not in {outcome for outcome, _ in ran.outcomes.values()}
    assert ran.results["regulations"][REGULATION]["conclusion"] != "conforms"
    assert ran.code not in (0, 5)


BREAKS_OFF = {
    "crashes": ("odd:Crashes", FOLDS_AND_MORE, "engine-crash", "fatal: fold"),
    "hangs": ("odd:Hangs", FOLDS, "engine-timeout", "no answer within"),
    "prints": (f"{RAW} prints", FOLDS, "engine-protocol", "dealing cards now"),
    "wrong-id": (f"{RAW} wrong-id", FOLDS, "engine-protocol", "id"),
    "long-line": (f"{RAW} long-line", FOLDS, "engine-protocol", "limit"),
}
"""Engines, the articles played, the reason that is given and words of its detail."""


@pytest.mark.sampled("how", BREAKS_OFF, by=lambda how: BREAKS_OFF[how][2])
def test_an_engine_that_breaks_off_is_not_judged(
    how: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    engine, played, reason, words = BREAKS_OFF[how]
    impatient = {"command_s": 1.0} if reason == "engine-timeout" else {}
    ran = judged(engine, *played, examples=FEW, **impatient, RUN_BY=str(tmp_path))
    assert ran.code == 3
    told = [s for c in ran.clauses.values() for s in c["scenarios"] if s["outcome"] == "cantTell"]
    assert reason in {s["reason"] for s in told}
    assert any(words in s["detail"] for s in told)
    assert {s["reason"] for s in told} <= {reason, "engine-gone"}
    assert ran.of("failed") == set()
    assert "Traceback" not in capfd.readouterr().err
    assert _left_over(f"RUN_BY={tmp_path}") == []


@pytest.mark.parametrize(
    ("form", "workers", "most"),
    [("in-process:", 1, 3), ("", 2, 4)],
    ids=["in one process", "two workers, each with its engine"],
)
def test_a_crash_at_every_table_is_told_once_with_its_place_and_the_engine_is_not_asked_again(
    run: Run, form: str, workers: int, most: int
) -> None:
    ran = run(
        "--engine", f"{form}odd:CrashesInOpen", "--clause", f"{REGULATION}/6.2", "--workers", str(workers)
    )
    told = [s for c in ran.clauses.values() for s in c["scenarios"] if s["outcome"] == "cantTell"]
    crashed, gone = ([s["detail"] for s in told if s["reason"] == r] for r in ("engine-crash", "engine-gone"))
    assert 3 <= len(crashed) <= most, "when the third crash is known, another worker may be playing"
    assert len(crashed) + len(gone) == len(told) > most
    place = f"({ENGINES / 'odd.py'}, line "
    assert [detail for detail in crashed if place not in detail] == []
    given_up = re.compile(r"failed [34] times in the same way \(engine-crash\) and is not asked again")
    assert [detail for detail in gone if place in detail or not given_up.search(detail)] == []
    assert ran.stdout.count("RuntimeError: no room for") == 1
    assert ran.code == 3


def test_what_an_engine_broke_off_in_a_hand_tried_apart_is_an_honest_record(tmp_path: Path) -> None:
    """The first hand under this law shows which cards the product puts away."""
    out, mark = tmp_path / "out", tmp_path / "mark"
    code = recorded(
        out,
        "odd:EndsOnce",
        REGULATION,
        clauses=(f"{REGULATION}/10.1",),
        examples=1,
        options={"mark": str(mark)},
    )
    assert code == 3
    kept = [read_transcript(path) for path in (out / TRANSCRIPTS).rglob("*.jsonl")]
    assert any("fault" in tried.messages[-1] for each in kept for tried in each.tried.values())
    assert [str(found) for found in verify(out) if found.broken] == []


@pytest.mark.parametrize(
    ("clause", "seat", "shown"),
    [
        ("mo-61-2004/6.7", 99, Reason.CONTRADICTION),
        pytest.param("mo-61-2004/8", -1, Reason.CONTRADICTION, marks=pytest.mark.complete),
        ("mo-104-85-m/9", 1, Reason.COURSE_REFUSED),
    ],
)
def test_who_asks_the_wrong_seat_shows_a_fault_of_his_and_none_of_ours(
    clause: str, seat: int, shown: Reason, tmp_path: Path
) -> None:
    out, law = tmp_path / "out", clause.partition("/")[0]
    wrong = {"seat": str(seat)}
    recorded(out, "in-process:odd:AsksAnother", law, clauses=(clause,), examples=FEW, options=wrong)
    reasons = {evidence.fault.reason for evidence in read_evidence(out).values() if evidence.fault}
    assert shown in reasons
    assert reasons <= {Reason.CONTRADICTION, Reason.COURSE_REFUSED}
    assert [str(found) for found in verify(out) if found.broken] == []


@pytest.mark.sampled("over", ["stdio", "tcp"], named=["stdio"])
def test_an_engine_that_ends_once_loses_one_scenario_and_no_other(
    sound: Judged, over: str, tmp_path: Path
) -> None:
    mark = {"mark": str(tmp_path / "mark")}
    if over == "stdio":
        ran = judged("odd:EndsOnce", *FOLDS_AND_MORE, examples=FEW, options=mark)
    else:
        with served("odd:EndsOnce", "--engine-option", f"mark={mark['mark']}") as address:
            ran = judged(f"tcp:{address}", *FOLDS_AND_MORE, examples=FEW)
    assert ran.outcomes.keys() == sound.outcomes.keys()
    others = {key: came for key, came in ran.outcomes.items() if came != sound.outcomes[key]}
    assert list(others.values()) == [("cantTell", "engine-crash")]
    assert ran.code == 3


@pytest.mark.parametrize(
    ("engine", "reason"),
    [("odd:IgnoresForcedDeck", "forced-deck-not-dealt"), ("odd:DiffersTheSecondTime", "not-repeatable")],
)
def test_a_forced_hand_that_is_not_dealt_or_not_repeated_is_void(engine: str, reason: str) -> None:
    ran = judged(f"in-process:{engine}", "5.1", "10.2", "10.5", examples=FEW)
    assert ran.code == 3
    assert ("cantTell", reason) in ran.outcomes.values()
    assert {r for o, r in ran.outcomes.values() if o == "cantTell"} == {reason}
    assert "5.1" in ran.of("passed"), "what needs no forced deck is judged all the same"


def test_a_product_that_deals_another_number_of_cards_each_time_is_told_so_and_not_unrepeatable() -> None:
    ran = judged("in-process:odd:DealsThreeCards", "10.4", examples=FEW)
    told = [s for c in ran.clauses.values() for s in c["scenarios"] if s["outcome"] == "cantTell"]
    assert {s["reason"] for s in told} == {"forced-deck-not-dealt"}
    assert any("the product deals otherwise each time: seat" in s["detail"] for s in told)


@pytest.mark.parametrize(
    ("lie", "reason", "words"),
    [
        ("ChipsCreated", "money-not-conserved", "by what was reported before"),
        ("NoSuchSeat", "contradiction", "there is no seat"),
    ],
)
def test_what_cannot_be_passes_nothing(lie: str, reason: str, words: str) -> None:
    ran = judged(f"in-process:vistoria.validation.hostile.lies:{lie}", "5")
    told = [s for c in ran.clauses.values() for s in c["scenarios"] if s["outcome"] == "cantTell"]
    assert {s["reason"] for s in told} == {reason}
    assert all(words in s["detail"] for s in told)
    assert ran.of("passed") == set()
    assert ran.code in (1, 3)


def test_an_engine_that_is_another_at_the_end_voids_the_run() -> None:
    ran = judged("in-process:odd:AnotherAtTheEnd", "5")
    assert ran.code == 3
    assert {r for o, r in ran.outcomes.values() if o == "cantTell"} == {"identity-changed"}
    assert ran.of("passed") == set()


def test_an_engine_that_shows_closed_cards_is_failed_on_that_and_nothing_else() -> None:
    ran = judged("in-process:odd:ShowsMoreThanCards", *FOLDS_AND_MORE, examples=FEW)
    assert ran.of("failed") == {"6.2"}
    assert ran.code == 1


def _left_over(mark: str) -> list[int]:
    """Processes with the mark in their environment that do not end; who was killed may take a moment."""
    for _ in range(600):
        if not (found := processes_with(mark, "environ")):
            break
        time.sleep(0.1)
    return found
