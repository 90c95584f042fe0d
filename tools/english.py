"""How much of a report is English for whoever reads another language: `python -m tools.english FOLDER`.

FOLDER is a stored run. For each language and section of the page, for the PDF, and for the summary of the terminal, the
share of English words is printed, with the commonest. Names and code do not count, nor do words that the laws or the
translations themselves have, such as *croupier* and *flush*.
"""

from __future__ import annotations

import io
import re
import sys
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path

from pypdfium2 import PdfDocument
from selectolax.lexbor import LexborHTMLParser, LexborNode

from vistoria.bundle.store import StoredRun, stored_run
from vistoria.cli.publish import rendered
from vistoria.cli.reader import CHOSEN
from vistoria.cli.summary import print_summary
from vistoria.cli.terminal import output
from vistoria.languages.catalogue import law_texts, texts
from vistoria.model.clause import Regulation
from vistoria.reports.speech import DEFAULT, languages, speech

WORD = re.compile(r"(?<![\w./:#-])[A-Za-zÀ-ÿ]{3,}(?![\w/:#=]|\.\w|-\w)")
PRODUCT = re.compile("«[^»]*»|「[^」]*」")
"""Words of the product, which are quoted as it said them."""
SKIPPED = {"script", "style", "code", "pre", "bdi", "svg", "blockquote", "template", "title"}
SHOWN = 6


def words(text: str) -> Iterator[str]:
    """The words of a text in small letters."""
    return (each.lower() for each in WORD.findall(text))


@cache
def english_words() -> frozenset[str]:
    """Every word of the English messages and catalogues."""
    held = [english for language in languages() for _, english in texts(language)]
    return frozenset(word for text in (*held, *_messages(DEFAULT)) for word in words(text))


def _messages(language: str) -> Iterator[str]:
    for each in speech(language).messages.values():
        yield from (each,) if isinstance(each, str) else each.values()


def own_words(language: str, laws: Iterable[Regulation]) -> frozenset[str]:
    """Every word that the translations of a language have, and the laws in any."""
    held: list[str] = [*texts(language).values(), *_messages(language)]
    for law in laws:
        held += law_texts(law.home, law.id, language).values()
        held += (quote.text for clause in law.clauses for quote in clause.quotes)
    return frozenset(word for text in held for word in words(text))


def said(node: LexborNode) -> Iterator[str]:
    """The texts below a node, but names, code and quotes of the law; what is folded too."""
    for child in node.iter(include_text=True):
        if child.is_text_node:
            yield PRODUCT.sub("", child.text_content or "")
        elif child.tag not in SKIPPED and "data-language" not in child.attributes:
            yield from said(child)


def sections(page: bytes) -> Mapping[str, str]:
    """What each section of a page says, by its id."""
    found = LexborHTMLParser(page).css("nav.contents, main > section")
    return {node.attributes.get("id") or "contents": " ".join(said(node)) for node in found}


def names(page: bytes) -> frozenset[str]:
    """The words of names and code on a page; a PDF does not mark them."""
    found = LexborHTMLParser(page).css(", ".join(sorted(SKIPPED - {"script", "style", "template"})))
    return frozenset(word for node in found for word in words(node.text()))


def pdf(made: bytes) -> str:
    """What a PDF says."""
    document = PdfDocument(made)
    return " ".join(PRODUCT.sub("", page.get_textpage().get_text_range()) for page in document)


def terminal(run: StoredRun, folder: Path) -> str:
    """What a command prints of a run."""
    output.file = into = io.StringIO()
    print_summary(run.results, run.regulations, folder, (), verbose=True)
    return into.getvalue()


def report(folder: Path) -> None:
    """Print the shares of a stored run."""
    run, out = stored_run(folder), sys.stdout
    for language in languages()[1:]:
        CHOSEN.set(language)
        made = rendered(folder, run, language, pdf=True)
        page, own = made["report.html"], own_words(language, run.regulations.values())
        said_there = {**sections(page), "pdf": pdf(made["report.pdf"]), "terminal": terminal(run, folder)}
        for name, text in said_there.items():
            english = english_words() - own - (names(page) if name == "pdf" else frozenset())
            found = Counter(each for each in words(text) if each in english)
            share = sum(found.values()) / max(len(text.split()) if language != "zh" else len(text) / 2, 1)
            common = ", ".join(f"{word} {n}" for word, n in found.most_common(SHOWN))
            out.write(f"{language}  {name:<16} {100 * share:5.1f} %  {common}\n")


if __name__ == "__main__":
    report(Path(sys.argv[1]))
