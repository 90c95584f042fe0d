"""What a folder states and cannot prove is said beside the answers, and whose word it is."""

from __future__ import annotations

import json
from collections.abc import Callable
from datetime import date
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest
from forgery import change_json, follow, rewrite_transcripts
from warm import Command

from vistoria.bundle.examined import Answer
from vistoria.bundle.fault import Item
from vistoria.bundle.keys import key_id, new_key, read_signer
from vistoria.bundle.people import Person, TrustFile
from vistoria.bundle.signatures import sign_bundle
from vistoria.bundle.trust import trust_faults
from vistoria.bundle.unproved import rows, unproved
from vistoria.bundle.verify import verify
from vistoria.cli.publish import publish
from vistoria.cli.verify import examine

pytestmark = pytest.mark.usefixtures("pages_once")

OTHER = {"name": "OtherKit", "version": "9.9", "digest": "sha256:" + "ab" * 32}
PRODUCT = b"the product that was handed in"
MEASURED, OF_MINE = sha256(PRODUCT).hexdigest(), "ab" * 32


def relabelled(bundle: Path) -> None:
    """Another name of the engine in greetings, farewells, facts, results and reports."""
    rewrite_transcripts(bundle, lambda header, _: header["hello"]["engine"].update(OTHER))
    change_json(bundle / "run.json", lambda value: value["engine"].update(OTHER))

    def farewells(value: dict[str, Any]) -> None:
        for each in value["farewells"]:
            each.update(OTHER)

    change_json(bundle / "environment.json", farewells)
    publish(bundle)


def backdated(bundle: Path) -> None:
    times = {"started": "2026-01-02T10:00:00+00:00", "finished": "2026-01-02T10:05:00+00:00"}
    change_json(bundle / "environment.json", lambda value: value.update(times))
    publish(bundle)


def cut(bundle: Path) -> None:
    """Say that fewer clauses were asked for, as of a shorter run."""
    change_json(bundle / "run.json", lambda value: value.update(interrupted=True))
    follow(bundle)
    publish(bundle)


UNSEEN: list[tuple[Callable[[Path], None], str]] = [
    (relabelled, "that OtherKit 9.9 gave these answers: name, version and digest are what the greetings say"),
    (
        backdated,
        "when the run took place: it says from 2026-01-02T10:00:00+00:00 to 2026-01-02T10:05:00+00:00",
    ),
    (cut, "that the run was interrupted: scenarios and tables may be missing for another reason"),
]


def signed(bundle: Path, tmp_path: Path, name: str = "lab") -> str:
    """Sign a folder with a new key; its id."""
    new_key(tmp_path / f"{name}.pem")
    sign_bundle(bundle, read_signer(tmp_path / f"{name}.pem"))
    return key_id((tmp_path / f"{name}.pub.pem").read_bytes())


def words(bundle: Path, key: str | None = None, people: TrustFile | None = None) -> set[str]:
    """On whose word the statements stand."""
    return {each.word for each in unproved(bundle, people, key)}


@pytest.mark.parametrize(("forge", "told"), UNSEEN, ids=[forge.__name__ for forge, _ in UNSEEN])
def test_what_unsigned_files_cannot_show_is_said(
    bundle: Path, forge: Callable[[Path], None], told: str
) -> None:
    forge(bundle)
    result = examine(bundle)
    assert result.answer is Answer.HOLDS
    assert told in [each.what for each in result.not_proved]
    assert {each.word for each in result.not_proved} == {"nobody signed the folder"}


@pytest.mark.parametrize("forge", [forge for forge, _ in UNSEEN], ids=lambda forge: forge.__name__)
def test_with_a_signature_it_is_found(bundle: Path, tmp_path: Path, forge: Callable[[Path], None]) -> None:
    signed(bundle, tmp_path)
    forge(bundle)
    assert any(fault.item is Item.SIGNATURES for fault in verify(bundle))


def test_a_forger_who_signs_is_a_key_that_nobody_named(bundle: Path, tmp_path: Path) -> None:
    relabelled(bundle)
    forger = signed(bundle, tmp_path, "forger")
    new_key(tmp_path / "lab.pem")
    laboratory = key_id((tmp_path / "lab.pub.pem").read_bytes())
    assert words(bundle) == {"signed by a key that you have not named"}
    assert words(bundle, forger) == {"on the word of the key that you named"}
    assert any(fault.item is Item.SIGNATURES for fault in verify(bundle, laboratory))
    lab, eva = (Person(key[:4], "laboratory", key, date(2020, 1, 1)) for key in (laboratory, forger))
    assert [fault.item for fault in trust_faults(bundle, TrustFile((lab,)))] == [Item.SIGNATURES]
    assert words(bundle, people=TrustFile((eva,))) == {f"on the word of {forger[:4]}, laboratory"}


def test_the_terminal_and_json_say_it_beside_the_verdict(stored: Path, command: Command) -> None:
    shown = command("verify", str(stored))
    assert shown.returncode == 0
    assert "not proved: when the run took place: it says from 20" in shown.stdout
    count = len(unproved(stored))
    assert f"verified: every item that is there holds; {count} statements are not proved" in shown.stdout
    value = json.loads(command("verify", str(stored), "--json").stdout)
    assert [each["word"] for each in value["not_proved"]] == ["nobody signed the folder"] * count
    assert {each["row"] for each in value["not_proved"]} <= {each.id for each in rows()}


def measured(bundle: Path, digest: str) -> None:
    """Write that the laboratory measured a product."""
    product = {"name": "server.jar", "kind": "file", "before": digest, "after": digest}
    change_json(bundle / "run.json", lambda value: value.update(measured=[product]))
    [begun] = (bundle / "commitments").iterdir()
    value = json.loads(begun.read_bytes())
    value["facts"].update(measured=[product])
    begun.write_bytes(msgspec.json.encode(value) + b"\n")
    publish(bundle)


@pytest.mark.parametrize(
    ("before", "mine", "code", "told"),
    [
        (MEASURED, MEASURED, 0, "the engine is called as it greeted in every transcript"),
        (
            MEASURED,
            OF_MINE,
            1,
            f"run.json: mine.jar has the SHA-256 {OF_MINE}; the laboratory measured server.jar",
        ),
        ("equal", MEASURED, 1, "run.json: the SHA-256 of the item server.jar is not 64 hexadecimal digits"),
        (
            None,
            MEASURED,
            2,
            "run.json: the laboratory measured no item, so mine.jar cannot be compared",
        ),
    ],
    ids=["the same", "another", "no digest", "none"],
)
def test_what_the_reader_has_of_the_product_is_compared_with_what_was_measured(
    bundle: Path, before: str | None, mine: str, code: int, told: str
) -> None:
    if before is not None:
        measured(bundle, before)
    result = examine(bundle, items={"mine.jar": mine})
    [item] = [each for each in result.items if each.item is Item.IDENTITY]
    assert (int(result.exit_code), item.said[: len(told)]) == (code, told)


def test_a_product_that_is_not_there_is_named(stored: Path, command: Command) -> None:
    done = command("verify", str(stored), "--item", "none.jar")
    assert (done.returncode, done.stdout) == (4, "")
    assert done.stderr.startswith("vistoria: --item none.jar: no such file or folder")
