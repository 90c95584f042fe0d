"""Entries, and what they state of regulations and clauses, with their findings."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "entries",
        sa.Column("id", sa.String(64), nullable=False),
        *(
            sa.Column(name, sa.Text, nullable=False)
            for name in ("kind", "folder", "product", "version", "first", "last", "vistoria")
        ),
        sa.PrimaryKeyConstraint("id", name="pk_entries"),
    )
    op.create_index("ix_entries_product_version", "entries", ["product", "version"])
    op.create_table(
        "judgements",
        sa.Column("entry", sa.String(64), nullable=False),
        sa.Column("regulation", sa.Text, nullable=False),
        sa.Column("stated", sa.Text, nullable=False),
        *(sa.Column(name, sa.BigInteger, nullable=False) for name in ("hands", "judged", "broken")),
        sa.PrimaryKeyConstraint("entry", "regulation", name="pk_judgements"),
        _of_entry("judgements"),
    )
    op.create_index("ix_judgements_regulation", "judgements", ["regulation"])
    op.create_table(
        "clauses",
        sa.Column("entry", sa.String(64), nullable=False),
        sa.Column("clause", sa.Text, nullable=False),
        sa.Column("regulation", sa.Text, nullable=False),
        sa.Column("number", sa.BigInteger, nullable=False),
        sa.Column("outcome", sa.Text, nullable=False),
        sa.Column("hands", sa.BigInteger, nullable=False),
        sa.PrimaryKeyConstraint("entry", "clause", name="pk_clauses"),
        _of_entry("clauses"),
    )
    op.create_index("ix_clauses_clause_outcome", "clauses", ["clause", "outcome"])
    op.create_table(
        "findings",
        sa.Column("entry", sa.String(64), nullable=False),
        sa.Column("number", sa.BigInteger, nullable=False),
        sa.Column("clause", sa.Text, nullable=False),
        sa.Column("place", sa.BigInteger, nullable=False),
        sa.Column("regulation", sa.Text, nullable=False),
        sa.Column("aspect", sa.Text, nullable=False),
        sa.Column("count", sa.BigInteger, nullable=False),
        sa.Column("file", sa.Text, nullable=False),
        sa.Column("line", sa.BigInteger, nullable=False),
        *(sa.Column(name, sa.Text, nullable=False) for name in ("hand", "expected", "actual")),
        sa.PrimaryKeyConstraint("entry", "number", "clause", name="pk_findings"),
        _of_entry("findings"),
    )
    op.create_index("ix_findings_clause", "findings", ["clause"])


def _of_entry(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(["entry"], ["entries.id"], name=f"fk_{table}_entries", ondelete="CASCADE")
