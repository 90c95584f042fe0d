"""What play found: its hands in the page and in the PDF, the situations in words, and the exports for programs."""

from __future__ import annotations

import csv
import json
from functools import cache
from io import StringIO
from typing import Any
from xml.etree.ElementTree import fromstring

import pytest
from report_found import ALONE, FOUND, LOOKED, played, told
from report_law import LAW, RUN, law, results
from report_page import Node, read

from vistoria.model.clause import with_corresponding
from vistoria.reports.content import content
from vistoria.reports.earl import render_earl
from vistoria.reports.found_view import MOST, found_shown
from vistoria.reports.html import render_html
from vistoria.reports.job_summary import render_summary
from vistoria.reports.junit import render_junit
from vistoria.reports.matrix import render_matrix
from vistoria.reports.problems import problems
from vistoria.reports.situations import of_clause, of_law, written
from vistoria.reports.speech import DEFAULT, languages, speech
from vistoria.reports.summary import regulation_shown

RESULTS = played()
HAND = f"{FOUND}#table-1-1.8"
CLAUSES = RESULTS.regulations[LAW].clauses
DUE, SEEN = "division of the pots: seat 3 is paid 5", "division of the pots: seat 2 is paid 5 <b>"


@cache
def whole() -> Node:
    """The page of what play found."""
    return read(render_html(RESULTS, {LAW: law()}, told, RUN))


def test_the_hand_that_was_played_alone_is_told_beside_the_words_of_the_law() -> None:
    (shown,) = whole().find("details", id=HAND)
    assert SEEN in shown.find("summary")[0].text
    assert "valor remanescente" in shown.find("blockquote")[0].text
    assert [each.text for each in shown.find("dl", class_="finding")[0].find("dd")] == [DUE, SEEN]
    assert len(shown.find("ol", class_="told")[0].find("li")) > 10
    assert ALONE in shown.find("dl", class_="repeat")[0].text


def test_without_a_hand_played_alone_a_few_of_the_table_are_shown_and_the_others_counted() -> None:
    play = CLAUSES[FOUND].in_play
    assert play is not None
    tables = type(play)(
        hands=play.hands, minimum=0, found=tuple(each for each in play.found if not each.alone)
    )
    shown = found_shown(FOUND, tables, told, None)
    assert [each.found.hand for each in shown] == [1, 2, 3] == list(range(1, MOST + 1))
    assert [each.told for each in shown] == [None] * MOST, "their transcript is not there"
    assert speech(DEFAULT).text("in-play.more", n=5) in whole().find("div", class_="in-play")[0].text


def test_the_first_page_leads_to_the_hand() -> None:
    rows = whole().find("table", class_="proofs")[0].find("tbody")[0].find("tr")
    row = next(row for row in rows if row.find("a", href=f"#{FOUND}"))
    assert DUE in row.text
    assert SEEN in row.text
    assert row.find("a", class_="to-hand")[0].attributes["href"] == f"#{HAND.replace('#', '%23')}"


@pytest.mark.parametrize("language", languages())
def test_situations_are_stated_of_the_law_and_of_each_clause(language: str) -> None:
    said = speech(language)
    of = RESULTS.regulations[LAW]
    seen = [clause.in_play for clause in of.clauses.values() if clause.in_play]
    whole = written(of_law(of.play, seen), said)
    for key, slots in (
        ("hands", {"n": 40}), ("players", {"least": 2, "most": 5}), ("looked", {"n": 2}), ("not-kept", {"n": 1}),
        ("class.players-seven-or-more", {}),
    ):  # fmt: skip
        assert said.text(f"in-play.{key}", **slots) in whole
    looked = CLAUSES[LOOKED].in_play
    assert looked is not None
    assert said.text("in-play.players-only", n=2) in written(of_clause(looked), said)
    assert written(of_law(None, ()), said) == said.text("in-play.none")


def test_the_annex_states_the_situations_and_says_when_nothing_was_played() -> None:
    says = speech(DEFAULT).text
    assert says("in-play.hands", n=40) in whole().find("section", id="annex")[0].text
    assert says("in-play.holds") in whole().find("section", id="annex")[0].text
    without = read(render_html(results(), {LAW: law()}, told, RUN))
    assert says("in-play.none") in without.find("section", id="annex")[0].text


def test_the_paper_has_the_hand_and_the_situations() -> None:
    held = with_corresponding({LAW: law()})[LAW]
    shown = regulation_shown(held, RESULTS.regulations[LAW], RESULTS, told, RUN)
    said: Any = content(RESULTS, [shown], RUN, speech(DEFAULT))["regulations"]
    (paper,) = said
    assert "40 hands" in paper["situations"]
    clause = next(c for a in paper["articles"] for c in a["clauses"] if c["id"] == FOUND)
    (found,) = clause["found"]
    assert (found["due"], found["seen"]) == (DUE, SEEN), "as in the page"
    assert len(found["strip"]) == 2, "the line before and the deciding one"
    assert found["history"][-1][1] == "The hand ends"
    assert "5 more" in clause["more-found"]


def test_junit_has_a_case_that_fails_with_due_seen_and_transcript() -> None:
    cases = {
        (c.get("classname"), c.get("name")): c for c in fromstring(render_junit(RESULTS)).iter("testcase")
    }
    text = cases[FOUND, "(play)"].find("failure")
    assert text is not None
    facts = (told.removeprefix("division of the pots: ") for told in (DUE, SEEN))
    assert all(each in (text.text or "") for each in (*facts, ALONE, "and 5 more"))
    assert (LOOKED, "(play)") not in cases


def test_earl_has_a_failed_assertion_with_the_transcript() -> None:
    graph = json.loads(render_earl(RESULTS, RUN))["@graph"]
    (case,) = [each for each in graph if each.get("title") == "(play)"]
    (said,) = [each for each in graph if each.get("test") == case["@id"]]
    assert said["result"]["outcome"] == "earl:failed"
    assert ALONE in said["result"]["info"]


def test_the_matrix_counts_the_hands_and_names_the_best_find() -> None:
    rows = {row["clause"]: row for row in csv.DictReader(StringIO(render_matrix(RESULTS, {LAW: law()})))}
    assert (rows[FOUND]["hands_in_play"], rows[FOUND]["found_in_play"]) == ("2", "6")
    assert ALONE in rows[FOUND]["shown_in_play"]
    assert (rows[LOOKED]["found_in_play"], rows[LOOKED]["shown_in_play"]) == ("0", "")


def test_a_build_server_reads_what_was_due_and_seen_and_in_which_situations() -> None:
    (problem,) = [each for each in problems(RESULTS) if each.clause == FOUND]
    due, seen = (told.removeprefix("division of the pots: ") for told in (DUE, SEEN))
    assert problem.sentence.startswith(f"expected: {due}; observed: {seen}")
    summary = render_summary(RESULTS)
    assert "1 drawn table · 40 hands" in summary
    assert "seat 2 is paid 5 &lt;b>" in summary
