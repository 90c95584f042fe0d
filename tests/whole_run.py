"""A whole run in a process of its own, as a vendor or an inspector would start it, and what it wrote."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import warm
from known_secret import KNOWN

ENGINES = Path(__file__).parent / "run" / "engines"
REGULATION = "mo-97-2010"
LONGEST_S = 600
"""Far more than a busy machine needs: it ends what hangs and judges no speed."""
ROOT = Path(__file__).parents[1]
FOLDERS = ("vistoria", "features", "steps", "reports", "adapters", "validation", "reference_engine")

PLAN = re.compile(r"\d+ scenarios(, \d+ of which sample \d+ hands,)? and \d+ hands at drawn tables\n")


def after_plan(errors: str) -> str:
    """What a run printed on standard error after its first line, which must say what is to be played."""
    plan = PLAN.match(errors)
    assert plan is not None, errors
    return errors[plan.end() :]


class Verdicts:
    """What the results of a run say of each clause and scenario."""

    results: dict[str, Any]
    regulation: str

    @property
    def clauses(self) -> dict[str, Any]:
        """Clauses by id without the regulation's."""
        found = self.results["regulations"][self.regulation]["clauses"]
        return {key.partition("/")[2]: value for key, value in found.items()}

    @property
    def outcomes(self) -> dict[str, tuple[str, str | None]]:
        """Outcome and reason of every scenario by id."""
        return {s["id"]: (s["outcome"], s["reason"]) for c in self.clauses.values() for s in c["scenarios"]}

    def of(self, outcome: str) -> set[str]:
        """Clauses of this outcome."""
        return {key for key, value in self.clauses.items() if value["outcome"] == outcome}


@dataclass(frozen=True)
class Ran(Verdicts):
    """A run that is over."""

    code: int
    out: Path
    stdout: str
    stderr: str
    regulation: str = REGULATION

    @property
    def results(self) -> dict[str, Any]:  # type: ignore[override]
        """results.json."""
        return json.loads((self.out / "results.json").read_text(encoding="utf-8"))

    @property
    def environment(self) -> dict[str, Any]:
        """environment.json."""
        return json.loads((self.out / "environment.json").read_text(encoding="utf-8"))


def search_path(*first: Path) -> str:
    """These folders before those of the environment."""
    return os.pathsep.join([*map(str, first), *filter(None, [os.environ.get("PYTHONPATH")])])


def vistoria(*arguments: str, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    """A command, with the odd engines on the path; a run waits for its engine as long as it takes."""
    return warm.vistoria(*arguments, environment=_environment(**environment), typed=typed)


def cold(*arguments: str, cwd: Path | None = None, **environment: str) -> subprocess.CompletedProcess[str]:
    """The same, where the process itself matters, or the code is another."""
    return subprocess.run(
        [sys.executable, "-m", "vistoria", *warm.patient(*arguments)],
        capture_output=True,
        text=True,
        stdin=subprocess.DEVNULL,
        timeout=LONGEST_S,
        cwd=cwd,
        env=_environment(**environment),
    )


def _environment(**more: str) -> dict[str, str]:
    return {**os.environ, **KNOWN, "PYTHONPATH": search_path(ENGINES), **more}


@contextmanager
def served(engine: str, *arguments: str) -> Iterator[str]:
    """The address at which `vistoria serve` serves an engine, as long as it is needed."""
    command = [sys.executable, "-m", "vistoria", "serve", engine, "--tcp", "127.0.0.1:0", *arguments]
    environment = {**os.environ, "PYTHONPATH": search_path(ENGINES)}
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True, env=environment) as process:
        assert process.stderr is not None
        try:
            yield process.stderr.readline().split()[-1]
        finally:
            process.kill()


Run = Callable[..., Ran]


def copy_of_the_house(target: Path) -> Path:
    """The sources with their links, to spoil."""
    target.mkdir()
    for name in FOLDERS:
        subprocess.run(["cp", "-a", str(ROOT / name), str(target / name)], check=True)
    return target


def run_in(copy: Path, out: Path, *arguments: str) -> Ran:
    """A run with the copy's own code and features."""
    done = cold(
        "run", "--regulation", REGULATION, "--out", str(out), *arguments, cwd=copy, PYTHONPATH=f"{copy}:{ENGINES}"
    )  # fmt: skip
    return Ran(done.returncode, out, done.stdout, done.stderr)
