"""Numbers, plurals and lists, as each language of the report writes them."""

from __future__ import annotations

import pytest

from vistoria.reports.speech import speech

NBSP = "\u00a0"
NUMBERS = {
    "en": ("0", "999", "1,234", "1,000,000"),
    "pt": ("0", "999", f"1{NBSP}234", f"1{NBSP}000{NBSP}000"),
    "zh": ("0", "999", "1,234", "1,000,000"),
}
COUNTS = {
    "en": ("0 clauses failed", "1 clause failed", "2 clauses failed", "1,000,000 clauses failed"),
    "pt": (
        "0 disposições não cumpridas",
        "1 disposição não cumprida",
        "2 disposições não cumpridas",
        f"1{NBSP}000{NBSP}000 de disposições não cumpridas",
    ),
    "zh": ("0 項條文不符合", "1 項條文不符合", "2 項條文不符合", "1,000,000 項條文不符合"),
}
LISTS = {
    "en": ("", "2.1", "2.1 and 2.2", "2.1, 2.2, and 1,234"),
    "pt": ("", "2.1", "2.1 e 2.2", f"2.1, 2.2 e 1{NBSP}234"),
    "zh": ("", "2.1", "2.1及2.2", "2.1、2.2及1,234"),
}


@pytest.mark.parametrize("language", NUMBERS)
def test_digits_stand_in_groups_as_the_language_has_them(language: str) -> None:
    assert tuple(map(speech(language).written, (0, 999, 1_234, 1_000_000))) == NUMBERS[language]


@pytest.mark.parametrize("language", COUNTS)
def test_a_count_takes_the_plural_of_its_number(language: str) -> None:
    said = speech(language)
    assert tuple(said.text("count.failed", n=n) for n in (0, 1, 2, 1_000_000)) == COUNTS[language]


@pytest.mark.parametrize("language", LISTS)
def test_a_list_is_joined_as_the_language_joins(language: str) -> None:
    said, items = speech(language), ("2.1", "2.2", 1_234)
    assert tuple(said.joined(items[:n]) for n in range(4)) == LISTS[language]
    for n in range(4):
        between = said.separators(n)
        assert "".join(map("{}{}".format, map(said.written, items), between)) == LISTS[language][n]


def test_an_element_carries_the_number_where_languages_write_it_differently() -> None:
    said = speech("en")
    assert (said.number(999), said.number(1_234)) == ("999", "<span data-n=1234>1,234</span>")
    assert said.number(1_234, "tspan") == "<tspan data-n=1234>1,234</tspan>"


def test_a_slot_and_a_message_with_plurals_carry_their_numbers() -> None:
    said = speech("en")
    place = said.numbers["count.failed"]
    assert said.html("count.failed", n=1) == (
        f"<span data-t={place} data-p=1><span data-s=n data-n=1>1</span> clause failed</span>"
    )
