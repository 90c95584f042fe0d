"""An isolated engine sees of the user's home what it needs to start, wherever its program lies, and nothing else."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from isolated import needs_isolation
from patience import PATIENT

from vistoria.client.apart import set_apart
from vistoria.client.launch import StdioLaunch
from vistoria.client.link import EngineLink
from vistoria.model.isolation import Isolate
from vistoria.protocol.errors import EngineEndedEarly

pytestmark = needs_isolation

LOOKS = 'cd "$HOME" && find . -not -type d >&2'
"""An engine that tells every file that it sees in the home, and ends without a greeting."""
SECRETS = (
    ".ssh/id_ed25519",
    ".config/browser/History",
    ".local/share/keyrings/login",
    "cases/keys/ana.pem",
    "notes",
)


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home with secrets; the working folder is elsewhere."""
    home = tmp_path / "home"
    for each in SECRETS:
        written(home / each, "secret")
    (tmp_path / "elsewhere").mkdir()
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.setenv("PATH", f"{home}/.local/bin:{os.environ['PATH']}")
    monkeypatch.chdir(tmp_path / "elsewhere")
    return home


def written(path: Path, text: str) -> Path:
    """A file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


def program(path: Path, text: str = LOOKS, interpreter: str = "/bin/sh") -> Path:
    """A script that can be started."""
    written(path, f"#!{interpreter}\n{text}\n").chmod(0o755)
    return path


def link(path: Path, target: Path | str) -> Path:
    """A link to a target."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.symlink_to(target)
    return path


def told(*argv: Path | str, allowed: tuple[Path, ...] = (), hidden: tuple[Path, ...] = ()) -> str:
    """What an isolated engine writes as errors before it ends."""
    launch = set_apart(StdioLaunch(tuple(map(str, argv)), "product"), Isolate.REQUIRE, hidden, allowed)
    engine = EngineLink(launch, PATIENT)
    with pytest.raises(EngineEndedEarly, match="show it another folder with --allow PATH"):
        engine.start()
    return engine.stderr_tail()


def seen(*argv: Path | str, allowed: tuple[Path, ...] = (), hidden: tuple[Path, ...] = ()) -> set[str]:
    """The files of the home that such an engine sees."""
    return {each.removeprefix("./") for each in told(*argv, allowed=allowed, hidden=hidden).splitlines()}


def in_a_folder(home: Path) -> list[Path | str]:
    written(home / "engine/data/rules.toml", "")
    return [program(home / "engine/run.sh")]


def in_a_product(home: Path) -> list[Path | str]:
    written(home / "product/lib/rules.so", "")
    return [program(home / "product/bin/server")]


def by_a_link(home: Path) -> list[Path | str]:
    program(home / "versions/2/run.sh")
    link(home / "current", "versions/2")
    return [link(home / "start", "current/run.sh")]


def in_a_virtual_environment(home: Path) -> list[Path | str]:
    (home / "pythons/3.11/bin").mkdir(parents=True)
    python = Path(shutil.copy(Path("/proc/self/exe").resolve(), home / "pythons/3.11/bin/python3.11"))
    link(home / "pythons/3", "3.11")
    written(home / "product/.venv/pyvenv.cfg", f"home = {home}/pythons/3/bin")
    link(home / "product/.venv/bin/python", home / "pythons/3/bin" / python.name)
    text = f"import os; os.execv('/bin/sh', ['sh', '-c', {LOOKS!r}])"
    return [program(home / "product/.venv/bin/server", text, f"{home}/product/.venv/bin/python")]


def by_a_version_manager(home: Path) -> list[Path | str]:
    version = home / ".nvm/versions/node/v20"
    shutil.copy(Path("/bin/sh").resolve(), program(version / "bin/interpreter"))
    program(version / "lib/modules/server/cli.js", interpreter="/usr/bin/env interpreter")
    link(version / "bin/server", "../lib/modules/server/cli.js")
    os.environ["PATH"] += f":{version}/bin"  # which the fixture restores
    return ["server"]


def on_the_search_path(home: Path) -> list[Path | str]:
    return [program(home / ".local/bin/server").name]


def as_an_argument(home: Path) -> list[Path | str]:
    written(home / "settings/house.toml", "")
    return ["sh", program(home / "engine/main.sh"), f"--settings={home}/settings/house.toml"]


def in_the_working_folder(home: Path) -> list[Path | str]:
    written(home / "work/rules.toml", "")
    program(home / "work/build/server")
    os.chdir(home / "work")
    return ["build/server"]


def in_the_home_itself(home: Path) -> list[Path | str]:
    os.chdir(home)
    return [f"./{program(home / 'run.sh').name}"]


@pytest.mark.parametrize(
    ("lies", "files"),
    [
        (in_a_folder, {"engine/run.sh", "engine/data/rules.toml"}),
        (in_a_product, {"product/bin/server", "product/lib/rules.so"}),
        (by_a_link, {"start", "current", "versions/2/run.sh"}),
        (
            in_a_virtual_environment,
            {f"product/.venv/{each}" for each in ("pyvenv.cfg", "bin/server", "bin/python")}
            | {"pythons/3", "pythons/3.11/bin/python3.11"},
        ),
        (
            by_a_version_manager,
            {
                f".nvm/versions/node/v20/{each}"
                for each in ("bin/interpreter", "bin/server", "lib/modules/server/cli.js")
            },
        ),
        (on_the_search_path, {".local/bin/server"}),
        (as_an_argument, {"engine/main.sh", "settings/house.toml"}),
        (in_the_working_folder, {"work/rules.toml", "work/build/server"}),
        (in_the_home_itself, {"run.sh"}),
    ],
)
def test_an_engine_starts_wherever_its_program_lies_and_sees_nothing_else_of_the_home(
    home: Path, lies: Callable[[Path], list[Path | str]], files: set[str]
) -> None:
    assert seen(*lies(home)) == files


def test_an_engine_that_lacks_a_folder_is_told_how_to_show_it(home: Path) -> None:
    needs = program(home / "engine/run.sh", f'. "$HOME/.product/settings"; {LOOKS}')
    written(home / ".product/settings", "")
    assert ".product/settings" in told(needs)
    assert seen(needs, allowed=(home / ".product",)) == {"engine/run.sh", ".product/settings"}


def test_a_hidden_folder_stays_hidden_below_one_that_is_allowed(home: Path) -> None:
    found = seen(program(home / "engine/run.sh"), allowed=(home,), hidden=(home / "cases",))
    assert found == {"engine/run.sh", *SECRETS} - {"cases/keys/ana.pem"}


def test_a_program_writes_into_its_own_folder_and_nowhere_else_in_the_home(home: Path) -> None:
    program(home / ".local/bin/other")
    writes = 'cd "$HOME"; for each in engine/log .bashrc .local/bin/other; do echo evil > "$each"; done'
    assert "Read-only file system" in told(program(home / "engine/run.sh", writes))
    assert (home / "engine/log").exists()
    assert not (home / ".bashrc").exists()
    assert LOOKS in (home / ".local/bin/other").read_text(encoding="utf-8")
