import pytest

from engines.kit.levels.playable import Playable
from engines.registry import engine_of, slugs


@pytest.mark.parametrize("slug", slugs())
def test_every_engine_can_be_played_by_a_level(slug: str) -> None:
    engine: Playable = engine_of(slug)
    assert all(callable(getattr(engine, name)) for name in Playable.__dict__ if not name.startswith("_"))
