"""What an inspector finds: every clause, every scenario, and what is missing said to be missing."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import msgspec
import pytest
from report_law import CAP, LAW, MESSAGES, PROOF, RUN, law, messages, results
from report_made import whole
from report_page import Node, read, row_of, steps_of
from spoken import PT, ZH_WORKING

from vistoria.model.clause import ClauseId
from vistoria.model.outcome import Outcome, Reason
from vistoria.reports.html import render_html
from vistoria.reports.speech import speech
from vistoria.verdict.results import Results
from vistoria.verdict.tables import TABLES

RESULTS = results()
SAYS = speech("en").text
WORKING = [speech(language).text("page.working-translation") for language in ("en", "zh")]


def page(of: Results = RESULTS, run: Any = RUN) -> Node:
    return read(render_html(of, {LAW: law()}, messages, run))


def clause(path: str, tree: Node | None = None) -> Node:
    (found,) = (tree or whole()).find(id=f"{LAW}/{path}")
    return found


def scenario(key: str, tree: Node | None = None) -> Node:
    (found,) = (tree or whole()).find(id=f"{LAW}/{key}")
    return found


def test_a_clause_names_its_corresponding_clauses_in_other_laws() -> None:
    first, *rest = law().clauses
    named = replace(law(), clauses=(replace(first, corresponding=(ClauseId("other-law/7"),)), *rest))
    tree = read(render_html(RESULTS, {LAW: named}, messages, RUN))
    (shown,) = tree.find(class_="corresponding")
    assert "other-law/7" in shown.text


def test_every_clause_stands_in_the_order_of_the_law() -> None:
    ids = [n.attributes["id"] for n in whole().find(class_="clause-body")]
    assert ids == [c.id for c in law().clauses]


@pytest.mark.parametrize("path", [c.id.partition("/")[2] for c in law().clauses])
def test_a_clause_says_its_words_whom_it_binds_and_its_outcome(path: str) -> None:
    of, shown = law().clause(f"{LAW}/{path}"), clause(path)
    result = RESULTS.regulations[LAW].clauses[f"{LAW}/{path}"]
    assert of is not None
    for quote in of.quotes:
        lang = "pt" if quote.language == PT else "zh-Hant-MO"
        (passage,) = [n for n in shown.find("blockquote", lang=lang) if quote.text in n.text]
        assert passage.lang == lang
    assert "binds " in shown.find(class_="permalink")[0].text
    assert SAYS(f"outcome.{result.outcome}") in shown.find(class_="outcome")[0].text
    if result.reason:
        assert SAYS(f"reason.{result.reason}") in shown.find(class_="outcome")[0].text
    assert shown.find("a", href=f"#{LAW}/{path}")


def test_a_working_translation_is_labelled_wherever_it_stands_and_nothing_else_is() -> None:
    for of in law().clauses:
        label = clause(of.id.partition("/")[2]).find(class_="working")
        assert bool(label) == any(q.language == ZH_WORKING for q in of.quotes)
        for node in label:
            assert node.text == " · ".join(WORKING)
            (own,) = node.find(lang="zh-Hant-MO")
            assert own.text.endswith(WORKING[1])
            assert "hidden" not in own.attributes


@pytest.mark.parametrize("entry", law().scenarios, ids=lambda e: e.id)
def test_a_scenario_says_its_outcome_its_reason_and_every_step(entry: Any) -> None:
    results_of = RESULTS.regulations[LAW].clauses[entry.clause].scenarios
    result = next(s for s in results_of if s.id == entry.id)
    (body,) = whole().find("details", id=entry.id)
    summary = body.find("summary")[0].text
    assert entry.name in summary
    assert SAYS(f"outcome.{result.outcome}") in summary
    assert not result.reason or SAYS(f"reason.{result.reason}") in body.text
    if result.reason == Reason.NOT_RUN:  # `vistoria explain` has its steps
        assert not body.find(class_="steps")
        assert not any("data-row" in n.attributes for n in body.all())
    else:
        steps = zip(steps_of(body, whole()), entry.steps, strict=True)
        assert all(step.text.startswith(said) for step, said in steps)
    packed = any("data-row" in n.attributes for n in body.all())
    place = row_of(body, whole())[5] if packed else body.text
    assert place == entry.line if packed else f"{entry.feature}:{entry.line}" in place


def test_a_failure_shows_expected_observed_messages_digest_and_how_to_repeat_it() -> None:
    body = scenario("2.1#the-odd-chip-goes-left")
    assert "seat 2 is paid 31" in body.find(class_="finding")[0].text
    assert "seat 4 is paid 31" in body.find(class_="finding")[0].text
    assert [n.find("b")[0].text for n in body.find(class_="named") if n.tag != "li"] == ["4"]
    assert "SHA-256 " + "cd" * 32 in body.text
    assert "vistoria replay transcripts/0001.jsonl --engine pokerkit" in body.text


def test_the_steps_of_a_reading_not_in_force_say_that_they_were_not_run() -> None:
    steps = steps_of(scenario("2.1#cap-of-four"), whole())
    assert {em.text for step in steps for em in step.find("em")} == {"not run"}


def test_a_step_names_its_last_message_and_a_failed_one_says_so() -> None:
    steps = steps_of(scenario("2.1#the-odd-chip-goes-left"), whole())
    assert [step.attributes.get("class") for step in steps] == [None, None, "failed"]
    assert [step.find("b")[0].text for step in steps] == ["2", "4", "6"]
    assert [em.text for step in steps for em in step.find("em")] == ["failed"]


def test_what_a_scenario_holds_is_folded_so_that_a_browser_leaves_it_as_text() -> None:
    for result in RESULTS.regulations[LAW].clauses.values():
        for shown in result.scenarios:
            assert scenario(shown.id.partition("/")[2]).find("noscript"), shown.id


def test_a_sample_shows_its_counts() -> None:
    text = scenario("2.3#any-hands").text
    assert "12,345 hands played to look at the product's own chance; one look needs 4,000" in text


def test_an_unreachable_scenario_shows_its_proof() -> None:
    assert PROOF.text in scenario("2.4#a-third-hand").text
    assert PROOF.text in whole().find("section", id="gaps")[0].text


def test_an_article_with_a_failure_stands_open_and_its_clauses_are_folded() -> None:
    bad = {Outcome.FAILED, Outcome.CANT_TELL}
    for article in whole().find("details", class_="article"):
        below = [n.attributes["id"] for n in article.find("div", class_="clause-body")]
        results_below = [RESULTS.regulations[LAW].clauses[name] for name in below]
        expected = any(r.outcome in bad or any(s.outcome in bad for s in r.scenarios) for r in results_below)
        assert ("open" in article.attributes) == expected
    assert not [n for n in whole().find("details", class_="clause") if "open" in n.attributes]


def test_inspection_is_shown_and_said_to_be_not_attested() -> None:
    for path in ("3.2", "3.3"):
        text = clause(path).text
        assert "Not attested." in text
        assert "One marker, unlike every chip" in text
        assert f"{LAW}/{path}".partition("/")[2] in whole().find("table", class_="inspection-list")[0].text


def test_a_reading_is_shown_beside_each_clause_it_touches_and_leads_to_its_alternatives() -> None:
    (all_of_it,) = whole().find("tr", id=CAP.id)
    assert "four" in all_of_it.text
    assert CAP.why in all_of_it.text
    for path in ("2.1", "2.3"):
        assert "In force: five" in clause(path).text
        assert clause(path).find("a", href=f"#{CAP.id}")
    other = page(results(cap="four"))
    assert not whole().find(class_="selected")
    assert {n.text for n in other.find(class_="selected")} == {"selected for this run"}
    assert f"{CAP.id}: four in place of the default five" in other.text


def test_a_reading_that_the_results_do_not_tell_is_said_not_to_be_stated() -> None:
    text = page(msgspec.structs.replace(RESULTS, readings={})).find("section", id="gaps")[0].text
    assert f"{CAP.id}: not stated" in text


def test_what_was_expected_and_seen_alike_is_said_once() -> None:
    alike = msgspec.json.decode(
        msgspec.json.encode(RESULTS).replace(b'"observed":"it is"', b'"observed":"seat 2 is paid 31"'),
        type=Results,
    )
    assert scenario("2.1#equal-shares", page(alike)).find("p")[0].text == "seat 2 is paid 31"
    assert scenario("2.1#equal-shares").find("p")[0].text == "seat 2 is paid 31it is"


def test_the_conclusion_comes_first_in_one_sentence() -> None:
    sentences = [n.text for n in whole().find(class_="sentence")]
    assert " / ".join(sentences) == (
        "PokerKit <script> 0.7.7 does not conform to Toy Poker (Despacho n.º 1/2000): 3 clauses failed, "
        "2 clauses are inconclusive, 6 clauses are untested, 1 clause passed, and 7 clauses do not apply."
    )


def test_clauses_that_only_an_inspector_can_close_are_counted_apart() -> None:
    front = whole().find("section", id="conclusion")[0].text
    assert "2 of the untested clauses wait only for an inspector's attestation." in front


def test_what_is_not_determined_says_why() -> None:
    text = page(results({}, interrupted=True, filtered=True, claimed=False, faults=["It broke."])).text
    assert "It is not determined whether PokerKit <script> 0.7.7 conforms to Toy Poker" in text
    for loud in ("Interrupted.", "Filtered.", "Fault of the run. It broke.", "Not isolated."):
        assert loud in text
    assert "the engine does not claim to implement this regulation, the run was interrupted" in text
    assert "no clause passed" in text


def test_what_conforms_is_said_to_conform() -> None:
    best = RESULTS.regulations[LAW]
    whole = msgspec.structs.replace(
        RESULTS, regulations={LAW: msgspec.structs.replace(best, conclusion="conforms")}
    )
    again = msgspec.convert(msgspec.to_builtins(whole), Results)
    assert "PokerKit <script> 0.7.7 conforms to Toy Poker" in page(again).find(class_="sentence")[0].text


def test_engine_clauses_only_says_so_loudly() -> None:
    text = page(results(engine_only=True)).text
    assert "Engine clauses only." in text
    assert SAYS("reason.out-of-scope") in text


def test_filters_and_deviations_are_named() -> None:
    run = msgspec.structs.replace(RUN, filters=("clause 2.1 only",), deviations=("a waiver for 2.2",))
    text = page(results(filtered=True), run).text
    assert "clause 2.1 only" in text
    assert "Deviation from the method. a waiver for 2.2" in text


def test_missing_report_details_are_said_to_be_missing() -> None:
    details = whole().find("section", id="report-details")[0]
    rows = {
        n.find("dt")[0].text: n.find("dd")[0].text for n in details.find("div") if n.children and n.find("dt")
    }
    for name in ("Laboratory", "Customer", "Authorised by", "Finished", "Published"):
        assert rows[name] == "not stated"
    assert {n.text for n in details.find(class_="unstated")} == {"not stated"}
    assert ".unstated { color: var(--failed); }" in whole().find("style")[0].text, "in red"
    assert rows["Started"] == "January 2, 2026, 10:00:00 AM UTC", "written out, with its zone"


def test_a_count_is_the_address_of_its_clauses() -> None:
    for outcome in Outcome:
        (place,) = whole().find("li", id=f"{LAW}:{outcome.value}")
        assert place.find("a", href=f"#{LAW}:{outcome.value}", class_="tile")


def test_the_gaps_hold_everything_that_is_open() -> None:
    gaps = whole().find("section", id="gaps")[0]
    linked = {a.attributes["href"][1:] for a in gaps.find("a")}
    for name, result in RESULTS.regulations[LAW].clauses.items():
        if result.outcome in (Outcome.UNTESTED, Outcome.CANT_TELL):
            assert name in linked
    assert "The official Chinese text is not held." in gaps.text
    assert f"{LAW}/2.3" in linked
    assert "1 of 19 clauses are quoted in Chinese by a working translation" in gaps.text
    assert "All is well: voice" in gaps.text


def test_bars_add_up_to_the_clauses_that_bind() -> None:
    for bar in whole().find("svg", class_="bar"):
        width = int(bar.attributes["viewbox"].split()[2])
        assert sum(int(r.attributes["width"]) for r in bar.find("rect")) == width


def test_the_decision_tables_and_the_statements_are_printed() -> None:
    rule = whole().find("section", id="rule")[0]
    printed = [[row.text for row in table.find("tr")[1:]] for table in rule.find("table")]
    assert printed == [
        [f"{n}{row.text}{row.result}" for n, row in enumerate(table, start=1)] for table in TABLES.values()
    ]
    last = whole().find("section", id="statements")[0]
    for said in (
        "Results relate only to the items tested",
        "The inspector must check",
        "No accreditation is claimed",
    ):
        assert said in last.text
    assert last.text.endswith(f"— End of report {RUN.run_id} —")


def test_a_transcript_not_at_hand_is_said_to_be_so() -> None:
    text = read(render_html(RESULTS, {LAW: law()}, lambda _: (), RUN)).text
    assert "not available when this report was made" in text
    assert len(MESSAGES) == 8


def test_a_command_to_repeat_is_safe_to_paste() -> None:
    run = msgspec.structs.replace(RUN, engine="stdio:./my engine; rm x")
    assert "--engine 'stdio:./my engine; rm x'" in page(run=run).text
