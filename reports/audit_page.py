"""The page of an audit: what the records show of a law, and the hands that show it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from vistoria.model.clause import Clause, Regulation
from vistoria.model.history import Exchange, History
from vistoria.telling import Point, Told, tell

from .hand_view import Hands
from .page import asset, page_foot, render_page
from .picture import Picture
from .scenario_view import drawn
from .speech import DEFAULT, speech
from .voices import Voices, homes

SEEN = ("not kept", "shown", "not shown", "cannot be shown")


@dataclass(frozen=True)
class FindingShown:
    """A hand in which a clause was not kept: its place in the records, and the conversation that it makes."""

    place: Any
    """File, line and hand, what the law expects and what the record has."""
    exchanges: Sequence[Exchange]
    message: int
    hand: int
    law: str
    is_open = True

    @property
    def told(self) -> Told | None:
        """The hand in words and steps; None where it is not kept."""
        if not self.exchanges:
            return None
        until = History(self.exchanges).upto(
            self.message
        )  # what a record tells after that, the law does not follow
        point = Point(self.place.expected, self.place.actual, self.message)
        return tell(until, (self.message,), self.hand or None, point)

    @property
    def picture(self) -> Picture | None:
        """The table at each step."""
        return drawn(self.told)


def render_audit(
    record: Any,
    law: Regulation,
    found: Sequence[Sequence[FindingShown]],
    mixing: Sequence[str] = (),
    language: str = DEFAULT,
) -> bytes:
    """The page; `found` has the hands that are shown of each cause, `mixing` the clauses on how cards are mixed.

    Raise LanguageNotHeld.
    """
    said = speech(language, laws=homes([law]))
    clauses: dict[str, Clause] = {each.id: each for each in law.clauses}
    return render_page(
        "audit.html.jinja",
        said,
        (asset("report.css"), asset("hand.css"), page_foot(record.summary.regulation)),
        ("page.js", "hand.js", "audit.js"),
        record=record,
        summary=record.summary,
        law=law,
        causes=list(zip(record.summary.causes, found, strict=True)),
        clauses=clauses,
        mixing=mixing,
        seen=SEEN,
        totals=Counter(each.seen for each in record.clauses),
        hands=Hands(said),
        voices=Voices(said, {law.id: law}),
    )
