"""The same inputs and seed give the same bytes in every regulation installed, in one process and on two workers."""

from __future__ import annotations

from pathlib import Path

from known_secret import SEED
from verdicts import laws_of, recorded
from whole_run import vistoria

from vistoria.law.catalogue import installed

ENGINE, EXAMPLES = "in-process:reference", 3
"""What is played, and per cent of the examples."""
SHUFFLE = "same"
"""What the product's own cards follow from."""
TRIED = 1
"""The first so many clauses with scenarios that hold under the readings of default."""


def _clauses(laws: tuple[str, ...]) -> tuple[str, ...]:
    tried = [
        dict.fromkeys(str(s.clause) for s in law.scenarios if not s.readings)
        for law in laws_of(*laws).values()
    ]
    return tuple(clause for clauses in tried for clause in list(clauses)[:TRIED])


def _by_a_command(out: Path, clauses: tuple[str, ...]) -> None:
    """A run on two workers, in another program, which has a hash seed of its own."""
    words = (
        "--engine",
        ENGINE,
        "--engine-option",
        f"shuffle={SHUFFLE}",
        "--examples",
        str(EXAMPLES),
        "--workers",
        "2",
        "--seed",
        str(SEED),
        "--out",
        str(out),
    )
    only = [word for clause in clauses for word in ("--clause", clause)]
    assert vistoria("run", *words, *only).returncode == 2


def _files(out: Path) -> dict[str, bytes]:
    kept = [out / "results.json", out / "evidence.jsonl", *sorted((out / "transcripts").rglob("*.jsonl"))]
    return {path.relative_to(out).as_posix(): path.read_bytes() for path in kept}


def test_results_evidence_and_transcripts_are_the_same_bytes_again(tmp_path: Path) -> None:
    laws = tuple(installed())
    clauses = _clauses(laws)
    shuffle = {"shuffle": SHUFFLE}
    recorded(tmp_path / "here", ENGINE, *laws, clauses=clauses, examples=EXAMPLES, options=shuffle)
    _by_a_command(tmp_path / "there", clauses)
    here, there = (_files(tmp_path / name) for name in ("here", "there"))
    assert {name.split("/")[1] for name in here if "/" in name} == set(laws)
    assert [name for name in here.keys() | there.keys() if here.get(name) != there.get(name)] == []
