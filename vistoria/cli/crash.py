"""An internal error in two lines, with the traceback in a file."""

from __future__ import annotations

import platform
import shlex
import sys
import tempfile
import traceback
from importlib.metadata import PackageNotFoundError, metadata

from vistoria import __version__

TRACKERS = ("issues", "issue tracker", "bug tracker", "tracker", "bugs")
"""Labels of the package's metadata under which the issue tracker is named."""


def crash_text(error: BaseException) -> str:
    """What happened, whom to tell, and the file to send."""
    return f"internal error: {_first_line(error)}\nReport it to {_tracker()}; {_kept(error)}"


def _first_line(error: BaseException) -> str:
    text = str(error).strip().partition("\n")[0]
    return f"{type(error).__name__}: {text}" if text else type(error).__name__


def _kept(error: BaseException) -> str:
    """Write the traceback to a file, and say which; if no file can be written, the traceback itself."""
    about = "\n".join(
        (
            f"vistoria {__version__}, Python {platform.python_version()}, {platform.platform()}",
            shlex.join(sys.argv),
            "".join(traceback.format_exception(error)),
        )
    )
    try:
        with tempfile.NamedTemporaryFile(
            "w", encoding="utf-8", errors="replace", prefix="vistoria-crash-", suffix=".txt", delete=False
        ) as file:
            file.write(about)
    except OSError:
        return f"no file can be written with the traceback, here it is:\n{about}"
    return f"send this file with the traceback: {file.name}"


def _tracker() -> str:
    """The issue tracker that the package names, or its maintainers."""
    try:
        urls = metadata("vistoria").get_all("Project-URL") or []
    except PackageNotFoundError:
        urls = []
    named = {
        label.strip().casefold(): url.strip() for label, _, url in (each.partition(",") for each in urls)
    }
    url = next((named[label] for label in TRACKERS if label in named), None)
    return f"the issue tracker, {url}" if url else "the maintainers"
