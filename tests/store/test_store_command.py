"""`vistoria store` and `vistoria history`: folders go in, and come out as table, plot, page and Parquet."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from made import LAW, entry
from typer.testing import CliRunner

from tests.audit.one_hand import HAND, changed
from tests.store.conftest import Server
from vistoria.cli.app import app, register
from vistoria.cli.into import Into
from vistoria.reports.history_page import MOST, history_svg, render_history
from vistoria.reports.speech import languages, speech
from vistoria.store.database import NoStore
from vistoria.store.folder import entry_of
from vistoria.store.store import opened
from vistoria.verdict.over_time import history

HOSTILE = '<script>alert("1")</script>\x1b[2J{n}'


def run(*arguments: str) -> tuple[int, str]:
    """The exit code of a command, and what it printed."""
    register(arguments[0])
    done = CliRunner().invoke(app, list(arguments), standalone_mode=False)
    if done.exception is not None and not isinstance(done.exception, SystemExit):
        raise done.exception
    return int(done.return_value), done.stdout


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder to work in, with the records of a day: one hand breaks the law."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "day.phh").write_text(changed(("p3 cbr 300", "p3 cbr 351")), encoding="utf-8")
    return tmp_path


AUDIT = (
    "audit",
    "day.phh",
    "-r",
    LAW,
    "-q",
    "--out",
    "june",
    "--product",
    "Room A",
    "--product-version",
    "3",
)


def test_an_audit_goes_into_the_store_and_history_tells_it(
    here: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert run(*AUDIT, "--store", "s.sqlite")[0] == 1
    assert run("store", "check", "--store", "s.sqlite") == (0, f"{here / 'june'}  same\n")
    code, said = run("history", "--store", "s.sqlite", "--json")
    [point] = json.loads(said)["points"]
    assert (code, point["entry"]["product"], point["entry"]["version"]) == (0, "Room A", "3")
    assert point["judgement"]["findings"][0]["clauses"] == [f"{LAW}/11.2.3"]
    monkeypatch.setenv("LC_ALL", "pt_PT.UTF-8")
    code, said = run("history", "--store", "s.sqlite", "--product", "Room A")
    assert code == 0
    assert "Jogadas" in said
    assert "11.2.3" in said


def test_a_run_and_a_campaign_go_in_too(here: Path) -> None:
    wrong = (
        "--engine",
        "vistoria.validation.saboteurs:Sabotaged",
        "--engine-option",
        f"id={LAW}/12.2:fourth-raise",
    )
    store = ("--store", "s.sqlite", "-q")
    assert (
        run("campaign", "-r", LAW, *wrong, "--hands", "40", "--seed", "3", "--out", "campaign", *store)[0]
        == 1
    )
    assert run("run", "-r", LAW, *wrong, "--clause", f"{LAW}/12.2", "--out", "run", *store)[0] == 1
    with opened("s.sqlite") as found:
        entries = {each.kind: each for each in found.entries()}
    assert set(entries) == {"run", "campaign"}
    for each in entries.values():
        assert each == entry_of(Path(each.folder))
        assert each.first <= each.last
        assert each.first[:2] == "20"
        [judgement] = each.judgements
        assert {clause for one in judgement.findings for clause in one.clauses} == {f"{LAW}/12.2"}


def test_a_server_that_is_killed_during_an_audit_leaves_the_folder_to_add(
    here: Path, postgresql: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    postgresql.empty()
    finishes = Into.finishes

    def killed(self: Into, *told: Any) -> None:
        finishes(self, *told)
        postgresql.kill()

    monkeypatch.setattr(Into, "finishes", killed)
    with pytest.raises(NoStore, match="june is whole: `vistoria store add"):
        run(*AUDIT, "--store", postgresql.address)
    postgresql.start()
    assert run("store", "add", "june", "--store", postgresql.address)[0] == 0
    with opened(postgresql.address) as store:
        assert store.entries() == [entry_of(here / "june")]


def test_the_store_is_made_again_from_the_folders(here: Path) -> None:
    run(*AUDIT, "--store", "s.sqlite")
    run("store", "add", "june", "--store", "again.sqlite")
    with opened("s.sqlite") as one, opened("again.sqlite") as other:
        assert one.entries() == other.entries()


def test_a_folder_that_was_changed_is_refused_and_found(here: Path) -> None:
    run(*AUDIT, "--store", "s.sqlite")
    audit = here / "june" / "audit.json"
    audit.write_text(audit.read_text(encoding="utf-8").replace("Room A", "Room B"), encoding="utf-8")
    with pytest.raises(Exception, match=r"audit\.json: was changed.*vistoria verify"):
        run("store", "add", "june", "--store", "s.sqlite")
    assert run("store", "check", "--store", "s.sqlite")[0] == 1
    shutil.rmtree(here / "june")
    assert run("store", "check", "--store", "s.sqlite") == (2, f"{here / 'june'}  gone\n")


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (("store", "add"), "name the folders"),
        (("store", "export"), "name one file"),
        (("store", "check", "june"), "takes no path"),
        (("store", "add", "nowhere"), "nowhere"),
        (("store", "check"), "there is no store"),
        (("history", "--since", "June"), "no day"),
        (("audit", "day.phh", "-r", LAW, "--store", "s.sqlite"), "needs --out"),
        ((*AUDIT, "--store", "mysql://h/n"), "no such database"),
    ],
)
def test_a_mistake_is_named(here: Path, arguments: tuple[str, ...], why: str) -> None:
    with pytest.raises(Exception, match=why):
        run(*arguments)


def test_findings_as_parquet_are_those_of_the_store(here: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    with opened("s.sqlite", make=True) as store:
        for number in range(3):
            store.add(entry(number, product=HOSTILE))
    code, said = run("store", "export", "out/findings.parquet", "--store", "s.sqlite")
    assert (code, said.split()[0]) == (0, "6")
    rows = parquet.read_table("out/findings.parquet").to_pylist()
    assert [row["clause"] for row in rows] == [f"{LAW}/8.5", f"{LAW}/10.2"] * 3
    assert {row["product"] for row in rows} == {HOSTILE}
    assert [each.name for each in (here / "out").iterdir()] == ["findings.parquet"]


def test_nothing_in_a_store_for_what_is_asked_is_said(here: Path) -> None:
    with opened("s.sqlite", make=True):
        pass
    code, said = run("history", "--store", "s.sqlite", "--product", "Room C")
    assert (code, said.strip()) == (2, speech("en").text("history.empty"))


@pytest.mark.parametrize("language", languages())
def test_page_and_plot_speak_and_make_no_markup_of_a_name(language: str) -> None:
    from vistoria.law.catalogue import installed
    from vistoria.run.laws import regulation_in

    found = history([entry(1, version=HOSTILE), entry(2), entry(3, product=HOSTILE)], [])
    law = regulation_in(installed()[LAW])
    page = render_history(found, {LAW: law}, language).decode()
    said = speech(language)
    assert f'lang="{said.tag}"' in page
    assert said.text("history.course") in page
    assert "<script>alert" not in page
    assert "\x1b" not in page
    drawn = history_svg(found, said)
    tree = ElementTree.fromstring(drawn)
    assert said.text("history.state.broken") in "".join(tree.itertext())
    assert not [each for each in tree.iter() if each.tag.endswith("script")]
    assert len([each for each in tree.iter() if each.get("class") == "share"]) == 3


def test_the_plot_has_the_latest_results_and_the_page_says_how_many_are_left_out() -> None:
    every = [entry(number, first=f"{number:010}", last=f"{number:010}") for number in range(MOST + 2)]
    found = history(every, [])
    page = render_history(found, {}, "en").decode()
    assert page.count('class="share"') == MOST
    assert "data-n=2" in page


def test_clauses_stand_in_the_order_of_the_law() -> None:
    entries = [entry(1, broken=f"{LAW}/8.5"), entry(2, broken=f"{LAW}/12.2")]
    assert history(entries, [f"{LAW}/12.2", f"{LAW}/8.5"]).clauses == (f"{LAW}/12.2", f"{LAW}/8.5")
    assert history(entries, [], clause=f"{LAW}/1").clauses == (f"{LAW}/1",)
    assert [point.states.get(f"{LAW}/8.5") for point in history(entries, []).points] == ["broken", None]


def test_the_record_of_a_lawful_day_has_no_findings(here: Path) -> None:
    (here / "day.phh").write_text(HAND, encoding="utf-8")
    assert run(*AUDIT)[0] == 0
    assert entry_of(here / "june").judgements[0].stated == "no-breach"
