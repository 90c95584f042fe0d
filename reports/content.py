"""The report as plain data, for the Typst template: the views and nothing else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, replace

import msgspec

from vistoria.languages.catalogue import law_texts
from vistoria.model.attestation import Attested
from vistoria.model.clause import Clause, Quote, Regulation
from vistoria.model.language import Language
from vistoria.model.measured import Measured
from vistoria.model.outcome import Reason
from vistoria.verdict.results import Results
from vistoria.verdict.tables import TABLES

from .certificate import Certificate, Certified, Missing, Row, certificate, qualifications
from .clause_view import ArticleShown, ClauseShown, ReadingShown
from .found_view import FoundShown
from .gaps import Gaps, OpenClauses
from .record import RunRecord, measured_keys
from .scenario_content import Data, by_hand_content, fault, history, scenario_content, strip
from .situations import written as situations
from .speech import Speech, speech_in
from .summary import RegulationShown, engine_name
from .voices import Translation, spelling
from .words import point

LAW = ("title", "instrument", "authority", "dated", "published")
CLAUSE = ("id", "binds", "corresponding")
MOMENTS = ("started", "finished", "issued")
READING = ("id", "clauses", "default")
"""Fields that are printed unchanged from a regulation, a clause and a reading."""
MOST_NAMED = 12
"""Clauses that a group of the first page names."""


def content(results: Results, regulations: Sequence[RegulationShown], run: RunRecord, speech: Speech) -> Data:
    """The content of a report as JSON values; None stands for what is not stated."""
    engine = results.engine
    laws = {shown.regulation.id: shown.regulation for shown in regulations}
    into = Translation(speech.language, laws, spelling(laws.values(), speech.language))
    said: Data = {
        "messages": speech.messages,
        "tag": speech.tag,
        "between": [speech.separators(2)[0], *speech.separators(3)[:2]],
        "run": {
            **msgspec.structs.asdict(run),
            **{f"{name}-said": into.moment(getattr(run, name)) for name in MOMENTS},
            "filters": [into.found(each) for each in run.filters],
            "deviations": [into.found(each) for each in run.deviations],
            "environment": {into.found(name): value for name, value in run.environment.items()},
        },
        "measured": [_measured(each, engine.digest, speech) for each in run.measured],
        "scope": results.scope,
        "interrupted": results.interrupted,
        "filtered": results.filtered,
        "faults": [into.found(each) for each in results.faults],
        "broken": [into.found(each) for each in results.broken_tables],
        "otherwise": [into.found(each) for each in results.otherwise],
        "incidents": [into.found(each) for each in results.incidents],
        "known": [into.found(str(known)) for known in results.known],
        "seed": "" if results.seed is None else str(results.seed),
        "seed_chosen": results.seed_chosen,
        "engine": {
            **msgspec.structs.asdict(engine),
            "called": engine_name(engine),
            "not_isolated": into.found(engine.not_isolated),
            "abilities": [_ability(name, value) for name, value in sorted(engine.abilities.items()) if value],
            "lacking": [name for name, value in sorted(engine.abilities.items()) if not value],
        },
        "regulations": [
            _regulation(shown, results, speech.of(shown.regulation.id), into.of(shown.regulation.id))
            for shown in regulations
        ],
        "certificate": _certificate(certificate(regulations), speech, into),
        "qualifications": [speech.text(key, **slots) for key, slots in qualifications(results, run)],
        "cited": {
            other: into.cite(other, whole=True)
            for shown in regulations
            for clause in shown.clauses
            for other in clause.clause.corresponding
        },
        "decisions": {name: [[row.id, row.result] for row in table] for name, table in TABLES.items()},
        "reasons": list(Reason),
    }
    said["said"] = into.said
    return msgspec.json.decode(msgspec.json.encode(said), type=Data)


def own_words(regulations: Mapping[str, Regulation], speech: Speech) -> Data:
    """The texts of the law's files, of its translation and the messages; every character must be printable."""
    laws = {name: replace(law, home="") for name, law in regulations.items()}
    there = {name: dict(law_texts(law.home, name, speech.language)) for name, law in regulations.items()}
    return {"regulations": laws, "translations": there, "messages": dict(speech.messages)}


def _measured(item: Measured, digest: str, speech: Speech) -> Data:
    """The item or the adapter, and how it was at the end and beside what the engine says."""
    return {
        "role": item.role,
        "name": item.name,
        "sha256": item.before,
        "said": speech.joined([speech.text(key) for key in measured_keys(item, digest)]),
    }


def _ability(name: str, value: object) -> str:
    if isinstance(value, Sequence) and not isinstance(value, str):
        return f"{name}: {', '.join(map(str, value))}"
    return name


def _regulation(shown: RegulationShown, results: Results, speech: Speech, into: Translation) -> Data:
    law, written, play = shown.regulation, speech.written, shown.result.play
    return {
        "id": law.id,
        "name": into.law_name(law.id),
        **{name: into.law(getattr(law, name), law.id) for name in LAW},
        "notes": [into.law(note, law.id) for note in law.notes],
        "languages": [_language(language) for language in law.languages],
        "editions": [[e.id, e.language.tag, into.law(e.status, law.id), e.sha256] for e in law.editions],
        "conclusion": shown.result.conclusion,
        "claimed": shown.result.claimed,
        "offers": results.engine.offers.get(law.id, ()),
        "tiles": [[tile.outcome, written(tile.count)] for tile in shown.tiles],
        "counts": speech.joined(
            [speech.text(f"count.{tile.outcome}", n=tile.count) for tile in shown.tiles if tile.count]
        ),
        "because": shown.because,
        "awaiting": speech.text("conclusion.awaiting", n=shown.awaiting) if shown.awaiting else None,
        "situations": situations(shown.situations, speech),
        "sampling": _sampling(shown, speech, into),
        "refereed": bool(play and play.refereed),
        "play": play
        and {
            "ways": [into.way(each, law.id) for each in play.ways],
            "faults": [into.found(each) for each in play.faults],
        },
        "clauses": written(len(shown.clauses)),
        "scenarios": written(shown.scenario_count),
        "articles": [_article(article, speech, into) for article in shown.articles],
        "readings": [_reading(reading, into) for reading in shown.readings],
        "gaps": _gaps(shown.gaps, law.id, speech, into),
    }


def _sampling(shown: RegulationShown, speech: Speech, into: Translation) -> str:
    if shown.found_one_in is None or shown.result.play is None:
        return speech.text("sampling.not-drawn", law=into.law_name(shown.regulation.id))
    hands = shown.result.play.hands
    return speech.text(
        "sampling.drawn", law=into.law_name(shown.regulation.id), hands=hands, n=shown.found_one_in
    )


def _certificate(of: Certificate, speech: Speech, into: Translation) -> Data:
    return {
        "laws": [
            {
                "id": each.law.regulation.id,
                "name": into.law_name(each.law.regulation.id),
                "fits": each.fits,
                "continued": _continued(each, speech),
                "suppliers": [
                    [supplier, speech.text("certificate.open", n=count)] for supplier, count in each.suppliers
                ],
                "rows": [_row(row, speech, into) for row in each.rows],
                "missing": [_missing(group, speech) for group in each.missing],
            }
            for each in of.laws
        ],
        "others": [into.law_name(law.regulation.id) for law in of.others],
    }


def _continued(of: Certified, speech: Speech) -> str | None:
    left = len(of.rows) - of.fits
    return speech.text("certificate.continued", n=left, all=len(of.rows)) if left else None


def _row(row: Row, speech: Speech, into: Translation) -> Data:
    law = row.clause.clause.regulation
    speech, into = speech.of(law), into.of(law)
    of, play = row.result, row.found.found if row.found else None
    shown = point(play, speech, into.found) if play else None
    language = speech.tag.partition("-")[0]
    words = next((each for each in row.words if each[0].partition("-")[0] == language), (*row.words, None)[0])
    return {
        "id": row.clause.clause.id,
        "outcome": row.clause.result.outcome,
        "reason": row.clause.result.reason,
        "words": words,
        "expected": _found_text(of.expected, into) if of else shown[0] if shown else None,
        "observed": _found_text(of.observed, into) if of else shown[1] if shown else None,
        "in-play": speech.text("in-play.alone" if play.alone else "in-play.at-table") if play else None,
        "more": speech.text("certificate.more", n=row.more) if row.more else None,
    }


def _found_text(text: str | None, into: Translation) -> str | None:
    return None if text is None else into.found(text)


def _missing(group: Missing, speech: Speech) -> Data:
    more = len(group.clauses) - MOST_NAMED
    return {
        "supplier": group.supplier,
        "outcome": group.outcome,
        "reason": group.reason or "none",
        "count": speech.written(len(group.clauses)),
        "clauses": _ids(group.clauses)[:MOST_NAMED],
        "more": speech.text("conclusion.more", n=more) if more > 0 else None,
    }


def _gaps(gaps: Gaps, law: str, speech: Speech, into: Translation) -> Data:
    def grouped(groups: Sequence[OpenClauses]) -> list[object]:
        return [
            [group.reason or "none", speech.written(len(group.clauses)), _ids(group.clauses)]
            for group in groups
        ]

    return {
        "cannot-tell": grouped(gaps.cannot_tell),
        "untested": grouped(gaps.untested),
        "inspection": [[each.clause.id, _item(each.clause, into)] for each in gaps.inspection],
        "unreachable": [
            [into.law(s.entry.name, law), into.law(s.proof.text, law) if s.proof else None]
            for s in gaps.unreachable
        ],
        "undeclared": [
            [into.law(s.entry.name, law), ", ".join(s.result.undeclared)] for s in gaps.undeclared
        ],
        "translated": [speech.written(len(gaps.translated)), _ids(gaps.translated)],
        "noted": _ids(gaps.noted),
    }


def _ids(clauses: Sequence[ClauseShown]) -> list[str]:
    return [shown.clause.id for shown in clauses]


def _item(clause: Clause, into: Translation) -> Data | None:
    """The inspection item of a clause."""
    if clause.inspection is None:
        return None
    item = asdict(clause.inspection)
    return {name: into.law(text, clause.regulation) for name, text in item.items()}


def _article(article: ArticleShown, speech: Speech, into: Translation) -> Data:
    return {
        "title": into.title(article.root.clause.title, article.root.clause.regulation),
        "open": any(clause.is_open for clause in article.clauses),
        "bar": [[segment.outcome, speech.written(segment.count)] for segment in article.bar],
        "clauses": [_clause(clause, speech, into) for clause in article.clauses],
    }


def _clause(shown: ClauseShown, speech: Speech, into: Translation) -> Data:
    clause, result = shown.clause, shown.result
    more = shown.more_found + sum(not found.is_open for found in shown.found)
    return {
        **{name: getattr(clause, name) for name in CLAUSE},
        "title": into.title(clause.title, clause.regulation),
        "note": into.law(clause.note, clause.regulation) if clause.note else None,
        "inspection": _item(clause, into),
        "cited": into.cite(clause.id),
        "place": f"{clause.feature}:{clause.line}",
        "open": shown.is_open,
        "rows": [[_quote(quote, into) for _, quote in row] for row in shown.rows],
        "outcome": result.outcome,
        "reason": result.reason,
        "below": result.roll_up,
        "own-terms": speech.text("clause.own-terms", n=result.own_terms, all=len(result.scenarios))
        if result.own_terms
        else None,
        "engine-part": result.engine_part,
        "engine-why": shown.result.engine_reason if shown.result.engine_reason is not result.reason else None,
        "inspection-part": result.inspection_part,
        "inspection-why": shown.inspection_why,
        "attestation": _attestation(result.attestation, into),
        "readings": [_reading(reading, into) for reading in shown.readings],
        "scenarios": [scenario_content(scenario, speech, into) for scenario in shown.scenarios],
        "situations": situations(shown.situations, speech) if shown.situations else None,
        "found": [_found(found, speech, into) for found in shown.found if found.is_open],
        "more-found": speech.text("in-play.more", n=more) if more > 0 else None,
    }


def _found(shown: FoundShown, speech: Speech, into: Translation) -> Data:
    """A hand in which play found that the clause was not kept."""
    of = shown.found
    due, seen = point(of, speech, into.found)
    return {
        **msgspec.structs.asdict(of),
        "due": due,
        "seen": seen,
        "where": speech.text("in-play.hand", table=of.table, hand=of.hand, message=of.message),
        "fault": fault(shown.told, speech, into),
        "by-hand": by_hand_content(shown.by_hand, speech),
        "strip": strip(shown.told, shown.picture, speech),
        "history": history(shown.told, speech),
        "replay": shown.replay,
    }


def _attestation(attested: Attested | None, into: Translation) -> Data | None:
    """An attestation with its days written out."""
    if attested is None:
        return None
    said = msgspec.to_builtins(attested)
    of = said["attestation"]
    of["date"], of["expires"] = into.moment(of["date"]), into.moment(of.get("expires"))
    if "revokes" in of:
        of["revokes"]["on"] = into.moment(of["revokes"]["on"])
    return dict(said)


def _quote(quote: Quote | None, into: Translation) -> Data:
    after = into.cite(quote.after) if quote and quote.after else None
    return {"text": quote.text if quote else "", "after": after}


def _language(language: Language) -> Data:
    own = speech_in(language.tag)
    working = own.text("page.working-translation") if own and language.is_working else None
    return {"tag": language.tag, "working": working, "is-working": language.is_working}


def _reading(shown: ReadingShown, into: Translation) -> Data:
    reading = shown.reading
    law = reading.id.partition("/")[0]
    return {
        **{name: getattr(reading, name) for name in READING},
        "question": into.law(reading.question, law),
        "why": into.law(reading.why, law),
        "name": reading.id.partition("/")[2],
        "in-force": shown.in_force,
        "text": into.law(shown.option.text, law) if shown.option else None,
        "selected": shown.is_selected,
        "others": [[option.form, into.law(option.text, law)] for option in shown.others],
    }
