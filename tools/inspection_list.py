"""The list of inspection items in every language of the docs: `python -m tools.inspection_list docs`.

It writes `inspection-list.md` there, in `pt/` and in `zh/`: what each law leaves to be looked at and attested.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from vistoria.languages.voice import Voice
from vistoria.law.catalogue import installed, load
from vistoria.model.clause import Clause, Regulation
from vistoria.reports.speech import DEFAULT, languages, speech

NAME = "inspection-list.md"
COLUMNS = ("object", "criterion", "evidence")
HEADS = {
    "en": "# Inspection list\n\n"
    "No program can show these clauses: somebody looks, and attests. "
    "This list is for the way; `vistoria attest` asks about each item and signs the answers "
    "([inspector's guide](inspector-guide.md#9-what-remains-inspection)). "
    "`vistoria explain CLAUSE` has the words of the law, and why no program can show it.\n\n"
    "The list is generated from the laws: `python -m tools.inspection_list docs` writes it in every language.",
    "pt": "# Lista de inspecção\n\n"
    "Nenhum programa pode demonstrar estas disposições: alguém observa, e atesta. "
    "Esta lista é para levar consigo; `vistoria attest` pergunta por cada ponto e assina as respostas "
    "([guia do inspector](inspector-guide.md#9-o-que-fica-para-inspeccionar)). "
    "`vistoria explain CLAUSE` tem as palavras da lei, e porque é que nenhum programa o demonstra.\n\n"
    "A lista é gerada a partir das leis: `python -m tools.inspection_list docs` escreve-a em todas as línguas.",
    "zh": "# 檢查清單\n\n"
    "任何程式均不能證實以下條文，須由人查看並作出證明。"
    "本清單供帶往現場；`vistoria attest` 逐項詢問並簽署回答（[督察指引](inspector-guide.md#9-尚待檢查的事項)）。"
    "`vistoria explain CLAUSE` 載有法律文字，以及為何程式不能證實。\n\n"
    "清單由法律的檔案產生：`python -m tools.inspection_list docs` 寫成各語言的版本。",
}
"""The beginning of the page; a language without one has no page."""


def page(language: str) -> str:
    """The whole page in Markdown, a table for each law."""
    laws = [law for _, folder in sorted(installed().items()) if (law := load(folder)).clauses]
    return "\n\n".join([HEADS[language], *(_law(law, language) for law in laws)]) + "\n"


def _law(law: Regulation, language: str) -> str:
    words, voice = speech(language), Voice(language)

    def say(text: str) -> str:
        return voice.law(law.home, law.id, text) or text

    def row(clause: Clause) -> Iterator[str]:
        label = clause.id.partition("/")[2]
        title = voice.title(law.home, law.id, clause.title) or clause.title
        yield f"**{label}** {title}"
        yield from (say(getattr(clause.inspection, column)) for column in COLUMNS)

    heads = [words.text("gaps.clause"), *(words.text(f"clause.{column}") for column in COLUMNS)]
    rows = [heads, ["---"] * len(heads), *(list(row(each)) for each in law.clauses if each.inspection)]
    table = "\n".join(f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in each)} |" for each in rows)
    return f"## {say(law.instrument)}\n\n`{law.id}`\n\n{table}"


def main(words: list[str]) -> int:
    """Write the pages into the folder of the docs; code 4 where none is named."""
    if len(words) != 1 or not Path(words[0]).is_dir():
        print("usage: python -m tools.inspection_list docs", file=sys.stderr)
        return 4
    for language in languages():
        if language in HEADS:
            folder = Path(words[0]) / ("" if language == DEFAULT else language)
            (folder / NAME).write_text(page(language), encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
