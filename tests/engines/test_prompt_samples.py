"""The samples for the client's prompts contain each kind of moment that the engines produce."""

import json

import pytest

from engines.registry import slugs
from tests.engines.prompt_samples import FILE, kind_of, samples


@pytest.mark.long
@pytest.mark.parametrize("slug", slugs())
def test_the_file_has_a_moment_of_each_kind(slug: str) -> None:
    """If this fails because samples are out of date, run `python -m tests.engines.prompt_samples`."""
    stored = [each for each in json.loads(FILE.read_text(encoding="utf-8")) if each["game"] == slug]
    assert {kind_of(each) for each in stored} == {kind_of(each) for each in samples(slug)}
