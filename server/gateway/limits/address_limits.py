"""Limits that the people behind one address share. Each person has a part that the others cannot use up.

A school has one address. So a person who has used little gets an answer even if the address has used up its part:

    messages   a socket's own part is always accepted; messages beyond it use the address's part
    rooms      a person who has opened none lately may open one, however many others have opened
    codes      a person who has tried no wrong code lately may try one, however many others have tried
    guests     new people wait in the order of arrival; so do handshakes and plain GETs

Each new person gets a new part. So the server also limits the creation of new people (`guests`), and thereby all these parts.
"""

from collections.abc import Callable
from itertools import islice
from typing import Final, TypeVar

from server.gateway.limits.rate_limit import TokenBucket

CLASS: Final = 30
"""Expected number of people per address who do the same at the same time, each up to the personal limit."""
OWN_PART: Final = 4
"""Divisor of a connection's message limit: the connection's own part is a quarter of it. Further messages use the address's
shared part."""
POOL_FACTOR: Final = 10
"""Size of an address's shared part, as a multiple of one connection's messages."""

HANDSHAKES_PER_S: Final = 80
HANDSHAKES: Final = 4
"""Number of sockets that an address may open at once; after them the server spreads the handshakes. A class of 30 is in after
a third of a second, a school of 300 that returns at once after four seconds."""
BAD_ENDING: Final = 16
"""Number of handshakes that an address pays for a connection that was closed for a protocol violation. Otherwise the client
could reconnect at once."""
MAX_DEBT_MS: Final = 1_000
"""Maximum wait that one client's debt causes for other clients of the address."""
GUESTS_PER_S: Final = 4
GUESTS: Final = 400
"""Number of new people that an address may have at once: a school's first morning. Then they come as fast as a teacher can
name them by hand."""
FETCHES_PER_S: Final = 200
FETCHES: Final = 30
"""Number of plain GETs that an address may send at once. The first load of the client takes a dozen, so a class of 30 is done
in two seconds."""
MAX_WAIT_MS: Final = 5_000
"""Maximum wait; a client that would wait longer gets a refusal."""

WRONG_CODES_OWN: Final = 8
WRONG_CODES_OWN_S: Final = 15.0
"""Interval after which a person may mistype one more code, after using up the initial number."""
WRONG_CODES: Final = 300
WRONG_CODES_S: Final = 2.0
"""Interval after which an address may mistype one more code; at first each pupil of a class may make ten mistakes. A class's
code is one of 28.6 million. If 30 classes exist, guessing takes about 950 000 tries until the first hit, which is 22 days at
one try in two seconds."""
ROOMS_OWN: Final = 6
ROOMS_OWN_S: Final = 10.0
"""Interval after which a person may open one more room, after using up the initial number."""

MAX_ADDRESSES: Final = 10_000
"""Maximum number of remembered addresses; beyond it the server drops idle ones."""
MAX_PEOPLE: Final = 2_000


USUAL_RATE_PER_S: Final = 20
USUAL_BURST: Final = 60
"""The burst in the settings that these numbers are made for; they grow with the real setting."""


def _whole(size: float) -> int:
    return max(1, int(size))


class Shared:
    """An address's bucket and one bucket per person. If the address's bucket is empty, only people who have drawn little lately
    are served.

        `person` is empty for a plain GET, which identifies no person: only the address's bucket counts.
    """

    def __init__(self, own: Callable[[float], TokenBucket], all_: TokenBucket) -> None:
        self._make = own
        self._all = all_
        self._own: dict[str, TokenBucket] = {}

    def wait_ms(self, person: str, now_ms: float) -> int:
        """Returns 0, or the milliseconds that this person must wait before the next draw."""
        if not person:
            return self._all.wait_ms(now_ms)
        own = self._own.get(person)
        if own is None or own.is_full(now_ms):
            return 0
        return max(own.wait_ms(now_ms), self._all.wait_ms(now_ms))

    def draw(self, person: str, now_ms: float) -> None:
        """Charges one unit to this person."""
        if len(self._own) >= MAX_PEOPLE:
            self._own = _busy(self._own, lambda share: share.is_full(now_ms))
        if person:
            self._own.setdefault(person, self._make(now_ms)).take(now_ms)
        # No debt: otherwise the address would pay for a long attack long after it.
        self._all.take(now_ms)

    def is_full(self, now_ms: float) -> bool:
        return self._all.is_full(now_ms)


class Share:
    """The limits of one address.

    `rate_per_s`, `burst`: messages of a connection, as in the settings; `room_cost`: the cost of a new room. All parts grow
    with the settings: if a connection is allowed ten times as much, so is an address.
    """

    __slots__ = ("_rooms", "_wrong", "fetches", "guests", "handshakes", "messages")

    def __init__(self, now_ms: float, *, rate_per_s: int, burst: int, room_cost: int) -> None:
        rate, more = rate_per_s / USUAL_RATE_PER_S, burst / USUAL_BURST
        self.messages = TokenBucket(POOL_FACTOR * rate_per_s, CLASS * burst, now_ms)
        self.handshakes = TokenBucket(rate * HANDSHAKES_PER_S, _whole(more * HANDSHAKES), now_ms)
        self.guests = TokenBucket(rate * GUESTS_PER_S, _whole(more * GUESTS), now_ms)
        self.fetches = TokenBucket(rate * FETCHES_PER_S, _whole(more * FETCHES), now_ms)
        self._rooms = Shared(
            lambda at_ms: TokenBucket(rate / ROOMS_OWN_S, _whole(more * ROOMS_OWN), at_ms),
            TokenBucket(rate_per_s / room_cost, _whole(CLASS * burst / room_cost), now_ms),
        )
        self._wrong = Shared(
            lambda at_ms: TokenBucket(1 / WRONG_CODES_OWN_S, WRONG_CODES_OWN, at_ms),
            TokenBucket(1 / WRONG_CODES_S, WRONG_CODES, now_ms),
        )

    def take_room(self, person: str, now_ms: float) -> int:
        """Charges a new room and returns 0, or charges nothing and returns the milliseconds to wait."""
        wait_ms = self._rooms.wait_ms(person, now_ms)
        if not wait_ms:
            self._rooms.draw(person, now_ms)
        return wait_ms

    def code_wait_ms(self, person: str, now_ms: float) -> int:
        """Returns 0, or the milliseconds until this person may try a code. The server calls this before it checks the code."""
        return self._wrong.wait_ms(person, now_ms)

    def wrong_code(self, person: str, now_ms: float) -> None:
        self._wrong.draw(person, now_ms)

    def pay_fetches(self, cost: int, now_ms: float) -> None:
        """Charges a GET that takes as much work as `cost` fetches. The next fetches wait for it; this one does not."""
        if self.fetches.wait_ms(now_ms) < MAX_DEBT_MS:
            self.fetches.charge(now_ms, cost)

    def ended_badly(self, now_ms: float) -> None:
        """Charges the address for a connection that was closed for a protocol violation."""
        if self.handshakes.wait_ms(now_ms) < MAX_DEBT_MS:
            self.handshakes.charge(now_ms, BAD_ENDING)

    def is_idle(self, now_ms: float) -> bool:
        buckets = (self.messages, self.handshakes, self.guests, self.fetches, self._rooms, self._wrong)
        return all(bucket.is_full(now_ms) for bucket in buckets)


class Shares:
    """The shares of all recent addresses. They outlive the connections, so a client that reconnects gets no new part."""

    def __init__(self, *, rate_per_s: int, burst: int, room_cost: int) -> None:
        self._rate_per_s, self._burst, self._room_cost = rate_per_s, burst, room_cost
        self._known: dict[str, Share] = {}

    def of(self, address: str, now_ms: float) -> Share:
        share = self._known.get(address)
        if share is None:
            if len(self._known) >= MAX_ADDRESSES:
                self._known = _busy(self._known, lambda share: share.is_idle(now_ms))
            share = self._known[address] = Share(
                now_ms, rate_per_s=self._rate_per_s, burst=self._burst, room_cost=self._room_cost
            )
        return share


T = TypeVar("T")


def _busy(known: dict[str, T], is_idle: Callable[[T], bool]) -> dict[str, T]:
    """Returns the entries that are still in use. If nearly all are, returns only the newer half, so that memory is bounded."""
    busy = {name: share for name, share in known.items() if not is_idle(share)}
    return busy if 2 * len(busy) < len(known) else dict(islice(busy.items(), len(busy) // 2, None))
