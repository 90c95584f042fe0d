"""Whose signatures count: people named in a trust file, with their keys and dates."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import msgspec
import pytest
from test_examined import answer
from warm import Command

from vistoria.bundle.answers import InspectionAnswer, keep_answer
from vistoria.bundle.attestations import ATTESTATIONS, attested_of
from vistoria.bundle.examined import Answer
from vistoria.bundle.fault import Item
from vistoria.bundle.keys import CannotSign, key_id, new_key, read_signer
from vistoria.bundle.layout import HTML, RESULTS, TRUST
from vistoria.bundle.people import BadTrust, read_trust
from vistoria.bundle.signatures import sign_bundle
from vistoria.bundle.verify import verify
from vistoria.cli.publish import publish, record_of
from vistoria.cli.verify import examine
from vistoria.model.attestation import Standing
from vistoria.model.outcome import Outcome
from vistoria.verdict.results import ClauseResult, Results

pytestmark = pytest.mark.usefixtures("pages_once")


@pytest.fixture
def signed(bundle: Path, tmp_path: Path) -> tuple[Path, str]:
    """A folder signed with a laboratory's key, and the key's id."""
    public, name = new_key(tmp_path / "lab.pem")
    sign_bundle(bundle, read_signer(tmp_path / "lab.pem"))
    assert key_id(public.read_bytes()) == name
    return bundle, name


def trusted(tmp_path: Path, key: str, more: str = "from = 2020-01-01") -> Path:
    """A trust file with one person."""
    path = tmp_path / "people.toml"
    path.write_text(
        f'[[person]]\nname = "Rui Sá"\nfunction = "head"\nkey = "{key}"\n{more}\n', encoding="utf-8"
    )
    return path


@pytest.mark.parametrize(
    ("key", "more", "told"),
    [
        ("", "from = 2020-01-01", "signed by Rui Sá, head (key "),
        ("lab.pub.pem", "from = 2020-01-01", "signed by Rui Sá, head (key "),
        ("00" * 32, "from = 2020-01-01", "is not in the trust file"),
        ("", "from = 2020-01-01\nuntil = 2021-01-01", "the key of Rui Sá was not trusted on "),
        ("", 'from = 2020-01-01\nsigns = ["attestation"]', "signed by Rui Sá"),
    ],
)
def test_a_signature_counts_where_its_person_is_trusted(
    signed: tuple[Path, str], tmp_path: Path, key: str, more: str, told: str
) -> None:
    folder, name = signed
    result = examine(folder, people=read_trust(trusted(tmp_path, key or name, more)))
    [item] = [each for each in result.items if each.item is Item.SIGNATURES]
    assert told in item.said
    assert item.answer is (Answer.HOLDS if told.startswith("signed") else Answer.DOES_NOT_HOLD)


def test_a_stranger_s_signature_is_said_to_be_one(signed: tuple[Path, str]) -> None:
    folder, name = signed
    [item] = [each for each in examine(folder).items if each.item is Item.SIGNATURES]
    assert item.said == f"signed by a key that you have not named ({name})"


def test_an_attestation_by_a_key_that_is_not_trusted_does_not_hold(bundle: Path, tmp_path: Path) -> None:
    new_key(tmp_path / "eve.pem")
    today = date.today()
    given = InspectionAnswer("mo-97-2010/1.1.2", "met", "Eve", "inspector", "Macau", today)
    keep_answer(bundle, given, read_signer(tmp_path / "eve.pem"))
    publish(bundle)
    people = read_trust(trusted(tmp_path, "00" * 32, 'from = 2020-01-01\nsigns = ["attestation"]'))
    assert answer(examine(bundle), Item.ATTESTATIONS) is Answer.HOLDS
    [item] = [each for each in examine(bundle, people=people).items if each.item is Item.ATTESTATIONS]
    assert item.answer is Answer.DOES_NOT_HOLD
    assert item.faults[0].place.startswith(f"{ATTESTATIONS}/mo-97-2010/1.1.2--1")


def test_a_report_with_trust_counts_what_its_people_signed_and_says_which_way_it_was(
    bundle: Path, tmp_path: Path, command: Command
) -> None:
    _, eve = new_key(tmp_path / "eve.pem")
    given = InspectionAnswer("mo-97-2010/1.1.2", "met", "Eve", "inspector", "Macau", date.today())
    keep_answer(bundle, given, read_signer(tmp_path / "eve.pem"))
    publish(bundle)
    before = record_of(bundle).run_id
    assert "any key: no trust file was given" in (bundle / HTML).read_text(encoding="utf-8")
    assert attested_of(bundle)["mo-97-2010/1.1.2"].standing is Standing.COUNTS
    people = trusted(tmp_path, "00" * 32)
    done = command("report", str(bundle), "--trust", str(people))
    assert done.returncode == 0, done.stderr
    assert attested_of(bundle)["mo-97-2010/1.1.2"].standing is Standing.UNTRUSTED
    assert concluded(bundle).inspection_part is Outcome.UNTESTED
    page = (bundle / HTML).read_text(encoding="utf-8")
    assert f"Rui Sá, head ({'00' * 32})" in page
    assert "It is not signed as the trust file asks, and it does not count." in page
    assert record_of(bundle).run_id != before
    assert list(verify(bundle)) == []
    trusted(tmp_path, eve)
    assert command("report", str(bundle), "--trust", str(people)).returncode == 0
    assert concluded(bundle).inspection_part is Outcome.PASSED
    (bundle / TRUST).unlink()
    assert {fault.place for fault in verify(bundle)} >= {TRUST}
    (bundle / TRUST).write_text("[]", encoding="utf-8")
    assert any("it is no list of people" in fault.what for fault in verify(bundle))


def concluded(folder: Path) -> ClauseResult:
    """What the stored results say of the attested clause."""
    results = msgspec.json.decode((folder / RESULTS).read_bytes(), type=Results)
    return results.regulations["mo-97-2010"].clauses["mo-97-2010/1.1.2"]


NO_PATH = '[[person]]\nname = "A"\nfunction = "head"\nfrom = 2020-01-01\nkey = "a\\u0000b"'


@pytest.mark.parametrize("text", ["", "[[person]]", '[[person]]\nname = "A"\nkey = "nowhere.pem"', NO_PATH])
def test_a_trust_file_that_cannot_be_used_is_refused_in_a_line(tmp_path: Path, text: str) -> None:
    path = tmp_path / "people.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadTrust, match=r"people\.toml"):
        read_trust(path)


def test_a_key_with_a_passphrase_is_read_with_it_alone(tmp_path: Path) -> None:
    new_key(tmp_path / "ana.pem", "three words more")
    assert read_signer(tmp_path / "ana.pem", lambda: "three words more").public_key
    with pytest.raises(CannotSign, match="passphrase"):
        read_signer(tmp_path / "ana.pem", lambda: "four")
