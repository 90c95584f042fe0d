"""How a forger states otherwise what no folder can prove: by row of the table, with all that follows from it."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import Any

import msgspec
from forgery import change_json, evidence_of, recommit, rewrite_transcripts, write_evidence
from test_forged_forms import write
from test_forged_tables import played as played
from test_statements import former_attestation
from test_unproved import backdated, cut, relabelled

from vistoria.bundle.answers import InspectionAnswer, keep_answer
from vistoria.bundle.environment import read_environment, write_environment
from vistoria.bundle.keys import new_key, read_signer
from vistoria.bundle.layout import ENVIRONMENT, FACTS, REPORT_DETAILS, SELFTEST, readable
from vistoria.bundle.people import Person, TrustFile, keep_trust
from vistoria.bundle.selftest import SelfTest
from vistoria.bundle.selftest import write as write_self_test
from vistoria.bundle.store import read_facts
from vistoria.model.secret import Secret, fresh_secret, name_of
from vistoria.verdict.facts import RunFacts

LAW = "mo-97-2010"


def of_request(**values: object) -> Callable[[Path], None]:
    """Change what was asked for, with its keys in the order of a run."""

    def forge(folder: Path) -> None:
        change_json(folder / FACTS, lambda value: value["request"].update(values))
        facts = msgspec.json.decode((folder / FACTS).read_bytes(), type=RunFacts)
        (folder / FACTS).write_bytes(readable(facts))
        recommit(folder)

    return forge


def of_environment(**values: object) -> Callable[[Path], None]:
    """Change the environment, with its keys in the order of a run."""

    def forge(folder: Path) -> None:
        write_environment(folder, msgspec.structs.replace(read_environment(folder), **values))

    return forge


def measured_otherwise(folder: Path) -> None:
    product = {"name": "server.jar", "kind": "file", "before": "ab" * 32, "after": "ab" * 32}
    change_json(folder / FACTS, lambda value: value.update(measured=[product]))
    recommit(folder)


def scenario_removed(folder: Path) -> None:
    """Say that all scenarios but the first were asked for, and remove what it left."""
    first, *others = evidence_of(folder)
    (folder / first["transcript"]).unlink()
    of_request(scenarios=[each["scenario"] for each in others])(folder)
    change_json(folder / ENVIRONMENT, lambda value: value["seconds"].pop(first["scenario"]))
    write_evidence(folder, others)


def other_reading_and_a_known_failure(folder: Path) -> None:
    known = {
        "clause": f"{LAW}/10.5", "observed": "it*", "reason": "accepted", "ticket": "A-1", "owner": "Eve",
        "expires": "2099-01-01", "expired": False,
    }  # fmt: skip
    of_request(known=[known])(folder)
    change_json(
        folder / FACTS, lambda value: value["request"]["readings"].update({f"{LAW}/who-shows": "all"})
    )
    recommit(folder)


def another_secret(folder: Path) -> None:
    """Say that another secret was committed to, a seed chosen, and that the engine heard the names that follow."""
    secret, seed = fresh_secret(), read_facts(folder).seed

    def renamed(header: dict[str, Any], _: list[dict[str, Any]]) -> None:
        told = {header["scenario"]: header}
        told |= {f"{LAW}/{name}": each for name, each in header.get("tried", {}).items()}
        for scope, each in told.items():
            each["names"] = {label: name_of(secret, scope, *label.split("/")) for label in each["names"]}

    change_json(folder / FACTS, lambda value: value["request"].update(seed=seed))
    change_json(folder / FACTS, lambda value: value.update(secrets=[msgspec.to_builtins(Secret.of(secret))]))
    rewrite_transcripts(folder, renamed)
    recommit(folder)


def invented_time_out(folder: Path) -> None:
    """Cut a conversation in the middle, and say that the engine answered no more."""
    records = evidence_of(folder)
    record = records[0]
    at = next(n for n, step in enumerate(record["steps"]) if step.get("messages", 0) > 2)
    record["steps"] = record["steps"][: at + 1]
    record["steps"][at]["status"] = "stopped"
    record.pop("checks")
    record["fault"] = {"reason": "engine-timeout", "detail": "no answer", "message": 2}
    record["steps"][at]["messages"] = 2
    write(folder, records)

    def silent(header: dict[str, Any], messages: list[dict[str, Any]]) -> None:
        messages[1:] = [{"fault": {"reason": "engine-timeout", "text": "no answer"}}]

    rewrite_transcripts(folder, silent, record["transcript"])


def self_tested(folder: Path) -> None:
    write_self_test(SELF_TEST, folder / SELFTEST)


def of_another_laboratory(folder: Path) -> None:
    (folder / REPORT_DETAILS).write_text('laboratory = "Eve & Co"\nreviewer = "Eve"\n', encoding="utf-8")


def trusting_eve(folder: Path) -> None:
    keep_trust(folder, TrustFile((Person("Eve", "inspector", "ab" * 32, date(2020, 1, 1)),)))


def attested_by_eve(folder: Path) -> None:
    """An attestation in the name of another, signed with a key that was just made."""
    new_key(folder.parent / "eve.pem")
    given = InspectionAnswer(f"{LAW}/1.1.2", "met", "Ana Pinto", "inspector", "Macau", date(2026, 1, 2))
    keep_answer(folder, given, read_signer(folder.parent / "eve.pem"))


def backdated_under_a_former_signature(folder: Path) -> None:
    attested_by_eve(folder)
    former_attestation(folder, read_signer(folder.parent / "eve.pem"))
    backdated(folder)


SELF_TEST = SelfTest("sound", 1, 100, {"harness": "ab" * 32}, (), {}, (), 0)
FORGED: dict[str, Callable[[Path], None]] = {
    "engine": relabelled,
    "item": measured_otherwise,
    "all": scenario_removed,
    "request": other_reading_and_a_known_failure,
    "commitment": another_secret,
    "interrupted": cut,
    "broken-off": invented_time_out,
    "went-wrong": of_environment(notes=("The clock was set.",), engine_stderr=("all is well",)),
    "alike": of_environment(command="vistoria run --repeat 5"),
    "made": of_environment(platform="Plan 9", python="3.99", harness_pid=7),
    "when": backdated,
    "self-test": self_tested,
    "details": of_another_laboratory,
    "trusted": trusting_eve,
    "attested": attested_by_eve,
    "former": backdated_under_a_former_signature,
}
"""By row, how a forger states it otherwise."""
