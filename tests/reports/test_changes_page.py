"""The page of two runs compared: every change once, with what was, what is, and where either report shows it."""

from __future__ import annotations

from functools import cache

import pytest
from report_law import LAW, law
from report_page import Node, read
from two_runs import NEW_WORD, OLD_WORD, STEP, after, before, page

from vistoria.reports.changes_page import marked
from vistoria.reports.speech import languages, speech
from vistoria.verdict.run_changes import WHATS, RunChange, run_changes

SAYS = speech("en").text
CHANGES = run_changes(before(), after())


@cache
def whole() -> Node:
    """The page of the two runs."""
    return read(page())


def shown(what: str, place: str, tree: Node | None = None) -> Node:
    (found,) = (tree or whole()).find("div", id=f"{what}:{LAW}{place}")
    return found


def test_the_two_runs_differ_in_everything_that_can() -> None:
    assert {change.what for change in CHANGES} == set(WHATS)


def test_every_change_stands_once_under_what_it_is_of() -> None:
    ids = [node.attributes["id"] for node in whole().find("div", class_="change")]
    assert sorted(ids) == sorted(f"{change.what}:{change.place}" for change in CHANGES)
    order = [WHATS.index(name.partition(":")[0]) for name in ids]
    assert order == sorted(order)
    for what in WHATS:
        (heading,) = whole().find("h3", id=what)
        assert heading.text.startswith(SAYS(f"diff.what.{what}"))


@pytest.mark.parametrize("change", CHANGES, ids=lambda c: f"{c.what}:{c.place}")
def test_a_change_links_to_its_place_in_the_report_at_hand_and_names_it_for_the_other(
    change: RunChange,
) -> None:
    node = shown(change.what, change.place.removeprefix(LAW))
    links = [a.attributes["href"] for a in node.find("a")]
    anchor = {"reading": "readings", "conclusion": "conclusion"}.get(change.what, change.place)
    own = f"first/report.html#{anchor.replace('#', '%23')}"
    assert (own in links) == (change.before is not None)
    assert not [href for href in links if "second" in href], "an archive cannot be linked into"
    assert change.place in node.find("code")[0].text or change.what == "conclusion"
    assert ("worse" in node.attributes["class"].split()) == change.worse


def test_what_failed_newly_shows_the_scenario_with_expected_and_observed() -> None:
    text = shown("newly-failed", "/2.9").text
    assert "✗" not in text
    assert "passed → failed" in text
    assert "All is well" in text
    assert "Expected: seat 2 is paid 31" in text
    assert "Observed: seat <b>4</b> is paid 31" in text


def test_the_words_of_the_law_are_marked_where_they_are_others() -> None:
    node = shown("law", "/2.2")
    assert [n.text for n in node.find("del")] == [OLD_WORD]
    assert [n.text for n in node.find("ins")] == [NEW_WORD]
    assert {n.lang for n in node.find("blockquote")} == {"pt"}


def test_of_a_scenario_the_changed_step_is_marked_and_no_other() -> None:
    node = shown("scenario", "/2.4#a-third-hand")
    assert [n.text for n in node.find("ins")] == [STEP]
    assert len(node.find("del")) == 1
    assert len(node.find("li")) == 6


def test_a_reading_is_told_with_its_question_and_both_options() -> None:
    [cap] = law().readings
    text = shown("reading", "/cap").text
    for said in (cap.question, *(option.text for option in cap.options)):
        assert said in text


def test_what_a_run_does_not_have_is_said_to_be_not_there() -> None:
    assert "not there → untested" in shown("new", "/2.12").text
    assert "untested → not there" in shown("gone", "/2.10").text


def test_the_conclusion_counts_what_got_worse() -> None:
    worse = sum(change.worse for change in CHANGES)
    assert f"Something got worse: {worse} of {len(CHANGES)} changes." in whole().text
    assert "not determined → does not conform" in shown("conclusion", "").text
    same = read(page(of_itself=True))
    assert "No difference was found." in same.text
    assert not same.find("div", class_="change")


@pytest.mark.parametrize("language", languages())
def test_in_every_language_the_same_changes_stand(language: str) -> None:
    tree = read(page(language))
    assert tree.find("html")[0].attributes["lang"] == speech(language).tag
    ids = [node.attributes["id"] for node in tree.find("div", class_="change")]
    assert ids == [node.attributes["id"] for node in whole().find("div", class_="change")]


def test_pieces_that_only_one_text_has_are_marked() -> None:
    one, other = marked(["a", "b", "c"], ["a", "c", "d"])
    assert one == (("a", False), ("b", True), ("c", False))
    assert other == (("a", False), ("c", False), ("d", True))
