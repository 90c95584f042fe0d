"""A vendor of an invented game with its own law, small enough that a whole run takes a moment."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

import warm
from known_secret import KNOWN as KNOWN_SECRET

HERE = Path(__file__).parent
PACK = HERE.parent / "examples" / "regulation_pack"
LAW = "zz-three-cards"
BUILD = "from setuptools import build_meta; print(build_meta.build_wheel('.'))"
KNOWN = f"""[[failure]]
clause = "{LAW}/3.4"
scenario = "Bets on the tie win, and others go back"
observed = "180 to seat 1"
reason = "The tie pays 9 to 1 until the next release."
ticket = "FELT-12"
owner = "Ana"
expires = 2099-01-01
"""


class Done(NamedTuple):
    """A command that has ended."""

    code: int
    out: str
    err: str


@dataclass(frozen=True)
class Vendor:
    """A folder to work in, in which the vendor's law and engine are installed."""

    folder: Path
    site: Path
    """Where its packages are."""

    @property
    def environment(self) -> dict[str, str]:
        """The environment in which its packages are found."""
        return {
            **os.environ,
            **KNOWN_SECRET,
            "PYTHONPATH": os.pathsep.join([str(self.site), str(self.folder)]),
        }

    @property
    def door(self) -> Path:
        """Of the server that has imported and parsed what the commands need."""
        path = os.pathsep.join(map(str, (self.site, HERE)))
        return warm.server(HERE / "vendor_server.py", path)[0] / "door"

    def run(self, *commands: str) -> list[Done]:
        """Commands, one after the other."""
        return [
            played(self.door, self.folder, self.environment, *warm.patient(*shlex.split(each)))
            for each in commands
        ]


def played(door: Path, folder: Path, environment: Mapping[str, str], *words: str) -> Done:
    """A command of the server behind a door, in a folder."""
    with (
        tempfile.TemporaryFile() as out,
        tempfile.TemporaryFile() as err,
        Path(os.devnull).open("rb") as nothing,
    ):
        streams = [nothing.fileno(), out.fileno(), err.fileno()]
        with warm.ask(door, words, folder, environment, streams) as wire:
            done = warm.Started(words, wire, out, err).done()
    return Done(done.returncode, done.stdout, done.stderr)


def install(site: Path) -> None:
    """Install the law and the engines into a folder, without network."""
    with tempfile.TemporaryDirectory() as folder:
        left_out = shutil.ignore_patterns("__pycache__", "build")
        source = shutil.copytree(PACK, Path(folder) / "source", ignore=left_out)
        command = [sys.executable, "-c", BUILD]
        done = subprocess.run(command, cwd=source, capture_output=True, text=True, timeout=600)
        assert done.returncode == 0, done.stdout + done.stderr
        with zipfile.ZipFile(source / done.stdout.split()[-1]) as wheel:
            wheel.extractall(site)


def whole(engine: str, out: str, *more: str) -> str:
    """The command of a whole run of the vendor's law."""
    return " ".join(
        (
            "run",
            "-r",
            LAW,
            "-e",
            f"in-process:three_cards.{engine}",
            "--engine-clauses-only",
            "-o",
            out,
            *more,
        )
    )


RIGHT, WRONG = "engine:Engine", "wrong:Wrong"
