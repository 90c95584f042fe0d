"""Work spread over processes: the same results in the same order, whatever becomes of a process."""

from __future__ import annotations

import subprocess
import sys

import pytest

BEGIN = """
import os
from vistoria.bundle import spread as of

of._processors = lambda: 2
parent = os.getpid()

def piece(number):
    return number, os.getpid() != parent
"""


def played(script: str) -> str:
    """What a script prints in a process of its own: pytest's workers have threads, and are not forked."""
    done = subprocess.run([sys.executable, "-c", BEGIN + script], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_pieces_are_done_elsewhere_and_stand_in_their_order() -> None:
    said = played(
        "with of.spread(piece, range(40)) as done: print([*done] == [(n, True) for n in range(40)])"
    )
    assert said == "True"


def test_the_longest_piece_is_given_out_first_and_stands_in_its_place() -> None:
    said = played(
        "given, give = [], of._submitted\n"
        "of._submitted = lambda pool, at: given.append(at) or give(pool, at)\n"
        "with of.spread(piece, range(40), [0] * 39 + [150]) as done: came = [n for n, _ in done]\n"
        "print(came == [*range(40)], given == [39, *range(39)])"
    )
    assert said == "True True"


def test_a_process_with_threads_does_its_pieces_itself() -> None:
    said = played(
        "import threading; threading.Thread(target=threading.Event().wait, daemon=True).start()\n"
        "with of.spread(piece, range(40)) as done: print([*done] == [(n, False) for n in range(40)])"
    )
    assert said == "True"


@pytest.mark.parametrize(
    ("at", "pieces"), [(20, 40), (0, 20_000)], ids=["at work", "while more is given out"]
)
def test_what_a_killed_process_leaves_is_done_all_the_same(at: int, pieces: int) -> None:
    said = played(
        "def dies(number):\n"
        f"    if number == {at} and os.getpid() != parent: os.kill(os.getpid(), 9)\n"
        "    return number\n"
        f"with of.spread(dies, range({pieces})) as done: print([*done] == [*range({pieces})])"
    )
    assert said == "True"


def test_once_a_process_is_seen_to_be_gone_no_piece_is_waited_for() -> None:
    said = played(
        "from concurrent.futures import Future\n"
        "from types import SimpleNamespace\n"
        "waits = []\n"
        "of._submitted, of._is_broken = lambda pool, at: Future(), lambda pool: True\n"
        "of.wait = lambda futures, seconds: waits.append(futures) or SimpleNamespace(done=set())\n"
        "with of.spread(piece, range(40)) as done: came = [n for n, _ in done]\n"
        "print(came == [*range(40)], len(waits))"
    )
    assert said == "True 1"


def test_an_error_of_a_piece_is_raised() -> None:
    said = played(
        "try:\n"
        "    with of.spread(lambda n: 1 // (n - 30), range(40)) as done: [*done]\n"
        "except ZeroDivisionError: print('raised')"
    )
    assert said == "raised"
