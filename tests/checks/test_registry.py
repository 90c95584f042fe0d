"""Checks and their sentences: what cannot be registered, and what cannot be asked."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from vistoria.checks import UnknownCheck, all_checks, apply_check
from vistoria.checks.literals import kind
from vistoria.checks.registry import CHECKS, Nothing, check, with_table
from vistoria.model.finding import Finding
from vistoria.model.history import History

NONE = History(())
PASSED = Finding("passed", "", "")


@pytest.fixture(autouse=True)
def _own_checks() -> Iterator[None]:
    before = dict(all_checks())
    yield
    CHECKS.clear()
    CHECKS.update(before)


def of_seat(history: History, seat: int, cards: list[str], chip: int = 1) -> Finding:
    """A check like any other."""
    return Finding("passed", f"{seat} {cards} {chip}", "")


def of_table(history: History, table: dict[str, int]) -> Finding:
    """One that takes a table."""
    return Finding("passed", str(table), "")


def of_other_table(history: History, table: list[int]) -> Finding:
    """One that takes a table of a shape that no step has."""
    return PASSED


def of_either(history: History, caps: list[int] | None = None) -> Finding:
    """One of which a literal may be left out."""
    return PASSED


REFUSED: list[tuple[Callable[..., Finding], str, dict[str, object], str]] = [
    (of_seat, "seat {seat:d}", {}, "cards is not said"),
    (of_seat, "seat {seat:d} {cards:cards} {pot:d}", {}, "pot is no parameter"),
    (of_seat, "seat {seat:w} {cards:cards}", {}, "seat: the kind w is"),
    (of_seat, "seat {seat} {cards:cards}", {}, "seat: there is no kind of literal ''"),
    (of_seat, "seat {seat:d} {cards:card}", {}, "cards: the kind card is"),
    (of_seat, "seat {seat:d} {cards:chips}", {}, "cards: there is no kind of literal 'chips'"),
    (of_seat, "seat {seat:d} {cards:cards}", {"chip": "5"}, "chip: Expected `int`"),
    (of_seat, "seat {seat:d} {cards:cards}", {"pot": 5}, "pot is no parameter"),
    (of_seat, "in {minimum:d} seat {seat:d} {cards:cards}", {}, "minimum is no parameter"),
    (of_other_table, "these:", {}, "table: a table is"),
    (of_either, "under {caps:d}", {}, "caps: the kind d is"),
]


def test_a_sentence_whose_literals_are_not_those_of_the_check_is_refused_at_once() -> None:
    found = []
    for function, sentence, fixed, why in REFUSED:
        with pytest.raises(ValueError, match="check of-") as refused:
            check(sentence, **fixed)(function)
        found.append((sentence, why, str(refused.value)))
    assert [row for row in found if row[1] not in row[2]] == []
    assert not {"of-seat", "of-other-table", "of-either"} & CHECKS.keys()


def test_a_sentence_is_read_into_the_literals_of_its_check() -> None:
    check("seat {seat:d} has {cards:cards}", "seat {seat:d} has {cards:cards} in {chip:d}")(of_seat)
    plain, chips = CHECKS["of-seat"].sentences
    assert plain.read("seat 2 has As Kd") == {"seat": 2, "cards": ["As", "Kd"]}
    assert chips.read("seat 2 has As in 5") == {"seat": 2, "cards": ["As"], "chip": 5}
    assert plain.says("seat 2 has As As")
    with pytest.raises(ValueError, match="cards stand twice"):
        plain.read("seat 2 has As As")
    with pytest.raises(ValueError, match="it does not say"):
        plain.read("seat 2 has none")


def test_a_sentence_implies_the_literals_that_are_fixed() -> None:
    check("small {seat:d} {cards:cards}", chip=1)(of_seat)
    check("large {seat:d} {cards:cards}", chip=5)(of_seat)
    small, large = CHECKS["of-seat"].sentences
    assert (small.read("small 2 As")["chip"], large.read("large 2 As")["chip"]) == (1, 5)


def test_two_checks_cannot_have_one_name() -> None:
    def posted(history: History) -> Finding:
        return PASSED

    with pytest.raises(ValueError, match="two checks are named posted"):
        check("it is posted")(posted)


def test_literals_that_a_check_does_not_take_are_refused_when_it_is_called() -> None:
    check()(of_seat)
    refused: list[tuple[dict[str, object], str]] = [
        ({}, "missing a required argument: 'seat'"),
        ({"seat": 1, "cards": [], "pot": 1}, "unexpected keyword argument 'pot'"),
        ({"seat": "1", "cards": []}, "literal 'seat': Expected `int`, got `str`"),
        ({"seat": True, "cards": []}, "literal 'seat': Expected `int`, got `bool`"),
        ({"seat": 1, "cards": [1]}, "literal 'cards': Expected `str`, got `int`"),
        ({"seat": 1, "cards": "As"}, "literal 'cards': Expected `array`, got `str`"),
    ]
    for literals, why in refused:
        with pytest.raises(UnknownCheck, match="check 'of-seat'") as error:
            apply_check("of-seat", literals, NONE)
        assert why in str(error.value)
    assert apply_check("of-seat", {"seat": 1, "cards": ["As"]}, NONE).expected == "1 ['As'] 1"


def test_a_table_is_read_for_a_check_that_takes_one_and_for_no_other() -> None:
    check()(of_seat)
    check("these:")(of_table)
    rows = [["seat", "stack"], ["1", "100"]]
    assert with_table("of-table", {}, rows) == {"table": {"1": 100}}
    assert with_table("of-seat", {"seat": 1}, None) == {"seat": 1}
    for name, table, why in (("of-table", None, "missing"), ("of-seat", rows, "no table")):
        with pytest.raises(ValueError, match=why):
            with_table(name, {}, table)


def test_where_there_is_nothing_to_look_at_a_check_is_inconclusive() -> None:
    def empty(history: History) -> Finding:
        raise Nothing("a notice", "nobody asked")

    check("it is empty")(empty)
    assert apply_check("empty", {}, NONE) == Finding("inconclusive", "a notice", "nobody asked")


def test_a_kind_is_found_by_the_name_of_its_converter() -> None:
    among: dict[str, Callable[[str], object]] = {}

    @kind(r"\d+ s", among)
    def seconds(text: str) -> int:
        return int(text.removesuffix(" s"))

    assert among["seconds"]("30 s") == 30
