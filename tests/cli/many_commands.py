"""Runs many commands in one process, which is cheaper than a process for each: reads them as JSON, answers in JSON."""

from __future__ import annotations

import contextlib
import io
import json
import os
import sys

from vistoria.cli import main


def run(arguments: list[str], environment: dict[str, str]) -> tuple[int, str, str]:
    """Exit code, standard output and standard error of one command."""
    out, err = io.StringIO(), io.StringIO()
    os.environ.update(environment)
    sys.argv[1:] = arguments
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        try:
            main(arguments)
        except SystemExit as end:
            code = int(end.code or 0)
    return code, out.getvalue(), err.getvalue()


if __name__ == "__main__":
    asked = json.load(sys.stdin)
    json.dump([run(each["arguments"], each.get("environment", {})) for each in asked], sys.stdout)
