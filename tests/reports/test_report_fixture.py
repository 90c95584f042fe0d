"""The run that the tests of the report print: its reasons, and results that do not fit its law."""

from __future__ import annotations

import pytest
from report_law import CANT_TELL, LAW, RUN, evidence, law, messages, results

from vistoria.model.outcome import Reason
from vistoria.reports.clause_view import ResultsDoNotFit
from vistoria.reports.html import RegulationNotHeld, render_html

RESULTS = results()


def test_the_fixture_leaves_nearly_every_reason_behind() -> None:
    regulation = RESULTS.regulations[LAW]
    found = {s.reason for c in regulation.clauses.values() for s in c.scenarios}
    found |= {c.reason for c in regulation.clauses.values()}
    elsewhere = {
        Reason.EXPIRED,
        Reason.OUT_OF_SCOPE,
        Reason.NOT_CLAIMED,
        Reason.NO_EVIDENCE,
        Reason.NO_TABLES,
        Reason.SHOWN_AT_TABLES,
    }
    elsewhere |= {Reason.OWN_RULES, Reason.OWN_TERMS, Reason.ACT_REFUSED}
    elsewhere |= {
        Reason.FOUND_IN_PLAY,
        Reason.FOUND_IN_SCENARIO,
        Reason.TOO_FEW_SITUATIONS,
        Reason.HANDS_LEFT,
        Reason.PREMISE,
    }
    assert set(Reason) - found == elsewhere
    assert set(CANT_TELL) <= found
    assert len(evidence()) >= 20


def test_results_of_another_suite_are_refused_rather_than_shown_in_part() -> None:
    short = law()
    held = {LAW: type(short)(**{**short.__dict__, "clauses": short.clauses[:-1]})}
    with pytest.raises(ResultsDoNotFit, match=r"without a text: toy-1-2000/3\.3"):
        render_html(RESULTS, held, messages, RUN)
    with pytest.raises(RegulationNotHeld, match=LAW):
        render_html(RESULTS, {}, messages, RUN)
