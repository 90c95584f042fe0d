"""Whether a run can begin: the suite asked for, the folder for the evidence, connections for every worker."""

from __future__ import annotations

import errno
import math
import os
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING

from vistoria.model.errors import ExitCode

from .usage_error import UsageError

if TYPE_CHECKING:
    from vistoria.client.launch import Launch
    from vistoria.client.link import Timeouts

    from .watch import Watch

FOREVER = 1_000_000.0
"""Seconds that no time-out reaches."""


def timeouts_of(handshake: float, command: float, *, timed: bool) -> Timeouts:
    """The time-outs of a run in seconds, or none that comes; raise UsageError for what is no number."""
    from vistoria.client.link import Timeouts

    if math.isnan(command) or math.isnan(handshake):
        raise UsageError("a time-out is a number of seconds, and nan is none")
    return Timeouts(handshake, command) if timed else Timeouts(FOREVER, FOREVER)


FILES, FILES_OF_A_WORKER = 40, 8
"""Files that a run has open at once beside those that are open already: twice what was counted with one engine."""


def same_suite(wanted: str | None) -> None:
    """Raise UsageError if another suite is installed than the one asked for."""
    from vistoria import __version__

    if wanted is not None and wanted != __version__:
        raise UsageError(
            f"--suite {wanted}: suite {__version__} is installed; install the wheel of release {wanted}"
        )


def enough_files(workers: int) -> None:
    """Raise UsageError, as an internal error, if this machine does not let a run open the files that it needs."""
    needed = FILES + FILES_OF_A_WORKER * workers
    with ExitStack() as opened:
        try:
            for _ in range(needed):
                opened.callback(os.close, os.open(os.devnull, os.O_RDONLY))
        except OSError as error:
            if error.errno not in (errno.EMFILE, errno.ENFILE):
                raise
            raise UsageError(
                f"a limit of this machine: a run with --workers {workers} needs {needed} more open files than it has "
                "now, and the system does not allow them; raise the limit, as with `ulimit -n 1024`",
                ExitCode.OUR_FAULT,
            ) from None


def enough_connections(launch: Launch, workers: int) -> None:
    """Raise UsageError if an engine over TCP serves fewer connections than there are workers."""
    from vistoria.client.launch import TcpLaunch
    from vistoria.client.link import EngineLink

    if workers > 1 and isinstance(launch, TcpLaunch):
        with EngineLink(launch) as link:
            most = link.hello.connections
        if workers > most:
            raise UsageError(
                f"--workers {workers}: the engine serves {most} connections at once; use --workers {most}"
            )


def writable(out: Path) -> Path:
    """Create the folder if needed; raise UsageError if it holds something other than a run."""
    from vistoria.bundle.layout import ATTESTATIONS, NAMES, SIGNATURES
    from vistoria.journal.disk import DRAFTS
    from vistoria.journal.state import OFFICE

    if out.exists() and not out.is_dir():
        raise UsageError(f"--out {out}: this is a file; name a folder")
    strangers = sorted(
        p.name for p in out.glob("*") if p.name not in (*NAMES, OFFICE) and not p.match(DRAFTS)
    )
    if what := next((each for each in (SIGNATURES, ATTESTATIONS) if each in strangers), None):
        raise UsageError(
            f"--out {out}: the folder holds a run that was signed or attested ({out / what}), and no run "
            "replaces that; name another folder, or move this one away"
        )
    if strangers:
        raise UsageError(
            f"--out {out}: the folder holds {strangers[0]}, which is not part of a run; name another folder"
        )
    try:
        out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise UsageError(f"--out {out}: {error.strerror}") from None
    if not os.access(out, os.W_OK):
        raise UsageError(f"--out {out}: not writable")
    return out


def watching(verbose: bool, step: bool, pause_on_failure: bool, workers: int) -> Watch | None:
    """The hooks that print the run as it is played; raise UsageError for more than one worker."""
    if not (verbose or step or pause_on_failure):
        return None
    if workers > 1:
        raise UsageError("--verbose, --step and --pause-on-failure need one worker; leave out --workers")
    from .watch import Watch

    return Watch(waits=step, pauses=pause_on_failure)
