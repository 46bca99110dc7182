"""The marker that names the ledger ids a test proves."""

import pytest

rule = pytest.mark.rule
