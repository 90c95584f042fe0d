"""A vendor of an invented game with its own law, small enough that a whole run takes a moment."""

from __future__ import annotations

import json
import os
import shlex
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

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

    @property
    def environment(self) -> dict[str, str]:
        """The environment in which its packages are found."""
        return {**os.environ, "PYTHONPATH": os.pathsep.join([str(self.folder / "site"), str(self.folder)])}

    def run(self, *commands: str, **environment: str) -> list[Done]:
        """Commands, one after the other."""
        asked = [{"arguments": shlex.split(each), "environment": environment} for each in commands]
        done = subprocess.run(
            [sys.executable, str(HERE / "many_commands.py")],
            input=json.dumps(asked),
            capture_output=True,
            text=True,
            cwd=self.folder,
            env=self.environment,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        return [Done(*each) for each in json.loads(done.stdout)]


def vendor_in(folder: Path) -> Vendor:
    """Install the law and the engines into a folder."""
    shutil.copytree(PACK, folder / "site" / PACK.name, ignore=shutil.ignore_patterns("__pycache__"))
    about = folder / "site" / "three_cards-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(
        "Metadata-Version: 2.1\nName: three-cards\nVersion: 1.0\n", encoding="utf-8"
    )
    (about / "entry_points.txt").write_text(POINTS, encoding="utf-8")
    return Vendor(folder)


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
