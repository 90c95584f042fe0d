"""The dialogue of `vistoria attest` as pure functions: what a session asks, and what a typed line changes in it.

A session keeps its answers by clause and by the name of the question. It asks what has no answer: the first such
question of the clause at hand. So a session that continues cannot take one answer for another.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable
from enum import Enum, auto
from pathlib import Path

import msgspec
from msgspec.structs import replace

from vistoria.model.visible import visible

from .attest_words import WORDS
from .questions import QUESTIONS, Agenda, Refused, files_of

COMMANDS = {
    word: name
    for words in WORDS.values()
    for name, known in words["command"].items()
    for word in known.split()
}
"""Commands by the words that name them, in every language."""
YES, NO = ({word for words in WORDS.values() for word in words[name].split()} for name in ("yes", "no"))
LONGEST = 4000
"""Bytes of one answer. A terminal cuts a line at 4,095 and does not say so."""
_COMMAND = re.compile(r"(?P<mark>[:：]?)(?P<word>[^\W\d_]+)(?P<rest>\s.*)?")

_QUOTED = re.compile(r'"(?P<word>[^\W\d_]+)(\s[^"]*)?"')


class Item(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The answers about one clause by the name of the question."""

    given: dict[str, str] = {}
    before: dict[str, str] = {}
    """Earlier answers to questions that are open again: Enter gives them once more."""
    files: dict[str, str] = {}
    """SHA-256 of each file to attach when it was named."""


class Session(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was answered about a run and is not signed yet."""

    run: str
    """SHA-256 of the run."""
    harness: str
    clause: str | None = None
    """The clause at hand; None where all answers are shown before they are signed."""
    items: dict[str, Item] = {}
    usual: dict[str, str] = {}
    """Answers that are offered for the next clause."""


class Act(Enum):
    """What happens after a line."""

    ASK, LIST, HELP, SIGN, QUIT = auto(), auto(), auto(), auto(), auto()


def begun(run: str, harness: str, agenda: Agenda) -> Session:
    """A session without an answer, at the first outstanding clause."""
    return Session(run, harness, next((each for each in agenda.clauses if each in agenda.outstanding), None))


def asked(session: Session) -> str | None:
    """The name of the open question; None where the answers are shown and the question is whether to sign."""
    if session.clause is None:
        return None
    return next(iter(missing(_item(session, session.clause))), None)


def missing(item: Item) -> list[str]:
    """Names of the questions without an answer."""
    return [name for name in QUESTIONS if name not in item.given]


def offered(session: Session, agenda: Agenda) -> str | None:
    """What Enter alone answers to the open question."""
    name = asked(session)
    if name is None or session.clause is None:
        return None
    fallback = QUESTIONS[name].fallback
    known = {**session.usual, **_item(session, session.clause).before}
    return known.get(name) or (fallback(agenda) if fallback else None)


def complete(session: Session, agenda: Agenda) -> list[str]:
    """The clauses whose questions are all answered, in the order of the law."""
    return [each for each in agenda.clauses if each in session.items and not missing(session.items[each])]


def partial(session: Session, agenda: Agenda) -> list[str]:
    """The clauses of which some questions are answered."""
    begun_ = (each for each in agenda.clauses if each in session.items and session.items[each].given)
    return [each for each in begun_ if missing(session.items[each])]


def step(session: Session, agenda: Agenda, line: str) -> tuple[Session, Act]:
    """What a typed line changes, and what happens then; raise Refused for a line that is no answer."""
    text, name = line.strip(), asked(session)
    if len(line.encode(errors="replace")) > LONGEST:
        raise Refused("too-long", most=LONGEST)
    if visible(text) != text or "\t" in text:
        raise Refused("unseen", text=visible(text.replace("\t", "⟨U+0009⟩")))
    command, words = _command(text, agenda, needs_mark=name is not None and QUESTIONS[name].takes_text)
    if command == "back":
        return _back(session, agenda), Act.ASK
    if command == "go":
        return _gone(session, agenda, words), Act.ASK
    if command == "skip":
        return _onward(session, agenda), Act.ASK
    if command == "drop":
        clause = _clause(words[0] if words else session.clause or "", agenda)
        dropped = without(session, clause)
        return (_onward(dropped, agenda) if clause == session.clause else dropped), Act.ASK
    if command == "sign":
        return replace(session, clause=None), Act.ASK
    if command is not None:
        return session, Act[command.upper()]
    if name is not None:
        return _answered(session, agenda, name, text), Act.ASK
    if text.casefold() not in YES | NO:
        raise Refused("yes-or-no")
    if text.casefold() in NO or not complete(session, agenda):
        raise Refused("not-signed")
    return session, Act.SIGN


def without(session: Session, clause: str | None) -> Session:
    """The session without the answers about a clause."""
    left = {each: item for each, item in session.items.items() if each != clause}
    return replace(session, items=left)


def with_files_as_named(session: Session, agenda: Agenda) -> tuple[Session, list[str]]:
    """The session, in which a file that is gone or was changed since it was named is asked for again; their paths."""
    wrong: list[str] = []
    for clause in complete(session, agenda):
        item = session.items[clause]
        now = {path: _digest(agenda, path) for path in files_of(item.given)}
        if changed := [path for path, digest in now.items() if not digest or digest != item.files.get(path)]:
            wrong += changed
            session = _reopened(session, agenda, clause, ["attachments"])
    return session, wrong


def _item(session: Session, clause: str) -> Item:
    return session.items.get(clause) or Item()


def _command(text: str, agenda: Agenda, *, needs_mark: bool) -> tuple[str | None, list[str]]:
    """The command in a line, with its words; raise Refused for one without a mark where any text is an answer."""
    found = _COMMAND.fullmatch(text)
    if found is None:
        return None, []
    name, words = COMMANDS.get(found["word"].casefold()), (found["rest"] or "").split()
    if found["mark"] and name is None:
        raise Refused("no-command", word=found["word"])
    if not found["mark"] and (name is None or (words and not _clauses(words[0], agenda))):
        return None, []
    if not found["mark"] and needs_mark:
        raise Refused("unmarked", text=text)
    return name, words


def _answered(session: Session, agenda: Agenda, name: str, text: str) -> Session:
    assert session.clause is not None
    if (quoted := _QUOTED.fullmatch(text)) and quoted["word"].casefold() in COMMANDS:
        text = text[1:-1]
    text = text or offered(session, agenda) or ""
    if not text:
        raise Refused("empty")
    item = _item(session, session.clause)
    value = QUESTIONS[name].read(text, item.given, agenda)
    given = {each: {**item.given, name: value}[each] for each in QUESTIONS if each in (*item.given, name)}
    before = {each: old for each, old in item.before.items() if each != name}
    files = {path: _digest(agenda, path) for path in files_of(given)} if name == "attachments" else item.files
    item = Item(given, before, files)
    session = replace(
        session,
        items={**session.items, session.clause: item},
        usual={**session.usual, name: value} if QUESTIONS[name].is_usual else session.usual,
    )
    return session if missing(item) else _onward(session, agenda)


def _onward(session: Session, agenda: Agenda) -> Session:
    """At the next clause with an open question after this one; at the end, before the answers."""
    here = agenda.clauses.index(session.clause) + 1 if session.clause else len(agenda.clauses)
    done, begun_ = complete(session, agenda), partial(session, agenda)
    wanted = (each for each in agenda.clauses[here:] if each in agenda.outstanding or each in begun_)
    return replace(session, clause=next((each for each in wanted if each not in done), None))


def _back(session: Session, agenda: Agenda) -> Session:
    """At the question answered before this one in the order of the law."""
    names, name = list(QUESTIONS), asked(session)
    if session.clause and name and (number := names.index(name)):
        return _reopened(session, agenda, session.clause, [names[number - 1]])
    end = agenda.clauses.index(session.clause) if session.clause else len(agenda.clauses)
    for clause in reversed(agenda.clauses[:end]):
        if given := _item(session, clause).given:
            return _reopened(session, agenda, clause, [list(given)[-1]])
    raise Refused("first")


def _gone(session: Session, agenda: Agenda, words: list[str]) -> Session:
    """At a clause: at the question that is named, or at all of them if none is open."""
    if not words:
        raise Refused("no-clause", clause="", near="")
    clause = _clause(words[0], agenda)
    if words[1:]:
        return _reopened(session, agenda, clause, [_question(words[1])])
    return _reopened(session, agenda, clause, [] if missing(_known(session, agenda, clause)) else QUESTIONS)


def _reopened(session: Session, agenda: Agenda, clause: str, names: Iterable[str]) -> Session:
    """At a clause, with these questions open again."""
    item = _known(session, agenda, clause)
    opened = {name: item.given[name] for name in names if name in item.given}
    given = {name: value for name, value in item.given.items() if name not in opened}
    item = Item(given, {**item.before, **opened}, item.files)
    return replace(session, clause=clause, items={**session.items, clause: item})


def _known(session: Session, agenda: Agenda, clause: str) -> Item:
    """The answers of the session about a clause; without any, those of its attestation on record."""
    given = dict(agenda.held.get(clause, {}))
    files = {path: _digest(agenda, path) for path in files_of(given)} if given else {}
    return session.items.get(clause) or Item(given, files=files)


def _digest(agenda: Agenda, path: str) -> str:
    """SHA-256 of a file; empty where there is none."""
    try:
        return agenda.look(Path(path))
    except (OSError, ValueError):
        return ""


def _clause(word: str, agenda: Agenda) -> str:
    found = _clauses(word, agenda)
    if len(found) > 1:
        raise Refused("which-clause", clauses=", ".join(found))
    if not found:
        near = difflib.get_close_matches(word, agenda.clauses, n=1)
        raise Refused("no-clause", clause=word, near=", ".join(near))
    return found[0]


def _clauses(word: str, agenda: Agenda) -> list[str]:
    """The clauses that a word names: by the whole id, or without the law."""
    return [each for each in agenda.clauses if word in (each, each.partition("/")[2])]


def _question(word: str) -> str:
    names = list(QUESTIONS)
    if word.isdecimal() and 0 < int(word) <= len(names):
        return names[int(word) - 1]
    if word not in names:
        raise Refused("no-question", word=word, most=len(names))
    return word
