"""A regulation as Akoma Ntoso 3.0: one document per language, clauses nested as in the law."""

from __future__ import annotations

import re
from xml.etree.ElementTree import Element, SubElement, indent, tostring

import langcodes

from vistoria.model.clause import Clause, ClauseId, Regulation
from vistoria.model.language import Language

from .speech import DEFAULT, speech, speech_in

NAMESPACE = "http://docs.oasis-open.org/legaldocml/ns/akn/3.0"
SOURCE = "#vistoria"
_MONTHS = (
    "January", "February", "March", "April", "May", "June",
    "July", "August", "September", "October", "November", "December",
)  # fmt: skip
_DAY = re.compile(rf"(\d{{1,2}}) ({'|'.join(_MONTHS)}) (\d{{4}})|(\d{{4}})-(\d\d)-(\d\d)|\b(\d{{4}})\b")
UNDATED = "0001-01-01"
"""The date of an undated instrument; the document then names the date `undated`."""


def code(language: Language) -> str:
    """The ISO 639-2 code of a language, as Akoma Ntoso requires: `por`, `zho`."""
    return langcodes.Language.get(language.tag).to_alpha3()


def render_akoma(regulation: Regulation, language: Language) -> str:
    """The document in one language; the clauses' eIds are derived from their ids."""
    root = Element("akomaNtoso", xmlns=NAMESPACE)
    act = SubElement(root, "act", name=regulation.id)
    _meta(SubElement(act, "meta"), regulation, language)
    if language.is_working:
        SubElement(SubElement(act, "preface"), "p").text = " · ".join(_working(language))
    body = SubElement(act, "body")
    for clause in regulation.clauses:
        if clause.parent is None:
            _clause(body, clause, regulation, language)
    indent(root)
    return '<?xml version="1.0" encoding="UTF-8"?>\n' + tostring(root, encoding="unicode") + "\n"


def _working(language: Language) -> list[str]:
    """The note that it is a working translation, in English and, if there are messages, in the language itself."""
    own = speech_in(language.tag)
    spoken = [speech(DEFAULT), *([own] if own else [])]
    return [each.text("page.working-translation") for each in spoken]


def eid(clause: ClauseId) -> str:
    """`mo-97-2010/10.5` as `hcontainer_10__hcontainer_5`."""
    return "__".join(f"hcontainer_{part}" for part in clause.partition("/")[2].split("."))


def date_of(text: str) -> str:
    """The first date in a text as ISO 8601; 1 January for a year only; UNDATED if there is none."""
    found = _DAY.search(text)
    if found is None:
        return UNDATED
    if found[2]:
        return f"{found[3]}-{_MONTHS.index(found[2]) + 1:02}-{int(found[1]):02}"
    return f"{found[7]}-01-01" if found[7] else found[0]


def _meta(meta: Element, regulation: Regulation, language: Language) -> None:
    written, original = code(language), code(regulation.languages[0])
    day = date_of(regulation.dated)
    work = f"/akn/{regulation.id.partition('-')[0]}/act/{day}/{regulation.id}"
    identification = SubElement(meta, "identification", source=SOURCE)
    for level, uri in (
        ("FRBRWork", work),
        ("FRBRExpression", f"{work}/{written}@"),
        ("FRBRManifestation", f"{work}/{written}@.xml"),
    ):
        part = SubElement(identification, level)
        SubElement(part, "FRBRthis", value=f"{uri}/!main" if level == "FRBRWork" else uri)
        SubElement(part, "FRBRuri", value=uri)
        SubElement(part, "FRBRdate", date=day, name="undated" if day == UNDATED else "dated")
        SubElement(part, "FRBRauthor", href="#authority")
        if level == "FRBRWork":
            SubElement(part, "FRBRcountry", value=regulation.id.partition("-")[0])
        if level == "FRBRExpression":
            SubElement(part, "FRBRlanguage", language=written)
            if language.is_working:
                SubElement(
                    part,
                    "FRBRtranslation",
                    href=f"{work}/{original}@",
                    fromLanguage=original,
                    authoritative="false",
                    by=SOURCE,
                )
    references = SubElement(meta, "references", source=SOURCE)
    for name, shown in (("authority", regulation.authority), ("vistoria", "Vistoria")):
        SubElement(
            references, "TLCOrganization", eId=name, href=f"/ontology/organization/{name}", showAs=shown
        )


def _clause(parent: Element, clause: Clause, regulation: Regulation, language: Language) -> None:
    """A clause with its subclauses; if it has any, its text is the introduction."""
    element = SubElement(parent, "hcontainer", name="clause", eId=eid(clause.id))
    SubElement(element, "num").text = clause.id.partition("/")[2]
    words = [quote.text for quote in clause.quotes if quote.language == language]
    below = [c for c in regulation.clauses if c.parent == clause.id]
    if words or not below:
        holder = SubElement(element, "intro" if below else "content")
        for text in words or [""]:
            SubElement(holder, "p").text = text
    for each in below:
        _clause(element, each, regulation, language)
