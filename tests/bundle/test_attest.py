"""Attestations: kept as they are given, counted when signed and in force, told when they are not."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from pathlib import Path

import pytest
from msgspec import UNSET
from warm import Command

from vistoria.bundle.answers import BadAnswers, InspectionAnswer, keep_answer, prepared
from vistoria.bundle.attestations import attested_of, stored
from vistoria.bundle.keys import key_id, new_key, read_signer
from vistoria.bundle.layout import file_digest
from vistoria.bundle.people import Person, TrustFile, keep_trust
from vistoria.bundle.store import concluded, read_facts, read_regulations
from vistoria.bundle.verify import verify
from vistoria.cli.publish import publish
from vistoria.model.attestation import Revoked, Standing
from vistoria.model.outcome import Outcome, Reason
from vistoria.reports.speech import speech
from vistoria.verdict.results import ClauseResult

pytestmark = pytest.mark.usefixtures("pages_once")

CLAUSE = "mo-97-2010/1.1.2"
DAY = (datetime.now(UTC) + timedelta(days=1)).date()
"""After the run, and not so far that no clock could say so."""
"""Later than any run of these tests."""


@pytest.fixture
def key(tmp_path: Path) -> Path:
    """A person's private key."""
    new_key(tmp_path / "ana.pem")
    return tmp_path / "ana.pem"


def answer(outcome: str = "met", **changes: object) -> InspectionAnswer:
    """An answer of one inspector."""
    given = {"person": "Ana Pinto", "role": "inspector", "place": "Macau", "date": DAY, **changes}
    return InspectionAnswer(CLAUSE, outcome, **given)  # type: ignore[arg-type]


def clause(bundle: Path) -> ClauseResult:
    """The result of the clause that is attested."""
    regulations = read_regulations(bundle, read_facts(bundle).request.regulations)
    return concluded(bundle, regulations).regulations["mo-97-2010"].clauses[CLAUSE]


@pytest.mark.parametrize(("said", "outcome"), [("met", Outcome.PASSED), ("not-met", Outcome.FAILED)])
def test_a_signed_attestation_decides_the_inspection_part(
    bundle: Path, key: Path, said: str, outcome: Outcome
) -> None:
    assert (clause(bundle).inspection_part, clause(bundle).attestation) == (Outcome.UNTESTED, None)
    keep_answer(bundle, answer(said), read_signer(key))
    assert (clause(bundle).inspection_part, clause(bundle).inspection_reason) == (outcome, None)
    publish(bundle)
    assert "Ana Pinto" in (bundle / "report.html").read_text(encoding="utf-8")
    assert list(verify(bundle)) == []


@pytest.mark.parametrize(
    ("signed", "changes", "standing", "reason"),
    [
        (False, {}, Standing.UNSIGNED, Reason.NOT_ATTESTED),
        (True, {"date": date(2001, 1, 1), "expires": date(2001, 1, 2)}, Standing.EXPIRED, Reason.EXPIRED),
    ],
)
def test_one_that_is_unsigned_or_expired_does_not_count_and_the_report_says_so(
    bundle: Path, key: Path, signed: bool, changes: dict[str, object], standing: Standing, reason: Reason
) -> None:
    keep_answer(bundle, answer(**changes), read_signer(key) if signed else None)
    found = clause(bundle)
    assert (found.inspection_part, found.inspection_reason) == (Outcome.UNTESTED, reason)
    assert found.attestation is not None
    assert found.attestation.standing is standing
    publish(bundle)
    assert speech("en").text(f"attestation.{standing}") in (bundle / "report.html").read_text(
        encoding="utf-8"
    )


def test_one_given_for_another_run_does_not_count(bundle: Path, key: Path) -> None:
    keep_answer(bundle, answer(), read_signer(key))
    facts = bundle / "run.json"
    facts.write_text(facts.read_text(encoding="utf-8").replace('"hands": 0', '"hands": 1'), encoding="utf-8")
    assert attested_of(bundle)[CLAUSE].standing is Standing.OTHER_RUN
    assert clause(bundle).inspection_part is Outcome.UNTESTED


def test_a_changed_word_voids_the_signature(bundle: Path, key: Path) -> None:
    keep_answer(bundle, answer("not-met"), read_signer(key))
    [path] = bundle.glob("attestations/mo-97-2010/*--1.json")
    path.write_text(path.read_text(encoding="utf-8").replace("not-met", "met"), encoding="utf-8")
    assert attested_of(bundle)[CLAUSE].standing is Standing.UNSIGNED
    publish(bundle)
    assert any("statement signed is of another" in str(fault) for fault in verify(bundle))


@pytest.mark.parametrize("by", [None, "eve.pem"], ids=["unsigned", "untrusted"])
def test_one_that_does_not_count_revokes_and_ends_none_that_does(
    bundle: Path, key: Path, tmp_path: Path, by: str | None
) -> None:
    new_key(tmp_path / "eve.pem")
    keep_answer(bundle, answer("not-met", expires=DAY), read_signer(key))
    ana = Person("Ana Pinto", "inspector", key_id((tmp_path / "ana.pub.pem").read_bytes()), date(2020, 1, 1))
    keep_trust(bundle, TrustFile((ana,)))
    later = answer("met", date=DAY + timedelta(days=1))
    keep_answer(bundle, later, read_signer(tmp_path / by) if by else None)
    found = clause(bundle)
    assert (found.inspection_part, found.attestation and found.attestation.standing) == (
        Outcome.FAILED,
        Standing.COUNTS,
    )


def test_the_latest_of_a_clause_is_in_force_and_the_earlier_ones_stay(bundle: Path, key: Path) -> None:
    for said in ("not-met", "met"):
        keep_answer(bundle, answer(said), read_signer(key))
    assert clause(bundle).inspection_part is Outcome.PASSED
    first, second = stored(bundle)
    assert [first.attestation.outcome, second.attestation.outcome] == ["not-met", "met"]
    revoked = Revoked(first.file, file_digest(bundle / first.file), date.today())
    assert (first.attestation.revokes, second.attestation.revokes) == (UNSET, revoked)
    publish(bundle)
    assert f"Revokes <span data-s=file>{first.file}</span>" in (bundle / "report.html").read_text(
        encoding="utf-8"
    )
    assert list(verify(bundle)) == []


def test_the_same_words_are_attested_once_and_signed_by_each_who_says_them(
    bundle: Path, key: Path, tmp_path: Path
) -> None:
    new_key(tmp_path / "rui.pem")
    files = [
        keep_answer(bundle, answer(), signer) for signer in (None, None, read_signer(key), read_signer(key))
    ]
    files.append(keep_answer(bundle, answer(), read_signer(tmp_path / "rui.pem")))
    assert [name.rpartition("--")[2] for name in files] == ["1.json"] * 4 + ["2.json"]
    assert [each.unsigned for each in stored(bundle)] == [None, None]


def test_a_revoked_attestation_that_is_another_is_named(bundle: Path, key: Path) -> None:
    keep_answer(bundle, answer("not-met"), None)
    last = keep_answer(bundle, answer(), read_signer(key))
    [first] = bundle.glob("attestations/mo-97-2010/*--1.json")
    first.write_text(first.read_text(encoding="utf-8").replace("not-met", "met"), encoding="utf-8")
    publish(bundle)
    assert [(fault.place, "as it was then" in str(fault)) for fault in verify(bundle)] == [(last, True)]


def test_an_attachment_of_an_earlier_attestation_is_attached_again_under_its_name(
    bundle: Path, tmp_path: Path
) -> None:
    (tmp_path / "photo.jpg").write_bytes(b"a photograph")
    keep_answer(bundle, answer("not-met", attachments=(tmp_path / "photo.jpg",)), None)
    [file] = bundle.glob("attestations/files/*")
    keep_answer(bundle, answer(attachments=(file,)), None)
    first, second = stored(bundle)
    assert first.attestation.attachments == second.attestation.attachments
    assert list(bundle.glob("attestations/files/*")) == [file]


def test_an_attachment_is_in_the_bundle_and_a_changed_one_is_named(
    bundle: Path, key: Path, tmp_path: Path
) -> None:
    (tmp_path / "photo.jpg").write_bytes(b"a photograph")
    keep_answer(bundle, answer(attachments=(tmp_path / "photo.jpg",)), read_signer(key))
    publish(bundle)
    assert list(verify(bundle)) == []
    [kept] = bundle.glob("attestations/files/*-photo.jpg")
    kept.write_bytes(b"another photograph")
    publish(bundle)
    place = kept.relative_to(bundle).as_posix()
    assert [fault.place for fault in verify(bundle)] == [place]


BASE = 'person = "Ana"\nrole = "inspector"\nplace = "Macau"\ndate = 2026-11-01\n'
ENTRY = f'[[attestation]]\nclause = "{CLAUSE}"\noutcome = "met"\n'


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "no [[attestation]] in it"),
        (BASE, "no [[attestation]] in it"),
        (ENTRY, f"{CLAUSE}: person, role, place, date missing"),
        (BASE + ENTRY.replace("met", "fine"), "Invalid enum value 'fine'"),
        (BASE + ENTRY.replace("1.1.2", "99"), "mo-97-2010/99: no clause with an inspection part"),
        (BASE + ENTRY + ENTRY, "attested twice"),
        (BASE + ENTRY + "expires = 2026-10-01\n", "before its own date"),
        (BASE + ENTRY + "date = 2999-01-01\n", "in the future"),
        (BASE + ENTRY + 'attachments = ["gone.jpg"]\n', "gone.jpg: no such file"),
        (BASE + ENTRY + "date = 0001-01-01\n", "before there were attestations"),
        (BASE + ENTRY + 'role = " "\n', "role is empty"),
        (BASE + ENTRY + 'role = "\\u200b\\u3164"\n', "role is empty"),
        (BASE + ENTRY + 'role = "insp\\u202eector"\n', "role has a character that cannot be seen, U+202E"),
        (BASE + ENTRY + 'inspector = "Ana"\n', "inspector"),
        ("[[attestation", "answers.toml"),
    ],
)
def test_bad_answers_are_told_and_nothing_is_kept(stored: Path, tmp_path: Path, text: str, told: str) -> None:
    path = tmp_path / "answers.toml"
    path.write_text(text, encoding="utf-8")
    regulations = read_regulations(stored, read_facts(stored).request.regulations)
    clauses = {c.id: c for r in regulations.values() for c in r.clauses if c.binds_others}
    with pytest.raises(BadAnswers) as error:
        prepared(path, clauses)
    assert told in str(error.value)
    assert not (stored / "attestations").exists()


def test_the_command_takes_prepared_answers(
    bundle: Path, key: Path, tmp_path: Path, command: Command
) -> None:
    (tmp_path / "answers.toml").write_text(BASE + ENTRY, encoding="utf-8-sig")  # as some editors write it
    done = command("attest", str(bundle), "--from", str(tmp_path / "answers.toml"), "--key", str(key))
    assert done.returncode == 2, done.stderr
    assert clause(bundle).inspection_part is Outcome.PASSED
    assert command("verify", str(bundle)).returncode == 0


def test_a_key_that_is_none_is_told_before_anything_is_kept(
    bundle: Path, tmp_path: Path, command: Command
) -> None:
    (tmp_path / "answers.toml").write_text(BASE + ENTRY, encoding="utf-8")
    done = command("attest", str(bundle), "--from", str(tmp_path / "answers.toml"), "--key", "gone.pem")
    assert done.returncode == 4
    assert "gone.pem" in done.stderr
    assert not (bundle / "attestations").exists()
