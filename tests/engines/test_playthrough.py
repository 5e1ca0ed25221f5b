"""The engine must repeat each game's stored playthrough exactly; `make playthrough GAME=…` writes it again."""

import pytest

from engines.registry import slugs
from tools.playthrough import lines, main, path


@pytest.mark.parametrize("slug", slugs())
def test_the_playthrough_is_the_one_that_was_reviewed(slug: str) -> None:
    assert path(slug).read_text().splitlines() == lines(slug)


def test_the_command_without_a_game_says_which_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 2
    assert "noughts" in capsys.readouterr().err
