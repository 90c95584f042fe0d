"""Hook of the site: a page in `pt/` or `zh/` is framed in its language, and links to itself in the others.

Its menu has the pages of its language alone.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from mkdocs.structure.nav import Navigation

LANGUAGES = {"": ("en", "English"), "pt": ("pt", "Português"), "zh": ("zh-Hant", "繁體中文")}
"""By folder: the language as the theme knows it, and its name."""


def on_page_context(context: Any, page: Any, config: Any, nav: Navigation) -> Any:
    """The context of a page; a page that is in no other language links to the first page of each."""
    docs = Path(config["docs_dir"])
    folder, name = parted(page.file.src_uri)
    config.theme["language"] = LANGUAGES[folder][0]
    config.extra["alternate"] = [
        {"name": told, "lang": tag, "link": address((docs / other / name).is_file(), other, name)}
        for other, (tag, told) in LANGUAGES.items()
    ]
    items = [item for item in nav.items if folder == menu_of(item)]
    context["nav"] = Navigation(items, nav.pages)
    context["nav"].homepage = nav.homepage
    return context


def menu_of(item: Any) -> str:
    """The folder of an item of the menu: that of its first page."""
    while item.children:
        item = item.children[0]
    return parted(item.file.src_uri)[0]


def parted(path: str) -> tuple[str, str]:
    """The folder of a page's language, and its name there."""
    first, _, rest = path.partition("/")
    return (first, rest) if rest and first in LANGUAGES else ("", path)


def address(is_there: bool, folder: str, name: str) -> str:
    """Where the page is on the site, from its root; the first page of the language if it is not there."""
    page = name.removesuffix("index.md").removesuffix(".md") if is_there else ""
    return "/".join(each for each in (folder, page) if each) + "/" if folder or page else "."
