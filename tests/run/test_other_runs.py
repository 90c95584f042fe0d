"""A finished run is given up for one of something else on demand alone, and a signed or attested one never."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from whole_run import REGULATION, vistoria

from vistoria.bundle.environment import read_environment, write_environment
from vistoria.bundle.layout import FACTS, kept_files, readable
from vistoria.bundle.store import read_facts

RUN = ("run", "--clause", f"{REGULATION}/16", "--seed", "1", "--engine", "in-process:reference")
Folder = dict[str, bytes]


@pytest.fixture
def out(once: Callable[[str, Callable[[Path], object]], Path], tmp_path: Path) -> Path:
    """A copy of a finished run."""
    made = once("a run that is not given up", lambda folder: vistoria(*RUN, "--out", str(folder / "out")))
    return Path(shutil.copytree(made / "out", tmp_path / "out"))


def files(out: Path) -> Folder:
    return {name: (out / name).read_bytes() for name in kept_files(out)}


def of_engine(out: Path, **said: str) -> None:
    """Make it the run of an engine that said something else of itself."""
    facts = read_facts(out)
    engine = msgspec.structs.replace(facts.engine, **said)
    (out / FACTS).write_bytes(readable(msgspec.structs.replace(facts, engine=engine)))


def of_harness(out: Path) -> None:
    write_environment(out, msgspec.structs.replace(read_environment(out), harness="vistoria 0.1.0"))


def spoilt(out: Path) -> None:
    (out / FACTS).write_bytes(b"{")


CASES: list[tuple[tuple[str, ...], Callable[[Path], Any], str]] = [
    (("--clause", f"{REGULATION}/10.5"), lambda out: None, "another request: it differs in --clause;"),
    (("--engine-clauses-only",), lambda out: None, "another request: it differs in --engine-clauses-only;"),
    (("--seed", "2"), lambda out: None, "another request: it differs in --seed;"),
    (("--engine", "in-process:pokerkit"), lambda out: None, "another engine: --engine in-process:reference"),
    (("--engine-option", "a=b"), lambda out: None, "another engine: --engine in-process:reference"),
    ((), lambda out: of_engine(out, version="1.0"), "a finished run of vistoria-reference 1.0"),
    ((), of_harness, "a finished run by vistoria 0.1.0"),
    ((), spoilt, "a run that cannot be read"),
]


@pytest.mark.parametrize(("more", "before", "told"), CASES, ids=[told for _, _, told in CASES])
def test_a_run_of_something_else_is_not_given_up(
    more: tuple[str, ...], before: Callable[[Path], Any], told: str, out: Path
) -> None:
    before(out)
    held = files(out)
    done = vistoria(*RUN, *more, "--out", str(out))
    assert (done.returncode, done.stdout) == (4, "")
    assert told in done.stderr
    assert "name another folder, or give that run up with --replace" in done.stderr
    assert files(out) == held
    assert not (out / ".vistoria").exists()


def test_the_same_run_and_one_that_says_so_replace_it(out: Path) -> None:
    assert vistoria(*RUN, "--out", str(out)).returncode == 2
    assert vistoria(*RUN, "--seed", "2", "--out", str(out), "--replace").returncode == 2
    assert read_facts(out).request.seed == 2


@pytest.mark.parametrize("name", ["signatures", "attestations"])
def test_a_signed_or_attested_run_is_never_given_up(name: str, out: Path) -> None:
    (out / name).mkdir()
    (out / name / "one.json").write_bytes(b"{}")
    held = files(out)
    done = vistoria(*RUN, "--out", str(out), "--replace")
    assert done.returncode == 4
    assert f"signed or attested ({out / name}), and no run replaces that; name another folder" in done.stderr
    assert files(out) == held
