"""What an isolated engine sees of the user's home folder: what its command needs to start, and nothing else.

A home holds keys, passwords and the history of a browser, with the secret address of the desk in it.
"""
# ruff: noqa: PTH110, PTH111, PTH114, of os.path, to which what cannot be looked at is no error

from __future__ import annotations

import os
import pwd
import re
import shutil
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path

VARIABLES = (
    "PATH", "PYTHONPATH", "LD_LIBRARY_PATH", "NODE_PATH", "CLASSPATH", "JAVA_HOME", "DOTNET_ROOT", "PYENV_ROOT",
)  # fmt: skip
"""Variables of the environment that say where programs and libraries are."""
BETWEEN = re.compile("[=:,;]")
"""Between the paths of an argument or a variable."""
PROGRAMS = "bin"
"""A folder of programs, which need what lies beside it."""
MOST_LINKS = 40
"""Links on the way to a file, as many as Linux follows."""
LONGEST_LINE = 4096


def homes() -> tuple[str, ...]:
    """The user's home folders: of the environment and of the system."""
    found = [os.path.expanduser("~")]
    with suppress(KeyError):  # a container may run as somebody unknown to it
        found.append(pwd.getpwuid(os.getuid()).pw_dir)
    real = dict.fromkeys(Path(each).resolve() for each in found)
    return tuple(str(each) for each in real if each.is_dir() and each != Path("/"))


def _below_homes(paths: Iterable[str]) -> tuple[str, ...]:
    """Those that lie below a home, each once."""
    above = homes()
    return tuple(
        each
        for each in dict.fromkeys(paths)
        if each not in above and any(Path(each).is_relative_to(home) for home in above)
    )


def named(argv: Sequence[str]) -> tuple[str, ...]:
    """What a command names below a home: folders, files and links, with the folders of its program."""
    return _below_homes(
        each
        for word in argv[1:]
        for path in (word, *BETWEEN.split(word))
        if path and os.path.exists(path)
        for each in _needed(path)
    ) + _below_homes(each for program in _interpreters(argv[0] if argv else "") for each in _needed(program))


def installed() -> tuple[str, ...]:
    """Where the environment says that programs and libraries are, below a home."""
    said = [*sys.path, *(each for name in VARIABLES for each in os.environ.get(name, "").split(":"))]
    return _below_homes(found for each in said if each for found in _needed(each))


def _interpreters(program: str) -> Iterator[str]:
    """A program and, where it is a script, what its first line has interpret it."""
    seen = set[str]()
    while (found := shutil.which(program)) and found not in seen:
        seen.add(found)
        yield found
        try:
            with Path(found).open("rb") as file:
                first = os.fsdecode(file.readline(LONGEST_LINE))
        except OSError:  # it may be run and not read
            return
        words = first.removeprefix("#!").split() if first.startswith("#!") else []
        if words and Path(words[0]).name == "env":
            words = [each for each in words[1:] if not each.startswith("-") and "=" not in each]
        program = words[0] if words else ""


def _needed(path: str) -> Iterator[str]:
    """The links on the way to a path, the folders of the file that each leads to, and the path itself."""
    for each in _way(Path(path).absolute()):
        if not os.path.exists(each):
            return
        if each.is_symlink():
            yield str(each)
        elif each.is_dir():
            yield str(_whole(each))
        if not each.is_dir():
            folder = _whole(each.parent)
            yield str(each) if str(folder) in homes() else str(folder)


def _whole(folder: Path) -> Path:
    """A folder, or of one of programs what they belong to: not a home, and not what all programs in it share."""
    above = folder.parent
    is_shared = str(above) in homes() or (above.name.startswith(".") and str(above.parent) in homes())
    return above if folder.name == PROGRAMS and not is_shared else folder


def _way(path: Path) -> Iterator[Path]:
    """Every link on the way to a path, and last what it leads to."""
    here, links = Path(path.anchor), 0
    left = [*reversed(path.parts[1:])]
    while left:
        part = left.pop()
        if part == "..":
            here = here.parent
            continue
        here /= part
        if not os.path.islink(here):
            continue
        if (links := links + 1) > MOST_LINKS:
            return
        yield here
        target = here.readlink()
        left += reversed(target.parts[1:] if target.is_absolute() else target.parts)
        here = Path(target.anchor) if target.is_absolute() else here.parent
    yield here
