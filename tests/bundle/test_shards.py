"""Shards that are merged: each is verified, brings what is its own, and brings it once."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from forgery import change_json, follow, records_of, write_records
from verdicts import recorded
from warm import Command

from vistoria.bundle.environment import read_environment, write_environment
from vistoria.bundle.layout import ENVIRONMENT, EVIDENCE, REPORT_DETAILS, TABLES
from vistoria.bundle.merge import CannotMerge, merge, read_shards
from vistoria.bundle.store import read_evidence, read_tables
from vistoria.bundle.verify import DoesNotVerify
from vistoria.cli.publish import publish
from vistoria.client.transcript import read_transcript, write_transcript
from vistoria.journal.owner import owned
from vistoria.journal.state import OFFICE, FolderState, Phase, Unfinished, write_state
from vistoria.model.errors import UserError
from vistoria.verdict.request import Shard

LAW, CLAUSE = "mo-104-85-m", "mo-104-85-m/9"
LAWFUL = "in-process:vistoria.reference_engine.adapter:Reference"
Record = dict[str, Any]
Once = Callable[[str, Callable[[Path], object]], Path]


@pytest.fixture(scope="session")
def parts(once: Once) -> Path:
    """Two shards of a run with an engine of the law; beside them the whole run, by the same engine."""

    def run(desk: Path) -> None:
        for name, shard in (("1", Shard(1, 2)), ("2", Shard(2, 2)), ("whole", None)):
            recorded(desk / name, LAWFUL, LAW, clauses=(CLAUSE,), examples=10, hands=12, shard=shard)

    return once("shards", run)


@pytest.fixture
def shards(parts: Path, tmp_path: Path) -> Path:
    """A copy to spoil."""
    return shutil.copytree(parts, tmp_path / "parts")


def merged(shards: Path, out: Path) -> Path:
    with owned(out, "a test", unfinished=True) as hold:
        merge(read_shards([shards / "1", shards / "2"]), hold, "a test")
        hold.finish()
    return out


def test_shards_bring_all_of_the_whole_run_and_share_nothing(shards: Path, tmp_path: Path) -> None:
    out = merged(shards, tmp_path / "out")
    for name in (EVIDENCE, TABLES):
        key = "scenario" if name == EVIDENCE else "id"
        assert [each[key] for each in records_of(out, name)] == [
            each[key] for each in records_of(shards / "whole", name)
        ]
    assert all(records_of(shards / n, name) for n in "12" for name in (EVIDENCE, TABLES)), "each plays some"


def brought(shards: Path, name: str, key: str) -> None:
    """The second shard brings a record of the first one's part, which another run with the same engine showed."""
    ours, whole = records_of(shards / "2", name), records_of(shards / "whole", name)
    mine = {each[key]: each for each in ours}
    foreign = next(each for each in whole if each[key] not in mine)
    shutil.copy(shards / "whole" / foreign["transcript"], shards / "2" / foreign["transcript"])
    write_records(
        shards / "2",
        name,
        [mine.get(each[key], each) for each in whole if each[key] in {*mine, foreign[key]}],
    )


def a_scenario_of_another_part(shards: Path) -> None:
    brought(shards, EVIDENCE, "scenario")


def a_table_of_another_part(shards: Path) -> None:
    brought(shards, TABLES, "id")


def the_whole_run_as_a_part(shards: Path) -> None:
    shutil.rmtree(shards / "2")
    shutil.copytree(shards / "whole", shards / "2")
    change_json(
        shards / "2" / "run.json", lambda facts: facts["request"].update(shard={"number": 2, "count": 2})
    )
    follow(shards / "2")


def a_scenario_twice(shards: Path) -> None:
    records = records_of(shards / "2", EVIDENCE)
    write_records(shards / "2", EVIDENCE, [*records, records[-1]])


def a_file_named_as_another_part_has_it(shards: Path) -> None:
    ours, theirs = (records_of(shards / n, EVIDENCE) for n in "21")
    path = shards / "2" / ours[0]["transcript"]
    ours[0]["transcript"] = theirs[0]["transcript"]
    path.rename(shards / "2" / ours[0]["transcript"])
    write_records(shards / "2", EVIDENCE, ours)


def a_finding_turned(shards: Path) -> None:
    records = records_of(shards / "2", EVIDENCE)
    made = next(each for each in records if each.get("checks"))["checks"][0]
    made["finding"]["observed"] += " too"
    write_records(shards / "2", EVIDENCE, records)


def a_payment_changed(shards: Path) -> None:
    records = records_of(shards / "2", TABLES)
    path = shards / "2" / records[0]["transcript"]
    before = read_transcript(path)
    records[0]["sha256"] = write_transcript(path, before.header, before.messages[:-2])
    write_records(shards / "2", TABLES, records)


def by_another_command(shards: Path) -> None:
    change_json(shards / "2" / ENVIRONMENT, lambda value: value.update(platform="Plan 9"))
    publish(shards / "2")


def with_other_options(shards: Path) -> None:
    environment = msgspec.structs.replace(read_environment(shards / "2"), engine_options={"honest": "yes"})
    write_environment(shards / "2", environment)
    publish(shards / "2")


def with_other_details(shards: Path) -> None:
    (shards / "2" / REPORT_DETAILS).write_text('deviations = ["a restart by hand"]\n', encoding="utf-8")
    publish(shards / "2")


def test_a_shard_that_was_made_elsewhere_is_said_to_be(shards: Path, tmp_path: Path) -> None:
    by_another_command(shards)
    [note] = read_environment(merged(shards, tmp_path / "out")).notes
    assert note.startswith("Shard 2/2 was run with `--engine ")
    assert note.endswith(" on Plan 9")


@pytest.mark.parametrize("out", ["1", "1/out"])
def test_no_shard_is_merged_over(shards: Path, command: Command, out: str) -> None:
    done = command("merge", str(shards / "1"), str(shards / "2"), "--out", str(shards / out), "--replace")
    assert (done.returncode, "name another folder" in done.stderr) == (4, True)
    assert (shards / "1" / EVIDENCE).is_file()
    assert not (shards / "1" / "out").exists()


def attested(shards: Path) -> None:
    (shards / "1" / "attestations").mkdir()


def broken_off(shards: Path) -> None:
    (shards / "2" / OFFICE).mkdir()
    write_state(shards / "2", FolderState(Phase.WORKING, "vistoria run", 1, "today", "vistoria"))


FORGED: list[tuple[Callable[[Path], None], type[UserError], str]] = [
    (
        a_scenario_of_another_part,
        DoesNotVerify,
        "the features and the request of the run have no such scenario",
    ),
    (
        a_table_of_another_part,
        DoesNotVerify,
        "is none of the tables that the run was asked for",
    ),
    (the_whole_run_as_a_part, DoesNotVerify, "does not verify"),
    (a_scenario_twice, DoesNotVerify, "something stands in it twice"),
    (a_file_named_as_another_part_has_it, CannotMerge, "which another shard has brought"),
    (a_finding_turned, DoesNotVerify, "but the evidence has"),
    (with_other_options, CannotMerge, "another choice of --engine-option"),
    (attested, CannotMerge, "has attestations, which are on this shard alone"),
    (broken_off, Unfinished, "was broken off"),
    (with_other_details, CannotMerge, "it has another report-details.toml"),
    (a_payment_changed, DoesNotVerify, "the table that seed and number draw, played again, asks "),
]


@pytest.mark.parametrize(("change", "error", "told"), FORGED, ids=[each[0].__name__ for each in FORGED])
def test_a_shard_that_brings_more_than_its_own_is_not_merged(
    change: Callable[[Path], None], error: type[UserError], told: str, shards: Path, tmp_path: Path
) -> None:
    change(shards)
    with pytest.raises(error) as refused:
        merged(shards, tmp_path / "out")
    assert told in str(refused.value)
    assert not (tmp_path / "out" / EVIDENCE).exists()


def test_what_two_shards_bring_is_theirs_alone(parts: Path) -> None:
    for read in (read_evidence, read_tables):
        one, other = (read(parts / n) for n in "12")
        assert not one.keys() & other.keys()
