"""A hand and its echo end alike with a product that keeps the law, and apart with one that keeps it sometimes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import count
from typing import Any

import pytest
from played import LAWS, asked, drawn, numbered, wired, with_rules

from vistoria.client.aliases import SAME_PEOPLE, Aliases
from vistoria.games.cards.events import DeviceEvent, Pool
from vistoria.languages.wording import kinds, wording
from vistoria.model.answer import Accepted, Answer
from vistoria.model.command import Act, Command, Join, Leave, Start
from vistoria.model.history import Exchange
from vistoria.model.request import Close, Open, Play, Request
from vistoria.model.table import Force
from vistoria.play.apart import Echoed
from vistoria.play.echoing import Echoes
from vistoria.reference_engine.adapter import Reference
from vistoria.reference_engine.policies.change import Change, policy
from vistoria.reference_engine.policies.hands import Hand, Key
from vistoria.reference_engine.policies.pots import Pots
from vistoria.validation.lawful.engine import Varied
from vistoria.validation.saboteurs import Sabotaged
from vistoria.validation.saboteurs.condition import UNFORCED, Condition, Situation
from vistoria.validation.saboteurs.hand_change import by_suits

ECHOES = {
    "laid": "with every deck laid",
    "as-first-hand": "laid as the first hand of a fresh table",
    "at-other-seats": "by the same people at other seats",
    "larger-chips": "with all sums {times:number} times as large",
    "with-company": "while everybody looks and refused acts are tried",
    "more-players": "with one player more, who is out at once",
    "after-others": "after {count:number} hands that all folded",
    "beside-another": "while a hand is under way at another table",
    "suits-renamed": "with other names of the suits",
    "hands-exchanged": "by two players with each other's cards",
}
"""Every echo, and how it is said."""


def echoed(engine: Reference, regulation: str, seed: int, hands: int = 8) -> Echoed:
    return echoes_of(engine, regulation, drawn(engine, regulation, seed, hands))


def echoes_of(engine: Reference, regulation: str, table: Sequence[Exchange]) -> Echoed:
    fresh = count()

    def ask(request: Request) -> object:
        if isinstance(request, Close):
            return engine.close(request.table)
        return wired(request, asked(engine, request))

    echoes = Echoes(ask, lambda: f"e{next(fresh)}", LAWS[regulation], engine.hello().abilities)
    return echoes.of_table(table)


def _from_hand_two(situation: Situation) -> bool:
    state: Any = situation.state
    return bool(state.hands > (state.hand is not None))


def _beyond_seat_six(situation: Situation) -> bool:
    hand: Any = getattr(situation.state, "hand", None)
    return hand is not None and max(hand.order) > 6


def _big_pot(situation: Situation) -> bool:
    hand: Any = getattr(situation.state, "hand", None)
    return hand is not None and sum(hand.totals) > 20_000


def _time_passed(situation: Situation) -> bool:
    state: Any = situation.state
    return bool(state.now)


HAND_TWO = Condition("from-hand-two", "", _from_hand_two)
SEAT_SEVEN = Condition("seat-seven", "", _beyond_seat_six)
BIG_POT = Condition("big-pot", "", _big_pot)
SOMEBODY_THINKS = Condition("somebody-thinks", "", _time_passed)


class TheLowestTakesAll(Pots):
    """Who sits lowest of those who stayed wins all: it goes by the place and not by the cards."""

    def shares(
        self, net: int, tied: Sequence[int], live: Sequence[int], unit: int
    ) -> dict[int, tuple[int, int]]:
        return {min(live): (net, 0)}


ERRING = (
    ("mo-61-2004/9.1:any-ace-plays", UNFORCED, "laid"),
    ("mo-97-2010/16:one-chip-of-fifty", UNFORCED, "laid"),
    ("mo-97-2010/15.8:odd-card-forgotten", HAND_TWO, "as-first-hand"),
    ("mo-97-2010/15.8:odd-card-forgotten", SEAT_SEVEN, "at-other-seats"),
    ("mo-97-2010/15.8:odd-card-forgotten", BIG_POT, "larger-chips"),
    ("pt-omaha-online/63.a:main-pot-to-the-all-in", SOMEBODY_THINKS, "with-company"),
)
"""A saboteur, when it errs, and an echo that shows it."""
MOST_TABLES = 40
"""Drawn until the echo shows it."""


@pytest.mark.parametrize("regulation", sorted(LAWS))
def test_with_the_reference_engine_every_echo_ends_alike(regulation: str) -> None:
    found = [echoed(Reference(), regulation, seed, 6) for seed in range(1, 3)]
    assert not [apart for each in found for apart in each.apart]
    compared = {name for each in found for name in each.compared}
    assert "laid" in compared
    assert len(compared) > 2
    assert compared <= ECHOES.keys()


class Crowded(Reference):
    """Notes which tables are open together, and their settings."""

    def __init__(self) -> None:
        super().__init__()
        self.together, self.names = set[tuple[int, int]](), set[str]()
        self.settings = dict[str, str]()

    def open(self, request: Open) -> Answer:
        answer = super().open(request)
        self.settings[request.table] = str(request.settings)
        stakes = {self.settings[each] for each in self.tables}
        self.together |= {(len(self.tables), len(stakes))}
        self.names |= {request.table}
        return answer


def test_a_hand_is_played_again_beside_three_others_other_stakes_and_the_same_people() -> None:
    engine = Crowded()
    echoed(engine, "mo-97-2010", 1, 6)
    assert max(engine.together) == (4, 2)
    again = [name for name in engine.names if name.endswith(SAME_PEOPLE)]
    assert again
    names = Aliases.by_chance()
    heard = [
        names.outward({"table": table, "commands": [{"player": "p1"}]})
        for table in (again[0], again[0].removesuffix(SAME_PEOPLE), "e-other")
    ]
    assert len({each["table"] for each in heard}) == 3
    first, second, other = (each["commands"][0]["player"] for each in heard)
    assert first == second != other


def test_every_echo_is_said_in_each_language() -> None:
    assert set(kinds()["echo"]["forms"]) == set(ECHOES.values())


@pytest.mark.parametrize("regulation", sorted(LAWS))
def test_an_echo_is_said_as_its_name_has_it(regulation: str, monkeypatch: pytest.MonkeyPatch) -> None:
    said = dict[str, str]()
    one = Echoes._one
    monkeypatch.setattr(
        Echoes,
        "_one",
        lambda self, hand, echo, *table: (said.update({echo.name: echo.what}), one(self, hand, echo, *table)),
    )
    for seed in range(1, 4):
        echoed(Reference(), regulation, seed, 6)
    english = wording("en")
    assert said
    for name, what in said.items():
        assert english.reader(ECHOES[name]).fullmatch(what), (name, what)


@pytest.mark.parametrize("number", [160, 343])
def test_players_with_other_antes_do_not_exchange_their_cards(number: int) -> None:
    """61/2004, 9.2 and 9.5: each ante is paid by its own amount; what comes back of a bet won was in the hand."""
    assert not echoed(Reference(), "mo-61-2004", number, 12).apart


@pytest.mark.parametrize(
    ("regulation", "name"),
    [("mo-61-2004", "growing-pool"), ("mo-104-85-m", "few-hooks"), ("mo-97-2010", "step-by-step")],
)
def test_a_lawful_variation_ends_alike(regulation: str, name: str) -> None:
    found = echoed(Varied({"id": name, "regulation": regulation}), regulation, 1)
    assert not found.apart


@pytest.mark.parametrize(
    ("regulation", "name", "seed"),
    [
        ("mo-104-85-m", "least-bet-of-100", 6),
        ("mo-97-2010", "thirty-chips-at-most", 1),
        ("mo-97-2010", "thirty-chips-at-most", 8),
        ("pt-omaha-online", "raises-by-the-big-blind", 8),
    ],
)
def test_a_house_with_figures_of_its_own_ends_alike_at_larger_chips(
    regulation: str, name: str, seed: int
) -> None:
    found = echoed(Varied({"id": name, "regulation": regulation}), regulation, seed)
    assert found.compared["laid"]
    assert not found.apart


@pytest.mark.parametrize(("name", "when", "echo"), ERRING)
def test_an_engine_that_errs_only_sometimes_is_found_at_a_clause_that_it_breaks(
    name: str, when: Condition, echo: str
) -> None:
    engine = Sabotaged({"id": name})
    engine.saboteur = replace(engine.saboteur, when=when)
    found = (
        a for seed in range(MOST_TABLES) for a in echoed(engine, engine.saboteur.regulation, seed, 6).apart
    )
    assert any(a.echo == echo and engine.saboteur.clause in a.clauses for a in found)


@pytest.mark.parametrize(
    ("change", "echo", "clause"),
    [
        (by_suits(Hand.STRAIGHT, Key.SUIT_OF_TOP), "suits-renamed", "mo-97-2010/14.1"),
        (policy("pots", TheLowestTakesAll), "hands-exchanged", "mo-97-2010/15"),
    ],
)
def test_an_engine_that_goes_by_suits_or_places_is_found_at_the_clause_that_forbids_it(
    change: Change, echo: str, clause: str
) -> None:
    engine = with_rules(Reference(), "mo-97-2010", change)
    found = (a for seed in range(60) for a in echoed(engine, "mo-97-2010", seed, 9).apart)
    assert any(a.echo == echo and a.clauses[0] == clause for a in found)


class Quiet(Reference):
    """Says neither which device deals now nor what the jackpot holds."""

    def do(self, table: str, command: Command) -> Answer:
        answer = super().do(table, command)
        if not isinstance(answer, Accepted):
            return answer
        return Accepted(tuple(e for e in answer.events if not isinstance(e, DeviceEvent | Pool)))


@pytest.mark.parametrize("number", [1, 5])
def test_a_product_that_says_neither_its_device_nor_its_jackpot_is_not_found(number: int) -> None:
    found = echoed(Quiet(), "mo-61-2004", number, 40)
    assert found.compared["laid"]
    assert not found.apart


def test_who_takes_the_place_of_somebody_who_went_is_at_the_table_of_the_echo_too() -> None:
    sitting = [Join(f"p{seat}", seat, 2000) for seat in (1, 2, 3, 4)]
    first = [Start(), Leave("p4"), Act(1, "fold"), Act(2, "fold")]
    second = [Start(), Join("p5", 4, 1000), Act(2, "fold"), Act(3, "fold")]
    commands: list[Command] = [*sitting, *first, *second]
    requests: list[Request] = [
        Open("t", "pt-omaha-online", 6, force=Force(marker=1)),
        *(Play("t", (command,)) for command in commands),
    ]
    engine, exchanges, told = Reference(), list[Exchange](), 0
    for request in requests:
        answer, told = numbered(asked(engine, request), told)
        exchanges.append(Exchange(2 * len(exchanges) + 1, request, wired(request, answer)))
    found = echoes_of(engine, "pt-omaha-online", exchanges)
    assert found.compared["as-first-hand"] == 1, found.passed_over
    assert not found.apart


def test_every_aspect_names_clauses_that_bind_the_engine() -> None:
    for regulation in LAWS.values():
        for aspect, clauses in regulation.aspects.items():
            for clause in clauses:
                bound = regulation.clause(clause)
                assert bound is not None, (aspect, clause)
                assert "engine" in {str(who.value) for who in bound.binds}, (aspect, clause)
