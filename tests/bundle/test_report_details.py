"""Report details: what is stated is shown, what is not is shown as missing, a mistake is one clear line."""

from __future__ import annotations

import html
from datetime import date, timedelta
from pathlib import Path

import pytest
from warm import Command, vistoria

from vistoria.bundle.fault import Item
from vistoria.bundle.layout import REPORT_DETAILS, clear
from vistoria.bundle.report_details import (
    BadReportDetails,
    ReportDetails,
    read_report_details,
    report_details_of,
)
from vistoria.bundle.verify import verify
from vistoria.cli.publish import publish, record_of

STATED = """
laboratory = "Gaming Laboratory & Sons"
customer = "Poker Software, Lda."
item = "Table 4, build 1882"
authorised_by = "Ana Pinto, head of testing"
deviations = ["The clock of the adapter was read at 20 ms."]
received = "2026-01-02"
condition = "sealed"
custody = "Safe 2, key with Rui Gomes"
testers = ["Wong Mei, tester", "Rui Gomes, tester"]
reviewer = "Ines Costa, reviewer"
clock = "NTP, pool.ntp.org"
sampling = "Every build of the quarter"
adapter_author = "Poker Software, Lda."
"""
LATER = (
    "sealed", "Safe 2", "Wong Mei, tester", "Rui Gomes, tester", "Ines Costa", "NTP, pool", "Every build",
)  # fmt: skip


@pytest.fixture
def stated(tmp_path: Path) -> Path:
    """A report details file without a place."""
    path = tmp_path / "vistoria.toml"
    path.write_text(STATED, encoding="utf-8")
    return path


def test_what_is_stated_is_in_the_bundle_and_in_the_report(bundle: Path, stated: Path) -> None:
    (bundle / REPORT_DETAILS).write_bytes(stated.read_bytes())
    publish(bundle)
    page = html.unescape((bundle / "report.html").read_text(encoding="utf-8"))
    for text in ("Gaming Laboratory & Sons", "Table 4, build 1882", "Ana Pinto", "read at 20 ms", *LATER):
        assert text in page
    assert report_details_of(bundle) == read_report_details(stated)
    assert list(verify(bundle)) == []


@pytest.mark.parametrize(
    ("days", "told"), [(-700, "before the run ended on"), (700, "which is in the future")]
)
def test_a_date_of_issue_that_cannot_be_is_refused_and_found(
    bundle: Path, tmp_path: Path, command: Command, days: int, told: str
) -> None:
    path = tmp_path / "dated.toml"
    path.write_text(f'issued = "{date.today() + timedelta(days)}"', encoding="utf-8")
    done = command("report", str(bundle), "--report-details", str(path))
    assert done.returncode == 4
    assert told in done.stderr
    (bundle / REPORT_DETAILS).write_bytes(path.read_bytes())
    publish(bundle)
    [fault] = verify(bundle)
    assert (fault.place, fault.item) == (REPORT_DETAILS, Item.TIME)
    assert told in fault.what


def test_the_number_of_a_report_stands_for_what_it_prints(
    bundle: Path, stated: Path, tmp_path: Path, command: Command
) -> None:
    numbers = [record_of(bundle).run_id]
    publish(bundle, "pt")
    assert record_of(bundle).run_id == numbers[0], "one report, whatever language it opens in"
    (bundle / REPORT_DETAILS).write_bytes(stated.read_bytes())
    numbers.append(record_of(bundle).run_id)
    revised = tmp_path / "revised.toml"
    more = f'revision = 2\nreplaces = "{numbers[-1]}"\nbecause = "of a slip"\nzone = "Asia/Macau"\n'
    revised.write_text(STATED + more, encoding="utf-8")
    done = command("report", str(bundle), "--force", "--report-details", str(revised))
    assert done.returncode == 0, done.stderr
    record = record_of(bundle)
    assert len({*numbers, record.run_id}) == 3
    assert record.run_id.endswith("-r2")
    assert str(record.finished).endswith("+08:00")
    page = html.unescape((bundle / "report.html").read_text(encoding="utf-8"))
    for text in ("Revision ", f"<span data-s=report>{numbers[-1]}", "<span data-s=why>of a slip"):
        assert text in page


def test_what_is_not_stated_stays_unstated(bundle: Path, stated: Path) -> None:
    assert report_details_of(bundle) == ReportDetails()
    (bundle / REPORT_DETAILS).write_bytes(stated.read_bytes())
    assert report_details_of(bundle).place is None


def test_a_run_without_report_details_leaves_none_of_an_earlier_one(bundle: Path, stated: Path) -> None:
    (bundle / REPORT_DETAILS).write_bytes(stated.read_bytes())
    clear(bundle)
    assert report_details_of(bundle) == ReportDetails()


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ('labratory = "X"', "labratory"),
        ("laboratory = 4", "laboratory"),
        ('laboratory = "  "', "laboratory is empty"),
        ('deviations = [""]', "deviations is empty"),
        ('issued = "last week"', "write a date as in 2026-11-30"),
        ('zone = "Mars"', "zone 'Mars' is not known"),
        ("revision = 2", "needs replaces"),
        ('because = "so"', "needs replaces"),
        ("laboratory", "the keys are laboratory, place, customer"),
    ],
)
def test_a_slip_is_told_with_the_key_and_the_keys_there_are(tmp_path: Path, text: str, told: str) -> None:
    path = tmp_path / "p.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadReportDetails) as error:
        read_report_details(path)
    assert told in str(error.value)
    assert "p.toml" in str(error.value)


def test_a_slip_ends_the_run_before_it_begins(tmp_path: Path) -> None:
    (tmp_path / "vistoria.toml").write_text('labratory = "X"', encoding="utf-8")
    done = vistoria("run", cwd=tmp_path)
    assert (done.returncode, done.stdout) == (4, "")
    assert "labratory" in done.stderr
    assert not (tmp_path / "vistoria-out" / "results.json").exists()


def test_details_here_that_the_report_does_not_state_are_said_not_to_be_read(
    bundle: Path, stated: Path, command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert (
        "vistoria.toml holds other details: the report states none" in command("report", str(bundle)).stderr
    )
    assert "vistoria.toml" not in command("report", str(bundle), "--report-details", str(stated)).stderr
    stated.write_text('laboratory = "Another"\n', encoding="utf-8")
    assert "the report states those of the run" in command("report", str(bundle)).stderr
    done = command("report", "--recover", str(bundle), "--report-details", str(stated))
    assert (done.returncode, "after it" in done.stderr) == (4, True)


def test_a_folder_of_that_name_is_not_passed_over(tmp_path: Path) -> None:
    (tmp_path / "vistoria.toml").mkdir()
    done = vistoria("run", "--regulation", "mo-97-2010", cwd=tmp_path)
    assert (done.returncode, "vistoria.toml: Is a directory" in done.stderr) == (4, True)
