"""A vendor of an invented game with its own law, small enough that a whole run takes a moment."""

from __future__ import annotations

import os
import shlex
import shutil
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

import warm

HERE = Path(__file__).parent
PACK = HERE.parents[1] / "examples" / "regulation_pack" / "three_cards"
LAW = "zz-three-cards"
POINTS = """[vistoria.games]
three-cards = three_cards.game:GAME
[vistoria.regulations]
three-cards = three_cards.zz_three_cards
"""
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
        return {**os.environ, "PYTHONPATH": os.pathsep.join([str(self.site), str(self.folder)])}

    @property
    def door(self) -> Path:
        """Of the server that has imported and parsed what the commands need."""
        path = os.pathsep.join(map(str, (self.site, HERE, HERE.parent)))
        return warm.server(HERE / "vendor_server.py", path)[0] / "door"

    def run(self, *commands: str) -> list[Done]:
        """Commands, one after the other."""
        return [self._run(*warm.patient(*shlex.split(each))) for each in commands]

    def _run(self, *words: str) -> Done:
        with (
            tempfile.TemporaryFile() as out,
            tempfile.TemporaryFile() as err,
            Path(os.devnull).open("rb") as nothing,
        ):
            streams = [nothing.fileno(), out.fileno(), err.fileno()]
            with warm.ask(self.door, words, self.folder, self.environment, streams) as wire:
                done = warm.Started(words, wire, out, err).done()
        return Done(done.returncode, done.stdout, done.stderr)


def install(site: Path) -> None:
    """Install the law and the engines into a folder."""
    shutil.copytree(PACK, site / PACK.name, ignore=shutil.ignore_patterns("__pycache__"))
    about = site / "three_cards-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(
        "Metadata-Version: 2.1\nName: three-cards\nVersion: 1.0\n", encoding="utf-8"
    )
    (about / "entry_points.txt").write_text(POINTS, encoding="utf-8")


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
