"""Hook of the site: a link to a file outside docs/ becomes its path; the words behind a fence's language are taken off.

The site does not hold such files, and its Markdown knows no fence such as `sh run`, which the tests execute.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

FENCE = re.compile(r"^```(\w+) .*$", re.MULTILINE)
LINK = re.compile(r"(?<!!)\[(?P<text>[^\]]*)\]\((?P<path>[^)#\s:]+)(?:#[^)\s]*)?\)")


def on_page_markdown(markdown: str, page: Any, config: Any, **_: object) -> str:
    """The page with such links and fences replaced; a link that leads nowhere stays, and the build fails."""
    docs = Path(config["docs_dir"])
    here = (docs / page.file.src_uri).parent

    def replaced(found: re.Match[str]) -> str:
        target = (here / found["path"]).resolve()
        if target.is_relative_to(docs) or not target.exists():
            return found[0]
        return f"{found['text']} (`{target.relative_to(docs.parent)}`)"

    return LINK.sub(replaced, FENCE.sub(r"```\1", markdown))
