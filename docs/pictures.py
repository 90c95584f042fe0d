"""Hook of the site: `<!-- picture: NAME | WORDS -->` becomes a picture of the report in the language of its page.

The pictures are made as the site is built (`python -m tools.screenshots`), or are those of the folder that
`VISTORIA_PICTURES` names. Where that has none, or the machine has no Chromium, the site has none.
"""

from __future__ import annotations

import os
import re
import sys
import tempfile
from pathlib import Path
from typing import Any

from mkdocs.plugins import get_plugin_logger
from mkdocs.structure.files import File, Files

LOG = get_plugin_logger("pictures")
MARK = re.compile(r"<!-- picture: (?P<name>[\w-]+) \| (?P<words>[^\n]*?) -->")
FOLDER = "pictures"
"""Of the site, in which each language has a folder."""
OWN = tempfile.TemporaryDirectory(prefix="vistoria-pictures-")
"""Where they are made, once for all builds of a process."""


def on_files(files: Files, config: Any) -> Files:
    """The files of the site with the pictures."""
    for path in sorted(made(Path(config["docs_dir"]).parent).rglob("*.png")):
        where = f"{FOLDER}/{path.parent.name}/{path.name}"
        files.append(File.generated(config, where, abs_src_path=str(path)))
    return files


def on_page_markdown(markdown: str, page: Any, files: Files, **_: object) -> str:
    """The page with a picture at each mark for which there is one."""
    first = page.file.src_uri.rpartition("/")[0]

    def shown(found: re.Match[str]) -> str:
        where = f"{FOLDER}/{first or 'en'}/{found['name']}.png"
        up = "../" if first else ""
        return f"![{found['words']}]({up}{where})" if files.get_file_from_path(where) else found[0]

    return MARK.sub(shown, markdown)


def made(root: Path) -> Path:
    """The folder of the pictures; an empty one where there are none."""
    if named := os.environ.get("VISTORIA_PICTURES"):
        return Path(named)
    folder = Path(OWN.name)
    if not any(folder.iterdir()):
        sys.path.insert(0, str(root))
        try:
            from tools.screenshots import NoBrowser, main

            main(str(folder))
        except (ImportError, NoBrowser) as error:
            LOG.info(f"the site has no pictures: {error}")
        finally:
            sys.path.remove(str(root))
    return folder
