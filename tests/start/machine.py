"""A machine as a build server has it: this Python and what Vistoria needs, but no Vistoria; no index is asked."""

from __future__ import annotations

import os
import shlex
import subprocess
import sysconfig
import venv
from pathlib import Path

import npm
import warm

OURS = ("vistoria", "__editable__")


def machine(folder: Path) -> dict[str, str]:
    """Make it in a folder; return the environment of its commands."""
    venv.create(folder / "venv", with_pip=False, symlinks=True)
    (needed := folder / "needed").mkdir()
    for each in Path(sysconfig.get_path("purelib")).iterdir():
        if not each.name.startswith(OURS):
            (needed / each.name).symlink_to(each)
    [site] = (folder / "venv").glob("lib/python*/site-packages")
    (site / "needed.pth").write_text(f"{needed}\n", encoding="utf-8")
    programs = (folder / "venv/bin", npm.NODE, os.environ["PATH"])
    without = {"PYTHONPATH", "VIRTUAL_ENV"}
    return {key: text for key, text in os.environ.items() if key not in without} | {
        "PATH": os.pathsep.join(map(str, programs)),
        "PIP_NO_INDEX": "1",
        "PIP_NO_COMPILE": "1",
        "PIP_DISABLE_PIP_VERSION_CHECK": "1",
    }


def step(
    script: str, folder: Path, environment: dict[str, str], **more: str
) -> subprocess.CompletedProcess[str]:
    """A step of a job; a run in it waits for its engine as long as it takes."""
    patient = script.replace("vistoria run ", f"vistoria run {shlex.join(warm.WORDS)} ")
    return subprocess.run(
        ["bash", "-eo", "pipefail", "-c", patient],
        cwd=folder, env={**environment, **more}, capture_output=True, text=True, check=False,
    )  # fmt: skip
