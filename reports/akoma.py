"""A regulation as Akoma Ntoso 3.0, one document a language, its clauses nested as the law nests them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from xml.etree.ElementTree import Element, SubElement, indent, tostring

from vistoria.model.clause import Clause, ClauseId, Language, Regulation

NAMESPACE = "http://docs.oasis-open.org/legaldocml/ns/akn/3.0"
SOURCE = "#vistoria"
LANGUAGES: dict[str, tuple[Language, ...]] = {
    "por": (Language.PT,),
    "zho": (Language.ZH, Language.ZH_WORKING),
}
"""ISO 639-2 codes of the documents, and the quotes that each takes."""
_MONTHS = (
    "January", "February", "March", "April", "May", "June",
    "July", "August", "September", "October", "November", "December",
)  # fmt: skip
_DAY = re.compile(rf"(\d{{1,2}}) ({'|'.join(_MONTHS)}) (\d{{4}})|(\d{{4}})-(\d\d)-(\d\d)|\b(\d{{4}})\b")
UNDATED = "0001-01-01"
"""The date of an instrument that states none; the document then names the date `undated`."""
WORKING = "working translation, not official · 工作譯文，非官方文本"


def render_akoma(regulation: Regulation, code: str) -> str:
    """The document in the language of this code, with the clauses' eIds derived from their ids."""
    languages = LANGUAGES[code]
    working = any(q.language is Language.ZH_WORKING for c in regulation.clauses for q in c.quotes)
    translated = working and code == "zho"
    root = Element("akomaNtoso", xmlns=NAMESPACE)
    act = SubElement(root, "act", name=regulation.id)
    _meta(SubElement(act, "meta"), regulation, code, translated)
    if translated:
        SubElement(SubElement(act, "preface"), "p").text = WORKING
    body = SubElement(act, "body")
    for clause in regulation.clauses:
        if clause.parent is None:
            _clause(body, clause, regulation, languages)
    indent(root)
    return '<?xml version="1.0" encoding="UTF-8"?>\n' + tostring(root, encoding="unicode") + "\n"


def eid(clause: ClauseId) -> str:
    """`mo-97-2010/10.5` as `hcontainer_10__hcontainer_5`."""
    return "__".join(f"hcontainer_{part}" for part in clause.partition("/")[2].split("."))


def date_of(text: str) -> str:
    """The first date in a text as ISO 8601, a year alone as its first day; UNDATED where there is none."""
    found = _DAY.search(text)
    if found is None:
        return UNDATED
    if found[2]:
        return f"{found[3]}-{_MONTHS.index(found[2]) + 1:02}-{int(found[1]):02}"
    return f"{found[7]}-01-01" if found[7] else found[0]


def _meta(meta: Element, regulation: Regulation, code: str, translated: bool) -> None:
    day = date_of(regulation.dated)
    work = f"/akn/{regulation.id.partition('-')[0]}/act/{day}/{regulation.id}"
    identification = SubElement(meta, "identification", source=SOURCE)
    for level, uri in (
        ("FRBRWork", work),
        ("FRBRExpression", f"{work}/{code}@"),
        ("FRBRManifestation", f"{work}/{code}@.xml"),
    ):
        part = SubElement(identification, level)
        SubElement(part, "FRBRthis", value=f"{uri}/!main" if level == "FRBRWork" else uri)
        SubElement(part, "FRBRuri", value=uri)
        SubElement(part, "FRBRdate", date=day, name="undated" if day == UNDATED else "dated")
        SubElement(part, "FRBRauthor", href="#authority")
        if level == "FRBRWork":
            SubElement(part, "FRBRcountry", value=regulation.id.partition("-")[0])
        if level == "FRBRExpression":
            SubElement(part, "FRBRlanguage", language=code)
            if translated:
                SubElement(
                    part,
                    "FRBRtranslation",
                    href=f"{work}/por@",
                    fromLanguage="por",
                    authoritative="false",
                    by=SOURCE,
                )
    references = SubElement(meta, "references", source=SOURCE)
    for name, shown in (("authority", regulation.authority), ("vistoria", "Vistoria")):
        SubElement(
            references, "TLCOrganization", eId=name, href=f"/ontology/organization/{name}", showAs=shown
        )


def _clause(parent: Element, clause: Clause, regulation: Regulation, languages: Sequence[Language]) -> None:
    """A clause with what stands below it; its words are the lead-in where something does."""
    element = SubElement(parent, "hcontainer", name="clause", eId=eid(clause.id))
    SubElement(element, "num").text = clause.id.partition("/")[2]
    words = [quote.text for quote in clause.quotes if quote.language in languages]
    below = [c for c in regulation.clauses if c.parent == clause.id]
    if words or not below:
        holder = SubElement(element, "intro" if below else "content")
        for text in words or [""]:
            SubElement(holder, "p").text = text
    for each in below:
        _clause(element, each, regulation, languages)
