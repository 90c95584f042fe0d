"""`vistoria doctor`: check whether this machine and this engine can be tested."""

from __future__ import annotations

import importlib.util
import os
import platform
import shutil
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from vistoria.model.errors import ExitCode, UserError

from .app import app, examples
from .choices import EngineOption, EngineOptions, launch_of
from .reader import aside, colon, say, texts


class Checked(NamedTuple):
    """One thing that was checked; `fix` says what to do if it is not well."""

    what: str
    found: str
    fix: str = ""


HARNESS = texts("harness")
NEEDED_BYTES = 200_000_000
"""Room for the evidence of a run of all regulations, and some more."""


@app.command(
    "doctor",
    epilog=examples(
        "vistoria doctor --engine stdio:'node engine.mjs'",
        more="Exit codes: 0 all is well · 3 the engine does not start or greet · 4 something else is to be mended",
    ),
)
def doctor(engine: EngineOption = "reference", engine_option: EngineOptions = None) -> int:
    """Check Python, suite, folders, disk and encodings, and whether the engine starts and greets."""
    from .terminal import output, shown

    code = ExitCode.CONFORMS
    for checked in (*_machine(), _isolation(), *_suite()):
        mark = "[red]✗[/]" if checked.fix else "[green]✓[/]"
        output.print(f"{mark} {say(checked.what)}{colon()}{shown(say(checked.found))}")
        if checked.fix:
            output.print(f"    fix: {shown(checked.fix)}")
            code = ExitCode.USAGE
    greeting, fix = _greeting(engine, engine_option)
    output.print(f"{'[red]✗[/]' if fix else '[green]✓[/]'} engine: {shown(greeting)}")
    if fix:
        output.print(f"    fix: {shown(fix)}")
        code = ExitCode.ENGINE_FAULT
    return int(code)


def _machine() -> Iterator[Checked]:
    yield Checked("Python", f"{platform.python_version()} ({sys.executable})")
    yield Checked("processors", str(os.cpu_count() or 1))
    encoding = str(sys.stdout.encoding)
    lacks = (
        ""
        if encoding.casefold().startswith("utf")
        else "set PYTHONIOENCODING=utf-8: the law is Portuguese and Chinese"
    )
    yield Checked("encoding of the terminal", encoding, lacks)
    for what, folder in (("working folder", Path.cwd()), ("temporary folder", Path(tempfile.gettempdir()))):
        readable = os.access(folder, os.W_OK)
        yield Checked(
            what, str(folder), "" if readable else "it is read-only: choose --out elsewhere, or set TMPDIR"
        )
    free = shutil.disk_usage(Path.cwd()).free
    low = "" if free > NEEDED_BYTES else f"a run needs up to {NEEDED_BYTES // 1_000_000} MB: make room"
    yield Checked("free on the disk", f"{free // 1_000_000} MB", low)


def _isolation() -> Checked:
    """Whether engines can be isolated; a run where they cannot is no fault."""
    from vistoria.client.apart import unable
    from vistoria.client.launch import Apart

    if why := unable(Apart()):
        return Checked("isolation", f"not isolated: {why}; `vistoria run` says so in the report")
    return Checked(
        "isolation",
        "isolated: engines run in namespaces of their own (bubblewrap) and see little of the home folder",
    )


def _suite() -> Iterator[Checked]:
    from vistoria import __version__
    from vistoria.bundle.layout import method_digests
    from vistoria.law.catalogue import installed

    laws = installed()
    yield Checked("suite", f"vistoria {__version__}, regulations {', '.join(laws)}")
    here = importlib.util.find_spec("vistoria.validation") is not None
    yield Checked(
        "known wrong engines",
        "installed" if here else "not installed: where a table differs, clauses are named less exactly",
    )
    for name, digest in method_digests(laws).items():
        yield Checked(say(name) + aside("SHA-256"), digest[:16])


def _greeting(engine: str, options: list[str] | None) -> tuple[str, str]:
    """What the engine says of itself and an empty text, or what is wrong and what to do."""
    from vistoria.client.link import EngineLink
    from vistoria.model.visible import brief
    from vistoria.protocol.errors import EngineError

    try:
        with EngineLink(launch_of(engine, options)) as link:
            hello, advice = link.hello, link.version.deprecation
            link.bye()
    except EngineError as error:
        return f"{engine} does not greet", str(error)
    except UserError as error:
        return f"{engine} cannot be started", str(error)
    laws = ", ".join(hello.regulations) or "no regulation"
    name, version = brief(hello.engine.name), brief(hello.engine.version)
    told = f"{name} {version}, protocol {hello.protocol}, {laws}"
    return f"{told}; {advice}" if advice else told, ""
