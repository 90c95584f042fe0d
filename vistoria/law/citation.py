"""How lawyers cite a clause: «15.º, n.º 3, 2.ª frase» for `15.3.s2`, by forms that each regulation has as data."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from vistoria.model.clause import Regulation

from .labels import chinese_numeral, is_sentence

PREAMBLE = "d"
LAW = "law"
"""The form that names the law itself."""
WHOLE = "whole"
"""What stands before a clause that is cited with its law."""


def cited(regulation: Regulation, clause: str, language: str, *, whole: bool = False) -> str:
    """A clause of a regulation in a language, else in English, `whole` with the law's name before it.

    The label of its id, or the id, where the law has no forms.
    """
    label = clause.partition("/")[2] or clause
    forms = _forms(regulation, language)
    said = [_part(forms, parts) for parts in _beginnings(label)] if forms else []
    if not said or None in said:
        return clause if whole else label
    before = forms.get(WHOLE, "{law}, ").replace("{law}", law_cited(regulation, language)) if whole else ""
    return before + "".join(filter(None, said))


def law_cited(regulation: Regulation, language: str) -> str:
    """The short name of a regulation in a language; its instrument where the law has no forms."""
    return _forms(regulation, language).get(LAW, regulation.instrument)


def _forms(regulation: Regulation, language: str) -> Mapping[str, str]:
    return regulation.citation.get(language) or regulation.citation.get("en") or {}


@cache
def _beginnings(label: str) -> tuple[tuple[str, ...], ...]:
    parts = label.split(".")
    return tuple(tuple(parts[: n + 1]) for n in range(len(parts)))


def _part(forms: Mapping[str, str], parts: tuple[str, ...]) -> str | None:
    """What the last of these parts adds; None if the law has no form of its kind."""
    last = parts[-1]
    form = next((forms[kind] for kind in kinds(parts) if kind in forms), None)
    number = last.removeprefix("s") if is_sentence(".".join(parts)) else last
    zh = chinese_numeral(int(number)) if number.isdecimal() and 0 < int(number) < 100 else number
    return None if form is None else form.replace("{n}", number).replace("{zh}", zh)


def kinds(parts: tuple[str, ...]) -> tuple[str, ...]:
    """The kinds of the last part of an id, the closest first: `number-2` is a number right below an article."""
    last, depth = parts[-1], len(parts)
    if depth == 1:
        return ("preamble",) if last == PREAMBLE else ("article",)
    if is_sentence(".".join(parts)):
        return ("sentence",)
    if parts[0] == PREAMBLE:
        return ("of-preamble",)
    kind = "number" if last.isdecimal() else "letter" if depth == 2 else "roman"
    return (f"{kind}-{depth}", kind)
