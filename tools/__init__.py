"""Maintainers' tools, outside the wheel: what writes generated pages, schemas, templates, fonts and releases."""
