"""Which tables are being played is found by an index."""

from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_index("ix_tables_outcome_closed", "tables", ["outcome", "closed"])
