"""Each fault comes with the facts that its game declares: all of them, with the right types, and only when the
recipient may know them."""

import json
from typing import Any

import msgspec
import pytest

from engines.registry import slugs
from tests.engines.fact_samples import FILE, key_in, samples, samples_in
from tools.declared import faults_of


def names_in(facts: Any) -> frozenset[str]:
    return frozenset(facts.__required_keys__)


@pytest.mark.long
@pytest.mark.parametrize("slug", slugs())
def test_a_fault_is_told_with_the_facts_that_are_declared_of_it(slug: str) -> None:
    """Each refused or correctly challenged fault in the worked cases has exactly the declared facts. A fault in the referees'
    record has them too, unless its piece has left the board since.

    If this test fails because samples are out of date, run `python -m tests.engines.fact_samples`.
    """
    declared = faults_of(slug)
    found = list(samples_in(slug))
    for each in found:
        key = key_in(slug, each)
        facts = declared[key]
        assert "facts" not in each or facts is not None, key
        # The piece of a recorded fault may have left the board since; then the fault has no facts.
        assert "facts" in each or facts is None or "on_record" in each, key
        if facts is not None and "facts" in each:
            assert set(each["facts"]) == names_in(facts), key
            msgspec.convert(each["facts"], facts)
    assert json.loads(FILE.read_text(encoding="utf-8"))[slug] == json.loads(json.dumps(samples(slug, found)))
