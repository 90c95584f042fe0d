"""A drawn hand that breaks a clause, and an evidence that says it was never judged."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from shutil import copytree
from typing import Any

import pytest
from forgery import evidence_of, rewrite_transcripts, write_evidence
from verdicts import recorded

from vistoria.bundle.verify import verify

LAW, ENGINE = "mo-104-85-m", "in-process:vistoria.validation.saboteurs:Sabotaged"
ODD = {"id": f"{LAW}/9:five-per-cent-of-large-pots"}
Messages = list[dict[str, Any]]


@pytest.fixture(scope="module")
def failed(once: Callable[[str, Callable[[Path], object]], Path]) -> Path:
    """A run in which drawn hands show what the saboteur does."""

    def run(desk: Path) -> None:
        assert recorded(desk / "out", ENGINE, LAW, clauses=(f"{LAW}/9",), examples=10, options=ODD) == 1

    return once("a drawn hand that fails", run) / "out"


def whole(messages: Messages) -> None:
    """Leave the conversation as it was."""


def open_table(messages: Messages) -> None:
    """Leave out that the table was closed."""
    assert messages[-2]["method"] == "close"
    del messages[-2:]


@pytest.mark.parametrize("cut", [whole, open_table])
def test_a_failure_said_to_have_stopped_with_a_fault_of_ours_is_found(
    cut: Callable[[Messages], None], failed: Path, tmp_path: Path
) -> None:
    bundle = copytree(failed, tmp_path / "out")
    records = evidence_of(bundle)
    [record] = [each for each in records if "sample" in each and _fails(each)]
    record["steps"][-1]["status"] = "stopped"
    record["fault"] = {"reason": "harness-fault", "detail": "KeyError: 0"}
    del record["checks"]
    write_evidence(bundle, records)
    rewrite_transcripts(bundle, lambda header, messages: cut(messages), record["transcript"])
    assert any("its last step was not judged" in str(found) for found in verify(bundle) if found.broken)


def _fails(record: dict[str, Any]) -> bool:
    return any(check["finding"]["verdict"] == "failed" for check in record.get("checks", []))
