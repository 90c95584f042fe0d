"""Every regulation as held: complete in its official texts, every unit a clause, nothing lost unseen."""

from __future__ import annotations

import re

import pytest
from amount import examples, part
from hypothesis import given, settings
from hypothesis import strategies as st
from law_held import Held, held
from spoken import PT, ZH, ZH_WORKING

from vistoria.law import findings, installed
from vistoria.law.source import fold
from vistoria.model.clause import Binds


@pytest.fixture(params=sorted(installed()))
def law(request: pytest.FixtureRequest) -> Held:
    """One of the regulations held."""
    return held(str(request.param))


def test_nothing_is_found(law: Held) -> None:
    assert [str(f) for f in findings(law.folder)] == []
    assert law.departures(law.clauses) == []


def test_every_labelled_unit_is_a_clause_in_order_and_every_other_clause_a_sentence(law: Held) -> None:
    ids = [str(c.id) for c in law.clauses]
    units = [i for i in ids if i in set(law.labels)]
    others = {i for i in ids if i not in set(law.labels) and not re.search(r"/d(\.\d+)?$", i)}
    assert units == list(law.labels)
    assert [i for i in others if not re.search(r"\.s\d+$", i)] == []


def test_every_clause_is_quoted_in_portuguese_and_in_chinese(law: Held) -> None:
    for language in law.file.data.spoken:
        assert all(any(q.language == language for q in c.quotes) for c in law.clauses), language
    assert PT in law.file.data.spoken
    assert {ZH, ZH_WORKING} & set(law.file.data.spoken)


def test_every_option_of_a_reading_is_a_rule_and_every_reading_a_question(law: Held) -> None:
    for reading in law.regulation.readings:
        assert reading.question.endswith("?"), reading.id
        assert all(len(o.text.split()) > 8 and o.text.endswith(".") for o in reading.options), reading.id
        assert all(law.regulation.clause(c) is not None for c in reading.clauses)


def test_a_scenario_of_a_reading_stands_at_or_below_a_clause_that_the_reading_names(law: Held) -> None:
    names = {r.id: tuple(map(str, r.clauses)) for r in law.regulation.readings}
    tagged = {(str(c.id), reading) for c in law.clauses for s in c.scenarios for reading, _ in s.readings}
    strays = [(c, r) for c, r in sorted(tagged) if not any(f"{c}.".startswith(f"{n}.") for n in names[r])]
    assert strays == []


def test_who_is_bound_beside_the_engine_has_an_item_and_nobody_else(law: Held) -> None:
    for clause in law.clauses:
        assert (clause.inspection is not None) == clause.binds_others, clause.id


def test_only_what_enacts_the_text_is_an_enactment(law: Held) -> None:
    enacting = [str(c.id) for c in law.clauses if Binds.ENACTMENT in c.binds]
    assert [i for i in enacting if not re.search(r"/d(\.\d+)?$", i)] == []


@settings(max_examples=examples(100))
@given(data=st.data())
@pytest.mark.parametrize("name", sorted(installed()))
def test_any_one_character_deleted_from_a_quote_is_found(name: str, data: st.DataObject) -> None:
    law = held(name)
    i, j = data.draw(st.sampled_from(law.places))
    text = law.clauses[i].quotes[j].text
    at = data.draw(st.sampled_from([n for n, c in enumerate(text) if not c.isspace()]))
    assert law.near(law.departures(law.spoilt(i, j, text[:at] + text[at + 1 :])), i)


@settings(max_examples=examples(100))
@given(data=st.data())
@pytest.mark.parametrize("name", sorted(installed()))
def test_any_one_character_changed_in_a_quote_is_found(name: str, data: st.DataObject) -> None:
    law = held(name)
    i, j = data.draw(st.sampled_from(law.places))
    quote = law.clauses[i].quotes[j]
    at = data.draw(st.sampled_from([n for n, c in enumerate(quote.text) if not c.isspace()]))
    new = data.draw(st.characters(categories=["L", "N", "P"]))
    changed = quote.text[:at] + new + quote.text[at + 1 :]
    same = fold(changed, quote.language) == fold(quote.text, quote.language)
    assert same or law.near(law.departures(law.spoilt(i, j, changed)), i)


def test_every_quote_is_needed(law: Held) -> None:
    for i, j in part(law.places):
        quote = law.clauses[i].quotes[j]
        found = law.departures(law.spoilt(i, j, None))
        named = any(fold(quote.text, quote.language)[:20] in f.what for f in found)
        assert law.near(found, i) or named, quote.text


def test_every_quote_is_needed_only_once(law: Held) -> None:
    for i, j in part(law.places):
        text = law.clauses[i].quotes[j].text
        assert law.near(law.departures(law.spoilt(i, j, f"{text} {text}")), i), text


def test_every_clause_is_needed(law: Held) -> None:
    for i, clause in part(list(enumerate(law.clauses))):
        found = law.departures((*law.clauses[:i], *law.clauses[i + 1 :]))
        quoted = fold(clause.quotes[0].text, PT)[:40]
        following = law.clauses[min(i + 1, len(law.clauses) - 1)].id
        assert any(quoted in f.what or following in f.what for f in found), clause.id


def test_clauses_cannot_change_places(law: Held) -> None:
    for i in part(range(len(law.clauses) - 1)):
        first, second = law.clauses[i : i + 2]
        assert law.departures((*law.clauses[:i], second, first, *law.clauses[i + 2 :])), first.id
