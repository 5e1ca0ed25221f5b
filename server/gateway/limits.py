"""Limits that keep one client's flood from being everybody's: messages a second, connections of an address."""

from collections import Counter


class Bucket:
    """A token bucket, refilled lazily: `burst` at once, `rate_per_s` in the long run."""

    __slots__ = ("_at_ms", "_burst", "_rate_per_s", "_tokens")

    def __init__(self, rate_per_s: float, burst: int, now_ms: float) -> None:
        self._rate_per_s = rate_per_s
        self._burst = burst
        self._tokens = float(burst)
        self._at_ms = now_ms

    def take(self, now_ms: float, cost: float = 1.0) -> int:
        """0 and the tokens are taken; else how many ms to wait, and nothing is taken."""
        self._tokens = min(self._burst, self._tokens + (now_ms - self._at_ms) * self._rate_per_s / 1000)
        self._at_ms = now_ms
        if self._tokens >= cost:
            self._tokens -= cost
            return 0
        return int((cost - self._tokens) * 1000 / self._rate_per_s) + 1

    def is_full(self, now_ms: float) -> bool:
        return self._tokens + (now_ms - self._at_ms) * self._rate_per_s / 1000 >= self._burst


MOST_BUCKETS = 10_000
"""So many addresses are remembered before those are let go that have not drawn lately."""


class Doors:
    """How many connections there are, in all and of each address; and what the connections of one address share.

    `rooms` is the bucket of new rooms that all connections of an address draw from.
    """

    def __init__(self, connections: int, per_address: int, *, rate_per_s: float, burst: int) -> None:
        self._most = connections
        self._most_per_address = per_address
        self._rate_per_s = rate_per_s
        self._burst = burst
        self._open: Counter[str] = Counter()
        self._total = 0
        self._rooms: dict[str, Bucket] = {}

    def rooms(self, address: str, now_ms: float) -> Bucket:
        """Outlives the connections of its address: who comes again has no new bucket."""
        bucket = self._rooms.get(address)
        if bucket is None:
            if len(self._rooms) >= MOST_BUCKETS:
                self._rooms = {known: kept for known, kept in self._rooms.items() if not kept.is_full(now_ms)}
            bucket = self._rooms[address] = Bucket(self._rate_per_s, self._burst, now_ms)
        return bucket

    def enter(self, address: str) -> bool:
        """Whether one more may come in; then it must `leave`."""
        if self._total >= self._most or self._open[address] >= self._most_per_address:
            return False
        self._open[address] += 1
        self._total += 1
        return True

    def leave(self, address: str) -> None:
        self._total -= 1
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]
