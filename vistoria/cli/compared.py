"""Compares the reports of a stored run with what its record gives: byte by byte, or by what they say."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path

from vistoria.bundle.fault import BundleFault, Item
from vistoria.bundle.layout import HTML, LAW, PDF, SELFTEST, readable
from vistoria.bundle.page import page_faults, seen_page
from vistoria.bundle.printed import attached, holding_faults, looks, sayings, typesetter
from vistoria.bundle.read_back import READERS, Said, Unreadable, read_html, read_pdf
from vistoria.bundle.released import releases
from vistoria.bundle.selftest import NoSelfTest, read
from vistoria.bundle.store import StoredRun, with_results
from vistoria.languages.spelling import respelt
from vistoria.model.errors import UserError
from vistoria.model.extras import installing
from vistoria.reports.speech import speech
from vistoria.reports.vocabulary import vocabulary
from vistoria.reports.voices import Translation, spelling

from .publish import rendered, spoken

ATTACHED = "results.json"
SHOWN = 5
MOST_QUOTED = 120
"""Letters of a text that are quoted."""
_UNSEEN = re.compile(r"⟨(U\+[0-9A-F]{4,6})⟩")


def report_findings(folder: Path, run: StoredRun | None = None) -> Iterator[BundleFault]:
    """Reports and exports that differ from what the record gives, and those that cannot be compared here.

    `run` defaults to the run stored in the folder.
    """
    run = with_results(run or StoredRun(folder))
    here = run.is_made_here
    language, made = _in_its_language(folder, run)
    printed = made.pop(PDF, None)
    for name, content in made.items():
        path, item = folder / name, Item.HTML if name == HTML else Item.EXPORTS
        if not path.is_file():
            yield BundleFault(name, "is missing", item)
        elif (held := run.content(name)) != content:
            yield from _of_file(name, item, held, content, here)
            if name == HTML and not here:
                yield from _of_names(held, content, run)
    for path in sorted((folder / LAW).glob("*")):
        if f"{LAW}/{path.name}" not in made:
            yield BundleFault(f"{LAW}/{path.name}", "belongs to no regulation of this run", Item.EXPORTS)
    try:
        if (folder / SELFTEST).is_file():
            read(folder / SELFTEST)
    except NoSelfTest as error:
        yield BundleFault(SELFTEST, str(error).partition(": ")[2], Item.EVIDENCE)
    if (folder / PDF).is_file():
        yield from _of_pdf(run.content(PDF), printed, run, read_html(made[HTML]), language, here)


def _in_its_language(folder: Path, run: StoredRun) -> tuple[str, dict[str, bytes]]:
    """The files rendered in the language of the stored page; in the first one where that is not known."""
    language, opens = spoken(run)
    if (folder / PDF).is_file():
        with suppress(UserError):  # no typesetter here, or none of its letters
            return language, rendered(folder, run, language, pdf=True, opens=opens)
    return language, rendered(folder, run, language, opens=opens)


def _of_file(name: str, item: Item, held: bytes, made: bytes, here: bool) -> Iterator[BundleFault]:
    if name not in READERS:
        what = "is not what the record of the run gives" if here else "another version writes it otherwise"
        yield BundleFault(name, what, item, broken=here)
        return
    try:
        theirs = READERS[name](held)
    except Unreadable as error:
        yield BundleFault(name, str(error), item)
        return
    found = list(_differences(theirs, READERS[name](made)))
    for what in found[:SHOWN]:
        yield BundleFault(name, what, item)
    if len(found) > SHOWN:
        yield BundleFault(name, f"{len(found) - SHOWN} more of its statements differ from the results", item)
    if not found and here:
        yield BundleFault(name, "is not what the record of the run gives", item)
    elif not found and name == HTML:
        yield from _of_page(held, made)
    elif not found:
        what = "its outcomes and names agree with the results; another version writes the rest otherwise"
        yield _not_here(name, what, item)


def _of_names(held: bytes, made: bytes, run: StoredRun) -> Iterator[BundleFault]:
    """The engine and the people whom this version names on the page, and the page of another version does not."""
    theirs, ours = (_flat("".join(seen_page(each).words)) for each in (held, made))
    engine, laws = run.results.engine, run.results.regulations.values()
    named = {
        f"the {key} of the engine": getattr(engine, key) for key in ("name", "version", "digest", "vendor")
    }
    for id_, clause in (each for law in laws for each in law.clauses.items()):
        if clause.attestation is not None:
            named[f"who attested {id_}"] = clause.attestation.attestation.person
    for place, name in named.items():
        if _flat(name) in ours and _flat(name) not in theirs:
            yield BundleFault(HTML, f"does not say of {place}: {name}", Item.HTML)


def _of_page(content: bytes, own: bytes) -> Iterator[BundleFault]:
    """What else a page of another version says and does, its outcomes being right."""
    held, made, known = seen_page(content), seen_page(own), releases()
    codes = [] if known.doubt else [code for each in known.listed.harness for code in each.codes.items()]
    found = list(dict.fromkeys(page_faults(held, made, vocabulary(), codes)))
    yield from (BundleFault(HTML, what, Item.HTML) for what in found[:SHOWN])
    if len(found) > SHOWN:
        yield BundleFault(HTML, f"{len(found) - SHOWN} more of its parts are not the report's", Item.HTML)
    if found:
        return
    unknown = [*(Counter(held.words) - Counter(made.words)).elements()]
    what = "its outcomes agree with the results; another version lays the rest out otherwise"
    if unknown:
        first = unknown[0][:MOST_QUOTED]
        what += f", and of its texts {len(unknown)} are not those of this version, the first: {first}"
    yield _not_here(HTML, what, Item.HTML)


def _not_here(name: str, what: str, item: Item) -> BundleFault:
    return BundleFault(name, what, item, broken=False)


def _differences(theirs: Said, ours: Said) -> Iterator[str]:
    for key in dict.fromkeys((*ours, *theirs)):
        if key not in theirs:
            yield f"does not say of {key}: {ours[key]}"
        elif key not in ours:
            yield f"says of {key}: {theirs[key]}; the results do not"
        elif theirs[key] != ours[key]:
            yield f"says of {key}: {theirs[key]}; the results give {ours[key]}"


def _of_pdf(
    held: bytes, printed: bytes | None, run: StoredRun, said: Said, language: str, here: bool
) -> Iterator[BundleFault]:
    if held == printed:
        return
    try:
        found = list(_of_words(held, run, said, language))
        yield from found
        if printed is None:
            what = "all but its words and attachment could not be compared: a PDF could not be set here"
            yield _not_here(PDF, what, Item.PDF)
            return
        yield from (BundleFault(PDF, what, Item.PDF) for what in list(holding_faults(held, printed))[:SHOWN])
        if not found:
            yield from _of_pages(held, printed, here)
    except ImportError:
        yield BundleFault(PDF, f"reading it needs `{installing('pdf')}`", Item.PDF, broken=False)
    except Unreadable as error:
        yield BundleFault(PDF, str(error), Item.PDF)


def _of_words(content: bytes, run: StoredRun, said: Said, language: str) -> Iterator[BundleFault]:
    """What a PDF does not say of the results, or has attached."""
    files = attached(content)
    if files != [(ATTACHED, readable(run.results))]:
        one = f"the {ATTACHED} attached to it is not that of the folder"
        more = f"{len(files)} files are attached to it, where a report has its {ATTACHED} alone"
        yield BundleFault(PDF, more if len(files) > 1 else one, Item.PDF)
    wanted, flat = _told(run, said, language), _flat(read_pdf(content))
    missing = [place for place, words in wanted.items() if _flat(_as_printed(words)) not in flat]
    if len(missing) * 2 > len(wanted) and not run.is_made_here:
        what = "its text is not in the words of this version, so only its attachment was compared"
        yield BundleFault(PDF, what, Item.PDF, broken=False)
        return
    for place in missing[:SHOWN]:
        yield BundleFault(PDF, f"does not say of {place}: {wanted[place]}", Item.PDF)
    if len(missing) > SHOWN:
        yield BundleFault(PDF, f"does not say of {len(missing) - SHOWN} more what the results say", Item.PDF)


def _of_pages(held: bytes, printed: bytes, here: bool) -> Iterator[BundleFault]:
    """What a PDF with the right outcomes says and shows beside them, or leaves out of the report set again."""
    for what in _unlike(held, printed):
        yield BundleFault(PDF, what, Item.PDF, broken=here)
    shown = list(looks(held, printed))
    for what, is_broken in [each for each in shown if each[1]][:SHOWN]:
        yield BundleFault(PDF, what, Item.PDF, broken=is_broken)
    by, ours = typesetter(held), typesetter(printed)
    if here and by == ours:
        yield BundleFault(PDF, f"has other bytes than {ours} sets here from the same results", Item.PDF)
    elif not any(is_broken for _, is_broken in shown):
        how = shown[0][0] if shown else "its pages look like those set here"
        yield _not_here(
            PDF, f"was set by {by or 'a program that it does not name'}, and here by {ours}; {how}", Item.PDF
        )


def _unlike(held: bytes, printed: bytes) -> Iterator[str]:
    """What a PDF says and the report does not, in lines and beside its pages, and the other way."""
    theirs, ours = read_pdf(held), read_pdf(printed)
    known, whole = {_flat(line) for line in ours.splitlines()}, _flat(theirs)
    unknown = [line for line in theirs.splitlines() if _flat(line) not in known]
    missing = [line for line in ours.splitlines() if _flat(line) not in whole]
    said, due = sayings(held), sayings(printed)
    if unknown:
        yield f"{len(unknown)} of its lines are not in the report, the first: {unknown[0][:MOST_QUOTED]}"
    if missing:
        yield f"{len(missing)} lines of the report are not in it, the first: {missing[0][:MOST_QUOTED]}"
    if more := [*(said - due)]:
        yield f"says beside its pages {len(more)} things that the report does not, the first: {more[0][:MOST_QUOTED]}"
    elif less := [*(due - said)]:
        yield f"leaves out {len(less)} things that the report says beside its pages, the first: {less[0][:MOST_QUOTED]}"


def _told(run: StoredRun, said: Said, language: str) -> Mapping[str, str]:
    """What the PDF must tell, by what it tells it of: conclusions, and the outcome of each clause."""
    laws = {name: run.regulations[name] for name in run.results.regulations}
    country = spelling(laws.values(), language)
    into, badge = Translation(language, laws, country), speech(language, country).messages
    words = {
        key: respelt(text, language, country or "")
        for key, text in said.items()
        if key.startswith("conclusion ")
    }
    for name, result in run.results.regulations.items():
        for clause in laws[name].clauses:
            if clause.parent is not None:
                outcome = result.clauses[clause.id].outcome
                title = into.title(clause.title, name)
                words[clause.id] = f"{into.cite(clause.id)} {title} {badge[f'outcome.{outcome.value}']}"
    return words


def _as_printed(words: str) -> str:
    """Words of the page as the PDF prints them: it has its own code for a character that cannot be seen."""
    from vistoria.reports.glyphs import printable, regular

    return str(printable(_UNSEEN.sub(r"‹\1›", words), regular()))


def _flat(text: str) -> str:
    """A text without the spaces, hyphens and line ends that typesetting moves."""
    return re.sub(r"[\s\-\u00ad\u200b\ufffe]+", "", text)
