"""The changes of exercises' ratings: one hash per game, with a number for each kind of exercise. The hash has no data about
people."""

from typing import Any

from server.store import keys
from server.store.health.redis_health import RedisHealth


async def changes(link: RedisHealth, game: str) -> dict[str, float]:
    """Returns the sum of all changes for each field of the game. Raises `Unstored`."""
    asked: Any = link.client.hgetall(keys.exercises_key(game))
    found: Any = await link.call(asked)
    return {bytes(field).decode(): float(value) for field, value in found.items()}


async def add_change(link: RedisHealth, game: str, field: str, by: float) -> None:
    """Adds a change. Raises `Unstored`."""
    asked: Any = link.client.hincrbyfloat(keys.exercises_key(game), field, by)
    await link.call(asked)
