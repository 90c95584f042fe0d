"""Hook of the site: a link from a page to a file outside docs/ becomes its path, because the site does not hold it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

LINK = re.compile(r"(?<!!)\[(?P<text>[^\]]*)\]\((?P<path>[^)#\s:]+)(?:#[^)\s]*)?\)")


def on_page_markdown(markdown: str, page: Any, config: Any, **_: object) -> str:
    """The page with such links replaced; a link that leads nowhere stays, and the build fails."""
    docs = Path(config["docs_dir"])
    here = (docs / page.file.src_uri).parent

    def replaced(found: re.Match[str]) -> str:
        target = (here / found["path"]).resolve()
        if target.is_relative_to(docs) or not target.exists():
            return found[0]
        return f"{found['text']} (`{target.relative_to(docs.parent)}`)"

    return LINK.sub(replaced, markdown)
