"""Limits on the number of open sockets: in total, per address, and per person."""

from collections import Counter
from typing import Final, Generic, Literal, TypeAlias, TypeVar

PER_PERSON: Final = 16
"""Maximum number of sockets of one person at a node. If one more socket opens, the oldest socket is closed."""
RESERVED: Final = 64
"""Number of sockets that an address may have beyond its limit. They are reserved for people with a token who have no other
socket here."""

Entry: TypeAlias = Literal["free", "reserved"]
S = TypeVar("S")


class ConnectionLimits:
    """The numbers of open sockets, in total and per address."""

    def __init__(self, connections: int, per_address: int) -> None:
        self._most = connections
        self._most_per_address = per_address
        self._open: Counter[str] = Counter()
        self._total = 0

    def enter(self, address: str) -> Entry | None:
        """Returns a place for one more socket; None if the limit is reached. The caller must later call `leave` with this
        place.

        A reserved place is only for a person with a token who has no other socket. So a player who lost the connection can come
        back although the address is full.
        """
        count = self._open[address]
        if self._total >= self._most or count >= self._most_per_address + RESERVED:
            return None
        self._open[address] += 1
        self._total += 1
        return "free" if count < self._most_per_address else "reserved"

    def shrink(self, connections: int) -> None:
        """Lowers the maximum total of open sockets to `connections`."""
        self._most = min(self._most, connections)

    def leave(self, address: str) -> None:
        self._total -= 1
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]


class SocketsOfPeople(Generic[S]):
    """The sockets of each person at this node, the oldest first."""

    def __init__(self) -> None:
        self._of: dict[str, dict[S, None]] = {}

    def has(self, person: str) -> bool:
        """Tells whether the person has a socket."""
        return person in self._of

    def add(self, person: str, socket: S) -> S | None:
        """Adds a socket. Returns the person's oldest socket if the person now has too many; that socket no longer
        counts."""
        own = self._of.setdefault(person, {})
        own[socket] = None
        if len(own) <= PER_PERSON:
            return None
        oldest = next(iter(own))
        del own[oldest]
        return oldest

    def remove(self, person: str, socket: S) -> None:
        own = self._of.get(person, {})
        own.pop(socket, None)
        if not own:
            self._of.pop(person, None)


class Unheard(Generic[S]):
    """Sockets on reserved places that have not sent their hello yet, by address, the oldest first."""

    def __init__(self) -> None:
        self._of: dict[str, dict[S, None]] = {}

    def add(self, address: str, socket: S) -> S | None:
        """Adds a socket. If more than half of the reserved places wait for a hello, returns the oldest socket, which the caller
        must close. Honest clients send their hello at once."""
        own = self._of.setdefault(address, {})
        own[socket] = None
        return next(iter(own)) if len(own) > RESERVED // 2 else None

    def remove(self, address: str, socket: S) -> None:
        own = self._of.get(address, {})
        own.pop(socket, None)
        if not own:
            self._of.pop(address, None)
