"""What the documents promise: commands that are shown run, links lead somewhere, the README's two commands hold.

A fenced block whose info string is `sh run` is executed as it stands, in a folder that a run may write to;
`exit=N` after it is the exit code to expect. A translation shows the same blocks; those that it writes in its own words
are executed beside the English ones. The README's two set-up commands are run in pieces: the virtual
environment is made, the extra they install is one that the project has and installs here, and the program they end with
is run on one clause, as the guide for inspectors shows it. The second one ends with the very tests that are running
now, and `.ci/run` runs it whole.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass
from importlib.metadata import requires
from pathlib import Path

import pytest
import warm
from house_tree import ROOT, toml, tracked

from tools.inspection_list import NAME as GENERATED
from tools.inspection_list import main as list_items
from tools.translations import DOCS, FOLDERS, OTHERS, marked, pages, stale

DOCUMENTS = [
    name for name in tracked() if name.endswith(".md") and ("/" not in name or name.startswith("docs/"))
]
FENCE = re.compile(r"^```(?P<info>[^\n]*)\n(?P<body>.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"!?\[[^\]]*\]\((?P<target>[^)\s]+)\)")
ONE_CLAUSE = "--clause mo-97-2010/8.5"
VENV = "python3 -m venv .venv"


@dataclass(frozen=True)
class Block:
    """A fenced block of a document."""

    document: str
    line: int
    words: tuple[str, ...]
    body: str

    def __str__(self) -> str:
        return f"{self.document}:{self.line}"


def blocks(document: str) -> list[Block]:
    """The fenced blocks of a document."""
    text = (ROOT / document).read_text(encoding="utf-8")
    return [
        Block(document, text.count("\n", 0, m.start()) + 1, tuple(m["info"].split()), m["body"])
        for m in FENCE.finditer(text)
    ]


def commands(document: str) -> list[Block]:
    """The fenced blocks that are commands."""
    return [block for block in blocks(document) if block.words[:1] in (("sh",), ("console",), ("bash",))]


def shell(
    command: str, folder: Path, expected: int = 0, program: str = "", **environment: str
) -> subprocess.CompletedProcess[str]:
    """Run a command as a reader would, with the virtual environment active; `program` is a folder searched before."""
    first = [*([program] if program else []), str(Path(sys.executable).parent)]
    path = os.pathsep.join([*first, os.environ["PATH"]])
    done = subprocess.run(
        ["bash", "-euo", "pipefail", "-c", command],
        cwd=folder,
        env={**os.environ, "PATH": path, "COLUMNS": "240", **environment},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=600,
    )
    assert done.returncode == expected, f"{command}\n{done.stdout}{done.stderr}"
    return done


def translations(document: str) -> list[str]:
    """The translations of a document, each in the folder of its language."""
    folder, _, name = document.rpartition("/")
    return [each for each in DOCUMENTS if re.fullmatch(rf"{folder}/\w+/{re.escape(name)}", each)]


def run_blocks(document: str) -> list[Block]:
    """The fenced blocks that are executed."""
    return [block for block in commands(document) if "run" in block.words]


SHOWN = [block for name in DOCUMENTS for block in run_blocks(name)]
TRANSLATED = [(each, name) for name in DOCUMENTS for each in translations(name)]
SET_UP, TEST = [block.body.strip().split(" && ") for block in commands("README.md")]


@pytest.fixture
def desk(tmp_path: Path) -> Path:
    """Where a reader works: a folder with the features of the checkout."""
    (tmp_path / "features").symlink_to(ROOT / "features")
    return tmp_path


@pytest.mark.parametrize(
    "document", ["docs/adding-a-regulation.md", "docs/desk.md", "docs/reading-a-report.md"]
)
def test_the_commands_shown_in_a_document_run(document: str, desk: Path) -> None:
    typed(document, desk)


@pytest.mark.long
def test_the_commands_of_the_inspector_run_and_the_readme_shows_what_one_prints(
    desk: Path, pytestconfig: pytest.Config
) -> None:
    """At a commit the PDF is set aside: what verifies the folder sets it once more, each time."""
    printed = typed("docs/inspector-guide.md", desk, "" if pytestconfig.getoption("complete") else "--pdf")
    assert (desk / "vistoria-out" / "report.html").is_file()
    command = SET_UP[2].removeprefix(".venv/bin/").removesuffix(" --workers 2")
    seen = printed[f"{command} {ONE_CLAUSE} --out vistoria-out\n"].replace(" (part of the catalogue)", "")
    [excerpt] = [block for block in blocks("README.md") if block.words == ("text",)]
    lines = [whichever(line) for line in excerpt.body.splitlines()]
    assert [line for line in lines if spaced(line) not in spaced(whichever(seen))] == []


def whichever(text: str) -> str:
    """The text of a run, whichever seats the product's own cards make open, and in how many of the scenarios."""
    return re.sub(
        r"\(and \d+ more\)", "(and N more)", re.sub(r"[Ss]eats? \d+(, \d+)*( and \d+)?", "seat N", text)
    )


def typed(document: str, desk: Path, aside: str = "") -> dict[str, str]:
    """What the commands of a document print, typed in their order by a reader at a desk.

    Those with the word `aside` are typed at a copy of it, and so is what a translation writes otherwise.
    """
    (desk.parent / "program").mkdir(exist_ok=True)
    program = warm.program(desk.parent / "program")
    printed = {}
    for block, *others in zip(run_blocks(document), *map(run_blocks, translations(document)), strict=True):
        codes = [int(word.removeprefix("exit=")) for word in block.words if word.startswith("exit=")]
        for body in dict.fromkeys(other.body for other in others if other.body != block.body):
            with copied(desk) as copy:
                shell(body, copy, *codes, program=program)
        with copied(desk) if aside and aside in block.body else nullcontext(desk) as place:
            printed[block.body] = shell(block.body, place, *codes, program=program).stdout
    assert printed
    return printed


@contextmanager
def copied(desk: Path) -> Iterator[Path]:
    """A copy of a desk, for what must leave no trace at it."""
    copy = shutil.copytree(desk, desk.parent / "aside", symlinks=True)
    yield copy
    shutil.rmtree(copy)


@pytest.mark.parametrize(("translation", "document"), TRANSLATED)
def test_a_translation_shows_what_its_english_shows(translation: str, document: str) -> None:
    assert [b.words for b in blocks(translation)] == [b.words for b in blocks(document)]
    there, here = (
        [tomllib.loads(b.body) for b in blocks(each) if b.words == ("toml",)]
        for each in (translation, document)
    )
    assert list(map(list, there)) == list(map(list, here))


def test_no_translation_of_the_documents_is_older_than_its_english() -> None:
    found = {str(path.relative_to(DOCS.parent)): stale(*texts_of(path, english)) for path, english in pages()}
    assert {path for path, _ in TRANSLATED} - set(found) == {f"docs/{each}/{GENERATED}" for each in FOLDERS}
    assert [f"{path}: {heading}" for path, old in found.items() for heading in old] == [], (
        "mend these sections after their English, then run `python -m tools.translations --done`"
    )


def texts_of(*paths: Path) -> list[str]:
    return [path.read_text(encoding="utf-8") for path in paths]


def test_a_section_that_changes_makes_its_translation_stale_and_no_other() -> None:
    english = (
        "# One\n\nFirst.\n\n## Two\n\n```sh\n# no heading\n```\n<!-- generated: x -->\n1\n<!-- end: x -->\n"
    )
    page = marked("# Um\n\nPrimeiro.\n\n## Dois\n\nSegundo.\n", english)
    assert stale(page, english) == []
    assert stale(page, english.replace("\n1\n", "\n2\n")) == []
    assert stale(page, english.replace("First", "Last")) == ["# Um"]
    assert stale(page, english + "## Three\n") == [OTHERS]


def test_the_list_of_inspection_items_is_that_of_the_laws(tmp_path: Path) -> None:
    for language in FOLDERS:
        (tmp_path / language).mkdir()
    assert list_items([str(tmp_path)]) == 0
    made = {
        str(path.relative_to(tmp_path)): path.read_text(encoding="utf-8") for path in tmp_path.rglob("*.md")
    }
    assert len(made) == 1 + len(FOLDERS)
    assert [name for name, text in made.items() if text != (DOCS / name).read_text(encoding="utf-8")] == [], (
        "python -m tools.inspection_list docs"
    )
    assert list_items([]) == 4


def test_the_page_on_records_audits_what_it_shows(tmp_path: Path) -> None:
    desk = tmp_path / "desk"
    desk.mkdir()
    one, whole, again, two, bank, over_time = (
        text
        for command, text in typed("docs/auditing-records.md", desk).items()
        if "june" in command or "-r mo-" in command
    )
    assert "The raise of seat 3 to 351 must be refused" in spaced(one)
    assert "report.html" in whole
    assert "every item that is there holds" in again
    assert "11.2.3" in over_time
    assert (desk / "history.svg").is_file()
    assert "The bet of seat 1 to 201 must be refused" in spaced(two)
    assert "Seat 1 must be paid 200 for its additional bet" in spaced(bank)


def spaced(text: str) -> str:
    """Text with one space wherever there are more."""
    return re.sub(r"\s+", " ", text)


def test_no_other_document_shows_commands_that_run() -> None:
    assert {block.document for block in SHOWN} == {
        "docs/auditing-records.md",
        "docs/desk.md",
        "docs/inspector-guide.md",
        "docs/adding-a-regulation.md",
        "docs/reading-a-report.md",
        *(each for each, of in TRANSLATED if run_blocks(of)),
    }


def targets(document: str) -> list[Path]:
    """Files to which a document links."""
    text = FENCE.sub("", (ROOT / document).read_text(encoding="utf-8"))
    named = [m["target"].partition("#")[0] for m in LINK.finditer(text) if "://" not in m["target"]]
    return [(ROOT / document).parent / target for target in named if target]


def test_links_lead_somewhere() -> None:
    assert [(name, path) for name in DOCUMENTS for path in targets(name) if not path.exists()] == []


def test_the_readme_has_two_commands_and_both_set_up_first() -> None:
    assert len(commands("README.md")) == 2
    assert SET_UP[0] == TEST[0] == VENV
    assert SET_UP[1:] == [
        ".venv/bin/pip install -q '.[pokerkit]'",
        ".venv/bin/vistoria run --engine pokerkit --workers 2",
    ]
    assert TEST[1:] == [".venv/bin/pip install -q -e '.[test]'", ".venv/bin/python -m pytest"]


def test_the_virtual_environment_of_the_readme_is_made(tmp_path: Path) -> None:
    shell(
        f"{VENV} --without-pip && .venv/bin/python -c 'import sys; assert sys.prefix != sys.base_prefix'",
        tmp_path,
    )


@pytest.mark.parametrize("extra", ["pokerkit", "test"])
def test_the_readme_installs_extras_that_the_project_has(extra: str) -> None:
    assert extra in toml(ROOT / "pyproject.toml")["project"]["optional-dependencies"]
    assert any(f'extra == "{extra}"' in line.replace("'", '"') for line in requires("vistoria") or ())


def test_the_script_for_fresh_machines_runs_the_readme_s_test_command() -> None:
    script = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    assert f'command="{" && ".join(TEST)}"\n' in script
    assert os.access(ROOT / ".ci" / "run", os.X_OK)
    shell(f"bash -n {ROOT / '.ci' / 'run'}", ROOT)


def test_the_commands_of_the_readme_are_the_commands_there_are(tmp_path: Path) -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    listed = set(re.findall(r"^\| `vistoria (\w+)", text, re.MULTILINE))
    helped = shell("vistoria --help", tmp_path, NO_COLOR="1").stdout
    there = set(re.findall(r"^  (\w+) {2,}", helped.partition("Commands")[2], re.MULTILINE))
    assert listed == there


def test_bash_is_there_to_run_them() -> None:
    assert shutil.which("bash")
