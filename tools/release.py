"""Records a release of the suite: the digest of each regulation, and what changed clause by clause since another.

`python -m tools.release VERSION --key KEY [--since FEATURES]` adds to `released.toml` and to
`docs/suites.md`, and signs the list with the private key in KEY; without VERSION it only signs.
FEATURES is the folder `features` of the release before, as `git worktree add` gives it from its tag.
"""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from pathlib import Path

from vistoria.bundle import released
from vistoria.bundle.envelope import seal
from vistoria.bundle.keys import public_pem, read_signer
from vistoria.bundle.layout import RELEASES, SIGNED_LIST, folder_digest, method_digests
from vistoria.bundle.page import seen_page
from vistoria.bundle.released import KEY, Harness, read_list
from vistoria.bundle.suite import differences
from vistoria.law import LawError
from vistoria.law.catalogue import installed, load
from vistoria.model.clause import Regulation
from vistoria.model.errors import UserError

LIST = Path(released.__file__).with_name(RELEASES)
PASSPHRASE = "VISTORIA_PASSPHRASE"
PAGE = Path("docs/suites.md")
BEGIN = "<!-- releases, newest first -->"
NONE = "No suite has been released yet."
ENTRY = '\n[[suite]]\nrelease = "{release}"\nregulation = "{regulation}"\nsha256 = "{digest}"\n'


class BadRelease(ValueError):
    """A release that cannot be recorded; the text says why and what to do."""


def record(release: str, laws: Mapping[str, Path], since: Path | None, suites: Path, page: Path) -> None:
    """Add a release to the list of digests and to the page; raise BadRelease."""
    listed, text = suites.read_text(encoding="utf-8"), page.read_text(encoding="utf-8")
    if f'release = "{release}"' in listed:
        raise BadRelease(f"{suites}: release {release} is recorded already; choose another version")
    if BEGIN not in text:
        raise BadRelease(f"{page}: the line {BEGIN!r} is missing; put it where the releases begin")
    digests = {name: folder_digest(folder) for name, folder in laws.items()}
    section = "\n".join(_section(release, laws, digests, since))
    entries = [_entry(release, *each) for each in digests.items()]
    suites.write_text(listed + "".join((*entries, _harness(release))), encoding="utf-8")
    text = text.replace(f"\n{NONE}\n", "")
    page.write_text(text.replace(BEGIN, f"{BEGIN}\n\n{section}".rstrip()), encoding="utf-8")


def _entry(release: str, regulation: str, digest: str) -> str:
    return ENTRY.format(release=release, regulation=regulation, digest=digest)


def _harness(release: str) -> str:
    """The entry of this harness, and of the code of its page."""
    from vistoria.reports.html import code_of_page

    made = Harness(release, method_digests({})["harness"], **seen_page(code_of_page()).code)
    lines = (f'{name} = "{getattr(made, name)}"\n' for name in made.__struct_fields__)
    return "\n[[harness]]\n" + "".join(lines)


def sign(folder: Path, key: Path) -> str:
    """Sign the list in a folder and write the public key beside it; return the id of the key. Raise CannotSign."""
    signer = read_signer(key, lambda: os.environ.get(PASSPHRASE, ""))
    content = seal(read_list((folder / RELEASES).read_bytes()).statement, signer)
    (folder / SIGNED_LIST).write_bytes(content)
    (folder / KEY).write_bytes(public_pem(signer))
    return str(signer.public_key.keyid)


def _section(
    release: str, laws: Mapping[str, Path], digests: Mapping[str, str], since: Path | None
) -> Iterator[str]:
    yield from (f"## {release}", "", "| regulation | SHA-256 of its features |", "| --- | --- |")
    yield from (f"| `{name}` | `{digest}` |" for name, digest in digests.items())
    for name, folder in laws.items():
        yield from ("", f"### `{name}`", "")
        old = _regulation(since, name)
        yield from _changes(old, load(folder)) if old else ["The first release of this regulation."]


def _regulation(features: Path | None, name: str) -> Regulation | None:
    """The regulation as another release had it; None if it had none."""
    folder = features / name.replace("-", "_") if features else None
    if folder is None or not folder.is_dir():
        return None
    try:
        return load(folder)
    except LawError as error:
        raise BadRelease(f"--since {features}: {error}; name the folder features of a release") from None


def _changes(old: Regulation, new: Regulation) -> Iterator[str]:
    """A row for each clause, reading or other part that changed."""
    told = [each.partition(": ") for each in differences(old, new)]
    if not told:
        yield "Nothing changed."
        return
    yield from ("| clause | what changed |", "| --- | --- |")
    for place, changes in groupby(told, lambda each: each[0].partition("#")[0]):
        label = place.partition("/")[2] or "the regulation"
        yield f"| {label} | {'; '.join(_words(at, what) for at, _, what in changes)} |"


def _words(place: str, what: str) -> str:
    """What changed, with the scenario's name if it is one; steps are not quoted."""
    scenario = place.partition("#")[2]
    plain = re.split(r": ['\"]", what, maxsplit=1)[0].replace("|", "\\|")
    return f"{plain} (`{scenario}`)" if scenario else plain


def main(arguments: Sequence[str]) -> int:
    """Record a release; 4 for wrong usage."""
    parser = argparse.ArgumentParser(prog="python -m tools.release", description=__doc__)
    parser.add_argument("version", nargs="?", help="the version of the release, such as 2026.1")
    parser.add_argument("--key", type=Path, required=True, help="the private key of the releases, in PEM")
    parser.add_argument("--since", type=Path, help="the folder features of the release before")
    asked = parser.parse_args(arguments)
    try:
        read_signer(asked.key, lambda: os.environ.get(PASSPHRASE, ""))
        if asked.version is not None:
            record(asked.version, installed(), asked.since, LIST, PAGE)
        key = sign(LIST.parent, asked.key)
    except (BadRelease, UserError, OSError) as error:
        print(f"release: {error}", file=sys.stderr)
        return 4
    print(f"signed by the key {key}")
    if asked.version is not None:
        print(f"recorded in {LIST.name} and {PAGE}: commit all that changed, then tag v{asked.version}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
