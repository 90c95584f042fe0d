"""The law's own labels, worked out from clause ids: `10.5` is «5.» in one text and 五、 in another."""

from __future__ import annotations

import re
from collections.abc import Sequence

_DIGITS = "零一二三四五六七八九"


def chinese_numeral(number: int) -> str:
    """1 to 99 in Chinese numerals."""
    tens, ones = divmod(number, 10)
    if tens == 0:
        return _DIGITS[ones]
    return ("" if tens == 1 else _DIGITS[tens]) + "十" + (_DIGITS[ones] if ones else "")


def is_sentence(path: str) -> bool:
    """Whether the clause is a further sentence of a labelled unit (`15.2.s2`)."""
    return re.fullmatch(r"s\d+", path.rpartition(".")[2]) is not None


def forms(patterns: Sequence[str], path: str) -> tuple[str, ...]:
    """The labels that the last part of a clause id may take; {n} as it stands, {zh} in Chinese numerals."""
    last = path.rpartition(".")[2]
    made = []
    for pattern in patterns:
        if "{zh}" not in pattern:
            made.append(pattern.replace("{n}", last))
        elif last.isdecimal() and 0 < int(last) < 100:
            made.append(pattern.replace("{zh}", chinese_numeral(int(last))))
    return tuple(made)
