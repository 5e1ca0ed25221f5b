"""Limits for one network address. The people behind one address share its limits, but each person has a part of the limits that
other people cannot use up.

A whole school may have one address. So a person who has asked for little gets an answer even if the others have used up the
address's limit:

    messages   each socket may send some messages in any case; further messages use the address's limit
    rooms      a person who has lately opened none may open one, however many the others have opened
    codes      a person who has lately tried no wrong code may try one, however many the others have tried
    guests     new people wait in the order of arrival; so do handshakes and plain GETs

Each new person gets such a part. So the server also limits how fast new people come (`guests`), which limits all these parts.
"""

from collections.abc import Callable
from itertools import islice
from typing import Final, TypeVar

from server.gateway.limits.rate_limit import TokenBucket

CLASS: Final = 30
"""Expected number of people behind one address who do the same thing at the same time, each up to the personal limit."""
OWN_PART: Final = 4
"""Part of a connection's message limit that the connection has in any case, even if the limit of its address is used up: 4
means one fourth. Further messages use the limit of the address."""
POOL_FACTOR: Final = 10
"""The limit of an address, as a multiple of the limit of one connection."""

HANDSHAKES_PER_S: Final = 80
HANDSHAKES: Final = 4
"""Number of sockets that an address may open at once. The server then spreads further handshakes over time: a class of 30 is in
after a third of a second, a school of 300 after four seconds."""
BAD_ENDING: Final = 16
"""Cost, in handshakes, of a connection that the server closed for a violation of the protocol. Otherwise the client could
reconnect at once."""
MAX_DEBT_MS: Final = 1_000
"""Maximum time in ms that other clients of an address wait because of the debt of one client."""
GUESTS_PER_S: Final = 4
GUESTS: Final = 400
"""Number of new people who may come from one address at once, as in a school's first lesson. After these people, new people may
come about as fast as a teacher can name them."""
FETCHES_PER_S: Final = 200
FETCHES: Final = 30
"""Number of plain GETs that an address may send at once. The first visit takes a dozen, so a class of 30 is served after two
seconds."""
MAX_WAIT_MS: Final = 5_000
"""Longest wait in ms. A client that would wait longer gets a refusal."""

WRONG_CODES_OWN: Final = 8
WRONG_CODES_OWN_S: Final = 15.0
"""Seconds after which a person may try one more wrong code, once the first tries are used up."""
WRONG_CODES: Final = 300
WRONG_CODES_S: Final = 2.0
"""Seconds after which an address may try one more wrong code, once the first tries are used up. These are enough for ten
mistakes of each pupil of a class.

A class's code is one of 28.6 million. If 30 classes exist, a guesser needs about 950 000 tries, which take 22 days at one try
every two seconds.
"""
ROOMS_OWN: Final = 6
ROOMS_OWN_S: Final = 10.0
"""Seconds after which a person may open one more room, once the first rooms are used up."""

MAX_ADDRESSES: Final = 10_000
"""Maximum number of addresses whose limits are remembered. Beyond this number the server forgets addresses that are not in
use."""
MAX_PEOPLE: Final = 2_000


USUAL_RATE_PER_S: Final = 20
USUAL_BURST: Final = 60
"""The default burst in the settings. The limits in this module fit this default, and change in proportion if the operator sets
another burst."""


def _whole(size: float) -> int:
    return max(1, int(size))


class Shared:
    """One limit of an address, with a part for each person behind it. Once the address's limit is used up, only people who have
    used little lately are served.

    An empty `person` means a plain GET, which names no person. It uses only the address's limit.
    """

    def __init__(self, own: Callable[[float], TokenBucket], all_: TokenBucket) -> None:
        self._make = own
        self._all = all_
        self._own: dict[str, TokenBucket] = {}

    def wait_ms(self, person: str, now_ms: float) -> int:
        """Returns 0, or the ms that this person must wait."""
        if not person:
            return self._all.wait_ms(now_ms)
        own = self._own.get(person)
        if own is None or own.is_full(now_ms):
            return 0
        return max(own.wait_ms(now_ms), self._all.wait_ms(now_ms))

    def draw(self, person: str, now_ms: float) -> None:
        """Counts one use by this person."""
        if len(self._own) >= MAX_PEOPLE:
            self._own = _busy(self._own, lambda share: share.is_full(now_ms))
        if person:
            self._own.setdefault(person, self._make(now_ms)).take(now_ms)
        # Count no debt, or the address would pay long after an attack has ended.
        self._all.take(now_ms)

    def is_full(self, now_ms: float) -> bool:
        return self._all.is_full(now_ms)


class Share:
    """All limits of one address.

    `rate_per_s`, `burst`: the message limit of a connection, from the settings; all limits grow with them. `room_cost`: cost of
    a new room in messages.
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
        """Counts a new room and returns 0. If the limit is used up, counts nothing and returns the ms to wait."""
        wait_ms = self._rooms.wait_ms(person, now_ms)
        if not wait_ms:
            self._rooms.draw(person, now_ms)
        return wait_ms

    def code_wait_ms(self, person: str, now_ms: float) -> int:
        """Returns 0, or the ms until this person may try a code. The server calls this method before it looks the code up."""
        return self._wrong.wait_ms(person, now_ms)

    def wrong_code(self, person: str, now_ms: float) -> None:
        self._wrong.draw(person, now_ms)

    def pay_fetches(self, cost: int, now_ms: float) -> None:
        """Counts a GET that costs as much as `cost` plain GETs. Later GETs wait until the cost is paid; the present GET does
        not wait."""
        if self.fetches.wait_ms(now_ms) < MAX_DEBT_MS:
            self.fetches.charge(now_ms, cost)

    def ended_badly(self, now_ms: float) -> None:
        """Counts a connection that the server closed for a violation of the protocol."""
        if self.handshakes.wait_ms(now_ms) < MAX_DEBT_MS:
            self.handshakes.charge(now_ms, BAD_ENDING)

    def is_idle(self, now_ms: float) -> bool:
        buckets = (self.messages, self.handshakes, self.guests, self.fetches, self._rooms, self._wrong)
        return all(bucket.is_full(now_ms) for bucket in buckets)


class Shares:
    """The limits of all recent addresses. The server keeps these limits after the last connection closes, so that a client does
    not get new limits by reconnecting."""

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
    """Returns the entries that are in use. If nearly all are, returns only the newer half, so that memory is bounded."""
    busy = {name: share for name, share in known.items() if not is_idle(share)}
    return busy if 2 * len(busy) < len(known) else dict(islice(busy.items(), len(busy) // 2, None))
