"""A rate as people write it, per cent, a fraction or a decimal number, and as exact arithmetic takes it."""

from __future__ import annotations

import re
from fractions import Fraction

_PER_CENT = re.compile(r"(-?[0-9]{1,9}(?:\.[0-9]{1,9})?)%")
_FRACTION = re.compile(r"-?[0-9]{1,9}/[0-9]{1,9}")
_DECIMAL = re.compile(r"-?[0-9]{1,9}\.[0-9]{1,9}")
_PLACES = 10


class NotARate(ValueError):
    """The text is not a rate from 0 to 100 %; the message says how to write one."""

    def __init__(self, text: str, why: str) -> None:
        self.text = text
        super().__init__(f"{text!r} {why}")


def read_rate(text: str) -> Fraction:
    """The rate written as per cent (`5%`, `2.5%`), a fraction (`1/20`) or a decimal number (`0.05`), from 0 to 1.

    A whole number without a sign of per cent is none: nobody could say which is meant. Raises NotARate.
    """
    per_cent = _PER_CENT.fullmatch(text)
    if per_cent:
        rate = Fraction(per_cent[1]) / 100
    elif _DECIMAL.fullmatch(text) or (_FRACTION.fullmatch(text) and int(text.partition("/")[2])):
        rate = Fraction(text)
    else:
        raise NotARate(text, "is no rate: write per cent, like 5%, a fraction, like 1/20, or 0.05")
    if not 0 <= rate <= 1:
        raise NotARate(text, "is out of range: a rate is from 0% to 100%")
    return rate


def rate_text(rate: Fraction) -> str:
    """The one form in which a rate is kept: per cent where that ends, else the fraction in lowest terms."""
    for places in range(_PLACES):
        parts = rate * 100 * 10**places
        if parts.denominator == 1:
            whole, rest = divmod(parts.numerator, 10**places)
            return f"{whole}.{rest:0{places}d}%" if places else f"{whole}%"
    return f"{rate.numerator}/{rate.denominator}"
