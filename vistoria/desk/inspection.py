"""Attesting on pages: the list by article, one item, the checklist, the summary, and the signature."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import replace
from itertools import groupby
from pathlib import Path
from urllib.parse import quote

from starlette.responses import Response

from vistoria.cli.dialogue import missing
from vistoria.cli.keys import PASSPHRASE
from vistoria.journal.disk import write_whole
from vistoria.model.visible import visible

from .attesting import (
    HEAD,
    LABELS,
    FilledIn,
    Sheet,
    detach,
    drop,
    faults,
    history,
    rows,
    sheet,
    state_of,
    typed,
    write,
)
from .cases import tables_of
from .history import adding
from .job import CONCLUDED, Kind
from .pages import Handler, Visit
from .uploads import keep
from .words import Refused, Words

PHOTOGRAPHS = "photographs"
KEPT = ""
"""In place of a state: the window sent its whole form."""
MINUTES = 3
"""What an item takes, at a guess, until somebody has measured it."""


def _sheet(visit: Visit) -> Sheet:
    return sheet(visit.ended(visit.number))


def _clause(visit: Visit, held: Sheet) -> str:
    name = str(visit.request.path_params["clause"])
    if name not in held.clauses:
        raise Refused("There is nothing to attest of {clause}.", 404, clause=name)
    return name


def _at(visit: Visit, more: str = "") -> str:
    return f"/cases/{visit.name}/runs/{visit.number}/attest{more}"


def agenda(visit: Visit) -> Response:
    """All items by article, and what waits."""
    held = _sheet(visit)
    by_article = {
        name: [(key, list(some)) for key, some in groupby(_of(held, name), key=_article)]
        for name in held.laws
        if _of(held, name)
    }
    return visit.show(
        "attest.html.jinja",
        case=visit.case,
        number=visit.number,
        sheet=held,
        by_article=by_article,
        minutes=MINUTES * len(held.waiting),
        base=_at(visit),
    )


def _of(held: Sheet, law: str) -> list[str]:
    return [each for each in held.agenda.clauses if held.clauses[each].regulation == law]


def _article(clause: str) -> str:
    return clause.partition("/")[2].partition(".")[0]


def item(visit: Visit) -> Response:
    """One item."""
    held = _sheet(visit)
    return _item(visit, held, _clause(visit, held), [])


def _item(
    visit: Visit,
    held: Sheet,
    clause: str,
    wrong: list[str],
    status: int = 200,
    said: Mapping[str, str] | None = None,
) -> Response:
    """The page of an item, with the answers that are kept or, in their place, those that were just `said`."""
    names = held.agenda.clauses
    values = held.values(clause) | ({"outcome": ""} if not _answers(held, clause) else {})
    if said is not None:
        values = {name: said.get(name, "") for name in values}
    return visit.show(
        "item.html.jinja",
        status,
        case=visit.case,
        number=visit.number,
        sheet=held,
        clause=held.clauses[clause],
        law=held.laws[held.clauses[clause].regulation],
        values=values,
        window=secrets.token_hex(8),
        seen=state_of(held.session, clause),
        files=held.files(clause),
        place_of=visit.place,
        wrong=wrong,
        at=names.index(clause) + 1,
        earlier=history(held.folder, clause),
        lacking=[LABELS[name] for name in missing(held.item(clause))] if clause in held.session.items else [],
        base=_at(visit),
    )


def _answers(held: Sheet, clause: str) -> bool:
    return clause in held.session.items or clause in held.agenda.held


def answered(visit: Visit) -> Response:
    """Keep what is typed, and the files; go on if that was asked, or say what is wrong."""
    kept = keep(visit.place / PHOTOGRAPHS, visit.files("file"), by_digest=True)
    with visit.desk.lock:
        held = _sheet(visit)
        clause = _clause(visit, held)
        typing = held.folder, clause
        if _is_elsewhere(visit, held, clause):
            if visit.is_fragment and visit.desk.typing.get(typing) == (visit.form.get("window"), KEPT):
                return visit.show("wrong.html.jinja", wrong=[], said=None)  # it came behind the whole form
            why = visit.words("These answers were changed in another window, and yours are not kept.")
            if visit.is_fragment:
                return visit.show("wrong.html.jinja", 409, wrong=[why], said=None)
            return _item(
                visit, held, clause, [why, visit.words("Keep yours to replace the others.")], 409, visit.form
            )
        done = write(held, clause, visit.form, kept, visit.words)
        if visit.is_fragment:
            visit.desk.typing[typing] = visit.form.get("window", ""), done.state
        else:  # what the same window typed before comes too late
            visit.desk.typing[typing] = visit.form.get("window", ""), KEPT
        wrong = done.wrong
    if visit.is_fragment:
        return visit.show("wrong.html.jinja", wrong=wrong, said=None)
    if wrong:
        return _item(visit, _sheet(visit), clause, wrong, 400)
    match visit.form.get("go", ""):
        case "next" if not kept:
            following = held.after(clause)
            return visit.to(_at(visit, f"/item/{following}" if following else "/review"))
        case "back" if before := held.before(clause):
            return visit.to(_at(visit, f"/item/{before}"))
    return visit.to(_at(visit, f"/item/{clause}#files"))


def _is_elsewhere(visit: Visit, held: Sheet, clause: str) -> bool:
    """Whether the answers were changed since this window showed them, and not by it."""
    seen, now = visit.form.get("seen"), state_of(held.session, clause)
    own = visit.form.get("window", ""), now
    return seen not in (None, now) and visit.desk.typing.get((held.folder, clause)) != own


def detached(visit: Visit) -> Response:
    """Take a file off an item."""
    with visit.desk.lock:
        held = _sheet(visit)
        clause = _clause(visit, held)
        detach(held, clause, visit.form.get("digest", ""))
    return visit.to(_at(visit, f"/item/{clause}#files"))


def dropped(visit: Visit) -> Response:
    """Forget the answers to an item that are not signed."""
    with visit.desk.lock:
        held = _sheet(visit)
        clause = _clause(visit, held)
        drop(held, clause)
    return visit.to(_at(visit, f"/item/{clause}"))


def checklist(visit: Visit) -> Response:
    """All items on one sheet: to print, to fill in, and to take along as a spreadsheet."""
    held = _sheet(visit)
    return _checklist(visit, held, FilledIn(_usual(held), {}, {}, ()))


def _usual(held: Sheet) -> dict[str, str]:
    usual = {"date": held.agenda.today().isoformat(), **held.session.usual}
    return {name: typed(value) for name, value in usual.items()}


def _checklist(visit: Visit, held: Sheet, filled: FilledIn, status: int = 200, source: str = "") -> Response:
    return visit.show(
        "checklist.html.jinja",
        status,
        case=visit.case,
        number=visit.number,
        sheet=held,
        filled=filled,
        source=source,
        base=_at(visit),
    )


def spreadsheet(visit: Visit) -> Response:
    """The checklist as a spreadsheet."""
    from .spreadsheet import MEDIA, written  # not at the top: slow to import, and few ask for one

    held = _sheet(visit)
    content = written(held, visit.case.product, _usual(held), visit.words)
    named = f"attachment; filename*=UTF-8''{quote(visit.words('Checklist'))}-{visit.name}-{visit.number}.xlsx"
    return Response(content, media_type=MEDIA, headers={"Content-Disposition": named})


def read_back(visit: Visit) -> Response:
    """Show what a spreadsheet says, with what is wrong in it; nothing is kept yet."""
    from .spreadsheet import read

    sent = visit.files("file")
    if len(sent) != 1:
        raise Refused("Choose one spreadsheet.")
    held = _sheet(visit)
    filled = _checked(read(sent[0].file, held, visit.words), held, visit.words)
    return _checklist(visit, held, filled, source=visible(sent[0].name)[:200])


def _checked(filled: FilledIn, held: Sheet, words: Words) -> FilledIn:
    """The sheet, with all that is wrong in its answers."""
    alone = [each for each, note in filled.notes.items() if note and each not in filled.outcomes]
    why = words("There is a note and no outcome.")
    wrong = [words.line(each, why) for each in alone]
    return replace(filled, wrong=(*filled.wrong, *wrong, *faults(held, _said(held, filled), words)))


def _said(held: Sheet, filled: FilledIn) -> dict[str, dict[str, str]]:
    """The answers of a sheet by clause; a note that was kept before stays where the sheet has none."""
    return {
        clause: {
            **filled.head,
            "outcome": outcome,
            "note": filled.notes.get(clause, "") or typed(held.item(clause).given.get("note", "")),
        }
        for clause, outcome in filled.outcomes.items()
    }


def filled_in(visit: Visit) -> Response:
    """Keep the answers of a sheet, all or none; an item without an outcome stays as it is."""
    with visit.desk.lock:
        held = _sheet(visit)
        filled = _checked(_typed(visit, held), held, visit.words)
        if filled.wrong:
            return _checklist(visit, held, filled, 400)
        for clause, form in _said(held, filled).items():
            write(_sheet(visit), clause, form, (), visit.words)
    return visit.to(_at(visit, "/review"))


def _typed(visit: Visit, held: Sheet) -> FilledIn:
    """What the form of the checklist says."""
    head = {name: visit.form.get(name, "") for name in HEAD}
    outcomes = {each: said for each in held.clauses if (said := visit.form.get(f"outcome {each}", ""))}
    notes = {each: visit.form.get(f"note {each}", "") for each in held.clauses}
    return FilledIn(head, outcomes, notes, ())


def review(visit: Visit) -> Response:
    """What would be signed, by person."""
    held = _sheet(visit)
    return visit.show(
        "review.html.jinja",
        case=visit.case,
        number=visit.number,
        sheet=held,
        labels=LABELS,
        begun=[each for each in held.agenda.clauses if held.status(each) == "begun"],
        keys=[each.stem for each in visit.desk.cases.keys],
        base=_at(visit),
    )


def signed(visit: Visit) -> Response:
    """Have one person's answers signed, as `vistoria attest --from` does."""
    key = visit.desk.cases.key(visit.form.get("key", ""))
    person = visit.form.get("person", "")
    with visit.desk.lock:
        held = _sheet(visit)
        clauses = held.signed_by(person)
        if not clauses:
            raise Refused("Nothing of {person} is complete.", person=person)
        content = tables_of("attestation", rows(held, clauses))
    number = visit.desk.queue.next(visit.name)
    prepared = Path("jobs") / f"{number}.toml"
    write_whole(visit.place / prepared, content, synced=True)
    command = ["attest", f"runs/{visit.number}", f"--from={prepared}", f"--key={key}"]
    secret = {PASSPHRASE: visit.form.get("passphrase", "")}
    about = {"of": visit.number, "person": person, "clauses": clauses, "goes_on": CONCLUDED}
    return visit.ask(Kind.ATTEST, [command, adding(f"runs/{visit.number}")], about, secret, number)


_RUN = "/cases/{case}/runs/{number:int}/attest"
PAGES: tuple[tuple[str, str, Handler], ...] = (
    ("GET", _RUN, agenda),
    ("GET", f"{_RUN}/checklist", checklist),
    ("POST", f"{_RUN}/checklist", filled_in),
    ("GET", f"{_RUN}/checklist.xlsx", spreadsheet),
    ("POST", f"{_RUN}/checklist/file", read_back),
    ("GET", f"{_RUN}/review", review),
    ("POST", f"{_RUN}/sign", signed),
    ("GET", _RUN + "/item/{clause:path}", item),
    ("POST", _RUN + "/save/{clause:path}", answered),
    ("POST", _RUN + "/detach/{clause:path}", detached),
    ("POST", _RUN + "/drop/{clause:path}", dropped),
    ("POST", _RUN + "/add/{clause:path}/photographs", answered),
)
