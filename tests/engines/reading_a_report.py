"""Makes what `docs/reading-a-report.md` shows of a run of PokerKit, in each language: a maintainers' tool.

`python tests/engines/reading_a_report.py --run` runs PokerKit, which takes some ten minutes; with the folder of such a
run in place of `--run` it is read instead. What was found is kept in `reading_a_report.json`; without an argument the
pages are made from that again. Between marks they get the counts, every failure with the words of the law that decide
(`reading_a_report.toml`), and every clause that stays open.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from vistoria.languages.voice import Voice
from vistoria.reports.speech import DEFAULT, speech

DOCS = Path(__file__).parents[2] / "docs"
PAGES = {
    language: DOCS / folder / "reading-a-report.md"
    for language, folder in ((DEFAULT, ""), ("pt", "pt"), ("zh", "zh"))
}
KEPT = Path(__file__).with_suffix(".json")
"""What a run found, by law: `counts` of outcomes, `failures`, and what is `open`."""
DECIDES: Mapping[str, Mapping[str, Mapping[str, str]]] = tomllib.loads(
    Path(__file__).with_suffix(".toml").read_text(encoding="utf-8")
)
"""By law, clause and language: the words that decide, and how PokerKit comes to its failure."""
LAWS = ("mo-97-2010", "pt-omaha-online")
COMMAND = (
    *("run", *(part for law in LAWS for part in ("--regulation", law))),
    *("--engine", "pokerkit", "--engine-clauses-only", "--seed", "1"),
)
OPEN = ("cantTell", "untested")
COUNTED = ("passed", "failed", "cantTell", "untested")
HEADS = {
    "en": (("clause", "expected", "observed", "what decides"), ("clauses", "what was said")),
    "pt": (("disposição", "esperado", "observado", "o que decide"), ("disposições", "o que foi dito")),
    "zh": (("條文", "預期", "實際", "決定何在"), ("條文", "所述內容")),
}
IN_PLAY = {"en": " (in play)", "pt": " (em jogo)", "zh": "（牌局中）"}
SCENARIOS = {"en": " ({} scenarios)", "pt": " ({} cenários)", "zh": "（{}個情景）"}
COLON = {"en": ": ", "pt": ": ", "zh": "："}
Found = Mapping[str, Mapping[str, Any]]


class NotRead(LookupError):
    """A clause failed, and nobody has read the failure beside the law; the text names it."""


def found(run: Mapping[str, Any]) -> Found:
    """What the pages show of the results of a run; raises NotRead."""
    return {
        law: {
            "counts": {outcome: of["counts"][outcome] for outcome in COUNTED},
            "failures": list(failures(law, of)),
            "open": list(open_clauses(of)),
        }
        for law, of in run["regulations"].items()
    }


def failures(law: str, regulation: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    """Each failed clause with its first failing scenario, or what play found; raises NotRead."""
    for clause, result in regulation["clauses"].items():
        if result["engine_part"] != "failed":
            continue
        label = clause.partition("/")[2]
        if label not in DECIDES.get(law, {}):
            raise NotRead(
                f"{clause} failed: read it beside the law, and say in reading_a_report.toml what decides"
            )
        failed = [s for s in (*result["scenarios"], *result["elsewhere"]) if s["outcome"] == "failed"]
        if failed:
            first = failed[0]
            shown = {"scenario": first["id"], "expected": first["expected"], "observed": first["observed"]}
        else:
            first = result["in_play"]["found"][0]
            shown = {"scenario": None, "expected": first["demanded"], "observed": first["seen"]}
        yield {"clause": label, "scenarios": len(failed), **shown}


def open_clauses(regulation: Mapping[str, Any]) -> Iterator[dict[str, Any]]:
    """Labels, reason and what was said, together for each thing said, in the order of the law."""
    rows: dict[tuple[str, str], list[str]] = {}
    for clause, result in regulation["clauses"].items():
        if result["engine_part"] in OPEN:
            worst = next((s for s in result["scenarios"] if s["outcome"] == result["engine_part"]), None)
            said = re.sub(r"\{.*\}", "…", (worst["detail"] or worst["observed"] or "") if worst else "")
            reason = worst["reason"] if worst else result["engine_reason"]
            rows.setdefault((reason, said), []).append(clause.partition("/")[2])
    for (reason, said), labels in rows.items():
        yield {"clauses": labels, "reason": reason, "said": said}


def blocks(laws: Found, language: str = DEFAULT) -> dict[str, str]:
    """What stands between the marks of a page, by their names."""
    made: dict[str, Callable[[str, Mapping[str, Any], str], Iterable[str]]] = {
        "failures": _failures,
        "open-clauses": _open_clauses,
    }
    return {
        "counts": "\n".join(
            f"- `{law}`{COLON[language]}{_counts(of['counts'], language)}" for law, of in laws.items()
        ),
        **{
            name: "\n\n".join(
                part
                for law, of in laws.items()
                for part in (f"`{law}`{COLON[language].rstrip()}", *make(law, of, language))
            )
            for name, make in made.items()
        },
    }


def _counts(counts: Mapping[str, int], language: str) -> str:
    words = speech(language)
    return words.joined(
        [
            words.text("counts.number", n=counts[each], outcome=words.text(f"outcome.{each}"))
            for each in COUNTED
        ]
    )


def _failures(law: str, of: Mapping[str, Any], language: str) -> Iterator[str]:
    voice = Voice(language)
    rows = []
    for each in of["failures"]:
        label, many = each["clause"], each["scenarios"]
        if each["scenario"]:
            label += f" <!-- {each['scenario']} -->"
        if many != 1:
            label += SCENARIOS[language].format(many) if many else IN_PLAY[language]
        shown = (voice.sentences(each[name]) or each[name] for name in ("expected", "observed"))
        rows.append((label, *shown, DECIDES[law][each["clause"]][language]))
    yield _table(HEADS[language][0], rows)


def _open_clauses(law: str, of: Mapping[str, Any], language: str) -> Iterator[str]:
    voice, reasons = Voice(language), "" if language == DEFAULT else "../"
    for reason in dict.fromkeys(each["reason"] for each in of["open"]):
        yield f"{speech(language).text(f'reason.{reason}')} ([{reason}]({reasons}reasons.md#{reason}))"
        rows = (each for each in of["open"] if each["reason"] == reason)
        yield _table(
            HEADS[language][1],
            ((", ".join(each["clauses"]), voice.sentences(each["said"]) or each["said"]) for each in rows),
        )


def _table(head: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    cells = (head, ["---"] * len(head), *([cell.replace("|", "\\|") for cell in row] for row in rows))
    return "\n".join(f"| {' | '.join(row)} |" for row in cells)


def refreshed(page: str, laws: Found, language: str = DEFAULT) -> str:
    """The page with each block made anew between its marks."""
    for name, text in blocks(laws, language).items():
        before, begin, rest = page.partition(f"<!-- generated: {name} -->\n")
        _, end, after = rest.partition(f"<!-- end: {name} -->")
        page = f"{before}{begin}\n{text}\n\n{end}{after}"
    return page


def results(folder: Path) -> Mapping[str, Any]:
    """The results of a stored run."""
    held: Mapping[str, Any] = json.loads((folder / "results.json").read_text(encoding="utf-8"))
    return held


def kept() -> Found:
    """What the last run found."""
    held: Found = json.loads(KEPT.read_text(encoding="utf-8"))
    return held


if __name__ == "__main__":
    for word in sys.argv[1:]:
        with tempfile.TemporaryDirectory() as room:
            folder = Path(room) / "pokerkit" if word == "--run" else Path(word)
            if word == "--run":
                subprocess.run(
                    [sys.executable, "-m", "vistoria", *COMMAND, "--out", str(folder)], check=False
                )
            KEPT.write_text(
                json.dumps(found(results(folder)), ensure_ascii=False, indent=1) + "\n", encoding="utf-8"
            )
    for language, page in PAGES.items():
        page.write_text(refreshed(page.read_text(encoding="utf-8"), kept(), language), encoding="utf-8")
