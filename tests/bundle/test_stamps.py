"""Time stamps: asked of an authority, kept beside the signatures, verified without a network."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import msgspec
import pytest
from authority import Authority
from warm import Command

from vistoria.bundle.environment import read_environment, write_environment
from vistoria.bundle.examined import Answer, ItemAnswer
from vistoria.bundle.fault import Item
from vistoria.bundle.keys import new_key, read_signer
from vistoria.bundle.layout import write_sums
from vistoria.bundle.signatures import sign_bundle
from vistoria.bundle.stamps import CannotStamp, asked, keep_stamp, query, read_authority, unstamped
from vistoria.bundle.verify import verify
from vistoria.cli.verify import examine

pytestmark = pytest.mark.usefixtures("pages_once")

pytest.importorskip("rfc3161_client")
if shutil.which("openssl") is None:
    pytest.skip("openssl is not installed", allow_module_level=True)


@pytest.fixture(scope="module")
def authority(tmp_path_factory: pytest.TempPathFactory) -> Authority:
    return Authority(tmp_path_factory.mktemp("authority") / "here")


@pytest.fixture
def signed(bundle: Path, tmp_path: Path) -> Path:
    """A folder signed with a laboratory's key."""
    new_key(tmp_path / "lab.pem")
    sign_bundle(bundle, read_signer(tmp_path / "lab.pem"))
    return bundle


@pytest.fixture
def stamped(signed: Path, authority: Authority) -> Path:
    """The folder with a time stamp."""
    [key] = unstamped(signed)
    keep_stamp(signed, authority.reply(query(signed, key)), "reply")
    return signed


def time(folder: Path, root: Path | None = None) -> ItemAnswer:
    """What is answered of the time."""
    result = examine(folder, authority=read_authority(root) if root else ())
    return next(each for each in result.items if each.item is Item.TIME)


def test_without_a_stamp_the_date_is_stated_and_not_proved(signed: Path, authority: Authority) -> None:
    assert time(signed).said == "date stated, not proved"
    assert time(signed, authority.root).answer is Answer.DOES_NOT_HOLD


def test_a_stamp_proves_the_time_to_a_reader_who_names_the_authority(
    stamped: Path, authority: Authority
) -> None:
    assert list(verify(stamped)) == []
    assert "an authority that you have not named: date stated, not proved" in time(stamped).said
    proved = time(stamped, authority.root)
    assert proved.answer is Answer.HOLDS
    assert proved.said.startswith("proved: folder and signature existed at 20")
    assert "CN=Root" in proved.said


def test_openssl_and_sha256sum_verify_it_without_vistoria(stamped: Path, authority: Authority) -> None:
    by_hand = (
        "for stamp in signatures/*.tsr; do "
        'sha256sum SHA256SUMS "${stamp%.tsr}".*.dsse.json > ../stamped && '
        f'openssl ts -verify -data ../stamped -in "$stamp" -CAfile {authority.root}; done'
    )
    done = subprocess.run(["bash", "-c", by_hand], cwd=stamped, capture_output=True, text=True, check=True)
    assert "Verification: OK" in done.stdout


def test_another_authority_proves_nothing(stamped: Path, tmp_path: Path) -> None:
    found = time(stamped, Authority(tmp_path / "other").root)
    assert found.answer is Answer.DOES_NOT_HOLD
    assert "is not by the authority that you named" in found.said


@pytest.mark.parametrize("change", ["folder", "stamp", "torn", "backdated"])
def test_a_stamp_on_something_else_is_found(stamped: Path, authority: Authority, change: str) -> None:
    [path] = (stamped / "signatures").glob("*.tsr")
    content = path.read_bytes()
    match change:
        case "folder":
            (stamped / "report.html").write_text("all is well", encoding="utf-8")
            write_sums(stamped)
            told = "on something else than the folder holds now"
        case "stamp":
            path.write_bytes(content[:-1] + bytes([content[-1] ^ 1]))
            told = "is not by the authority that you named"
        case "torn":
            path.write_bytes(content[:-9])
            told = "not a time stamp in DER"
        case "backdated":
            environment = read_environment(stamped)
            later = msgspec.structs.replace(environment, finished="2099-01-01T00:00:00+00:00")
            write_environment(stamped, later)
            told = "on something else|before the run ended"
    faults = [each.what for each in time(stamped, authority.root).faults]
    assert any(part in fault for fault in faults for part in told.split("|")), faults


def test_a_refusal_is_told_in_the_words_of_the_authority(signed: Path, authority: Authority) -> None:
    subprocess.run(
        ["openssl", "ts", "-query", "-data", "root.pem", "-sha1", "-out", "bad.tsq"],
        cwd=authority.folder, check=True, capture_output=True,
    )  # fmt: skip
    reply = authority.reply((authority.folder / "bad.tsq").read_bytes())
    with pytest.raises(CannotStamp, match="the authority refused: Message digest algorithm is not supported"):
        keep_stamp(signed, reply, "reply")


@pytest.mark.parametrize("url", ["ftp://a/b", "http://127.0.0.1:9/tsr", "http://[/"])
def test_an_authority_that_cannot_be_asked_is_told_in_a_line(url: str) -> None:
    with pytest.raises(CannotStamp, match=r"^[^\n]*$"):
        asked(url, b"")


def test_the_command_line_signs_and_stamps_over_a_connection_or_by_stored_files(
    bundle: Path, tmp_path: Path, authority: Authority, command: Command
) -> None:
    new_key(tmp_path / "lab.pem")
    new_key(tmp_path / "other.pem")
    with authority.listening() as url:
        done = command("sign", str(bundle), "--key", str(tmp_path / "lab.pem"), "--timestamp", url)
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("stamped ") == 1
    assert command("sign", str(bundle), "--timestamp", "nowhere.tsr").returncode == 4
    request, reply = tmp_path / "request.tsq", tmp_path / "reply.tsr"
    sign_bundle(bundle, read_signer(tmp_path / "other.pem"))
    assert command("sign", str(bundle), "--timestamp-query", str(request)).returncode == 0
    reply.write_bytes(authority.reply(request.read_bytes()))
    done = command("sign", str(bundle), "--timestamp", str(reply))
    assert done.returncode == 0, done.stderr
    done = command("verify", str(bundle), "--authority", str(authority.root))
    assert done.returncode == 0, done.stdout
    assert "proved: folder" in " ".join(done.stdout.split())
    done = command("sign", str(bundle), "--timestamp-query", str(request))
    assert (done.returncode, done.stderr.count("\n")) == (4, 1)
    assert "has no signature without a time stamp" in done.stderr


def test_signing_needs_something_to_sign_with(bundle: Path, command: Command) -> None:
    done = command("sign", str(bundle))
    assert (done.returncode, done.stdout) == (4, "")
    assert "--key or --token is missing" in done.stderr


def test_what_a_revoked_key_signed_counts_with_an_earlier_stamp_by_an_authority_that_was_named(
    bundle: Path, tmp_path: Path, authority: Authority, command: Command
) -> None:
    new_key(tmp_path / "lab.pem")
    with authority.listening() as url:
        assert (
            command("sign", str(bundle), "--key", str(tmp_path / "lab.pem"), "--timestamp", url).returncode
            == 0
        )
    person = '[[person]]\nname = "Rui"\nfunction = "head"\nkey = "lab.pub.pem"\nfrom = 2020-01-01\n'
    asked = ("verify", str(bundle), "--trust", str(tmp_path / "trust.toml"))
    named = ("--authority", str(authority.root))
    (tmp_path / "trust.toml").write_text(f"{person}revoked = 2999-01-01\n", encoding="utf-8")
    done = command(*asked)
    assert (done.returncode, "no time stamp by an authority that you named" in done.stderr) == (1, True)
    assert command(*asked, *named).returncode == 0
    today = read_environment(bundle).finished[:10]
    (tmp_path / "trust.toml").write_text(f"{person}revoked = {today}\n", encoding="utf-8")
    done = command(*asked, *named)
    assert (done.returncode, f"revoked on {today}, and it signed what is of {today}" in done.stderr) == (
        1,
        True,
    )
