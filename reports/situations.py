"""The situations for which a conclusion holds, in words: how many hands were played, and in which circumstances."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from vistoria.verdict.play import ClauseInPlay, PlayResult

from .speech import Speech

Phrase = tuple[str, Mapping[str, object]]
"""The key of a message and its slots."""


@dataclass(frozen=True)
class Situations:
    """What was played, phrase by phrase, and the circumstances that never came up."""

    phrases: tuple[Phrase, ...]
    never: tuple[str, ...] = ()
    """Keys of messages."""


def of_clause(play: ClauseInPlay) -> Situations:
    """In which hands play looked at a clause."""
    least: list[Phrase] = [("in-play.minimum", {"n": play.minimum})] if play.hands < play.minimum else []
    if not play.hands:
        return Situations((("in-play.not-seen", {}), *least))
    pairs: Phrase = ("in-play.pairs", {"n": play.pairs})
    return Situations(
        (("in-play.seen", {"n": play.hands}), *_circumstances([play]), pairs, *least), _never([play])
    )


def of_law(play: PlayResult | None, clauses: Sequence[ClauseInPlay]) -> Situations:
    """What was played of a law, and how many of its clauses were looked at."""
    if play is None or not play.hands:
        return Situations((("in-play.none", {}),))
    if not play.refereed:
        return Situations((*_played(play), ("in-play.not-refereed", {})))
    seen = [each for each in clauses if each.hands]
    counts: list[Phrase] = [("in-play.looked", {"n": len(seen)})]
    broken = sum(1 for each in clauses if each.found)
    counts += [("in-play.not-kept", {"n": broken})] if broken else []
    return Situations((*_played(play), *_circumstances(seen), *counts), _never(seen))


def written(of: Situations, speech: Speech) -> str:
    """The statement as text."""
    said = [speech.text(key, **slots) for key, slots in of.phrases]
    if of.never:
        said.append(f"{speech.text('in-play.never')} {', '.join(map(speech.text, of.never))}")
    return " · ".join(said)


def _played(play: PlayResult) -> tuple[Phrase, Phrase]:
    return ("in-play.tables", {"n": play.tables}), ("in-play.hands", {"n": play.hands})


def _circumstances(seen: Sequence[ClauseInPlay]) -> list[Phrase]:
    spans: list[Phrase] = []
    for name, values in (
        ("players", [each.players for each in seen]),
        ("rounds", [each.rounds for each in seen]),
        ("of-table", [each.of_table for each in seen]),
    ):
        least, most = min((v[0] for v in values), default=0), max((v[1] for v in values), default=0)
        one: Phrase = (f"in-play.{name}-only", {"n": least})
        spans.append(one if least == most else (f"in-play.{name}", {"least": least, "most": most}))
    cards = sorted({card for each in seen for card in each.cards})
    pot = max((each.pot for each in seen), default=0)
    return [*spans, *((f"in-play.{card}", {}) for card in cards), ("in-play.pot", {"n": pot})] if seen else []


def _never(seen: Sequence[ClauseInPlay]) -> tuple[str, ...]:
    """The circumstances in which none of them was looked at."""
    first = seen[0].never if seen else ()
    return tuple(
        f"in-play.class.{each.replace(':', '-')}" for each in first if all(each in one.never for one in seen)
    )
