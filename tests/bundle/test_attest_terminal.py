"""The dialogue of `attest` as an inspector meets it: what is signed is what was typed, whatever happened between."""

from __future__ import annotations

import errno
import io
import signal
from collections.abc import Callable
from datetime import date
from pathlib import Path

import msgspec
import pytest
from terminal import Terminal, terminal
from warm import Command, vistoria

from vistoria import __version__
from vistoria.bundle.attestations import StoredAttestation, stored
from vistoria.bundle.keys import new_key
from vistoria.bundle.layout import readable, write_sums
from vistoria.bundle.store import read_facts
from vistoria.bundle.verify import verify
from vistoria.cli.questions import QUESTIONS
from vistoria.journal.disk import DISK, Disk
from vistoria.journal.state import DRAFT, STATE
from vistoria.model.attestation import Revoked

LAW = "mo-97-2010"
FIRST, SECOND = f"{LAW}/1.1.1", f"{LAW}/1.1.2"


@pytest.fixture
def desk(bundle: Path, tmp_path: Path) -> Path:
    """A folder with a run, a key and a photograph."""
    new_key(tmp_path / "ana.pem")
    (tmp_path / "photo.jpg").write_bytes(b"a photograph")
    return tmp_path


def attest(desk: Path, *arguments: str) -> tuple[str, ...]:
    """The command."""
    return ("attest", str(desk / "bundle"), "--key", str(desk / "ana.pem"), *arguments)


def signed(desk: Path) -> list[StoredAttestation]:
    """The attestations on record, all of which must be signed, in a folder that verifies."""
    found = list(stored(desk / "bundle"))
    assert [each.unsigned for each in found] == [None] * len(found)
    assert list(verify(desk / "bundle")) == []
    return found


def fields(each: StoredAttestation) -> tuple[object, ...]:
    """What an attestation says, in the order of the questions."""
    said = each.attestation
    values = [getattr(said, name) for name in QUESTIONS if name != "attachments"]
    return (*values, tuple(file.name for file in said.attachments))


ENDINGS: tuple[Callable[[Terminal], str], ...] = (
    lambda shell: shell.interrupt(signal.SIGINT),
    lambda shell: shell.interrupt(signal.SIGTERM),
    lambda shell: shell.interrupt(signal.SIGKILL),
    lambda shell: shell.interrupt(signal.SIGHUP),
    lambda shell: shell.send(b"\x04"),
)
TYPED = (
    "n",
    "Rui Sá",
    "inspector, 黃美",
    "Macau, sala 3",
    "2026-11-02",
    "2027-11-01",
    'no light: "m" :-)',
    "photo.jpg",
)
SAID = ("not-met", *TYPED[1:4], date(2026, 11, 2), date(2027, 11, 1), TYPED[6], ("photo.jpg",))


def test_broken_off_at_every_question_it_asks_that_question_again_and_signs_what_was_typed(
    desk: Path,
) -> None:
    for number, line in enumerate((*TYPED, ":sign", "yes"), start=1):
        with terminal(*attest(desk), cwd=desk) as shell:
            question = shell.asked()
            assert (f"\n{number}. " in question) == (number <= len(TYPED)), question
            if line == "yes":
                assert "Sign these attestations (1)?" in question
                assert all(f": {each}\r\n" in question for each in TYPED[1:7])
                another = vistoria(*attest(desk))
                assert (another.returncode, "works in it" in another.stderr) == (4, True)
                assert "items answered, kept and not signed: 1" in ENDINGS[0](shell)
                break
            if line == "photo.jpg":
                assert "gone.jpg: no such file" in shell.type("gone.jpg")
            shell.type(line)
            ENDINGS[number % len(ENDINGS)](shell)
        assert list(stored(desk / "bundle")) == []
        assert list(verify(desk / "bundle")) == []
    with terminal(*attest(desk), cwd=desk) as shell:
        shell.asked()
        assert "kept: attestations" in shell.send(b"yes\n")
    assert [fields(each) for each in signed(desk)] == [SAID]
    with terminal(*attest(desk, "--language", "pt"), cwd=desk) as shell:
        shell.asked()
        assert "Um novo atestado revoga-o" in shell.type(":ir 1.1.1 2")
        shell.type("Rui Sá Melo", ":voltar", "", ":assinar")
        shell.send(b"sim\n")
    first, second = signed(desk)
    assert (fields(first), fields(second)) == (SAID, (*SAID[:1], "Rui Sá Melo", *SAID[2:]))
    assert isinstance(second.attestation.revokes, Revoked)
    assert not (desk / "bundle" / DRAFT).exists()


LINES = "\n".join((*TYPED, ":sign", "yes", ""))


def test_answers_come_through_a_pipe_and_what_is_no_answer_changes_none(desk: Path) -> None:
    wrong = [
        "",
        "x",
        "m",
        "back",
        "Ana\x1b[D",
        "\t",
        "é" * 3000,
        ":bakc",
        "Ana",
        "1",
        "1",
        "2999-01-01",
        "2026-11-02",
    ]
    rest = ["2026-11-01", "-", "-", "/dev/null", ".", "a\0b", str(desk / "photo.jpg"), ":sign", "y", "yes"]
    done = vistoria(*attest(desk), typed="\n".join([*wrong, *rest]))
    assert done.returncode == 2, done.stderr
    assert done.stdout.count("kept: ") == 1
    assert [fields(each) for each in signed(desk)] == [
        ("met", "Ana", "1", "1", date(2026, 11, 2), None, None, ("photo.jpg",))
    ]


def test_what_goes_wrong_at_the_end_loses_no_answer(desk: Path) -> None:
    kept = vistoria(*attest(desk), typed=LINES.replace("\nyes", "\n:quit"), cwd=desk)
    assert (kept.returncode, kept.stdout.endswith("the same command continues\n")) == (2, True)
    before = (desk / "bundle" / DRAFT).read_bytes()
    photo, key, report = desk / "photo.jpg", desk / "ana.pem", desk / "bundle" / "report.html"
    for path, told in (
        (key, "ana.pem"),
        (photo, "is gone or was changed since you named it"),
        (report, "does not verify: report.html"),
    ):
        whole = path.read_bytes()
        path.write_bytes(whole[:9])
        done = vistoria(*attest(desk), typed="yes\n")
        assert (done.returncode in (2, 4), told in done.stdout + done.stderr) == (True, True), done.stderr
        path.write_bytes(whole)
        (desk / "bundle" / DRAFT).write_bytes(before)
    assert vistoria(*attest(desk), typed="yes\n").returncode == 1
    assert [fields(each) for each in signed(desk)] == [SAID]


def test_a_folder_that_is_judged_otherwise_is_not_signed_and_the_answers_stay(desk: Path) -> None:
    vistoria(*attest(desk), typed=LINES.replace("\nyes", "\n:quit"), cwd=desk)
    results = desk / "bundle" / "results.json"
    results.write_text(results.read_text(encoding="utf-8").replace('"passed"', '"failed"'), encoding="utf-8")
    write_sums(desk / "bundle")
    done = vistoria(*attest(desk), typed="yes\n")
    assert (done.returncode, "results.json" in done.stderr, "kept and not signed" in done.stderr) == (
        4,
        True,
        True,
    )
    assert (list(stored(desk / "bundle")), (desk / "bundle" / DRAFT).exists()) == ([], True)


class Full(Disk):
    """A disk that is full from a write on, as in a kill: what was written before is there."""

    def __init__(self, left: int) -> None:
        self.left = left

    def write(self, descriptor: int, content: bytes | bytearray) -> None:
        """Write, if there is room."""
        self.left -= 1
        if self.left < 0:
            raise OSError(errno.ENOSPC, "No space left on device")
        super().write(descriptor, content)


@pytest.mark.usefixtures("pages_once")
@pytest.mark.parametrize("room", range(7))
def test_a_signing_that_breaks_off_at_a_write_is_continued_and_attests_once(
    desk: Path, command: Command, monkeypatch: pytest.MonkeyPatch, room: int
) -> None:
    monkeypatch.chdir(desk)
    monkeypatch.setattr("sys.stdin", io.StringIO(LINES.replace("\nyes", "\n:quit")))
    assert command(*attest(desk)).returncode == 2
    monkeypatch.setattr("sys.stdin", io.StringIO("yes\n"))
    token = DISK.set(Full(room + 1))  # the first write is of the answers, before they are shown
    assert command(*attest(desk)).returncode == 5
    DISK.reset(token)
    if (desk / "bundle" / STATE).exists():
        assert command("report", "--recover", str(desk / "bundle")).returncode == 0
    monkeypatch.setattr("sys.stdin", io.StringIO("yes\n"))
    assert command(*attest(desk)).returncode in (1, 2)  # 2 where the answer was signed before
    assert [fields(each) for each in signed(desk)] == [SAID]


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        (
            f'"harness": "{__version__}"',
            '"harness": "0.1"',
            f"were given to Vistoria 0.1, and this is {__version__}",
        ),
        ('"run": "', '"run": "0', "are about another run"),
        ('"not-met"', '"met"', "are not those that were typed"),
        ("Rui", "Rua", "are not those that were typed"),
        ('"given"', '"gave"', "cannot be read"),
        ("{", "", "cannot be read"),
    ],
)
def test_answers_that_cannot_be_continued_are_refused_and_stay(
    bundle: Path, command: Command, monkeypatch: pytest.MonkeyPatch, old: str, new: str, told: str
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("\n".join(TYPED[:4])))
    assert command("attest", str(bundle)).returncode == 2
    draft = (bundle / DRAFT).read_text(encoding="utf-8").replace(old, new, 1)
    (bundle / DRAFT).write_text(draft, encoding="utf-8")
    done = command("attest", str(bundle))
    assert (done.returncode, told in done.stderr, f"move {bundle / DRAFT} away" in done.stderr) == (
        4,
        True,
        True,
    )
    assert (bundle / DRAFT).read_text(encoding="utf-8") == draft


def test_only_laws_that_the_engine_claims_are_asked_unless_all_are(
    bundle: Path, command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    facts = read_facts(bundle)
    (bundle / "run.json").write_bytes(readable(msgspec.structs.replace(facts, claimed=())))
    write_sums(bundle)
    for options, is_asked in (((), False), (("--all-laws",), True), ((), True)):  # what was begun is asked
        monkeypatch.setattr("sys.stdin", io.StringIO(f":go {SECOND}\nm\n"))
        assert ("2. Name of the person" in command("attest", str(bundle), *options).stdout) == is_asked


def test_the_first_question_judges_no_hand_again(
    bundle: Path, command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    def judged(*arguments: object, **named: object) -> None:
        raise AssertionError("a hand was judged again")

    monkeypatch.setattr("vistoria.bundle.verify.replay_faults", judged)
    monkeypatch.setattr("sys.stdin", io.StringIO("m\n"))
    assert "2. Name of the person" in command("attest", str(bundle)).stdout
