"""Evidence is bound to the law and to the engine: what a forger changes with all digests made anew is named."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from forgery import ODD_CHIP, change_json, evidence_of, follow, rewrite_transcripts, write_evidence
from node_verifier import second_answer

from vistoria.bundle.environment import read_environment
from vistoria.bundle.fault import Item
from vistoria.bundle.layout import digests_of, folder_digest, write_sums
from vistoria.bundle.released import ReleaseList, Releases, Suite
from vistoria.bundle.store import read_facts, read_regulations
from vistoria.bundle.suite import law_faults
from vistoria.bundle.verify import findings, verify
from vistoria.model.secret import fresh_secret, name_of

Records = list[dict[str, Any]]


def odd_chip(records: Records) -> dict[str, Any]:
    """The scenario on the odd chip."""
    return next(record for record in records if record["transcript"].endswith(ODD_CHIP))


def other_check(records: Records) -> None:
    made = odd_chip(records)["checks"][0]
    made |= {"check": "opened-before-paid", "literals": {}}


def narrower_literal(records: Records) -> None:
    odd_chip(records)["checks"][0]["literals"]["pot"] = 124


def other_step(records: Records) -> None:
    step = odd_chip(records)["steps"][0]
    step["text"] = step["text"].replace("Given", "Given once")


def fewer_steps(records: Records) -> None:
    record = odd_chip(records)
    record["steps"], record["checks"] = record["steps"][:-1], record["checks"][:-1]


def earlier_look(records: Records) -> None:
    odd_chip(records)["checks"][0]["upto"] -= 2


def removed(records: Records) -> None:
    records.remove(odd_chip(records))


def invented(records: Records) -> None:
    odd_chip(records)["scenario"] += "-too"


def no_check(records: Records) -> None:
    odd_chip(records)["checks"] = []


def made_void(records: Records) -> None:
    record = odd_chip(records)
    record["fault"] = {"reason": "no-ability", "detail": "the adapter does not have the ability forced-deck"}


def made_refused(records: Records) -> None:
    detail = "the engine refused a step on the way, the opening of the table: we have none"
    odd_chip(records)["fault"] = {"reason": "course-refused", "detail": detail}


UNSEEN = (other_check, narrower_literal, earlier_look, made_void, made_refused)
"""What the second verifier says that it does not compare."""
FORGED: list[tuple[Callable[[Records], None], str]] = [
    (other_check, 'checks[0].check "net-pot-with-remainder"; the evidence has "opened-before-paid"'),
    (narrower_literal, "checks[0].literals.pot 123; the evidence has 124"),
    (other_step, 'the evidence has "Given once a table'),
    (fewer_steps, "played again it gives steps["),
    (earlier_look, "checks[0].upto 14; the evidence has 12"),
    (removed, "is missing; the features have it"),
    (invented, "the features and the request of the run have no such scenario"),
    (no_check, "played again it gives checks[0] "),
    (made_void, 'gives fault nothing; the evidence has {"reason":"no-ability"'),
    (made_refused, 'gives fault nothing; the evidence has {"reason":"course-refused"'),
]


@pytest.mark.parametrize(("change", "told"), FORGED, ids=[change.__name__ for change, _ in FORGED])
def test_evidence_that_is_not_what_the_features_ask_for_is_named(
    bundle: Path, change: Callable[[Records], None], told: str
) -> None:
    records = evidence_of(bundle)
    change(records)
    write_evidence(bundle, records)
    found = list(verify(bundle))
    faults = [fault for fault in found if fault.item is Item.EVIDENCE]
    assert any(told in str(fault) for fault in faults), faults
    assert second_answer(bundle, found) == (2 if change in UNSEEN else 1)


def test_a_transcript_of_another_run_is_named(bundle: Path) -> None:
    other = fresh_secret()

    def change(header: dict[str, Any], messages: list[dict[str, Any]]) -> None:
        scenario = header["scenario"]
        header["names"] = {label: name_of(other, scenario, *label.split("/")) for label in header["names"]}

    rewrite_transcripts(bundle, change, ODD_CHIP)
    found = list(verify(bundle))
    assert [f.what for f in found if "does not follow" in f.what] == [
        (
            f"the name {name_of(other, odd_chip(evidence_of(bundle))['scenario'], 't1')} of t1 "
            "does not follow from the secret of the run"
        )
    ]
    assert second_answer(bundle, found) == 1


def test_a_name_that_the_engine_heard_and_the_record_leaves_out_is_named(bundle: Path) -> None:
    rewrite_transcripts(bundle, lambda header, _: header["names"].clear(), ODD_CHIP)
    assert "does not say what the engine heard for t1" in [f.what for f in verify(bundle)]


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda secret: secret.update(revealed=fresh_secret()), "is not the SHA-256 of its secret"),
        (lambda secret: secret.pop("revealed"), "was never told"),
        (lambda secret: secret.update(revealed="zz"), "is not the SHA-256 of its secret"),
        (lambda secret: secret.update(commitment="0" * 64), "commitments/0000000000000000.json"),
    ],
)
def test_a_secret_that_is_not_the_one_committed_to_is_named(
    bundle: Path, change: Callable[[dict[str, str]], object], told: str
) -> None:
    change_json(bundle / "run.json", lambda facts: change(facts["secrets"][0]))
    found = [each for each in verify(bundle) if each.item is Item.IDENTITY]
    assert any(told in str(each) for each in found), found


@pytest.mark.parametrize("asked", ["readings", "hands", "seed"])
def test_a_commitment_to_another_request_is_named(bundle: Path, asked: str) -> None:
    [path] = (bundle / "commitments").iterdir()
    other = {"readings": {}, "hands": 7, "seed": 2}[asked]
    change_json(path, lambda began: began["facts"]["request"].update({asked: other}))
    assert "is the commitment to another request" in [each.what for each in verify(bundle)]


def test_a_conversation_at_tables_of_another_scenario_is_named(bundle: Path) -> None:
    def change(header: dict[str, Any], messages: list[dict[str, Any]]) -> None:
        text = json.dumps(messages)
        messages[:] = json.loads(text.replace('"t1"', '"t-0123456789"'))

    rewrite_transcripts(bundle, change, ODD_CHIP)
    assert any(
        "as message 1; the conversation has " in f.what and "t-0123456789" in f.what for f in verify(bundle)
    )


@dataclass(frozen=True)
class Relabelled:
    """A change of the engine's identity in the facts, in greetings or at the farewell, and what is said of it."""

    where: str
    change: Callable[[dict[str, Any]], None]
    told: str

    def __str__(self) -> str:
        return f"{self.where}: {self.told[:30].strip()}"

    def family(self) -> object:
        """Where it is changed; of the facts, a field of the engine or what it claims."""
        return self.where, " of the engine is " in self.told


RELABELLED = [
    Relabelled(
        "facts", lambda v: v["engine"].update(name="OtherKit"), "the name of the engine is 'OtherKit'"
    ),
    Relabelled("facts", lambda v: v["engine"].update(version="9"), "the version of the engine is '9'"),
    Relabelled("facts", lambda v: v["engine"].update(digest="00"), "the digest of the engine is '00'"),
    Relabelled("facts", lambda v: v["engine"].update(offers={}), "the offers of the engine is "),
    Relabelled(
        "facts", lambda v: v["engine"]["abilities"].update(views=False), "the abilities of the engine is "
    ),
    Relabelled("facts", lambda v: v.update(claimed=[]), "the engine claims no regulation"),
    Relabelled("one", lambda v: v["engine"].update(name="OtherKit"), "another greeting than in "),
    Relabelled("all", lambda v: v["engine"].update(name="OtherKit"), "it greeted with 'OtherKit'"),
    Relabelled("farewell", lambda v: v.update(version="2"), "the engine said at its end that it is "),
]


@pytest.mark.sampled("case", RELABELLED, by=Relabelled.family)
def test_a_run_relabelled_as_another_engine_is_named(bundle: Path, case: Relabelled) -> None:
    def greeting(header: dict[str, Any], messages: list[dict[str, Any]]) -> None:
        case.change(header["hello"])

    if case.where == "facts":
        change_json(bundle / "run.json", case.change)
    elif case.where == "farewell":
        change_json(bundle / "environment.json", lambda value: case.change(value["farewells"][0]))
    else:
        rewrite_transcripts(bundle, greeting, ODD_CHIP if case.where == "one" else "")
    follow(bundle)
    found = list(verify(bundle))
    faults = [fault.what for fault in found if fault.item is Item.IDENTITY]
    assert any(case.told in what for what in faults), faults
    assert second_answer(bundle, found) == 1


def altered(
    bundle: Path, change: Callable[[str], str], *, other_harness: bool, file: str = "10*.feature"
) -> list[str]:
    """Change a file of the law, by default the feature of article 10, and its digest; what is said of the law."""
    folder = bundle / "features" / "mo_97_2010"
    path = next(folder.glob(file))
    before = path.read_text(encoding="utf-8")
    after = change(before)
    assert after != before
    path.write_text(after, encoding="utf-8")

    def digests(value: dict[str, Any]) -> None:
        value["digests"]["features of mo-97-2010"] = folder_digest(folder)
        if other_harness:
            value["digests"]["harness"] = "00" * 32

    change_json(bundle / "environment.json", digests)
    write_sums(bundle)
    return [
        str(fault) for fault in findings(bundle) if fault.item is Item.LAW and fault.broken != other_harness
    ]


ALTERED: list[tuple[Callable[[str], str], str]] = [
    (lambda text: text.replace("pot of 123", "pot of 122"), "scenario"),
    (lambda text: re.sub(r"(?m)^(\s+PT +)\S+", r"\1Não", text, count=1), "law changed"),
    (lambda text: re.sub(r"(?m)^(\s+Scenario: .*)$", r"\1 too", text, count=1), "scenario added"),
]


@pytest.mark.parametrize("other_harness", [False, True])
@pytest.mark.parametrize(("change", "told"), ALTERED, ids=["steps", "quote", "name"])
def test_altered_features_are_told_in_words(
    bundle: Path, change: Callable[[str], str], told: str, other_harness: bool
) -> None:
    found = altered(bundle, change, other_harness=other_harness)
    assert any(told in what for what in found), found


@pytest.mark.parametrize("other_harness", [False, True])
@pytest.mark.parametrize(
    ("file", "change", "told"),
    [
        ("languages/pt.po", ("três", "quatro"), "what languages/pt.po says in its language differs"),
        ("regulation.toml", ('authority = "', 'authority = "No '), "authority changed"),
        ("regulation.toml", ("# ", "#  "), "the form of a file, differs: regulation.toml"),
    ],
    ids=["translation", "authority", "comment"],
)
def test_altered_texts_beside_the_features_are_told_in_words(
    bundle: Path, file: str, change: tuple[str, str], told: str, other_harness: bool
) -> None:
    found = altered(bundle, lambda text: text.replace(*change, 1), other_harness=other_harness, file=file)
    assert any(told in what for what in found), found


def test_features_of_a_known_release_hold_where_another_is_installed(bundle: Path) -> None:
    altered(bundle, lambda text: text + "\n# one more line\n", other_harness=True)
    folder, environment = bundle / "features" / "mo_97_2010", read_environment(bundle)
    regulations = read_regulations(bundle, read_facts(bundle).request.regulations)
    listed = ReleaseList(suite=(Suite("0.0.9", "mo-97-2010", folder_digest(folder)),))
    assert list(law_faults(bundle, regulations, environment, Releases(listed))) == []
    [unsigned] = law_faults(bundle, regulations, environment, Releases(listed, doubt="nobody signed"))
    assert (unsigned.broken, "nobody signed" in unsigned.what) == (False, True)
    unknown = Releases(ReleaseList())
    assert [f.broken for f in law_faults(bundle, regulations, environment, unknown)] == [False, False]


def test_a_transcript_that_no_evidence_names_is_named(bundle: Path) -> None:
    folder = bundle / "transcripts" / "mo-97-2010"
    shutil.copy(folder / ODD_CHIP, folder / "another.jsonl")
    write_sums(bundle)
    assert [f.place for f in verify(bundle)] == ["transcripts/mo-97-2010/another.jsonl"]
    assert "transcripts/mo-97-2010/another.jsonl" in digests_of(bundle)
