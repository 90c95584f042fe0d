"""The reports of a folder are compared with its record, whichever version wrote them and whatever else they say."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from forgery import answer, change_json

from vistoria.bundle.examined import Answer
from vistoria.bundle.fault import Item
from vistoria.bundle.layout import write_sums
from vistoria.bundle.store import read_facts
from vistoria.cli.compared import report_findings
from vistoria.cli.publish import publish
from vistoria.cli.verify import examine

pytestmark = pytest.mark.usefixtures("pages_once")


def test_a_pdf_with_another_text_or_attachment_does_not_hold(
    with_pdf: Path, bundle: Path, tmp_path: Path
) -> None:
    from vistoria.bundle.store import stored_run

    other = tmp_path / "other"
    shutil.copytree(with_pdf, other)
    change_json(other / "run.json", lambda value: value["engine"].update(name="OtherKit"))
    publish(other, pdf=True)
    shutil.copy(other / "report.pdf", bundle / "report.pdf")
    write_sums(bundle)
    result = examine(bundle)
    [item] = [each for each in result.items if each.item is Item.PDF]
    assert item.answer is Answer.DOES_NOT_HOLD
    assert {fault.what.partition(":")[0] for fault in item.faults} == {
        "the results.json attached to it is not that of the folder",
        "does not say of conclusion 1",
    }
    assert stored_run(bundle).results.engine.name != "OtherKit"


EDITED = [
    ("report.html", lambda text: text.replace(">untested<", ">passed<"), Item.HTML),
    ("report.html", lambda text: text.replace(">not determined<", ">sure<"), Item.HTML),
    ("junit.xml", lambda text: text.replace("not-determined", "conforms"), Item.EXPORTS),
    ("earl.jsonld", lambda text: text.replace("earl:untested", "earl:passed"), Item.EXPORTS),
    ("clauses.csv", lambda text: text.replace("untested", "passed"), Item.EXPORTS),
]


@pytest.mark.sampled("other", [False, True], named=[True])
@pytest.mark.parametrize(("name", "edit", "item"), EDITED, ids=lambda value: str(value)[:20])
def test_a_report_edited_does_not_hold_whichever_version_wrote_it(
    stored: Path,
    of_another: Path,
    tmp_path: Path,
    name: str,
    edit: Callable[[str], str],
    item: Item,
    other: bool,
) -> None:
    folder = shutil.copytree(of_another if other else stored, tmp_path / "out")
    path = folder / name
    before = path.read_text(encoding="utf-8")
    path.write_text(edit(before), encoding="utf-8")
    assert edit(before) != before
    write_sums(folder)
    result = examine(folder)
    assert (answer(result, item), int(result.exit_code)) == (Answer.DOES_NOT_HOLD, 1)
    assert answer(result, Item.RESULTS) is Answer.HOLDS


ENGINE = "the digest of the engine"
SAID_BESIDES = [
    (
        "report.html",
        "</body>",
        "<p>approved</p></body>",
        "says 'approved' where the report says",
        1,
    ),
    ("report.html", "<body", "<body hidden", "has the attribute hidden of <body>", 1),
    ("report.html", ENGINE, "ab" * 32, "does not say of the digest of the engine", 1),
    ("junit.xml", "</testsuite>", "<system-out>all passed</system-out></testsuite>", "the rest otherwise", 2),
    ("junit.xml", 'tests="', 'tests="1', "; the results give", 1),
    ("earl.jsonld", '"@graph"', '"comment": "conforms", "@graph"', "the rest otherwise", 2),
]


@pytest.mark.parametrize(
    ("name", "old", "new", "told", "code"), SAID_BESIDES, ids=lambda each: str(each)[:14]
)
def test_what_a_report_of_another_version_says_besides_its_outcomes_is_told(
    of_another: Path, tmp_path: Path, name: str, old: str, new: str, told: str, code: int
) -> None:
    folder = shutil.copytree(of_another, tmp_path / "out")
    path = folder / name
    old = read_facts(folder).engine.digest if old is ENGINE else old
    path.write_text(path.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")
    write_sums(folder)
    found = [fault for fault in report_findings(folder) if told in fault.what]
    assert {fault.broken for fault in found} == {code == 1}


def with_another_laboratory(folder: Path) -> bytes:
    """The PDF of the same results with other particulars."""
    (folder / "report-details.toml").write_text('laboratory = "Approved by the ministry"\n', encoding="utf-8")
    publish(folder, pdf=True)
    return (folder / "report.pdf").read_bytes()


def with_bytes_at_its_end(folder: Path) -> bytes:
    return (folder / "report.pdf").read_bytes() + b"\n% conforms"


@pytest.mark.parametrize(
    ("forge", "told", "is_broken"),
    [
        (with_another_laboratory, "of its lines are not in the report, the first: ", True),
        (with_bytes_at_its_end, "bytes behind its end", True),
    ],
    ids=["words", "bytes"],
)
def test_what_a_pdf_says_besides_conclusions_and_outcomes_is_compared(
    with_pdf: Path, tmp_path: Path, forge: Callable[[Path], bytes], told: str, is_broken: bool
) -> None:
    folder, other = tmp_path / "out", tmp_path / "other"
    shutil.copytree(with_pdf, folder)
    shutil.copytree(with_pdf, other)
    (folder / "report.pdf").write_bytes(forge(other))
    found = [fault for fault in report_findings(folder) if told in fault.what]
    assert [(fault.item, fault.broken) for fault in found] == [(Item.PDF, is_broken)]
