"""The recipes for many machines use options that the command has, and the job of Kubernetes can be read."""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path

import typer
import yaml
from warm import program

from tests.audit.one_hand import HAND, ONLINE
from vistoria.cli.app import app, register

PAGE = (Path(__file__).parents[2] / "docs" / "auditing-records.md").read_text(encoding="utf-8")
[SLURM] = re.findall(r"```sh\n(#!/bin/sh.+?)```", PAGE, re.DOTALL)
[KUBERNETES] = re.findall(r"```yaml\n(.+?)```", PAGE, re.DOTALL)


def test_the_job_of_kubernetes_runs_each_part_until_it_is_done() -> None:
    job = yaml.safe_load(KUBERNETES)
    assert (job["kind"], job["spec"]["completionMode"]) == ("Job", "Indexed")
    pod = job["spec"]["template"]["spec"]
    assert pod["restartPolicy"] == "OnFailure"
    [container] = pod["containers"]
    assert {each["name"] for each in container["volumeMounts"]} == {each["name"] for each in pod["volumes"]}


def test_both_recipes_type_options_of_the_command() -> None:
    register("audit")
    command = typer.main.get_command(app).commands["audit"]  # type: ignore[attr-defined]
    known = {word for option in command.params for word in option.opts}
    for recipe in (SLURM, yaml.safe_load(KUBERNETES)["spec"]["template"]["spec"]["containers"][0]["args"][0]):
        [typed] = re.findall(r"vistoria audit (.+?)\n *code=", recipe, re.DOTALL)
        options = set(re.findall(r"(?<![\w-])(-{1,2}[a-z][a-z-]*)", typed))
        assert {"-r", "--out", "--product", "--workers"} <= options <= known


def test_a_part_that_was_finished_and_not_stored_is_stored_when_its_recipe_starts_again(
    tmp_path: Path,
) -> None:
    records = tmp_path / "archive" / "003"
    records.mkdir(parents=True)
    (records / "hands.phhs").write_text(f"[1]\n{HAND}")
    store = tmp_path / "store.sqlite"
    recipe = SLURM.replace("postgresql://vistoria@db.example/vistoria", str(store))
    assert f"-r {ONLINE}" in recipe
    env = {
        **os.environ,
        "SLURM_ARRAY_TASK_ID": "3",
        "PATH": f"{program(tmp_path)}:{os.environ['PATH']}",
    }
    written = []
    for _ in range(2):
        subprocess.run(["sh", "-c", recipe], cwd=tmp_path, env=env, check=True)
        written.append((tmp_path / "audits" / "003" / "audit.json").stat().st_mtime_ns)
        assert store.stat().st_size
        store.unlink()
    assert written[0] == written[1]
