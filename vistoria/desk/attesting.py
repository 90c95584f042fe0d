"""What an inspector answers on a page: the same questions, the same draft and the same record as `vistoria attest`.

The draft lies in the folder of the run, so a session begun here goes on in a terminal, and the other way round.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import date
from hashlib import sha256
from pathlib import Path

import msgspec

from vistoria.bundle.answers import BadAnswers, attachable
from vistoria.bundle.attestations import attested_of, stored
from vistoria.bundle.layout import SIGNATURES, file_digest, run_digest
from vistoria.bundle.store import read_facts
from vistoria.cli.attest_words import WORDS
from vistoria.cli.dialogue import LONGEST, Item, Session, complete, missing, without
from vistoria.cli.draft import opened, save
from vistoria.cli.questions import BETWEEN, NONE, QUESTIONS, Agenda, Given, agenda_of, files_of, given_in
from vistoria.cli.questions import Refused as NotAnAnswer
from vistoria.journal.owner import owned
from vistoria.model.attestation import Attested, Standing
from vistoria.model.clause import Clause, Regulation
from vistoria.model.visible import visible

from .laws import laws_of
from .words import Refused, Words

COMMAND = "vistoria desk"
TYPED = tuple(name for name in QUESTIONS if name != "attachments")
"""The questions that a form has as fields."""
HEAD = ("person", "role", "place", "date", "expires")
"""Those that a checklist asks once, for all its items."""


@dataclass(frozen=True)
class FilledIn:
    """What a form or a spreadsheet says."""

    head: Mapping[str, str]
    outcomes: Mapping[str, str]
    """By clause; an item that was not seen is left out."""
    notes: Mapping[str, str]
    wrong: tuple[str, ...]
    """What in it is no answer."""


@dataclass(frozen=True)
class Sheet:
    """What can be attested in a run, what is on record, and what was answered and is not signed."""

    folder: Path
    laws: Mapping[str, Regulation]
    clauses: Mapping[str, Clause]
    attested: Mapping[str, Attested]
    agenda: Agenda
    session: Session
    is_signed: bool
    """Whether the whole run is signed, so that nothing can be attested any more."""

    def item(self, clause: str) -> Item:
        """The answers to a clause that are not signed; none, or what an earlier attestation of it says."""
        return self.session.items.get(clause) or Item()

    def status(self, clause: str) -> str:
        """`ready`, `begun`, `open`; or how the attestation on record stands."""
        item = self.session.items.get(clause)
        if item is not None:
            return "begun" if missing(item) else "ready"
        held = self.attested.get(clause)
        return "open" if held is None else "done" if clause not in self.agenda.outstanding else held.standing

    @property
    def waiting(self) -> list[str]:
        """The clauses of which nothing else is missing: bound to people alone, and open."""
        return [
            each
            for each in self.agenda.clauses
            if self.status(each) in ("open", "begun") and not self.clauses[each].binds_engine
        ]

    @property
    def ready(self) -> list[str]:
        """The clauses whose answers are whole and not signed."""
        return complete(self.session, self.agenda)

    def signed_by(self, person: str) -> list[str]:
        """Those of them that a person answered."""
        return [each for each in self.ready if self.session.items[each].given["person"] == person]

    @property
    def people(self) -> list[str]:
        """Who answered what is ready."""
        return list(dict.fromkeys(self.session.items[each].given["person"] for each in self.ready))

    def after(self, clause: str) -> str | None:
        """The next clause that is open; those that wait for her alone come before all others."""
        order = sorted(
            self.agenda.clauses, key=lambda each: self.clauses[each].binds_engine
        )  # else as in the law
        here = order.index(clause)
        following = (*order[here + 1 :], *order[:here])
        return next((each for each in following if self.status(each) in ("open", "begun")), None)

    def before(self, clause: str) -> str | None:
        """The clause before."""
        at = self.agenda.clauses.index(clause)
        return self.agenda.clauses[at - 1] if at else None

    def values(self, clause: str) -> dict[str, str]:
        """What the fields of a clause hold: what was answered, on record, or usual in this session."""
        held = self.session.items.get(clause)
        given = held.given if held is not None else self.agenda.held.get(clause, {})
        usual = {"date": self.agenda.today().isoformat(), **self.session.usual}
        return {name: typed(given.get(name, usual.get(name, ""))) for name in TYPED}

    def files(self, clause: str) -> list[tuple[Path, str]]:
        """The files to attach to a clause, with the digest that each had when it was named."""
        held = self.session.items.get(clause)
        given = held.given if held is not None else self.agenda.held.get(clause, {})
        if "attachments" not in given:
            return []
        known = held.files if held is not None else {}
        return [(Path(each), known.get(each) or file_digest(Path(each))) for each in files_of(given)]


def sheet(folder: Path) -> Sheet:
    """The sheet of a run: of the laws that the engine claims. What was signed since is no longer in the draft."""
    facts, run = read_facts(folder), run_digest(folder)
    names = facts.request.regulations
    laws = laws_of(folder, names)
    claimed = [name for name in names if name in facts.claimed] or list(names)
    clauses = {str(c.id): c for name in claimed for c in laws[name].clauses if c.binds_others}
    attested = attested_of(folder)
    agenda = agenda_of(folder, clauses, attested)
    session = opened(folder, run, agenda)
    for name, item in session.items.items():
        if name in attested and not missing(item) and _is_said(item, attested[name], folder):
            session = without(session, name)
    return Sheet(folder, laws, clauses, attested, agenda, session, (folder / SIGNATURES).exists())


def _is_said(item: Item, held: Attested, folder: Path) -> bool:
    """Whether the attestation on record says what is answered."""
    said = given_in(held.attestation, folder)
    digests = sorted(each.sha256 for each in held.attestation.attachments)
    return sorted(item.files.values()) == digests and all(said[name] == item.given[name] for name in TYPED)


@dataclass(frozen=True)
class Kept:
    """What became of a form: what is wrong with fields, which were left out, and how its answers stand now."""

    wrong: list[str]
    state: str


def state_of(session: Session, clause: str) -> str:
    """A word for the answers to a clause that are not signed; it changes with them."""
    return sha256(msgspec.json.encode(session.items.get(clause))).hexdigest()[:16]


def write(sheet: Sheet, clause: str, form: Mapping[str, str], files: Sequence[Path], words: Words) -> Kept:
    """Keep what a form says of a clause.

    Raise Refused, Busy and CannotWrite.
    """
    if clause not in sheet.clauses:
        raise Refused("There is nothing to attest of {clause}.", 404, clause=clause)
    if sheet.is_signed:
        raise Refused("This run is signed as a whole: nothing more can be attested in it.", 409)
    attached = list(dict.fromkeys((*(path for path, _ in sheet.files(clause)), *files)))
    given, wrong = _given(sheet, form, attached, words)
    session = sheet.session
    usual = {name: given[name] for name in given if QUESTIONS[name].is_usual and given[name] != NONE}
    if "outcome" in given or given["note"] != NONE or attached or clause in sheet.attested:
        digests = {str(path.absolute()): attachable(path) for path in attached}
        session = msgspec.structs.replace(
            session, items={**session.items, clause: Item(given, files=digests)}, clause=None
        )
    else:
        session = without(session, clause)
    with _written(sheet.folder):
        save(sheet.folder, msgspec.structs.replace(session, usual={**session.usual, **usual}))
    return Kept(wrong, state_of(session, clause))


def typed(value: str) -> str:
    """An answer as a field has it: empty for none."""
    return "" if value == NONE else value


def faults(sheet: Sheet, said: Mapping[str, Mapping[str, str]], words: Words) -> list[str]:
    """What is wrong with answers by clause, each fault once, with the clauses that have it unless all have."""
    found: dict[str, list[str]] = {}
    for clause, form in said.items():
        for each in _given(sheet, form, (), words)[1]:
            found.setdefault(each, []).append(clause)
    return [
        each if len(of) == len(said) else words.line(words.speech.joined(of), each)
        for each, of in found.items()
    ]


def detach(sheet: Sheet, clause: str, digest: str) -> None:
    """Take a file off the answers about a clause."""
    left = {path: held for path, held in sheet.item(clause).files.items() if held != digest}
    given = {**sheet.item(clause).given, "attachments": BETWEEN.join(left) or NONE}
    items = {**sheet.session.items, clause: Item(given, files=left)}
    with _written(sheet.folder):
        save(sheet.folder, msgspec.structs.replace(sheet.session, items=items))


def drop(sheet: Sheet, clause: str) -> None:
    """Forget the answers about a clause that are not signed."""
    with _written(sheet.folder):
        save(sheet.folder, without(sheet.session, clause))


def rows(sheet: Sheet, clauses: Sequence[str]) -> list[dict[str, object]]:
    """Answers as `vistoria attest --from` reads them; raise BadAnswers for a file that was changed since."""
    found: list[dict[str, object]] = []
    for clause in clauses:
        item = sheet.session.items[clause]
        for path, digest in sheet.files(clause):
            if not path.is_file() or file_digest(path) != digest:
                raise BadAnswers(f"{path}: gone or changed since you named it, and nothing was signed")
        row: dict[str, object] = {"clause": clause}
        for name in TYPED:
            if item.given[name] != NONE:
                row[name] = (
                    date.fromisoformat(item.given[name]) if name in ("date", "expires") else item.given[name]
                )
        found.append({**row, "attachments": tuple(str(path) for path, _ in sheet.files(clause))})
    return found


def history(folder: Path, clause: str) -> list[Attested]:
    """Every attestation of a clause on record before the latest, the latest of them first."""
    held = [each for each in stored(folder) if each.attestation.clause == clause]
    return [
        Attested(each.attestation, Standing.UNSIGNED if each.unsigned else Standing.COUNTS, each.file)
        for each in reversed(held[:-1])
    ]


def _given(
    sheet: Sheet, form: Mapping[str, str], attached: Sequence[Path], words: Words
) -> tuple[dict[str, str], list[str]]:
    """The answers in a form in the order of the questions, and what is wrong with those that are none."""
    given: dict[str, str] = {}
    wrong: list[str] = []
    for name in TYPED:
        text = form.get(name, "").strip().replace("\r\n", "\n")
        if not text:
            if name in ("expires", "note"):
                given[name] = NONE
            continue
        try:
            given[name] = _read(name, text, given, sheet.agenda)
        except NotAnAnswer as error:
            said = WORDS.get(words.language, WORDS["en"])["refused"][error.key]
            wrong.append(words.line(words(LABELS[name]), str(said).format(**error.slots)))
    given["attachments"] = BETWEEN.join(str(path.absolute()) for path in attached) or NONE
    return {name: given[name] for name in QUESTIONS if name in given}, wrong


def _read(name: str, text: str, given: Given, agenda: Agenda) -> str:
    if len(text.encode()) > LONGEST:
        raise NotAnAnswer("too-long", most=LONGEST)
    if visible(text) != text or "\t" in text or ("\n" in text and name != "note"):
        raise NotAnAnswer("unseen", text=visible(text))
    return QUESTIONS[name].read(text, given, agenda)


@contextmanager
def _written(folder: Path) -> Iterator[None]:
    """The folder of a run, held while the draft is written."""
    with owned(folder, COMMAND):
        yield


def _(text: str) -> str:
    """Marks a text that is translated where it is shown."""
    return text


LABELS = {
    "outcome": _("Outcome"),
    "person": _("Name of the inspector"),
    "role": _("Function"),
    "place": _("Place"),
    "date": _("Date of the inspection"),
    "expires": _("Valid until"),
    "note": _("Note"),
    "attachments": _("Photographs and files"),
}
"""What the fields are called."""
