"""Five-card stud (104/85/M) in the text format: what a lawful engine played is lawful, and a fault is found."""

from __future__ import annotations

from functools import reduce

import pytest

from tests.audit.one_hand import found, judge, judged, records
from tests.played import drawn
from vistoria.audit.judge import NO_SUCH_TABLE, named
from vistoria.audit.record import NotThisHand, RecordedHand, formats
from vistoria.audit.written import recorded
from vistoria.model.event import Charged, Dealt, Shown
from vistoria.model.place import Seat
from vistoria.reference_engine.adapter import Reference
from vistoria.validation.saboteurs import Sabotaged

LAW, GAME = "mo-104-85-m", "five-card-stud"
HAND = """\
PokerStars Hand #7:  5 Card Stud No Limit (20/20) - 2026/06/01 20:00:00 ET
Table 'Lisboa' 5-max
Seat 1: ana (2000 in chips)
Seat 2: rui (2000 in chips)
rui: posts the ante 20
ana: posts the ante 20
*** 2nd STREET ***
Dealt to rui [Kh]
Dealt to ana [9c As]
ana: bets 40
rui: folds
Uncalled bet (40) returned to ana
ana collected 40 from pot
*** SUMMARY ***
Total pot 40 | Rake 0
"""


def written(engine: Reference, number: int, hands: int = 12) -> list[RecordedHand]:
    """The hands of a drawn table, written and read again."""
    found = recorded("table", drawn(engine, LAW, number, hands), GAME)
    read = [record for hand in found for record in records(formats()["pokerstars"].write(hand), "pokerstars")]  # type: ignore[misc]
    assert all(isinstance(each, RecordedHand) for each in read), read
    return [each for each in read if isinstance(each, RecordedHand)]


def test_no_finding_in_what_a_lawful_engine_played() -> None:
    law, every = judge(LAW), [hand for number in (1, 2, 3) for hand in written(Reference(), number)]
    assert len(every) > 20
    for hand in every:
        seen = law.hand(hand)
        assert (seen.broken, seen.other) == ((), ""), hand


def test_a_hand_comes_back_as_it_was_but_for_the_commission_on_each_player() -> None:
    hands = list(recorded("table", drawn(Reference(), LAW, 1, 4), GAME))
    for hand, again in zip(hands, written(Reference(), 1, 4), strict=True):
        for kind in (Shown,):
            assert [e for e in hand.events if isinstance(e, kind)] == [
                e for e in again.events if isinstance(e, kind)
            ]
        for player in hand.players:
            one, two = (
                [(e.face, e.card) for e in each.events if isinstance(e, Dealt) and e.to == Seat(player.seat)]
                for each in (hand, again)
            )
            assert one == two
        charged = [e.amount for e in hand.events if isinstance(e, Charged) and e.of == "pot"]
        assert sum(charged) == sum(e.amount for e in again.events if isinstance(e, Charged))
        assert (again.entry, again.marker, again.limit) == (hand.entry, None, None)


def test_the_closed_card_of_a_player_who_folds_may_be_missing() -> None:
    [hand] = records(HAND, "pokerstars")
    assert isinstance(hand, RecordedHand)
    assert [(e.face, e.card) for e in hand.events if isinstance(e, Dealt) and e.to == Seat(2)] == [
        ("up", "Kh"), ("down", None),
    ]  # fmt: skip
    seen = judge(LAW).hand(hand)
    assert (seen.broken, seen.other) == ((), "")


@pytest.mark.parametrize(
    "name",
    [
        "mo-104-85-m/10.b.2:ten-less",
        "mo-104-85-m/10.c.i:higher-of-both-cards",
        "mo-104-85-m/1.a:fours-in-the-pack",
    ],
)
def test_the_fault_of_an_archive_of_stud_is_found_at_its_clause(name: str) -> None:
    law, broken = judge(LAW), []
    for hand in written(Sabotaged({"id": name}), 1):
        broken += law.hand(hand).broken
    assert {clause for each in named(broken) for clause in each.clauses} & {name.partition(":")[0]}


@pytest.mark.parametrize(
    "changes",
    [
        pytest.param([("ante 20", "ante 20.00"), ("40", "40.00")], id="whole sums written with decimals"),
        pytest.param([("collected 40", "collected 37"), ("Rake 0", "Rake 3")], id="a commission of 80"),
        pytest.param(
            [("collected 40", "collected 36.80"), ("Rake 0", "Rake 3.20")], id="the same to the cent"
        ),
        pytest.param(
            [
                ("2000", "2000.00"),
                ("40", "40.00"),
                ("collected 40.00", "collected 36.80"),
                ("Rake 0", "Rake 3.20"),
            ],
            id="the same where every sum is written so",
        ),
        pytest.param(
            [("ana (2000", "ana (2000.37"), ("collected 40", "collected 37"), ("Rake 0", "Rake 3")],
            id="a commission in whole chips beside a stack with cents",
        ),
        pytest.param(
            [
                ("Total pot 40", "Total pot 200"),
                ("ante 20", "ante 100"),
                ("2000", "5000.50"),
                ("40", "100"),
                ("collected 100", "collected 188"),
                ("Rake 0", "Rake 12"),
            ],
            id="the other entry of the law",
        ),
    ],
)
def test_a_lawful_hand_breaks_nothing_however_it_is_told(changes: list[tuple[str, str]]) -> None:
    """4 % of 80 are 3: what nobody matched lies in the pot where the reading in force has it so."""
    seen = judged(reduce(lambda text, each: text.replace(*each), changes, f"{HAND}\n"), LAW, "pokerstars")
    assert (seen.broken, seen.other) == ((), "")


@pytest.mark.parametrize(("won", "rake"), [("37", "3"), ("36.80", "3.20"), ("37.01", "2.99")])
def test_cents_hide_nothing(won: str, rake: str) -> None:
    """10.b.s1 has the ace of player 1 speak first."""
    text = HAND.replace("ana: bets 40\nrui: folds", "rui: bets 40\nana: folds").replace(
        "returned to ana", "returned to rui"
    )
    text = text.replace("ana collected 40", f"rui collected {won}").replace("Rake 0", f"Rake {rake}")
    [seen] = found(f"{text}\n", LAW, "pokerstars")
    assert seen.clauses == (f"{LAW}/10.b.s1",)


def test_an_entry_that_the_law_does_not_have_is_none_of_its_tables_with_cents_either() -> None:
    text = HAND.replace("ante 20", "ante 25").replace("collected 40", "collected 36.80")
    assert judged(text.replace("Rake 0", "Rake 3.20"), LAW, "pokerstars").other == NO_SUCH_TABLE


def test_a_commission_above_four_per_cent_is_found_to_the_cent() -> None:
    text = HAND.replace("collected 40", "collected 36.49").replace("Rake 0", "Rake 3.51")
    [seen] = found(f"{text}\n", LAW, "pokerstars")
    assert seen.unit == "1/100"


def test_who_speaks_first_on_the_wrong_card_breaks_no_clause_on_the_commission() -> None:
    """10.b.s1 has the ace of player 1 speak first; text does not tell what article 8 has each player pay."""
    text = HAND.replace("ana: bets 40\nrui: folds", "rui: bets 40\nana: folds")
    [seen] = found(
        text.replace("returned to ana", "returned to rui").replace("ana collected", "rui collected"),
        LAW,
        "pokerstars",
    )
    assert seen.clauses == (f"{LAW}/10.b.s1",)


def test_a_hand_with_a_bring_in_is_another_game() -> None:
    [hand] = records(HAND.replace("ana: bets 40", "ana: brings in for 10\nana: bets 40"), "pokerstars")
    assert isinstance(hand, RecordedHand)
    assert judge(LAW).hand(hand).other == "bring-in"


@pytest.mark.parametrize("format_", ["phh", "ohh"])
def test_formats_without_words_for_it_say_so(format_: str) -> None:
    hand = next(iter(recorded("table", drawn(Reference(), LAW, 1, 2), GAME)))
    with pytest.raises(NotThisHand, match="five-card-stud"):
        formats()[format_].write(hand)  # type: ignore[misc]
