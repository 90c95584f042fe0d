"""Times of a bundle that cannot be: of the run, of its scenarios, of the report."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

from vistoria.verdict.facts import RunFacts

from .environment import Environment
from .fault import BundleFault, Item
from .layout import ENVIRONMENT, FACTS, REPORT_DETAILS
from .report_details import CLOCKS_APART, FIRST_YEAR, BadReportDetails, report_details_of

ZONES = timedelta(days=1)
"""How far the day of a run may lie from its day in UTC."""
LAST_YEAR = 9999
"""The calendar has no year after it."""
SPARE = 60
"""Seconds that a scenario may be said to have taken beyond the run: clocks are read apart."""


def time_faults(environment: Environment, played: Collection[str]) -> Iterator[BundleFault]:
    """Times of a run, and of the scenarios that it played, that cannot be."""
    for name in sorted(environment.seconds.keys() - {*played}):
        yield BundleFault(ENVIRONMENT, f"says how long {name} took, which was not played", Item.TIME)
    try:
        started, finished = (_moment(t) for t in (environment.started, environment.finished))
    except ValueError as error:
        yield BundleFault(ENVIRONMENT, f"the times of the run cannot be read: {error}", Item.TIME)
        return
    if finished < started:
        yield BundleFault(ENVIRONMENT, f"the run ended at {finished}, before it began", Item.TIME)
    longest = max(environment.seconds.values(), default=0)
    if longest > (finished - started).total_seconds() + SPARE:
        what = f"a scenario took {longest:.0f} seconds, and the run {finished - started}"
        yield BundleFault(ENVIRONMENT, what, Item.TIME)
    if min(environment.seconds.values(), default=0) < 0:
        yield BundleFault(ENVIRONMENT, "a scenario took less than no time", Item.TIME)
    if finished > datetime.now(UTC) + CLOCKS_APART:
        yield BundleFault(ENVIRONMENT, f"the run ended at {finished}, which is in the future", Item.TIME)


def _moment(text: str) -> datetime:
    """A time of a run; raise ValueError for one that no run can have."""
    moment = datetime.fromisoformat(text)
    if moment.utcoffset() != timedelta():
        raise ValueError("a time that is not in UTC")
    if moment.isoformat() != text:
        raise ValueError(f"no run writes a time as {text}")
    if not FIRST_YEAR <= moment.year < LAST_YEAR:
        raise ValueError(f"no run took place in {moment.year}")
    return moment


def known_faults(facts: RunFacts, environment: Environment) -> Iterator[BundleFault]:
    """Known failures that are said to have expired on the day of the run, or not, against their own last day."""
    try:
        first, last = (_moment(t).date() for t in (environment.started, environment.finished))
    except ValueError:
        return  # already told
    for each in facts.request.known:
        if each.expires is None:
            continue
        counted = first - ZONES <= each.expires
        if (each.expired and each.expires > last + ZONES) or not (each.expired or counted):
            had = "had" if each.expired else "had not"
            what = f"the known failure {each.place} {had} expired on the day of the run; it counts until {each.expires}"
            yield BundleFault(FACTS, what, Item.TIME)


def issue_faults(folder: Path, environment: Environment) -> Iterator[BundleFault]:
    """A date of issue before the end of the run or in the future, and report details that cannot be read."""
    try:
        what = report_details_of(folder).date_fault(environment.finished, datetime.now(UTC))
    except (BadReportDetails, ValueError, OverflowError) as error:
        what = str(error)
    if what is not None:
        yield BundleFault(REPORT_DETAILS, what, Item.TIME)
