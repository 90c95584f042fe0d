"""The dialogue of `attest` as a function: what it keeps is what was typed for each question, in whatever order."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from vistoria.cli.attest_words import WORDS
from vistoria.cli.dialogue import (
    COMMANDS,
    LONGEST,
    Act,
    Session,
    asked,
    begun,
    complete,
    missing,
    offered,
    step,
    with_files_as_named,
)
from vistoria.cli.questions import QUESTIONS, Agenda, Refused, answer_of, given_in
from vistoria.model.attestation import Attachment, Attestation

CLAUSES = ("a/1", "a/2", "b/1.1")
HELD = Attestation(
    "a/2", "not-met", "Rui Sá", "inspector", "Macau", date(2026, 1, 5), "run", date(2027, 1, 5), None,
    (Attachment("p.jpg", "files/p.jpg", "00"),),
)  # fmt: skip
FILES = {"/photo": "11", "/count": "22", str(Path("/out/files/p.jpg")): "00"}


def look(path: Path) -> str:
    """The SHA-256 of one of the files that there are."""
    if str(path) not in FILES:
        raise ValueError("no such file")
    return FILES[str(path)]


AGENDA = Agenda(
    clauses=CLAUSES,
    outstanding=frozenset({"a/1", "b/1.1"}),
    held={"a/2": given_in(HELD, Path("/out"))},
    today=lambda: date(2026, 11, 20),
    look=look,
)
ANSWERS = {
    "outcome": {"m": "met", "n": "not-met", "M": "met", "not-met": "not-met"},
    "date": {"2026-11-02": "2026-11-02", "20261103": "2026-11-03"},
    "expires": {"-": "-", "20261103": "2026-11-03", "2027-01-01": "2027-01-01", "2026-11-02": "2026-11-02"},
    "attachments": {"-": "-", "/photo": "/photo", "/count |/photo": "/count|/photo"},
}
"""What may be typed, and the answer that it is; to other questions the text is the answer."""
TEXTS = st.one_of(
    st.sampled_from(
        ["Ana Pinto", "黃美", "m", "2026-11-02", ":-)", '"back"', "list of photographs", "go home", "“q”"]
    ),
    st.text(st.characters(codec="utf-8"), min_size=1, max_size=5),
)
LINES = st.one_of(
    st.sampled_from([text for known in ANSWERS.values() for text in known]),
    st.sampled_from(["", ":back", ":list", ":skip", ":sign", ":drop", "yes", "no", "/nope", "2999-01-01", "back", "q"]),
    st.builds(":go {} {}".format, st.sampled_from([*CLAUSES, "1.1", "9"]), st.sampled_from(["", 1, 4, 8, "note", 99])),
    TEXTS,
)  # fmt: skip


def resumed(session: Session) -> Session:
    """The session as the file gives it back."""
    return msgspec.json.decode(msgspec.json.encode(session), type=Session)


@given(st.lists(st.one_of(st.integers(0, 9), st.integers(0, 9), LINES), max_size=80))
def test_what_is_kept_is_what_was_typed_last_for_each_question(lines: list[str | int]) -> None:
    session, typed = (
        begun("run", "1", AGENDA),
        {("a/2", name): value for name, value in AGENDA.held["a/2"].items()},
    )
    for drawn in lines:
        at, name, default = session.clause, asked(session), offered(session, AGENDA)
        fitting = [*ANSWERS.get(str(name), ("Ana Pinto", "黃美"))] if name else ["yes"]
        line = fitting[drawn % len(fitting)] if isinstance(drawn, int) else drawn
        try:
            session, act = step(resumed(session), AGENDA, line)
        except Refused:
            continue
        assert (session.clause is None) == (asked(session) is None)
        if act is Act.SIGN:
            assert complete(session, AGENDA) != []
        text = line.strip()
        if at is not None and name is not None and not _is_command(text, name):
            text = text[1:-1] if text == '"back"' else text
            typed[at, name] = ANSWERS.get(name, {}).get(text, text) if text else str(default)
            if name == "outcome":
                typed[at, name] = {"m": "met", "n": "not-met"}.get(text.casefold(), typed[at, name])
    kept = {
        (clause, name): value for clause, item in session.items.items() for name, value in item.given.items()
    }
    assert kept == {key: typed[key] for key in kept}
    for clause in complete(session, AGENDA):
        answer = answer_of(clause, session.items[clause].given)
        assert (answer.person, str(answer.date)) == (typed[clause, "person"], typed[clause, "date"])


def _is_command(text: str, name: str) -> bool:
    return (text.startswith(":") and text != ":-)") or (not QUESTIONS[name].takes_text and text in COMMANDS)


def typed(session: Session, *lines: str) -> Session:
    """The session after these lines."""
    for line in lines:
        session, _ = step(session, AGENDA, line)
    return session


WHOLE = ("m", "Ana", "inspector", "Macau", "2026-11-02", "-", "no light", "/photo")


def test_the_answers_come_in_the_order_of_the_questions_and_then_the_next_clause() -> None:
    session = typed(begun("run", "1", AGENDA), *WHOLE)
    assert (session.clause, session.items["a/1"].given["note"]) == ("b/1.1", "no light")
    assert offered(typed(session, "n"), AGENDA) == "Ana"
    assert typed(session, *WHOLE).clause is None


def test_back_asks_the_question_before_and_enter_gives_its_answer_again() -> None:
    session = typed(begun("run", "1", AGENDA), *WHOLE, ":back")
    assert (session.clause, asked(session), offered(session, AGENDA)) == ("a/1", "attachments", "/photo")
    assert asked(typed(session, ":back", ":back")) == "expires"
    assert (
        typed(session, ":back", ":back", "", "", "").items["a/1"].given
        == typed(session, "").items["a/1"].given
    )
    with pytest.raises(Refused, match="first"):
        typed(begun("run", "1", AGENDA), "back")


def test_an_attestation_on_record_is_corrected_in_one_answer_or_asked_whole() -> None:
    session = typed(begun("run", "1", AGENDA), ":go a/2 person", "Rui Sá Melo")
    given = session.items["a/2"].given
    assert {name: given[name] for name in QUESTIONS if given[name] != AGENDA.held["a/2"][name]} == {
        "person": "Rui Sá Melo"
    }
    whole = typed(begun("run", "1", AGENDA), ":go 2")
    assert (missing(whole.items["a/2"]), offered(whole, AGENDA)) == (list(QUESTIONS), "not-met")
    assert typed(whole, *[""] * 8).items["a/2"].given == AGENDA.held["a/2"]
    after = typed(begun("run", "1", AGENDA), *WHOLE, ":go 2", "")
    assert (asked(after), offered(after, AGENDA)) == ("person", "Rui Sá"), (
        "not the person of the clause before"
    )


def test_a_file_that_changes_after_it_was_named_is_asked_for_again(monkeypatch: pytest.MonkeyPatch) -> None:
    session = typed(begun("run", "1", AGENDA), *WHOLE, ":sign")
    assert with_files_as_named(session, AGENDA) == (session, [])
    monkeypatch.setitem(FILES, "/photo", "33")
    again, changed = with_files_as_named(session, AGENDA)
    assert (again.clause, asked(again), changed) == ("a/1", "attachments", ["/photo"])
    monkeypatch.delitem(FILES, "/photo")
    assert with_files_as_named(session, AGENDA)[1] == ["/photo"]


@pytest.mark.parametrize(
    ("before", "line", "key"),
    [
        ((), "x", "bad-outcome"),
        (WHOLE[:1], "", "empty"),
        (WHOLE[:1], "-", "empty"),
        (WHOLE[:1], "a\x1b[Db", "unseen"),
        (WHOLE[:1], "a\tb", "unseen"),
        (WHOLE[:1], "Ana\u202ePinto", "unseen"),
        (WHOLE[:1], "caf\udce9", "unseen"),
        (WHOLE[:1], "é" * (LONGEST // 2) + "s", "too-long"),
        (WHOLE[:1], "a" + " " * LONGEST, "too-long"),
        (WHOLE[:1], ":bakc", "no-command"),
        (WHOLE[:1], "back", "unmarked"),
        (WHOLE[:1], "go a/2", "unmarked"),
        (WHOLE[:1], ":go", "no-clause"),
        (WHOLE[:1], ":go 3", "no-clause"),
        (WHOLE[:1], ":go a/2 9", "no-question"),
        (WHOLE[:1], ":go a/2 name", "no-question"),
        (WHOLE[:4], "2.11.2026", "bad-date"),
        (WHOLE[:4], "2026-11-21", "future"),
        (WHOLE[:5], "2026-11-01", "expired"),
        (WHOLE[:5], "never", "bad-date"),
        (WHOLE[:7], "/photo | /nope", "bad-file"),
        (WHOLE[:7], "~no-such-user/photo", "bad-file"),
        ((":sign",), "yes", "not-signed"),
        ((*WHOLE, ":sign"), "y", "yes-or-no"),
        ((*WHOLE, ":sign"), "no", "not-signed"),
        ((*WHOLE, ":sign"), "", "yes-or-no"),
    ],
)
def test_a_line_that_is_no_answer_is_refused_and_changes_nothing(
    before: tuple[str, ...], line: str, key: str
) -> None:
    session = typed(begun("run", "1", AGENDA), *before)
    with pytest.raises(Refused) as error:
        step(session, AGENDA, line)
    assert error.value.key == key
    for words in WORDS.values():
        assert words["refused"][key].format(**error.value.slots)


def test_every_language_has_every_word_and_no_word_names_two_commands() -> None:
    def keys(words: dict[str, object]) -> set[str]:
        return {
            f"{name}.{each}" for name, inner in words.items() if isinstance(inner, dict) for each in inner
        } | {*words}

    assert all(keys(words) == keys(WORDS["en"]) for words in WORDS.values())
    known = [word for words in WORDS.values() for each in words["command"].values() for word in each.split()]
    assert sorted(known) == sorted(COMMANDS)
    assert {*QUESTIONS} == {*WORDS["en"]["question"]}
