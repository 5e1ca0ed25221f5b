"""A limit on how often something may happen, such as the messages of a connection. `address_limits.py` has the limits that
people behind one address share."""


class TokenBucket:
    """A token bucket. The bucket allows `burst` uses at once and `rate_per_s` in the long run."""

    __slots__ = ("_at_ms", "_burst", "_rate_per_s", "_tokens")

    def __init__(self, rate_per_s: float, burst: int, now_ms: float) -> None:
        self._rate_per_s = rate_per_s
        self._burst = burst
        self._tokens = float(burst)
        self._at_ms = now_ms

    def take(self, now_ms: float, cost: float = 1.0) -> int:
        """Takes the tokens and returns 0. If there are too few tokens, takes none and returns the ms to wait."""
        # `_refill`, without the call: every message takes tokens three times.
        tokens = self._tokens + (now_ms - self._at_ms) * self._rate_per_s / 1000
        if tokens > self._burst:
            tokens = self._burst
        self._at_ms = now_ms
        if tokens >= cost:
            self._tokens = tokens - cost
            return 0
        self._tokens = tokens
        return self._wait_ms(cost)

    def wait_ms(self, now_ms: float, cost: float = 1.0) -> int:
        """Returns the ms until there are `cost` tokens, without taking them."""
        self._refill(now_ms)
        return 0 if self._tokens >= cost else self._wait_ms(cost)

    def charge(self, now_ms: float, cost: float = 1.0) -> int:
        """Takes the tokens even if there are fewer than `cost`, and returns the ms until the debt is paid. So waiting requests
        keep their order."""
        self._refill(now_ms)
        self._tokens -= cost
        return 0 if self._tokens >= 0 else self._wait_ms(0)

    def lend(self, now_ms: float, cost: float, least: float) -> bool:
        """Takes the tokens, partly on credit, if `least` tokens are available; otherwise takes none. Tells whether it took
        them."""
        self._refill(now_ms)
        if self._tokens < least:
            return False
        self._tokens -= cost
        return True

    def refund(self, cost: float = 1) -> None:
        self._tokens = min(self._burst, self._tokens + cost)

    def _refill(self, now_ms: float) -> None:
        # Do not call `min`: the call would cost more than all other work here.
        tokens = self._tokens + (now_ms - self._at_ms) * self._rate_per_s / 1000
        self._tokens = tokens if tokens < self._burst else self._burst
        self._at_ms = now_ms

    def _wait_ms(self, cost: float) -> int:
        return int((cost - self._tokens) * 1000 / self._rate_per_s) + 1

    def is_full(self, now_ms: float) -> bool:
        return self._tokens + (now_ms - self._at_ms) * self._rate_per_s / 1000 >= self._burst
