"""What is chosen of a reading, with the rate where the option takes one: read, refused, kept in one form."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vistoria.model.choice import NoSuchChoice
from vistoria.model.clause import Reading, ReadingOption
from vistoria.model.rate import NotARate, rate_text, read_rate

RATES = st.fractions(0, 1, max_denominator=10**9 - 1)
READING = Reading(
    "zz/rate",
    (),
    "Which?",
    (ReadingOption("fixed", "As it stands."), ReadingOption("declared", "As named.", value="rate")),
    "silent",
)


@given(RATES)
def test_a_rate_is_kept_as_text_without_loss(rate: Fraction) -> None:
    assert read_rate(rate_text(rate)) == rate


@pytest.mark.parametrize(
    ("written", "rate", "kept"),
    [
        ("5%", Fraction(1, 20), "5%"),
        ("05.00%", Fraction(1, 20), "5%"),
        ("1/20", Fraction(1, 20), "5%"),
        ("2.5%", Fraction(1, 40), "2.5%"),
        ("0.05%", Fraction(1, 2000), "0.05%"),
        ("0.05", Fraction(1, 20), "5%"),
        ("2/6", Fraction(1, 3), "1/3"),
        ("0%", Fraction(0), "0%"),
        ("100%", Fraction(1), "100%"),
    ],
)
def test_a_rate_is_written_in_three_ways(written: str, rate: Fraction, kept: str) -> None:
    assert (read_rate(written), rate_text(rate)) == (rate, kept)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        *(
            (text, "is no rate: write per cent, like 5%")
            for text in ("", "5", ".05", "5 %", "2,5%", "1/0", "1/2%")
        ),
        *((text, "is no rate") for text in ("five%", "1e1%", "٥%", "+5%", "1/2/3", "9999999999%", "NaN%")),
        *((text, "out of range: a rate is from 0% to 100%") for text in ("-5%", "100.1%", "-1/20", "21/20")),
    ],
)
def test_what_is_no_rate_is_told_with_the_forms_that_are(text: str, says: str) -> None:
    with pytest.raises(NotARate) as caught:
        read_rate(text)
    assert says in str(caught.value)


@pytest.mark.parametrize(
    ("choice", "kept"), [("fixed", "fixed"), ("declared:5%", "declared:5%"), ("declared:1/20", "declared:5%")]
)
def test_a_choice_is_kept_in_one_form_and_leads_to_its_option(choice: str, kept: str) -> None:
    option = READING.option(choice)
    assert READING.chosen(choice) == kept
    assert option is not None
    assert kept.startswith(option.id)


@pytest.mark.parametrize(
    ("choice", "says"),
    [
        ("", "has no option ''; its options are fixed, declared:RATE"),
        ("other:5%", "has no option 'other'; its options are fixed, declared:RATE"),
        ("fixed:5%", "takes no value with fixed: write fixed, not fixed:5%"),
        ("fixed:", "takes no value with fixed"),
        ("declared", "takes a rate with declared: write declared:RATE"),
        ("declared:", "takes a rate with declared: write declared:RATE"),
        ("declared:5", "takes a rate with declared: '5' is no rate"),
        ("declared:-5%", "takes a rate with declared: '-5%' is out of range"),
    ],
)
def test_a_choice_that_a_reading_does_not_have_is_told(choice: str, says: str) -> None:
    with pytest.raises(NoSuchChoice) as caught:
        READING.chosen(choice)
    assert str(caught.value).startswith(says)
    assert READING.option(choice) is None
