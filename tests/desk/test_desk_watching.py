"""How far a run is, read from its journal as it grows."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from vistoria.bundle.store import read_evidence, read_facts
from vistoria.desk.watching import RunWatched, hand_of, left
from vistoria.desk.words import Words
from vistoria.journal.entries import Began, Judged
from vistoria.journal.state import JOURNAL
from vistoria.reports.speech import languages


@pytest.mark.parametrize(
    ("seconds", "seen", "done", "every", "expected"),
    [
        (0.0, 0, 0, 100, None),
        (8.0, 4, 4, 100, None),
        (20.0, 10, 10, 100, 180.0),
        (20.0, 10, 60, 100, 80.0),
        (20.0, 100, 100, 100, None),
    ],
)
def test_the_time_left_follows_from_what_was_seen(
    seconds: float, seen: int, done: int, every: int, expected: float | None
) -> None:
    assert left(seconds, seen, done, every) == expected


def test_the_time_left_is_that_of_scenarios_and_drawn_tables_together(finished: Path, tmp_path: Path) -> None:
    (tmp_path / JOURNAL).parent.mkdir()
    facts = read_facts(finished)
    facts = msgspec.structs.replace(facts, request=msgspec.structs.replace(facts.request, hands=400))
    (tmp_path / JOURNAL).write_bytes(msgspec.json.encode(Began(facts)) + b"\n")
    watched = RunWatched(tmp_path).look()
    assert watched.progress is not None
    assert watched.progress.every == sum(watched.progress.hands.values()) + 400
    assert watched.left is None
    assert not watched.is_played


def test_the_failures_of_a_run_that_ended_are_read_from_its_record(finished: Path) -> None:
    watched = RunWatched(finished).look()
    assert watched.is_played
    assert watched.left is None
    (failure,) = watched.shown
    assert failure.clause.id == "mo-97-2010/8.5"
    assert any(line.decides for line in hand_of(finished, failure, Words("en")))


def test_each_failure_comes_with_its_hand_in_the_words_of_the_reader(finished: Path, tmp_path: Path) -> None:
    (tmp_path / JOURNAL).parent.mkdir()
    (tmp_path / "transcripts").symlink_to(finished / "transcripts")
    watched = RunWatched(tmp_path)
    assert watched.look().progress is None
    with (tmp_path / JOURNAL).open("ab") as journal:
        journal.write(msgspec.json.encode(Began(read_facts(finished))) + b"\n")
        for number, each in enumerate(read_evidence(finished).values(), start=1):
            line = msgspec.json.encode(Judged(each)) + b"\n"
            journal.write(line[:20])
            journal.flush()
            watched.look()  # half a line is not there yet
            journal.write(line[20:])
            journal.flush()
            assert watched.look().progress is not None
            assert watched.progress is not None
            assert watched.progress.ended == number
    (failure,) = watched.shown
    assert failure.clause.id == "mo-97-2010/8.5"
    for language in languages():
        hand = hand_of(tmp_path, failure, Words(language))
        assert [line.decides for line in hand].count(True) == 1
    (tmp_path / JOURNAL).unlink()
    assert watched.look().shown == [failure]
