"""A kill at any write leaves a folder that is complete and verifies, or says that it is not finished."""

from __future__ import annotations

import shutil
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test
from killing_disk import NEVER, WAYS, Killed, Way, failing
from toy_runs import ANSWERS, due, half_played, kept_in, kind_of, quick, run, write_reports

from vistoria.bundle.layout import run_digest
from vistoria.bundle.recover import NothingToRecover
from vistoria.bundle.store import NoBundle
from vistoria.bundle.verify import DoesNotVerify
from vistoria.cli.usage_error import UsageError
from vistoria.journal.disk import CannotWrite
from vistoria.journal.entries import JournalBroken
from vistoria.journal.owner import Busy, owned, reading
from vistoria.journal.state import JOURNAL, STATE, Unfinished

ENDED = (Killed, CannotWrite)
MOST = 110
"""More writes than a run has that removes another one."""
MIDDLE = 65
"""A write while scenarios are judged."""
POINTS = st.one_of(st.integers(0, MOST), st.integers(MIDDLE, MOST), st.just(NEVER))
COUNTS: Counter[str] = Counter()


@pytest.fixture(scope="module", autouse=True)
def quickly() -> Iterator[None]:
    """Runs of the toy, without what takes long."""
    with quick():
        yield
    print("\nkills:", dict(COUNTS))


@pytest.fixture(scope="module")
def before(quickly: None, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished run of the other engine."""
    out = tmp_path_factory.mktemp("before")
    run(out, "bad", set())
    return out


@pytest.fixture
def out(before: Path, tmp_path: Path) -> Path:
    """A folder with that run."""
    out = tmp_path / "out"
    shutil.copytree(before, out)
    return out


def attempt(work: Callable[[], None], at: int, way: Way) -> bool:
    """Do the work on a disk that fails there; whether it came to its end."""
    try:
        with failing(at, way):
            work()
    except ENDED:
        COUNTS[way] += 1
        return False
    return True


def points(config: pytest.Config, most: int, step: int) -> range:
    """Every write with --complete, and else one of several."""
    return range(0, most, 1 if config.getoption("complete") else step)


@pytest.mark.parametrize("way", WAYS)
def test_a_run_that_is_killed_at_a_write_keeps_what_was_judged(
    way: Way, before: Path, tmp_path: Path, pytestconfig: pytest.Config
) -> None:
    ends = set()
    for at in points(pytestconfig, MOST, 17):
        out, judged = tmp_path / str(at), set[str]()
        shutil.copytree(before, out)
        done = attempt(lambda out=out, judged=judged: run(out, "good", judged), at, way)
        kind = kind_of(out)
        ends.add(kind)
        if kind == "working":
            write_reports(out, recover=True)
            assert kind_of(out) in ("partial", "complete")
            assert kept_in(out) >= judged
        elif kind == "preparing":
            with pytest.raises(Unfinished, match="run it again"):
                write_reports(out, recover=True)
            run(out, "good", set())
            assert kind_of(out) == "complete"
        else:
            assert kind == "complete"
            assert done or at < 5 or kept_in(out) >= judged
        shutil.rmtree(out)
    assert ends == {"complete", "preparing", "working"}


def test_a_recovery_that_is_killed_at_a_write_is_made_again(
    before: Path, tmp_path: Path, pytestconfig: pytest.Config
) -> None:
    broken, judged = tmp_path / "broken", set[str]()
    shutil.copytree(before, broken)
    assert not attempt(lambda: run(broken, "good", judged), MIDDLE, "killed")
    assert (kind_of(broken), 0 < len(judged) < len(due())) == ("working", True)
    for at in points(pytestconfig, 30, 7):
        for way in WAYS:
            out = tmp_path / f"{at}-{way}"
            shutil.copytree(broken, out)
            if not attempt(lambda out=out: write_reports(out, recover=True), at, way):
                assert kind_of(out) in ("working", "partial")
                if kind_of(out) == "working":
                    write_reports(out, recover=True)
            assert (kind_of(out), kept_in(out)) == ("partial", judged)
            shutil.rmtree(out)


class Folder(RuleBasedStateMachine):
    """A folder in which runs and reports are begun, and each may be killed at any write."""

    @initialize(finished=st.sampled_from([True, True, True, False]))
    def begin(self, finished: bool) -> None:
        self.desk = TemporaryDirectory()
        self.out = Path(self.desk.name) / "out"
        self.out.mkdir()
        self.judged: set[str] = set()
        if finished:
            run(self.out, "bad", self.judged)

    def teardown(self) -> None:
        self.desk.cleanup()

    @rule(engine=st.sampled_from(sorted(ANSWERS)), at=POINTS, way=st.sampled_from(WAYS))
    def a_run(self, engine: str, at: int, way: Way) -> None:
        judged: set[str] = set()
        attempt(lambda: run(self.out, engine, judged), at, way)
        if kind_of(self.out) == "working":
            self.judged = judged

    @rule(at=st.sampled_from([*range(30), NEVER]), way=st.sampled_from(WAYS))
    def a_report(self, at: int, way: Way) -> None:
        kind = kind_of(self.out)
        try:
            if attempt(lambda: write_reports(self.out), at, way):
                assert kind in ("complete", "partial")
        except Unfinished:
            assert kind in ("preparing", "working")
        except NoBundle:
            assert kind == "empty"
        if kind in ("complete", "partial"):
            self.judged = kept_in(self.out)

    @rule(at=st.sampled_from([*range(30), NEVER]), way=st.sampled_from(WAYS))
    def a_recovery(self, at: int, way: Way) -> None:
        kind = kind_of(self.out)
        try:
            if attempt(lambda: write_reports(self.out, recover=True), at, way):
                assert kind == "working"
                assert kept_in(self.out) >= self.judged
        except Unfinished:
            assert kind == "preparing"
        except (NothingToRecover, NoBundle):
            assert kind in ("complete", "partial", "empty")

    @invariant()
    def no_verdict_stands_without_its_evidence(self) -> None:
        if hasattr(self, "out"):
            COUNTS[kind_of(self.out)] += 1


def test_whatever_is_begun_and_killed_no_verdict_stands_without_its_evidence(
    quickly: None, pytestconfig: pytest.Config
) -> None:
    complete = pytestconfig.getoption("complete")
    sequences, before = 600 if complete else 7, COUNTS["killed"]
    run_state_machine_as_test(
        Folder,
        settings=settings(
            max_examples=sequences,
            stateful_step_count=12,
            deadline=None,
            derandomize=not complete,
            phases=(Phase.generate,),
            suppress_health_check=list(HealthCheck),
        ),
    )
    assert COUNTS["killed"] - before >= sequences, "most of them came to their end"


def test_a_transcript_that_is_lost_after_the_kill_takes_its_judgement_with_it(out: Path) -> None:
    judged = set[str]()
    assert not attempt(lambda: run(out, "good", judged), MIDDLE, "killed")
    lost = sorted(out.glob("transcripts/**/*.jsonl"))[0]
    lost.write_bytes(lost.read_bytes()[:-5])
    write_reports(out, recover=True)
    assert kind_of(out) == "partial"
    assert len(kept_in(out)) == len(judged) - 1
    assert not lost.exists()


def test_reports_of_a_folder_that_does_not_verify_are_refused_and_forced_with_a_note(
    out: Path,
) -> None:
    other = sorted(out.glob("transcripts/**/*.jsonl"))
    other[0].write_bytes(other[1].read_bytes())
    with pytest.raises(UsageError, match=r"does not verify.*--force"):
        write_reports(out)
    write_reports(out, force=True)
    assert "with --force although the run did not verify" in (out / "environment.json").read_text()


@pytest.mark.parametrize("place", [0, -1], ids=["a scenario", "a table"])
def test_a_report_that_was_broken_off_over_changed_evidence_is_not_recovered(
    place: int, before: Path, tmp_path: Path
) -> None:
    out = tmp_path / "out"
    shutil.copytree(before, out)
    assert not attempt(lambda: write_reports(out), 6, "killed")
    changed = sorted(out.glob("transcripts/**/*.jsonl"), key=lambda path: "table-" in path.name)[place]
    changed.write_bytes(changed.read_bytes().replace(b"no seats", b"no chair"))
    with pytest.raises(DoesNotVerify):
        write_reports(out, recover=True)


def test_a_table_that_is_broken_off_in_the_middle_leaves_no_transcript(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    out, judged = tmp_path / "out", set[str]()
    out.mkdir()
    monkeypatch.setattr("vistoria.run.conduct.execute", half_played)
    run(out, "good", judged)
    assert (kind_of(out), kept_in(out)) == ("partial", judged)


def test_a_report_that_cannot_be_made_changes_nothing(
    before: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def cannot(folder: Path, run: object, language: str, *how: object) -> dict[str, bytes]:
        raise UsageError("no font has this character")

    out = tmp_path / "out"
    shutil.copytree(before, out)
    with monkeypatch.context() as patch:
        patch.setattr("vistoria.cli.publish.rendered", cannot)
        with pytest.raises(UsageError, match="no font"):
            write_reports(out)
    assert kind_of(out) == "complete"


def test_ctrl_c_while_the_reports_are_written_loses_nothing(
    out: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(folder: Path, transcript: object) -> None:
        raise KeyboardInterrupt

    whole, judged = tmp_path / "whole", set[str]()
    whole.mkdir()
    run(whole, "good", set())
    with monkeypatch.context() as patch:
        patch.setattr("vistoria.cli.publish.write_sums", interrupted)
        with pytest.raises(KeyboardInterrupt) as error:
            run(out, "good", judged)
    assert error.value.__notes__ == [f"`vistoria report --recover {out}` keeps what was judged"]
    write_reports(out, recover=True)
    assert (kind_of(out), kept_in(out)) == ("complete", judged)
    assert run_digest(out) == run_digest(whole)


def test_a_journal_that_somebody_changed_is_refused(out: Path) -> None:
    assert not attempt(lambda: run(out, "good", set()), MIDDLE, "killed")
    journal = out / JOURNAL
    journal.write_bytes(journal.read_bytes().replace(b'"judged"', b'"judge"', 1))
    with pytest.raises(JournalBroken, match=r"journal\.jsonl, line 3"):
        write_reports(out, recover=True)


def test_a_state_that_cannot_be_read_is_no_finished_folder(out: Path) -> None:
    assert not attempt(lambda: run(out, "good", set()), MIDDLE, "killed")
    (out / STATE).write_bytes(b"{")
    for recover in (False, True):
        with pytest.raises(Unfinished, match="cannot be read"):
            write_reports(out, recover=recover)
    run(out, "good", set())
    assert kind_of(out) == "complete"


def test_a_folder_that_changes_while_it_is_read_gives_no_result(out: Path) -> None:
    with pytest.raises(Busy, match="another program works in it"), reading(out):
        run(out, "good", set())
    with owned(out, "one"), pytest.raises(Busy), reading(out):
        pass
    with owned(out, "one"), pytest.raises(Busy), owned(out, "two"):
        pass
    with reading(out):
        pass
