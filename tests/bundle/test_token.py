"""Keys on a PKCS#11 token: SoftHSM2 stands for the card."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from vistoria.bundle.keys import CannotSign
from vistoria.bundle.signatures import sign_bundle
from vistoria.bundle.token import LIBRARY, token_signer
from vistoria.bundle.verify import verify

pytest.importorskip("pkcs11")
LIBRARIES = [
    lib for place in ("lib*", "lib*/*") for lib in Path("/usr").glob(f"{place}/softhsm/libsofthsm2.so")
]
if not LIBRARIES or shutil.which("softhsm2-util") is None:
    pytest.skip("softhsm2 is not installed", allow_module_level=True)


@pytest.fixture(scope="module")
def token(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A token `lab` with the PIN 1234: key 2 on P-256, key 3 on P-384; its configuration."""
    folder = tmp_path_factory.mktemp("token")
    (folder / "tokens").mkdir()
    configuration = folder / "softhsm2.conf"
    configuration.write_text(
        f"directories.tokendir = {folder / 'tokens'}\nobjectstore.backend = file\n", encoding="utf-8"
    )

    def run(*words: str) -> None:
        subprocess.run(
            words, cwd=folder, env={"SOFTHSM2_CONF": str(configuration)}, check=True, capture_output=True
        )

    run("softhsm2-util", "--init-token", "--free", "--label", "lab", "--pin", "1234", "--so-pin", "5678")
    for number, curve in (("02", "P-256"), ("03", "P-384")):
        run(
            "openssl",
            "genpkey",
            "-algorithm",
            "EC",
            "-pkeyopt",
            f"ec_paramgen_curve:{curve}",
            "-out",
            "key.pem",
        )
        run(
            "softhsm2-util", "--import", "key.pem", "--token", "lab", "--label", curve, "--id", number,
            "--pin", "1234",
        )  # fmt: skip
    return configuration


@pytest.fixture(autouse=True)
def library(token: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOFTHSM2_CONF", str(token))
    monkeypatch.setenv(LIBRARY, str(LIBRARIES[0]))


@pytest.mark.parametrize("key", [2, 3])
def test_what_a_token_signs_verifies_without_it(bundle: Path, key: int) -> None:
    asked: list[str] = []

    def pin() -> str:
        asked.append("PIN")
        return "1234"

    [name] = sign_bundle(bundle, token_signer("lab", pin, key))
    assert asked == ["PIN"]
    assert list(verify(bundle, name.split("/")[1].split(".")[0])) == []
    content = (bundle / name).read_text(encoding="utf-8")
    at = content.index('"sig":"') + 40
    other = "A" if content[at] != "A" else "B"
    (bundle / name).write_text(content[:at] + other + content[at + 1 :], encoding="utf-8")
    assert any(fault.place == name for fault in verify(bundle))


@pytest.mark.parametrize(
    ("label", "pin", "key", "told"),
    [
        ("lab", "9", 2, "token lab: PinIncorrect"),
        ("lab", "1234", 9, "token lab, key 9: could not find ECDSA key"),
        ("other", "1234", 2, "No PKCS#11 token found for label other"),
    ],
)
def test_a_token_that_does_not_sign_is_told_in_a_line(label: str, pin: str, key: int, told: str) -> None:
    with pytest.raises(CannotSign, match=told):
        token_signer(label, lambda: pin, key)


@pytest.mark.parametrize("path", ["", "/nowhere/lib.so"])
def test_a_library_that_is_not_there_is_told_with_its_variable(
    path: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(LIBRARY, path)
    with pytest.raises(CannotSign, match=LIBRARY):
        token_signer("lab", lambda: "1234")
