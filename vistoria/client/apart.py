"""Starts an engine apart from the harness: in namespaces of its own, made by bubblewrap (`bwrap`).

The engine sees its own processes alone. It cannot signal, stop or trace the harness, and sees neither its command
line nor its environment. The file system is the user's, except that the evidence, the harness's temporary folders and
the user's home are empty, the harness, its Python and the system are read-only, and services that could start a
process outside are closed. Of the home it sees what it needs to start (`home.py`). The network is the machine's,
because a product may need it. Of two rules, that of the deeper path holds.
"""

from __future__ import annotations

import os
import shutil
import site
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path

from msgspec.structs import replace

import vistoria
from vistoria.journal.temporary import PREFIX
from vistoria.model.errors import UserError
from vistoria.model.isolation import Isolate, Isolation

from .home import homes, installed, named
from .launch import Apart, InProcessLaunch, Launch, StdioLaunch, TcpLaunch

PROGRAM = "bwrap"
NAMESPACES = (
    "--unshare-user", "--unshare-pid", "--unshare-ipc", "--unshare-uts", "--unshare-cgroup-try",
    "--cap-drop", "ALL",  # root may otherwise take the covers off again
    "--die-with-parent",
)  # fmt: skip
ROOT = (
    "--bind", "/", "/", "--dev", "/dev", "--bind-try", "/dev/shm", "/dev/shm", "--proc", "/proc",
    "--ro-bind", "/proc/sys", "/proc/sys", "--ro-bind", "/sys", "/sys",
)  # fmt: skip
SYSTEM = ("/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/etc", "/boot", "/var/spool")
DOORS = (
    "run/user", "run/dbus", "run/systemd/private", "run/docker.sock", "run/containerd", "run/podman", "run/screen",
    "tmp/tmux-*",
)  # fmt: skip
"""Services below / through which a process can be started outside."""
NOT_OURS: dict[type[Launch], str] = {
    InProcessLaunch: "it runs in the process of the harness",
    TcpLaunch: "it is reached over TCP, and the harness does not start it",
}


class CannotIsolate(UserError):
    """The engine must be isolated and cannot be; the text says why."""


def set_apart(
    launch: Launch, isolate: Isolate = Isolate.AUTO, hidden: Iterable[Path] = (), allowed: Iterable[Path] = ()
) -> Launch:
    """The launch with the isolation that this system allows; raise CannotIsolate if it is required.

    `hidden` folders are empty to the engine, `allowed` paths are as they are outside.
    """
    why = NOT_OURS.get(type(launch), "")
    if isinstance(launch, StdioLaunch):
        covered, shown = (tuple(str(path.resolve()) for path in paths) for paths in (hidden, allowed))
        apart = Apart(covered, shown, named(launch.argv))
        why = "--isolate off" if isolate is Isolate.OFF else unable(apart)
        launch = replace(launch, apart=why or apart)
    if isolate is Isolate.REQUIRE and why:
        raise CannotIsolate(f"--isolate require: the engine cannot be isolated: {why}")
    return launch


def isolation_of(launch: Launch) -> tuple[Isolation, str]:
    """Where the engine runs and, of a process of its own that is not isolated, why not."""
    match launch:
        case InProcessLaunch():
            return Isolation.IN_PROCESS, ""
        case TcpLaunch():
            return Isolation.REMOTE, ""
        case StdioLaunch(apart=Apart()):
            return Isolation.ISOLATED, ""
    return Isolation.OWN_PROCESS, str(launch.apart)


@cache
def unable(apart: Apart) -> str:
    """Why this system cannot isolate an engine; empty if it can."""
    if shutil.which(PROGRAM) is None:
        return f"bubblewrap ({PROGRAM}) is not installed"
    tried = subprocess.run(
        [PROGRAM, *options(apart), "/bin/sh", "-c", ":"],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        start_new_session=True,
        check=False,
    )
    said = (
        " ".join(tried.stderr.decode(errors="replace").split())
        or f"{PROGRAM} ends with status {tried.returncode}"
    )
    return said if tried.returncode else ""


def options(apart: Apart) -> list[str]:
    """The options of bubblewrap."""
    here, own = str(Path.cwd()), list(_folders(*_own()))
    covered = [*apart.hidden, *map(str, Path(tempfile.gettempdir()).resolve().glob(f"{PREFIX}*"))]
    rules = {home: ["--tmpfs", home] for home in homes() if not _is_below(home, apart.allowed)}
    rules |= {path: ["--ro-bind", path, path] for path in _folders(*SYSTEM)}
    if here not in rules and here != "/" and not _is_below(here, (*own, *covered)):
        rules[here] = ["--bind", here, here]
    for door in _doors():
        how = ["--tmpfs"] if door.is_dir() else ["--ro-bind", os.devnull]
        rules[str(door)] = [*how, str(door)]
    rules |= {folder: ["--tmpfs", folder] for folder in covered}
    rules |= {path: ["--ro-bind", path, path] for path in own}
    rules |= {path: ["--dev-bind", path, path] for path in apart.allowed}
    ruled = [each for each in rules if rules[each][0] != "--tmpfs" and _is_below(each, homes())]
    rules |= _of_home(apart.named, [*ruled, *covered])
    ordered = sorted(rules, key=lambda path: len(Path(path).parts))
    words = [*NAMESPACES, *ROOT, *(word for path in ordered for word in rules[path])]
    if _is_below(here, covered):
        words += ["--dir", here]
    return [*words, "--chdir", here]


def _of_home(named: Sequence[str], ruled: Sequence[str]) -> dict[str, list[str]]:
    """The rules that show what an engine needs of a home; what lies below `ruled` paths has a rule already."""
    rules: dict[str, list[str]] = {}
    links: dict[str, list[str]] = {}
    for how, paths in (("--ro-bind-try", installed()), ("--bind-try", named)):
        for each in paths:
            if _is_below(each, (*ruled, *rules)):
                continue
            if Path(each).is_symlink():
                links[each] = ["--symlink", str(Path(each).readlink()), each]
            else:
                rules[each] = [how, each, each]
    return rules | {each: words for each, words in links.items() if not _is_below(each, rules)}


def wrapped(argv: Sequence[str], apart: Apart) -> tuple[list[str], int]:
    """The command that starts `argv` apart, and an open file with its options: they stand on no command line."""
    descriptor = os.memfd_create("options")
    os.write(descriptor, b"".join(os.fsencode(word) + b"\0" for word in options(apart)))
    os.lseek(descriptor, 0, os.SEEK_SET)
    return [PROGRAM, "--args", str(descriptor), "--", *argv], descriptor


def engine_process(pid: int) -> int:
    """The process of the engine, as seen from outside: the grandchild of bubblewrap's; `pid` until it is there."""
    found = pid
    for _ in range(2):
        try:
            found = int(Path(f"/proc/{found}/task/{found}/children").read_text(encoding="ascii").split()[0])
        except (OSError, IndexError):
            return pid
    return found


def _own() -> Iterator[str | Path]:
    """Folders of Python and of the harness."""
    home = Path(vistoria.__file__).parent
    yield from (sys.prefix, sys.base_prefix, site.getusersitepackages(), home)
    yield from (path for path in home.iterdir() if path.is_symlink())


def _is_below(path: str, folders: Iterable[str]) -> bool:
    return any(Path(path).is_relative_to(each) for each in folders)


def _folders(*paths: str | Path) -> Iterator[str]:
    """Those that are there, by their real paths, each once."""
    yield from dict.fromkeys(str(path) for path in (Path(each).resolve() for each in paths) if path.is_dir())


def _doors() -> Iterator[Path]:
    for door in DOORS:
        yield from (path.resolve() for path in Path("/").glob(door))
