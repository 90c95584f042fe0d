"""How to add an extra of this package to the installation at hand, which is on no index."""

from __future__ import annotations

import json
import shutil
import sys
from functools import cache
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from urllib.parse import unquote, urlsplit

PACKAGE = "vistoria"


@cache
def installing(extra: str) -> str:
    """The command that installs an extra, such as `pip install './vistoria[sign]'`."""
    found = shutil.which("pip")
    own = found is not None and Path(found).parent == Path(sys.executable).parent
    pip = "pip" if own else f"{sys.executable} -m pip"
    return f"{pip} install {_source(extra)}"


def _source(extra: str) -> str:
    """What pip installs with the extra: the folder or the file of which this package was installed (PEP 610)."""
    named = f"'{PACKAGE}[{extra}]'"
    try:
        told = distribution(PACKAGE).read_text("direct_url.json")
    except PackageNotFoundError:
        return named
    origin = json.loads(told) if told else {}
    url = urlsplit(str(origin.get("url", "")))
    if "vcs_info" in origin:
        return f"'{PACKAGE}[{extra}] @ {origin['vcs_info']['vcs']}+{url.geturl()}'"
    path = Path(unquote(url.path))
    if url.scheme != "file" or not path.exists():
        return named
    editable = "-e " if origin.get("dir_info", {}).get("editable") else ""
    return f"{editable}'{path}[{extra}]'"
