"""How many sockets may be open: in all, and of each address."""

from collections import Counter


class ConnectionLimits:
    """How many sockets there are, in all and of each address."""

    def __init__(self, connections: int, per_address: int) -> None:
        self._most = connections
        self._most_per_address = per_address
        self._open: Counter[str] = Counter()
        self._total = 0

    def enter(self, address: str) -> bool:
        """Whether one more may come in; then it must `leave`."""
        if self._total >= self._most or self._open[address] >= self._most_per_address:
            return False
        self._open[address] += 1
        self._total += 1
        return True

    def shrink(self, connections: int) -> None:
        """There is room for no more than these."""
        self._most = min(self._most, connections)

    def leave(self, address: str) -> None:
        self._total -= 1
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]
