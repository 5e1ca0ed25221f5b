"""Each game's golden playthrough is still what the engine plays; `make playthrough GAME=…` writes it again."""

import pytest

from engines.registry import slugs
from tools.playthrough import lines, path


@pytest.mark.parametrize("slug", slugs())
def test_the_playthrough_is_the_one_that_was_reviewed(slug: str) -> None:
    assert path(slug).read_text().splitlines() == lines(slug)
