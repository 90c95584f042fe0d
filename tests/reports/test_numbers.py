"""The numbers, plurals and lists of a language, as text and as elements that a page can write anew."""

from __future__ import annotations

import pytest
from spelled import AMOUNTS, CLAUSES, COUNTS, ITEMS, LISTS, NUMBERS

from vistoria.reports.glyphs import coverage
from vistoria.reports.speech import languages, speech


@pytest.mark.parametrize("language", languages())
def test_digits_stand_in_groups_as_the_language_has_them(language: str) -> None:
    assert tuple(map(speech(language).written, AMOUNTS)) == NUMBERS[language]


@pytest.mark.parametrize("language", languages())
def test_a_count_takes_the_plural_of_its_number(language: str) -> None:
    assert tuple(speech(language).text("count.failed", n=n) for n in CLAUSES) == COUNTS[language]


@pytest.mark.parametrize("language", languages())
def test_a_list_is_joined_as_the_language_joins(language: str) -> None:
    said = speech(language)
    assert tuple(map(said.joined, ITEMS)) == LISTS[language]
    pieces = [zip(map(said.written, items), said.separators(len(items)), strict=True) for items in ITEMS]
    assert tuple("".join(item + behind for item, behind in each) for each in pieces) == LISTS[language]


def test_an_empty_list_is_no_text() -> None:
    assert speech("en").joined([]) == ""


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


@pytest.mark.parametrize("language", languages())
def test_the_fonts_of_a_pdf_have_what_numbers_and_lists_are_written_with(language: str) -> None:
    said = speech(language)
    assert set(said.written(1_234_567_890) + "".join(said.separators(3))) <= coverage()
