"""`regulation.toml`: the instrument, editions, the table of who is bound, readings and offers as data."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal, TypeAlias

import msgspec

from vistoria.model.choice import NoSuchChoice, ValueKind, read_choice
from vistoria.model.clause import Binds
from vistoria.model.game import Deal, games
from vistoria.model.language import Language

from .errors import Finding
from .grants import GrantText
from .languages import language_faults
from .tomlfile import TomlFile, read_part, read_toml

FILE = "regulation.toml"
NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


class _Table(msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename="kebab"):
    pass


class Markup(_Table, frozen=True):
    """A rule that undoes what the extraction added, line by line, met `count` times in the whole text."""

    name: str
    pattern: str
    replace: str
    count: int
    why: str


class Difference(_Table, frozen=True):
    """Words of one clause in which the source and the quote differ: a corrected slip, or a witness's own."""

    where: str
    source: str
    quoted: str
    why: str


class LeftOut(_Table, frozen=True):
    """Lines of the file that are no part of the text, `n` or `first-last`, and why."""

    lines: tuple[str, ...]
    why: str


class EditionText(_Table, frozen=True):
    """One text of the regulation, and how it is read."""

    id: str
    language: str
    """Mark of the language, as `[languages]` has it."""
    role: Literal["quoted", "witness"]
    file: str
    status: str
    sha256: str
    heading: str | None = None
    labels: tuple[str, ...] = ()
    unlabelled: tuple[str, ...] = ()
    """Clauses that bear no label in this text, beside the preamble and the sentences."""
    markup: tuple[Markup, ...] = ()
    differences: tuple[Difference, ...] = ()
    left_out: tuple[LeftOut, ...] = ()


class OptionText(_Table, frozen=True):
    id: str
    text: str
    meets: tuple[str, ...] = ()
    """Other options of the reading which everybody keeps who plays by this one."""
    leaves_open: tuple[str, ...] = ()
    """Other options under which nobody can tell of an engine that plays by this one whether it keeps them."""
    value: ValueKind | None = None
    """What kind of value is named with it; never with the first option, the default."""
    samples: tuple[str, ...] = ()
    """Two or more such values, for a self-test to play by."""


class ReadingText(_Table, frozen=True):
    id: str
    clauses: tuple[str, ...]
    question: str
    why: str
    options: tuple[OptionText, ...]


class OneOfText(_Table, frozen=True):
    id: str
    members: tuple[str, ...]
    clause: str
    why: str


class OptionalText(_Table, frozen=True):
    id: str
    clause: str
    shown: Literal["table", "play"] = "table"
    """What shows whether an engine makes the offer: that such a table opens, or a command or the course of play."""


class NoteText(_Table, frozen=True):
    clauses: tuple[str, ...]
    text: str


class ProofText(_Table, frozen=True):
    id: str
    clauses: tuple[str, ...]
    text: str


class RegulationText(_Table, frozen=True):
    """The whole file; clause ids in it stand without the regulation's own id."""

    id: str
    title: str
    instrument: str
    authority: str
    dated: str
    published: str
    game: str
    languages: dict[str, str]
    """BCP 47 tag by mark; every clause is quoted in each, the official ones first."""
    editions: tuple[EditionText, ...]
    binds: dict[str, tuple[Binds, ...]]
    """Every clause in the order of the text, and whom it binds."""
    citation: dict[str, dict[str, str]] = {}
    """By language, how a clause is cited: the form of each kind of part of its id (`citation.py`)."""
    spelling: dict[str, str] = {}
    """By language, the tag of the country whose spelling the law's authority uses."""
    readings: tuple[ReadingText, ...] = ()
    notes: tuple[NoteText, ...] = ()
    one_of: tuple[OneOfText, ...] = ()
    aspects: dict[str, tuple[str, ...]] = {}
    echoes: dict[str, tuple[str, ...]] = {}
    """By which clauses the law acts on each aspect of a hand, where no model of it is asked."""
    grants: tuple[GrantText, ...] = ()
    in_play: dict[str, int] = {}
    """For each clause that play has to show too, the least number of hands in which it is looked at."""
    optional: tuple[OptionalText, ...] = ()
    proofs: tuple[ProofText, ...] = ()
    deal: dict[str, Any] | None = None
    """How a hand is dealt, as the game reads it."""
    corresponding: dict[str, tuple[str, ...]] = {}
    """For a clause, full ids of clauses of other regulations on the same matter."""
    fixed_figures: str | None = None
    """Why no figure of a scenario may be multiplied for a product with other stakes: the law names the stakes."""
    translations: dict[str, str] = {}
    """For each clause with a working translation, the digest of the words it translates."""

    def __post_init__(self) -> None:
        """Raise ValueError where an edition is in a language that is not declared."""
        for edition in self.editions:
            if edition.language not in self.languages:
                raise ValueError(
                    f"the edition {edition.id} is in {edition.language}, which [languages] does not list"
                )

    @property
    def offers(self) -> tuple[str, ...]:
        """Every product option that a scenario may need."""
        return tuple(m for group in self.one_of for m in group.members) + tuple(o.id for o in self.optional)

    def language(self, mark: str) -> Language:
        """The language of a mark that is declared."""
        return Language(mark, self.languages[mark])

    @property
    def spoken(self) -> tuple[Language, ...]:
        """The languages in which every clause is quoted, the official ones first."""
        return tuple(Language(mark, tag) for mark, tag in self.languages.items())


RegulationFile: TypeAlias = TomlFile[RegulationText]


def read_regulation(folder: Path) -> RegulationFile:
    """Read `regulation.toml`; LawError for a missing file, bad syntax, unknown keys or wrong kinds."""
    file = read_toml(folder / FILE, RegulationText)
    read_part(file, deal_of)
    return file


def deal_of(data: RegulationText) -> Deal | None:
    """How a hand is dealt, as the game reads it; None for a game that reads nothing; raises msgspec.ValidationError."""
    game = games().get(data.game)
    if game is None or game.deal is None or data.deal is None:
        return None
    return msgspec.convert(data.deal, game.deal)


def check_regulation(folder: Path, file: RegulationFile) -> list[Finding]:
    """Faults of meaning in the file: names, references, the table of who binds."""
    return [Finding(FILE, line, what, todo) for line, what, todo in _faults(folder, file)]


def _faults(folder: Path, file: RegulationFile) -> Iterator[tuple[int, str, str]]:
    data = file.data
    if folder.name.replace("_", "-") != data.id:
        what = f"the regulation {data.id} lies in a folder {folder.name}"
        yield 1, what, "name the folder after the id, _ for -"
    yield from language_faults(data, file.line_of("[languages]"))
    if data.game not in games():
        todo = f"name one of {', '.join(games())}, or install the package that brings it"
        yield file.line_of("game ="), f"no game {data.game!r} is installed", todo
    for id_, who in data.binds.items():
        if not who or len(set(who)) != len(who) or (len(who) > 1 and not all(w.is_bound for w in who)):
            yield (
                file.line_of(f'"{id_}" ='),
                f"{id_} binds {[w.value for w in who]}",
                "list whom it binds, or one of heading, definition, enactment alone",
            )
    names: dict[str, list[str]] = {
        "editions": [e.id for e in data.editions],
        "readings": [r.id for r in data.readings],
        "offers": [*data.offers],
        "one-of": [g.id for g in data.one_of],
        "proofs": [p.id for p in data.proofs],
    }
    for kind, ids in names.items():
        for id_, times in Counter(ids).items():
            if times > 1:
                yield (
                    file.line_of(f'"{id_}"'),
                    f"{id_!r} stands {times} times in {kind}",
                    "give each a name of its own",
                )
            if not NAME.fullmatch(id_):
                yield (
                    file.line_of(f'"{id_}"'),
                    f"{id_!r} in {kind} is no name",
                    "use small letters, digits and hyphens",
                )
    for reading in data.readings:
        options = [o.id for o in reading.options]
        if len(set(options)) < 2 or len(set(options)) != len(options):
            yield (
                file.line_of(f'id = "{reading.id}"'),
                f"reading {reading.id} has options {options}",
                "give two or more different options, or make it a note",
            )
        for option in reading.options:
            for word, named in (("meets", option.meets), ("leaves open", option.leaves_open)):
                if strange := set(named) - {*options} | {option.id} & set(named):
                    yield (
                        file.line_of(f'id = "{option.id}"'),
                        f"option {option.id} of reading {reading.id} {word} {sorted(strange)}",
                        "name other options of this reading",
                    )
            if fault := _value_fault(option, first=option is reading.options[0]):
                what, todo = fault
                line = file.line_of(f'id = "{option.id}"')
                yield (line, f"option {option.id} of reading {reading.id} {what}", todo)
    for kind, clause in _references(data):
        if clause not in data.binds:
            yield (
                file.line_of(f'"{clause}"'),
                f"{kind} names a clause {clause!r} that [binds] does not list",
                "correct the id or list the clause",
            )


def _value_fault(option: OptionText, *, first: bool) -> tuple[str, str] | None:
    """What is wrong with the value that an option takes, and with its samples."""
    if option.value is None:
        return ("has samples and takes no value", "state the kind of value") if option.samples else None
    if first:
        return "takes a value and is the default", "put an option without a value first"
    try:
        kept = {read_choice(f"{option.id}:{each}", {option.id: option.value}) for each in option.samples}
    except NoSuchChoice as error:
        return f"has a sample that cannot be: {error}", "correct it"
    if len(kept) < 2 or kept != {f"{option.id}:{each}" for each in option.samples}:
        return f"has the samples {[*option.samples]}", "give two or more different ones, in the shortest form"
    return None


def _references(data: RegulationText) -> Iterator[tuple[str, str]]:
    for reading in data.readings:
        yield from ((f"reading {reading.id}", c) for c in reading.clauses)
    for note in data.notes:
        yield from (("a note", c) for c in note.clauses)
    for proof in data.proofs:
        yield from ((f"proof {proof.id}", c) for c in proof.clauses)
    yield from ((f"group {g.id}", g.clause) for g in data.one_of)
    yield from ((f"a grant of {g.act}", g.clause) for g in data.grants)
    yield from (("[in-play]", clause) for clause in data.in_play)
    yield from (("[aspects]", clause) for clauses in data.aspects.values() for clause in clauses)
    yield from (("[echoes]", clause) for clauses in data.echoes.values() for clause in clauses)
    yield from ((f"offer {o.id}", o.clause) for o in data.optional)
    yield from (("[deal]", c) for c in (data.deal or {}).get("clauses", ()))
    yield from (("[corresponding]", c) for c in data.corresponding)
    yield from (("[translations]", c) for c in data.translations)
    for edition in data.editions:
        yield from ((f"a difference of {edition.id}", d.where) for d in edition.differences)
        yield from ((f"unlabelled of {edition.id}", c) for c in edition.unlabelled)
