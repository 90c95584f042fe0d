"""The report as plain data, for a template that is no Python: the views and nothing beside them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from vistoria.model.attestation import Attested
from vistoria.model.clause import Quote, Regulation
from vistoria.model.outcome import Reason
from vistoria.verdict.results import Results
from vistoria.verdict.tables import TABLES

from .article_view import ArticleShown
from .clause_view import ClauseShown, ReadingShown
from .record import RunRecord
from .scenario_content import Data, reason_code, scenario_content
from .speech import Speech
from .summary import RegulationShown, engine_name


def content(
    results: Results, regulations: Sequence[RegulationShown], run: RunRecord, speech: Speech, chinese: Speech
) -> Data:
    """Everything that a report says, as JSON has it; None stands for what is not stated."""
    return {
        "messages": dict(speech.messages),
        "tag": speech.tag,
        "working": chinese.text("page.working-translation"),
        "run": {
            "id": run.run_id,
            "title": run.title,
            "harness": run.harness,
            "command": run.command,
            "engine": run.engine,
            "item": run.item,
            "issued": run.issued,
            "authorised-by": run.authorised_by,
            "filters": list(run.filters),
            "deviations": list(run.deviations),
            "self-test": run.self_test,
            "people": [
                [key, getattr(run, key.replace("-", "_"))]
                for key in (
                    "laboratory",
                    "place",
                    "customer",
                    "started",
                    "finished",
                    "issued",
                    "authorised-by",
                )
            ],
            "environment": [[name, str(value)] for name, value in sorted(run.environment.items())],
            "digests": [[name, value] for name, value in sorted(run.digests.items())],
        },
        "scope": results.scope,
        "interrupted": results.interrupted,
        "filtered": results.filtered,
        "faults": list(results.faults),
        "seed": str(results.seed),
        "engine": {
            "called": engine_name(results.engine),
            "name": results.engine.name,
            "version": results.engine.version,
            "vendor": results.engine.vendor,
            "digest": results.engine.digest,
            "isolated": results.engine.isolated,
            "abilities": [_ability(n, v) for n, v in sorted(results.engine.abilities.items()) if v],
            "lacking": [name for name, value in sorted(results.engine.abilities.items()) if not value],
        },
        "regulations": [_regulation(shown, results) for shown in regulations],
        "decisions": {name: [[row.id, row.result] for row in table] for name, table in TABLES.items()},
        "reasons": [reason.value for reason in Reason],
    }


def own_words(regulations: Mapping[str, Regulation], speech: Speech) -> Data:
    """What a report prints of the law's files and the messages: every character of it must be printable."""
    return {"regulations": dict(regulations), "messages": dict(speech.messages)}


def _ability(name: str, value: object) -> str:
    if isinstance(value, Sequence) and not isinstance(value, str):
        return f"{name}: {', '.join(map(str, value))}"
    return name


def _regulation(shown: RegulationShown, results: Results) -> Data:
    law = shown.regulation
    return {
        "id": law.id,
        "title": law.title,
        "instrument": law.instrument,
        "authority": law.authority,
        "dated": law.dated,
        "published": law.published,
        "editions": [[e.id, e.language.value, e.status, e.sha256] for e in law.editions],
        "notes": list(law.notes),
        "conclusion": shown.result.conclusion.value,
        "claimed": shown.result.claimed,
        "offers": list(results.engine.offers.get(law.id, ())),
        "tiles": [[tile.outcome.value, tile.count] for tile in shown.tiles],
        "because": list(shown.because),
        "awaiting": shown.awaiting,
        "clauses": len(shown.clauses),
        "scenarios": shown.scenario_count,
        "listed": {
            tile.outcome.value: [_named(c) for c in shown.clauses if c.result.outcome is tile.outcome]
            for tile in shown.tiles
        },
        "articles": [_article(article) for article in shown.articles],
        "readings": [_reading(reading) for reading in shown.readings],
        "gaps": _gaps(shown),
    }


def _gaps(shown: RegulationShown) -> Data:
    gaps = shown.gaps
    return {
        "cannot-tell": [[g.reason.value if g.reason else "none", _ids(g.clauses)] for g in gaps.cannot_tell],
        "untested": [[g.reason.value if g.reason else "none", _ids(g.clauses)] for g in gaps.untested],
        "inspection": [
            [
                c.clause.id,
                c.clause.inspection.object if c.clause.inspection else None,
                c.clause.inspection.evidence if c.clause.inspection else None,
            ]
            for c in gaps.inspection
        ],
        "unreachable": [[s.entry.name, s.proof.text if s.proof else None] for s in gaps.unreachable],
        "undeclared": [[s.entry.name, ", ".join(s.result.undeclared)] for s in gaps.undeclared],
        "translated": _ids(gaps.translated),
        "noted": _ids(gaps.noted),
    }


def _ids(clauses: Sequence[ClauseShown]) -> list[str]:
    return [shown.clause.id for shown in clauses]


def _named(shown: ClauseShown) -> list[str | None]:
    return [shown.clause.id, shown.clause.title.partition(" · ")[0], reason_code(shown.result.reason)]


def _article(article: ArticleShown) -> Data:
    title, chinese = article.titles
    return {
        "title": title,
        "chinese": chinese,
        "bar": [[segment.outcome.value, segment.count] for segment in article.bar],
        "clauses": [_clause(clause) for clause in article.clauses],
    }


def _clause(shown: ClauseShown) -> Data:
    clause, result, item = shown.clause, shown.result, shown.clause.inspection
    return {
        "id": clause.id,
        "label": shown.label,
        "title": clause.title,
        "binds": [who.value for who in clause.binds],
        "place": f"{clause.feature}:{clause.line}",
        "rows": [
            [_quote(row.portuguese), {**_quote(row.chinese), "working": row.is_working}] for row in shown.rows
        ],
        "note": clause.note,
        "sisters": list(clause.sisters),
        "outcome": result.outcome.value,
        "reason": reason_code(result.reason),
        "below": result.roll_up.value if result.roll_up else None,
        "engine-part": result.engine_part.value if result.engine_part else None,
        "engine-why": reason_code(shown.engine_why if shown.engine_why is not result.reason else None),
        "inspection-part": result.inspection_part.value if result.inspection_part else None,
        "inspection-why": reason_code(shown.inspection_why),
        "inspection": [
            ["object", item.object],
            ["criterion", item.criterion],
            ["evidence", item.evidence],
            ["why-no-program", item.why],
        ]
        if item
        else None,
        "attestation": _attestation(result.attestation) if result.attestation else None,
        "readings": [_reading(reading) for reading in shown.readings],
        "scenarios": [scenario_content(scenario) for scenario in shown.scenarios],
    }


def _attestation(shown: Attested) -> Data:
    said = shown.attestation
    return {
        "outcome": said.outcome,
        "standing": shown.standing.value,
        "person": said.person,
        "role": said.role,
        "place": said.place,
        "date": said.date.isoformat(),
        "expires": said.expires.isoformat() if said.expires else None,
        "note": said.note,
        "attachments": [[file.name, file.sha256] for file in said.attachments],
    }


def _quote(quote: Quote | None) -> Data:
    after = quote.after.partition("/")[2] if quote and quote.after else None
    return {"text": quote.text if quote else "", "after": after}


def _reading(shown: ReadingShown) -> Data:
    reading = shown.reading
    return {
        "id": reading.id,
        "name": reading.id.partition("/")[2],
        "question": reading.question,
        "why": reading.why,
        "clauses": list(reading.clauses),
        "default": reading.default,
        "in-force": shown.in_force,
        "text": shown.option.text if shown.option else None,
        "selected": shown.is_selected,
        "others": [[option.form, option.text] for option in shown.others],
    }
