"""The health of the store at `REDIS_URL`: a single Redis, a primary of Sentinels, or the masters of a Cluster."""

import asyncio
from collections.abc import Awaitable
from typing import TypeVar

from server.store import keys
from server.store.connection.redis_address import Unfit
from server.store.connection.route import Route, route_to
from server.store.health.redis_health import AWAY, RedisHealth, Unstored

T = TypeVar("T")


class ClusterHealth(RedisHealth):
    """The health of a Cluster: one part per bucket, and one part for the keys that belong to no room (`parts`). `start` returns
    when every bucket has answered, or after `wait_ms`, because a Cluster that has lost a master still serves the other
    buckets."""

    def __init__(self, route: Route, *, wait_ms: int = 8_000, replicas: int = 0) -> None:
        super().__init__(route, wait_ms=wait_ms, buckets=(), replicas=replicas)
        self.parts = tuple(
            RedisHealth(
                route,
                wait_ms=wait_ms,
                tag=keys.bucket_tag(bucket),
                buckets=(bucket,),
                away=self.away,
                replicas=replicas,
            )
            for bucket in range(keys.BUCKETS)
        )

    async def start(self) -> None:
        begun = await asyncio.gather(super().start(), *(part.start() for part in self.parts), return_exceptions=True)
        failures = [each for each in begun if isinstance(each, BaseException)]
        if len(failures) == len(begun) or any(isinstance(each, Unfit) for each in failures):
            raise next(each for each in failures if len(failures) == len(begun) or isinstance(each, Unfit))

    async def stop(self) -> None:
        for part in self.parts:
            await part.rest()
        await super().stop()

    def now_ms(self) -> int:
        if self.epoch:
            return super().now_ms()
        return max(part.now_ms() for part in self.parts)

    async def call(self, asked: Awaitable[T]) -> T:
        """Returns the answer to a call about keys that belong to no room. If their master does not answer, raises `Unstored`,
        but closes no bucket."""
        try:
            return await asked
        except AWAY as error:
            self._route.look_again()
            raise Unstored(str(error)) from None


def link_to(url: str, *, wait_ms: int = 8_000, replicas: int = 0) -> RedisHealth:
    """Returns the health of the store at this address. Raises `Unfit` if the address is neither a single Redis, nor Sentinels,
    nor a Cluster."""
    route = route_to(url)
    if route.kind == "cluster":
        return ClusterHealth(route, wait_ms=wait_ms, replicas=replicas)
    return RedisHealth(route, wait_ms=wait_ms, replicas=replicas)
