"""A clause of a regulation, with the law's own words and the scenarios that show it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import NewType

from .cards import Card
from .choice import NoSuchChoice, ValueKind, form, option_in, read_choice
from .evidence import RefusedAct
from .game import Deal, games
from .language import Language

ClauseId = NewType("ClauseId", str)
"""`<regulation>/<path>`, the law's own labels joined by dots: `mo-97-2010/10.5`."""

ScenarioId = NewType("ScenarioId", str)
"""`<clause>#<slug of the scenario's name>`, and `~<row>` for a row of an outline."""


class Binds(StrEnum):
    """Whom a clause binds; the last three bind nobody."""

    ENGINE = "engine"
    OPERATOR = "operator"
    PREMISES = "premises"
    PLAYER = "player"
    HEADING = "heading"
    DEFINITION = "definition"
    ENACTMENT = "enactment"

    @property
    def is_bound(self) -> bool:
        """Whether somebody is obliged at all."""
        return self not in (Binds.HEADING, Binds.DEFINITION, Binds.ENACTMENT)


@dataclass(frozen=True)
class Quote:
    """The law's words in one language, as they stand in the feature."""

    language: Language
    text: str
    line: int
    after: ClauseId | None = None
    """Clause after which the words stand in the law, when not with the rest of their own clause."""


@dataclass(frozen=True)
class InspectionItem:
    """What an inspector looks at where no program can show a clause, or a part of it."""

    object: str
    criterion: str
    evidence: str
    why: str
    """Why no program can show it."""


@dataclass(frozen=True)
class ReadingOption:
    """One option of a reading: a complete rule that somebody can play by."""

    id: str
    text: str
    meets: tuple[str, ...] = ()
    """Other options which everybody keeps who plays by this one."""
    leaves_open: tuple[str, ...] = ()
    """Other options under which nobody can tell of an engine that plays by this one whether it keeps them."""
    value: ValueKind | None = None
    """What is to be named with the option, if anything."""
    samples: tuple[str, ...] = ()
    """Values of that kind, two or more, for a self-test to play by."""

    @property
    def form(self) -> str:
        """How it is chosen: `1985`, `declared:RATE`."""
        return form(self.id, self.value)

    @property
    def trials(self) -> tuple[str, ...]:
        """Choices of it that a self-test tries."""
        return (self.id,) if self.value is None else tuple(f"{self.id}:{each}" for each in self.samples)


@dataclass(frozen=True)
class Reading:
    """How a doubtful clause may be taken; the first option is the default."""

    id: str
    """`<regulation>/<name>`."""
    clauses: tuple[ClauseId, ...]
    question: str
    options: tuple[ReadingOption, ...]
    why: str

    @property
    def default(self) -> str:
        """The option in force unless another is selected; it takes no value."""
        return self.options[0].id

    def chosen(self, choice: str) -> str:
        """The choice in the one form in which it is kept; raises NoSuchChoice."""
        return read_choice(choice, {option.id: option.value for option in self.options})

    def option(self, choice: str) -> ReadingOption | None:
        """The option that a choice names, or None where the reading has no such choice."""
        try:
            name = option_in(self.chosen(choice))
        except NoSuchChoice:
            return None
        return next(option for option in self.options if option.id == name)


@dataclass(frozen=True)
class ScenarioEntry:
    """A scenario as it stands in the catalogue: expected to run, whether or not it did."""

    id: ScenarioId
    name: str
    clause: ClauseId
    feature: str
    """File name inside the regulation's folder."""
    line: int
    steps: tuple[str, ...]
    """Each step as written, keyword first."""
    readings: tuple[tuple[str, str], ...] = ()
    """Pairs of reading id and option that must be in force; values are not named."""
    offers: tuple[str, ...] = ()
    """Product options that the scenario needs."""
    unless: tuple[str, ...] = ()
    """Product options by which the law lets the rule that the scenario shows give way."""
    unreachable: str | None = None
    """Name of the proof when no play can reach the situation."""
    is_ranked: bool = False
    """Whether it shows by hands ranked outside play what other scenarios of its clause show at tables."""
    row: int | None = None
    """Row of an outline, counted from 1 over all its tables."""

    def in_force(self, choices: Mapping[str, str]) -> bool:
        """Whether all its options are chosen, with whatever value; `choices` by reading id."""
        return all(option_in(choices.get(reading, "")) == option for reading, option in self.readings)


@dataclass(frozen=True)
class Clause:
    """One labelled unit of a regulation, or one sentence of a long unit."""

    id: ClauseId
    title: str
    parent: ClauseId | None
    binds: tuple[Binds, ...]
    quotes: tuple[Quote, ...]
    feature: str
    line: int
    scenarios: tuple[ScenarioEntry, ...] = ()
    inspection: InspectionItem | None = None
    note: str | None = None
    corresponding: tuple[ClauseId, ...] = ()
    """Clauses of other regulations on the same matter."""

    @property
    def regulation(self) -> str:
        """The regulation's id."""
        return self.id.partition("/")[0]

    @property
    def binds_engine(self) -> bool:
        """Whether the clause has an engine part."""
        return Binds.ENGINE in self.binds

    @property
    def binds_others(self) -> bool:
        """Whether the clause has an inspection part."""
        return any(who.is_bound and who is not Binds.ENGINE for who in self.binds)


@dataclass(frozen=True)
class OneOf:
    """Offers of which the law requires at least one."""

    id: str
    members: tuple[str, ...]
    clause: ClauseId
    """The clause that introduces the group."""
    why: str = ""
    """Why that clause introduces it."""


@dataclass(frozen=True)
class Grant:
    """An act that a clause gives to the seat that is asked; None where a condition does not matter."""

    act: str
    clause: ClauseId
    rounds: tuple[int, ...] = ()
    """Empty for all."""
    facing: bool | None = None
    all_in: bool | None = None
    two: bool | None = None
    limit: str | None = None
    again: bool | None = None

    def covers(self, refused: RefusedAct) -> bool:
        """Whether the act that was refused is this one."""
        wanted = {name: getattr(self, name) for name in ("facing", "all_in", "two", "limit", "again")}
        return (
            self.act == refused.act
            and (not self.rounds or refused.round in self.rounds)
            and all(value is None or value == getattr(refused, name) for name, value in wanted.items())
        )


@dataclass(frozen=True)
class Proof:
    """Why a situation cannot be reached in play; named by the scenarios it excuses."""

    id: str
    clauses: tuple[ClauseId, ...]
    text: str


@dataclass(frozen=True)
class Edition:
    """A witness of the text: where it comes from, its language and standing."""

    id: str
    language: Language
    file: str
    status: str
    sha256: str


@dataclass(frozen=True)
class Regulation:
    """A regulation as the folder under `features/` holds it."""

    id: str
    title: str
    instrument: str
    authority: str
    dated: str
    published: str
    """Publication as printed in the text, or labelled as inference."""
    game: str
    editions: tuple[Edition, ...]
    clauses: tuple[Clause, ...]
    """In the order of the text."""
    readings: tuple[Reading, ...]
    one_of: tuple[OneOf, ...]
    optional_offers: tuple[str, ...]
    deal: Deal | None
    languages: tuple[Language, ...] = ()
    """In which it is quoted: the official ones first."""
    notes: tuple[str, ...] = ()
    proofs: tuple[Proof, ...] = ()
    shown_in_play: frozenset[str] = frozenset()
    """Offers that no opening of a table shows: a command does, or the course of play."""
    grants: tuple[Grant, ...] = ()
    """The first that covers an act is the clause that gives it."""
    least_in_play: Mapping[ClauseId, int] = field(default_factory=dict)
    """For each clause that play has to show too, the least number of hands in which it is looked at."""
    fixed_figures: bool = False
    """Whether the law names the stakes, so that a scenario is played at its own figures alone."""
    aspects: Mapping[str, tuple[ClauseId, ...]] = field(default_factory=dict)
    """By which clauses the law acts on each aspect of a hand, where no model of it is asked."""
    echoes: Mapping[str, tuple[ClauseId, ...]] = field(default_factory=dict)
    """Echoes that this law allows beside those that every law does, and the clauses by which it does."""
    citation: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """By language, how a clause is cited: the form of each kind of part of its id."""
    spelling: Mapping[str, str] = field(default_factory=dict)
    """By language, the tag of the country whose spelling the law's authority uses."""
    home: str = field(default="", compare=False)
    """Its folder, where its translations are; empty where it has none."""

    def clause(self, clause_id: str) -> Clause | None:
        """The clause of that id, or None."""
        return next((c for c in self.clauses if c.id == clause_id), None)

    @property
    def cards(self) -> tuple[Card, ...]:
        """Every card that is played with; none in a game without cards."""
        return games()[self.game].cards(self.deal)

    @property
    def scenarios(self) -> tuple[ScenarioEntry, ...]:
        """Every scenario of every clause, in the order of the text."""
        return tuple(s for c in self.clauses for s in c.scenarios)


def with_corresponding(regulations: Mapping[str, Regulation]) -> dict[str, Regulation]:
    """The regulations with corresponding clauses on both sides, whichever side names the other."""
    naming: dict[str, list[ClauseId]] = {}
    for regulation in regulations.values():
        for clause in regulation.clauses:
            for other in clause.corresponding:
                naming.setdefault(other, []).append(clause.id)

    def both(clause: Clause) -> Clause:
        return replace(
            clause, corresponding=tuple(dict.fromkeys((*clause.corresponding, *naming.get(clause.id, ()))))
        )

    return {name: replace(r, clauses=tuple(both(c) for c in r.clauses)) for name, r in regulations.items()}
