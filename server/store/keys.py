"""Names of everything in Redis, and how long it lives.

All keys of one room share a hash tag by bucket, `{r0}` … `{r15}`, because one script touches them together; so the same scripts
run on Redis Cluster. Keys of the server without a room have the tag `{hall}`.
"""

from typing import NamedTuple
from zlib import crc32

BUCKETS = 16

NO_ROOM = "{hall}"
BEAT = "{hall}:beat"
OUTAGES = "{hall}:outages"
RUN = "{hall}:run"
ADDED = "{hall}:added"
TABLES = "{listing}:tables"
"""The codes of listed rooms with the time of their last confirmation; on a cluster one key in one slot."""

PEOPLE = "{hall}:people"
"""The channel for the nodes' messages about people's devices."""

CID_SECONDS = 86_400
"""Lifetime of a command's first answer."""
CID_LAST = 64
"""Number of first answers per person and room that the server remembers in any case."""
CID_SURE_SECONDS = 120
"""Lifetime of all answers."""
CID_MOST = 4_096
"""Maximum number of answers in any case: the limit on messages allows fewer in that time."""
NEW_IDENTITY_SECONDS = 3_600
"""Lifetime of a guest who has entered no room yet."""
ACTED_IDENTITY_SECONDS = 7 * 86_400
"""Lifetime of a guest who has entered a room."""
IDENTITY_SECONDS = 180 * 86_400
"""Lifetime of a guest who came again after that, or who sits at a table with days a move."""


class RoomKeys(NamedTuple):
    """`room`: hash of v (number), h (stamp of the last commit), s (snapshot), b (bytes of the stream), m (the key that
    remembers who made it), l (what a list of tables shows of it, if it is listed) and p:… (a person in whose index of games it
    is). `log`: stream.

    `spectators`: how many people watch at each node, and when it said so. `watch`: nodes with spectators and when they last
    said so. `rings`: the names of all rings of first answers.
    """

    room: str
    log: str
    due: str
    watch: str
    rings: str
    channel: str
    spectators: str


def bucket_tag(bucket: int) -> str:
    return f"{{r{bucket}}}"


def beat_keys(tag: str) -> tuple[str, str, str, str]:
    """The keys of the heartbeat with that tag: last beat, outages, run id, the time that is added to the clock."""
    return f"{tag}:beat", f"{tag}:outages", f"{tag}:run", f"{tag}:added"


def absent_key(tag: str) -> str:
    """A key that is never there. While a slot is moved key by key, a script that names it and one that is there is refused."""
    return f"{tag}:absent"


def confirmed_key(code: str) -> str:
    """The key that a confirmation writes, so that a `WAIT` after it waits for all earlier writes; it holds nothing."""
    return f"{bucket_tag(bucket_of(code))}:confirmed"


def bucket_of(code: str) -> int:
    return crc32(code.encode()) % BUCKETS


def due_key(bucket: int) -> str:
    return f"{{r{bucket}}}:due"


def room_keys(code: str) -> RoomKeys:
    tag = f"{{r{bucket_of(code)}}}"
    return RoomKeys(
        f"{tag}:room:{code}",
        f"{tag}:log:{code}",
        f"{tag}:due",
        f"{tag}:watch:{code}",
        f"{tag}:rings:{code}",
        f"{tag}:fan:{code}",
        f"{tag}:spectators:{code}",
    )


def answers_key(code: str, person: str) -> str:
    """The ring of a person's first answers in a room."""
    return f"{{r{bucket_of(code)}}}:cid:{code}:{person}"


def made_key(person: str, cid: str) -> str:
    """The room that a person's command to create one made."""
    return f"made:{person}:{cid}"


def identity_key(token_hash: str) -> str:
    return f"guest:{token_hash}"


def games_key(person: str) -> str:
    """Returns the key of a person's tables."""
    return f"games:{person}"


def tokens_key(person: str) -> str:
    """The hashes of the tokens of a person with several devices."""
    return f"tokens:{person}"


def device_code_key(code_hash: str) -> str:
    """A code that makes another device the person's."""
    return f"device:{code_hash}"


def device_code_of_key(person: str) -> str:
    """The hash of the person's code that has not been used."""
    return f"device_of:{person}"
