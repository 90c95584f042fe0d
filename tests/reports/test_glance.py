"""The image of a law at a glance, and what the terminal lists: every clause, none hidden."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest
from report_law import LAW, NASTY, law, results

from vistoria.cli.summary import print_summary
from vistoria.model.outcome import Outcome, Reason
from vistoria.reports.glance import glance_svg
from vistoria.reports.page import visible
from vistoria.reports.speech import languages, speech

CLAUSES = results().regulations[LAW].clauses


@pytest.mark.parametrize("language", languages())
def test_the_image_has_a_cell_for_each_clause_that_says_its_outcome(language: str) -> None:
    image = ElementTree.fromstring(glance_svg(results(), LAW, "0123", speech(language)))
    said = [cell.text for cell in image.iterfind(".//{*}g/{*}title")]
    word = speech(language).text
    assert said == [f"{n.partition('/')[2]}: {word(f'outcome.{r.outcome}')}" for n, r in CLAUSES.items()]


@pytest.mark.parametrize(("columns", "verbose"), [("40", False), ("100", False), ("100", True)])
def test_the_terminal_lists_every_failed_and_inconclusive_clause_and_shows_no_control_character(
    columns: str, verbose: bool, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    print_summary(results(faults=(NASTY,)), {LAW: law()}, Path("out"), ["report.html"], verbose=verbose)
    lines = capsys.readouterr().out.splitlines()
    marked = {line.split()[1] for line in lines if line.startswith(("  ✗", "  ?"))}
    bad = (Outcome.FAILED, Outcome.CANT_TELL)
    assert marked == {name.partition("/")[2] for name, r in CLAUSES.items() if r.outcome in bad}
    assert all(visible(line) == line for line in lines)


@pytest.mark.parametrize("filtered", [False, True])
def test_the_terminal_lists_what_was_not_run_unless_it_was_left_out_on_purpose(
    filtered: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    print_summary(msgspec.structs.replace(results({}), filtered=filtered), {LAW: law()}, Path("out"), [])
    missing = [
        n.partition("/")[2]
        for n, r in results({}).regulations[LAW].clauses.items()
        if r.reason is Reason.NOT_RUN
    ]
    assert (", ".join(missing) in capsys.readouterr().out) is not filtered
