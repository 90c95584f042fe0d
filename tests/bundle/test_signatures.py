"""Signatures on a whole bundle: they stand for every byte, and openssl and sha256sum alone can check them."""

from __future__ import annotations

import json
import stat
import subprocess
import sys
from base64 import b64decode
from pathlib import Path

import pytest
from forgery import forge, pay_one_more
from warm import Command

from vistoria.bundle.keys import CannotSign, key_id, new_key, read_signer
from vistoria.bundle.layout import write_sums
from vistoria.bundle.signatures import sign_bundle
from vistoria.bundle.verify import verify
from vistoria.model.extras import installing


@pytest.fixture
def key(tmp_path: Path) -> Path:
    """A laboratory's private key."""
    new_key(tmp_path / "lab.pem")
    return tmp_path / "lab.pem"


def test_a_key_is_for_its_owner_alone_and_never_overwritten(key: Path) -> None:
    assert stat.S_IMODE(key.stat().st_mode) == 0o600
    with pytest.raises(CannotSign, match="exists"):
        new_key(key)


@pytest.mark.parametrize("content", ["", "-----BEGIN PRIVATE KEY-----\nxxxx\n-----END PRIVATE KEY-----\n"])
def test_what_is_no_key_is_told(tmp_path: Path, content: str) -> None:
    (tmp_path / "no.pem").write_text(content, encoding="utf-8")
    with pytest.raises(CannotSign, match="not a private key"):
        read_signer(tmp_path / "no.pem")


def test_a_signed_bundle_verifies_and_says_what_was_found(bundle: Path, key: Path) -> None:
    [name] = sign_bundle(bundle, read_signer(key))
    public = key_id(key.with_name("lab.pub.pem").read_bytes())
    assert list(verify(bundle, public)) == []
    envelope = json.loads((bundle / name).read_bytes())
    said = json.loads(b64decode(envelope["payload"]))
    assert said["predicateType"] == "https://in-toto.io/attestation/test-result/v0.1"
    assert said["predicate"]["result"] == "WARNED"
    assert said["predicate"]["passedTests"] == ["mo-97-2010/10.5"]
    assert "mo-97-2010/1.1.2" in said["predicate"]["warnedTests"]


def test_a_key_that_signed_nothing_is_a_fault_when_it_is_asked_for(bundle: Path, key: Path) -> None:
    other, name = new_key(key.with_name("other.pem"))
    assert [f.place for f in verify(bundle, name)] == ["signatures"]
    sign_bundle(bundle, read_signer(key))
    assert [f.place for f in verify(bundle, key_id(other.read_bytes()))] == ["signatures"]


def test_digests_made_anew_do_not_fit_the_signature(bundle: Path, key: Path) -> None:
    [name] = sign_bundle(bundle, read_signer(key))
    (bundle / "report.html").write_text("all is well", encoding="utf-8")
    write_sums(bundle)
    assert (name, "the signed content is not what the bundle holds now") in {
        (f.place, f.what) for f in verify(bundle)
    }


def test_an_event_changed_and_signed_again_with_the_same_key_is_found(bundle: Path, key: Path) -> None:
    forge(bundle, pay_one_more)
    sign_bundle(bundle, read_signer(key))
    faults = [str(fault) for fault in verify(bundle)]
    assert any("check net-pot-with-remainder finds" in fault for fault in faults)


@pytest.mark.parametrize("what", ["signature", "key", "stranger"])
def test_what_is_missing_or_strange_among_signatures_is_named(bundle: Path, key: Path, what: str) -> None:
    [name] = sign_bundle(bundle, read_signer(key))
    [pem] = (bundle / "signatures" / "keys").iterdir()
    path = {"signature": bundle / name, "key": pem, "stranger": bundle / "signatures" / "a.txt"}[what]
    path.write_text("x", encoding="utf-8") if what == "stranger" else path.unlink()
    places = [fault.place for fault in verify(bundle)]
    assert places == [name if what == "key" else path.relative_to(bundle).as_posix()]


def test_a_bundle_with_faults_is_not_signed(bundle: Path, key: Path, command: Command) -> None:
    (bundle / "report.html").write_text("all is well", encoding="utf-8")
    done = command("sign", str(bundle), "--key", str(key))
    assert done.returncode == 4
    assert "report.html" in done.stderr
    assert not (bundle / "signatures").exists()


def test_signatures_without_their_libraries_are_told_and_are_no_fault(bundle: Path, key: Path) -> None:
    sign_bundle(bundle, read_signer(key))
    code = (
        "import sys\n"
        "GONE = ('xdist', 'cryptography', 'securesystemslib')\n"
        "class Gone:\n"
        "    def find_spec(self, name, path=None, target=None):\n"
        "        if name.partition('.')[0] in GONE:\n"
        "            raise ImportError(name)\n"
        "sys.meta_path.insert(0, Gone())\n"
        "from vistoria.cli.app import main\n"
        f"main(['verify', {str(bundle)!r}])\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (2, "")
    assert f"not compared: signatures: signatures need the extra: {installing('sign')}" in done.stdout
