"""Makes a release from a checkout: a wheel, an sdist and the recipe of an image, equal bytes each time.

python .ci/release.py build OUT            builds them, and lists their digests in OUT/SHA256SUMS
python .ci/release.py sign OUT --key KEY   signs digests and provenance: releases/VERSION.dsse.json
python .ci/release.py check OUT            compares what OUT holds with the signed statement of its version

`build` needs setuptools, the others `vistoria[sign]`. CONTRIBUTING.md says when to call them.
"""

from __future__ import annotations

import argparse
import gzip
import hashlib
import json
import os
import shutil
import subprocess
import sys
import tarfile
import tomllib
from collections.abc import Iterator, Sequence
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

ROOT = Path(__file__).parents[1]
RECIPE, SUMS, RELEASES = "Containerfile", "SHA256SUMS", "releases"
OUTSIDE = ("tests/", "docs/", "benchmarks/", "examples/", ".ci/", f"{RELEASES}/")
"""Folders of which no package holds anything."""
PREDICATE = "https://slsa.dev/provenance/v1"
BUILD = "https://vistoria.invalid/release-py/1"
"""Names how these files are made, as provenance asks; nothing is found there."""
BACKEND = "from setuptools import build_meta as b; b.build_sdist('dist'); b.build_wheel('dist')"
EPOCH = 1_767_225_600
"""The time of every file: the beginning of 2026 in UTC, as seconds. A ZIP knows no time before 1980."""


class NoRelease(Exception):
    """What is in the way of a release."""


def git(*arguments: str) -> str:
    """What git says of the checkout."""
    return subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=True).stdout


def build(out: Path) -> list[Path]:
    """Build from the files of the checkout as they are, git's ignored ones apart; only `sign` needs all committed."""
    out.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as folder:
        tree = Path(folder) / "vistoria"
        names = git("ls-files", "-z", "--deduplicate", "--cached", "--others", "--exclude-standard")
        for name in names.rstrip("\0").split("\0"):
            if not name.startswith(OUTSIDE) and os.path.lexists(ROOT / name):
                copy(ROOT / name, tree / name)
        settings = {"SOURCE_DATE_EPOCH": str(EPOCH), "PYTHONHASHSEED": "0", "TZ": "UTC", "LC_ALL": "C.UTF-8"}
        subprocess.run(
            [sys.executable, "-c", f"import os; os.umask(0o022); {BACKEND}"],
            cwd=tree, env={**os.environ, **settings}, stdout=subprocess.DEVNULL, check=True,
        )  # fmt: skip
        [wheel], [sdist] = (tree / "dist").glob("*.whl"), (tree / "dist").glob("*.tar.gz")
        (out / sdist.name).write_bytes(packed_again(sdist))
        shutil.copyfile(wheel, out / wheel.name)
    made = [out / wheel.name, out / sdist.name, out / RECIPE]
    recipe = (ROOT / "examples/ci" / RECIPE).read_text(encoding="utf-8")
    lines = {"ARG WHEEL\n": f"ARG WHEEL={wheel.name}\n", "ARG SHA256\n": f"ARG SHA256={digest(made[0])}\n"}
    for empty, filled in lines.items():
        recipe = recipe.replace(empty, filled)
    made[2].write_text(recipe, encoding="utf-8")
    (out / SUMS).write_text("".join(f"{digest(each)}  {each.name}\n" for each in made), encoding="utf-8")
    return made


def copy(source: Path, target: Path) -> None:
    """A file, or a link, as every checkout has it: whatever the user's mask and clock."""
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target, follow_symlinks=False)
    if not target.is_symlink():
        target.chmod(0o644)


def packed_again(sdist: Path) -> bytes:
    """The same files in the order of their names, of nobody, and of one time; setuptools keeps time and owner."""
    content = BytesIO()
    with (
        tarfile.open(sdist) as source,
        tarfile.open(fileobj=content, mode="w", format=tarfile.PAX_FORMAT) as target,
    ):
        for member in sorted(source, key=lambda each: each.name):
            member.uid = member.gid = 0
            member.uname = member.gname = ""
            member.mtime, member.pax_headers = EPOCH, {}
            target.addfile(member, source.extractfile(member) if member.isfile() else None)
    return gzip.compress(content.getvalue(), mtime=EPOCH)


def digest(path: Path) -> str:
    """SHA-256, in hexadecimal digits."""
    return hashlib.sha256(path.read_bytes()).hexdigest()


def version() -> str:
    """The version of the checkout."""
    return str(tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"])


def statement(out: Path) -> bytes:
    """What is signed: the digest of each file, and how it was made (in-toto, with SLSA provenance as predicate)."""
    from importlib.metadata import version as of

    from vistoria.bundle.envelope import statement as stated

    subjects = [(name, sha256) for sha256, name in listed(out)]
    made_with = {"python": sys.version.split()[0], "setuptools": of("setuptools"), "SOURCE_DATE_EPOCH": EPOCH}
    made = {
        "buildDefinition": {
            "buildType": BUILD,
            "externalParameters": {"version": version()},
            "internalParameters": made_with,
            "resolvedDependencies": [
                {"uri": "git", "digest": {"gitCommit": git("rev-parse", "HEAD").strip()}}
            ],
        },
        "runDetails": {"builder": {"id": "python .ci/release.py build"}},
    }
    return stated(subjects, PREDICATE, made)


def listed(out: Path) -> Iterator[list[str]]:
    """Digest and name of each file that a folder lists; raise NoRelease for one that is another."""
    for line in (out / SUMS).read_text(encoding="utf-8").splitlines():
        sha256, name = line.split("  ", 1)
        if digest(out / name) != sha256:
            raise NoRelease(f"{out / name} is not what {SUMS} lists: build again")
        yield [sha256, name]


def sealed(out: Path, key: Path) -> bytes:
    """The signed statement of what a folder holds."""
    from vistoria.bundle.envelope import seal
    from vistoria.bundle.keys import read_signer
    from vistoria.model.errors import UserError

    try:
        signer = read_signer(key, lambda: os.environ.get("VISTORIA_PASSPHRASE", ""))
    except UserError as error:
        raise NoRelease(str(error)) from None
    return seal(statement(out), signer)


def sign(out: Path, key: Path) -> Path:
    """Keep the signed statement of what a folder holds, made from a commit of a version that is released."""
    if git("status", "--porcelain").strip():
        raise NoRelease("the checkout has changes: commit them, and build again")
    if "dev" in version():
        raise NoRelease(f"{version()} is no version of a release: see CONTRIBUTING.md")
    path = ROOT / RELEASES / f"{version()}.dsse.json"
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(sealed(out, key))
    return path


def check(out: Path, releases: Path, public: Path) -> None:
    """Compare what a folder holds with the signed statement of its version; raise NoRelease."""
    from vistoria.bundle.envelope import BadEnvelope, unseal
    from vistoria.bundle.keys import key_id

    pem = public.read_bytes()
    try:
        payload, _ = unseal((releases / f"{version()}.dsse.json").read_bytes(), {key_id(pem): pem})
    except (OSError, BadEnvelope) as error:
        raise NoRelease(f"{version()} is not signed: {error}") from None
    said: dict[str, Any] = json.loads(payload)
    signed = {each["name"]: each["digest"]["sha256"] for each in said["subject"]}
    if (here := {name: sha256 for sha256, name in listed(out)}) != signed:
        other = sorted(name for name in {*here, *signed} if here.get(name) != signed.get(name))
        raise NoRelease(f"not what was signed: {', '.join(other)}")


def main(arguments: Sequence[str]) -> int:
    """1 for what is in the way of a release."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("step", choices=("build", "sign", "check"))
    parser.add_argument("out", type=Path)
    parser.add_argument("--key", type=Path, help="the private key of the releases, in PEM")
    parser.add_argument("--releases", type=Path, default=ROOT / RELEASES, help="where the statements are")
    parser.add_argument("--public", type=Path, default=ROOT / "vistoria/bundle/release.pub.pem")
    asked = parser.parse_args(arguments)
    try:
        if asked.step == "build":
            build(asked.out)
            print((asked.out / SUMS).read_text(encoding="utf-8"), end="")
        elif asked.step == "sign":
            if asked.key is None:
                parser.error("sign needs --key")
            print(f"{sign(asked.out, asked.key)}: commit it, then tag v{version()}")
        else:
            check(asked.out, asked.releases, asked.public)
            print(f"{version()}: what was signed")
    except (NoRelease, subprocess.CalledProcessError, OSError) as error:
        print(f"release: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
