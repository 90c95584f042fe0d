"""What there is to translate: every text with its context, and the PO file that asks for it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from io import BytesIO

from babel.messages.catalog import Catalog
from babel.messages.pofile import write_po

from vistoria.model.clause import Regulation
from vistoria.model.sentences import patterns

from .catalogue import WORD
from .extracted import messages as program
from .sentences import STEP
from .wording import kinds, parts

Wanted = dict[tuple[str, str], str]
"""By context and English text: what a translator should know beside it."""


def generic(
    steps: Iterable[str], messages: Mapping[str, str | Mapping[str, str]], desk: Iterable[str]
) -> Mapping[str, Wanted]:
    """What belongs to no law, by the name of its file.

    `steps` are the sentences of scenarios, `messages` those of the page and the terminal, `desk` those of the desk, in
    English.
    """
    forms = ((f"kind {kind}", form) for kind, spec in kinds().items() for form in spec.get("forms", ()))
    joins = (("join", each) for spec in kinds().values() for each in spec.get("joins", ()))
    plain = {(f"message {key}", text): "" for key, text in messages.items() if isinstance(text, str)}
    plurals = {
        (f"message {key} {form}", text): ""
        for key, forms in messages.items()
        if not isinstance(forms, str)
        for form, text in forms.items()
    }
    return {
        "program": dict(program()),
        "desk": {("desk", text): "" for text in desk},
        "messages": {**plain, **plurals},
        "sentences": dict.fromkeys(patterns().items(), ""),
        "steps": {(STEP, text): "" for text in steps},
        "kinds": {**dict.fromkeys(joins, ""), **{key: "" for key in forms if _has_words(key[1])}},
    }


def _has_words(pattern: str) -> bool:
    return any(c.isalpha() for part in parts(pattern) for c in part.words)


def of_law(law: Regulation) -> Wanted:
    """The texts of a law's files that a report shows."""
    return {key: note for key, note in _of_law(law) if key[1]}


def _of_law(law: Regulation) -> Iterator[tuple[tuple[str, str], str]]:
    for name in ("title", "instrument", "authority", "dated", "published"):
        yield (f"law {name}", getattr(law, name)), ""
    for edition in law.editions:
        yield (f"edition {edition.id} status", edition.status), ""
    for reading in law.readings:
        of = f"reading {reading.id.partition('/')[2]}"
        yield (f"{of} question", reading.question), ""
        yield (f"{of} why", reading.why), ""
        for option in reading.options:
            yield (f"{of} option {option.id}", option.text), ""
    for note in law.notes:
        yield ("note", note), ""
    for proof in law.proofs:
        yield (f"proof {proof.id}", proof.text), ""
    for clause in law.clauses:
        label = clause.id.partition("/")[2]
        yield (f"clause {label}", clause.title), " | ".join(quote.text for quote in clause.quotes)
        for name in ("object", "criterion", "evidence", "why") if clause.inspection else ():
            yield (f"inspection {label} {name}", getattr(clause.inspection, name)), ""
        for scenario in clause.scenarios:
            yield ("scenario", scenario.name), ""


def lacking(
    wanted: Wanted, held: Mapping[tuple[str, str], str], *, by_text: bool
) -> tuple[list[str], list[str]]:
    """The English texts that are missing, and those of which there is a translation and no text any more.

    `by_text`: a context of a law may have changed its name, which loses no translation.
    """
    due, there = ([key[1] if by_text else key for key in each if key[0] != WORD] for each in (wanted, held))
    missing = [str(key if by_text else key[1]) for key in dict.fromkeys(due) if key not in set(there)]
    return missing, [str(key if by_text else key[1]) for key in dict.fromkeys(there) if key not in set(due)]


def po_file(wanted: Wanted, held: Mapping[tuple[str, str], str]) -> bytes:
    """A file that asks for every text, with what is translated already."""
    texts = {english: there for (_, english), there in held.items()}
    catalogue = Catalog(project="vistoria", charset="utf-8")
    for (context, english), note in wanted.items():
        there = held.get((context, english)) or texts.get(english, "")
        catalogue.add(english, there, context=context, auto_comments=[note] if note else [])
    for (context, word), own in held.items():
        if context == WORD:
            catalogue.add(word, own, context=context, auto_comments=["the law's own word"])
    made = BytesIO()
    write_po(made, catalogue, width=0, omit_header=False)
    return made.getvalue()
