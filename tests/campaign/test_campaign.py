"""Tables without end: the same tables for any number of processes and wherever it went on; broken hands verify."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from vistoria.audit.audit import Audit
from vistoria.audit.folder import keep, kept
from vistoria.audit.request import Request
from vistoria.audit.verify import examine
from vistoria.audit.workers import crew
from vistoria.bundle.examined import Answer
from vistoria.bundle.fault import Item
from vistoria.bundle.layout import AUDIT
from vistoria.campaign.campaign import campaign
from vistoria.campaign.order import Order, hands_for, rate_shown
from vistoria.cli.app import app, register

WRONG = "mo-97-2010/12.2:fourth-raise"
ORDER = Order(
    request=Request("mo-97-2010"),
    engine="vistoria.validation.saboteurs:Sabotaged",
    options={"id": WRONG},
    seed=3,
    secret="5" * 64,
)


def state(audit: Audit) -> object:
    """What does not depend on how the engine shuffles where it is sent no seed."""
    clauses = {clause for cause in audit.summary.causes for clause in cause.clauses}
    return audit.records, audit.summary.hands, audit.summary.judged, clauses


def test_a_fault_is_found_at_its_clause_and_the_hand_is_played_again_alone() -> None:
    with crew() as by:
        audit = campaign(ORDER, by, lambda hands: hands < 15)
    assert audit.records == 2  # 5 and 10 hands
    assert audit.summary.hands == 15
    assert {each.clauses for each in audit.summary.causes} == {("mo-97-2010/12.2",)}
    assert "/table-" in audit.summary.causes[0].places[0].file


def test_it_is_the_same_for_several_processes_and_when_it_goes_on(tmp_path: Path) -> None:
    with crew() as by:
        whole = campaign(ORDER, by, lambda hands: hands < 15)
        part = campaign(ORDER, by, lambda hands: hands < 5)
        keep(tmp_path, ORDER.request, ["order"], part)
        again = kept(tmp_path, ORDER.request, ["order"])
        assert again is not None
        assert again.records == 1
        assert state(campaign(ORDER, by, lambda hands: hands < 15, audit=again)) == state(whole)
    with crew(2) as by:
        assert state(campaign(ORDER, by, lambda hands: hands < 15)) == state(whole)


@pytest.mark.parametrize(("rate", "hands"), [(1, 5), (100, 461), (300_000, 1_381_552)])
def test_how_many_hands_show_a_rate(rate: int, hands: int) -> None:
    """(1 - 1/rate) ** hands is 1 % or less: hands = rate * ln 100, rounded up."""
    assert hands_for(rate) == hands
    assert rate_shown(hands) >= rate
    assert (1 - 1 / rate) ** hands <= 0.01


def command(*arguments: str) -> int:
    register("campaign")
    done = CliRunner().invoke(app, ["campaign", *arguments], standalone_mode=False)
    if done.exception is not None and not isinstance(done.exception, SystemExit):
        raise done.exception
    return int(done.return_value)


def test_the_command_writes_a_folder_that_verifies(tmp_path: Path) -> None:
    out = tmp_path / "campaign"
    engine = ("--engine", ORDER.engine, "--engine-option", f"id={WRONG}")
    assert command("-r", "mo-97-2010", *engine, "--hands", "15", "--seed", "1", "--out", str(out), "-q") == 1
    stated = json.loads((out / AUDIT).read_bytes())
    assert (stated["played"]["tables"], stated["hands"]) == (2, 15)
    answers = {each.item: each.answer for each in examine(out).items}
    assert answers[Item.EVIDENCE] is Answer.HOLDS
    assert answers[Item.HTML] is Answer.HOLDS
    stated["causes"][0]["places"][0]["actual"] = "It was refused."
    (out / AUDIT).write_text(json.dumps(stated), encoding="utf-8")
    assert {each.item: each.answer for each in examine(out).items}[Item.EVIDENCE] is Answer.DOES_NOT_HOLD


@pytest.mark.parametrize(
    ("options", "why"),
    [
        (["--hands", "5", "-r", "pt-omaha-online", "--engine", "pokerkit", "--engine-option", "x=y"], "x"),
        (["-r", "mo-97-2010"], "say when to stop"),
        (["--hands", "5", "-r", "mo-61-2004", "--engine", "pokerkit"], "does not claim|opens no"),
    ],
)
def test_a_mistake_is_named(options: list[str], why: str, tmp_path: Path) -> None:
    with pytest.raises(Exception, match=why):
        command(*options, "--out", str(tmp_path / "c"))
