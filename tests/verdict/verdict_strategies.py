"""Regulations, runs and evidence at random."""

from __future__ import annotations

from hypothesis import strategies as st
from toy_law import READING, clause, entry, evidence

from vistoria.model.clause import Binds, Clause, ScenarioEntry
from vistoria.model.evidence import Evidence
from vistoria.model.outcome import Outcome, Reason, Verdict

VERDICTS = st.sampled_from(("passed", "failed", "not-provided", "inconclusive", "unsupported"))
FAULTS = st.sampled_from(
    (
        Reason.NO_ABILITY, Reason.NOT_RUN, Reason.ENGINE_CRASH, Reason.ENGINE_TIMEOUT, Reason.ENGINE_PROTOCOL,
        Reason.ENGINE_GONE, Reason.DECK_NOT_DEALT, Reason.NOT_REPEATABLE, Reason.COURSE_REFUSED,
        Reason.OWN_TERMS, Reason.MONEY_LOST, Reason.OUR_FAULT, Reason.NO_CHECK, Reason.CHAIN_BROKEN,
        Reason.IDENTITY_CHANGED,
    )
)  # fmt: skip
OFFERS = st.sampled_from(("limit", "no-limit", "tournament"))
BINDS = st.sampled_from(
    (
        (Binds.ENGINE,), (Binds.ENGINE, Binds.PLAYER), (Binds.PREMISES,), (Binds.OPERATOR, Binds.PLAYER),
        (Binds.HEADING,), (Binds.DEFINITION,), (Binds.ENACTMENT,),
    )
)  # fmt: skip

scenario_verdicts = st.sampled_from(
    (
        Verdict(Outcome.PASSED), Verdict(Outcome.FAILED), Verdict(Outcome.FAILED, Reason.NOT_PROVIDED),
        Verdict(Outcome.CANT_TELL, Reason.ENGINE_CRASH), Verdict(Outcome.CANT_TELL, Reason.NO_EVIDENCE),
        Verdict(Outcome.UNTESTED, Reason.NO_ABILITY), Verdict(Outcome.UNTESTED, Reason.NOT_RUN),
        Verdict(Outcome.UNTESTED, Reason.TOO_FEW), Verdict(Outcome.INAPPLICABLE, Reason.NOT_SELECTED),
        Verdict(Outcome.INAPPLICABLE, Reason.NOT_OFFERED), Verdict(Outcome.INAPPLICABLE, Reason.UNREACHABLE),
        Verdict(Outcome.INAPPLICABLE, Reason.OWN_TERMS),
    )
)  # fmt: skip

passing = st.just(evidence("passed", "passed"))
any_evidence = st.one_of(
    passing,
    st.builds(
        lambda checks, fault, sample, refused, undeclared: evidence(
            *checks, fault=fault, sample=sample, refused=refused, undeclared=undeclared
        ),
        st.lists(VERDICTS, max_size=3),
        st.none() | FAULTS,
        st.none() | st.tuples(st.integers(0, 60), st.integers(1, 50)),
        st.none() | OFFERS,
        st.lists(OFFERS, max_size=1).map(tuple),
    ),
)


def entries(of: str) -> st.SearchStrategy[tuple[ScenarioEntry, ...]]:
    """Up to three scenarios of a clause."""
    return st.lists(
        st.tuples(
            st.sampled_from(((), ((READING, "one"),), ((READING, "two"),))),
            st.lists(OFFERS, max_size=1).map(tuple),
            st.none() | st.just("proof"),
        ),
        max_size=3,
    ).map(
        lambda drawn: tuple(
            entry(of, n, readings=readings, offers=offers, unreachable=unreachable)
            for n, (readings, offers, unreachable) in enumerate(drawn, 1)
        )
    )


@st.composite
def laws(draw: st.DrawFn) -> tuple[Clause, ...]:
    """One to six clauses, some below others."""
    paths = draw(st.lists(st.sampled_from(("1", "1.1", "1.2", "2", "2.1", "d")), min_size=1, unique=True))
    return tuple(
        clause(f"toy-1/{path}", *draw(BINDS), scenarios=draw(entries(f"toy-1/{path}")))
        for path in sorted(paths)
    )


@st.composite
def runs(
    draw: st.DrawFn, clauses: tuple[Clause, ...], what: st.SearchStrategy[Evidence]
) -> dict[str, Evidence]:
    """Evidence for some of the scenarios of a law."""
    ids = [e.id for c in clauses for e in c.scenarios]
    return {i: draw(what) for i in ids if draw(st.booleans())}
