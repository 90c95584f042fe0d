"""The tables of the store. A change here needs a migration in `migrations/versions`; a test compares the two."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, ForeignKeyConstraint, Index, MetaData, String, Table, Text

METADATA = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(referred_table_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)

ENTRIES = Table(
    "entries",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("kind", Text, nullable=False),
    Column("folder", Text, nullable=False),
    Column("product", Text, nullable=False),
    Column("version", Text, nullable=False),
    Column("first", Text, nullable=False),
    Column("last", Text, nullable=False),
    Column("vistoria", Text, nullable=False),
    Index(None, "product", "version"),
)
"""A run, an audit or a campaign each."""

JUDGEMENTS = Table(
    "judgements",
    METADATA,
    Column("entry", String(64), primary_key=True),
    Column("regulation", Text, primary_key=True),
    Column("stated", Text, nullable=False),
    Column("hands", BigInteger, nullable=False),
    Column("judged", BigInteger, nullable=False),
    Column("broken", BigInteger, nullable=False),
    ForeignKeyConstraint(["entry"], ["entries.id"], ondelete="CASCADE"),
    Index(None, "regulation"),
)
"""What an entry states of a regulation."""

CLAUSES = Table(
    "clauses",
    METADATA,
    Column("entry", String(64), primary_key=True),
    Column("clause", Text, primary_key=True),
    Column("regulation", Text, nullable=False),
    Column("number", BigInteger, nullable=False),
    Column("outcome", Text, nullable=False),
    Column("hands", BigInteger, nullable=False),
    ForeignKeyConstraint(["entry"], ["entries.id"], ondelete="CASCADE"),
    Index(None, "clause", "outcome"),
)
"""What it states of each clause; `number` keeps the order of the law."""

FINDINGS = Table(
    "findings",
    METADATA,
    Column("entry", String(64), primary_key=True),
    Column("number", BigInteger, primary_key=True, autoincrement=False),
    Column("clause", Text, primary_key=True),
    Column("place", BigInteger, nullable=False),
    Column("regulation", Text, nullable=False),
    Column("aspect", Text, nullable=False),
    Column("count", BigInteger, nullable=False),
    Column("file", Text, nullable=False),
    Column("line", BigInteger, nullable=False),
    Column("hand", Text, nullable=False),
    Column("expected", Text, nullable=False),
    Column("actual", Text, nullable=False),
    ForeignKeyConstraint(["entry"], ["entries.id"], ondelete="CASCADE"),
    Index(None, "clause"),
)
"""Its findings: a row for each clause of one, which share its `number`; `place` is that of the clause among them."""
