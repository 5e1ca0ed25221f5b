"""The names and lifetimes of all keys in Redis.

All keys of one room share a hash tag by bucket, `{r0}` … `{r15}`, because one script touches them together; so the same scripts
run on Redis Cluster. Keys that belong to no room have the tag `{hall}`.
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
"""Number of first answers per person and room that the server always remembers."""
CID_SURE_SECONDS = 120
"""Minimum lifetime of every answer, however many there are."""
CID_MOST = 4_096
"""Maximum number of stored answers per person and room. The rate limit allows fewer within `CID_SURE_SECONDS`."""
NEW_IDENTITY_SECONDS = 3_600
"""Lifetime of a guest who has not entered any room yet."""
ACTED_IDENTITY_SECONDS = 7 * 86_400
"""Lifetime of a guest who has entered a room."""
IDENTITY_SECONDS = 180 * 86_400
"""Lifetime of a guest who has returned later, or who sits at a table with days per move."""


class RoomKeys(NamedTuple):
    """`room`: hash of v (number), h (stamp of the last commit), s (snapshot), b (bytes of the stream), m (the key that
    remembers who made it), l (its entry in the list of tables, if it is listed) and p:… (a person who has it in the index of
    games). `log`: stream.

    `spectators`: number of watchers at each node, with the time of the report. `watch`: nodes with spectators, with the time
    of their last report. `rings`: the names of all rings of first answers.
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
    """The keys of the heartbeat with that tag: last beat, outages, run id, the offset of the clock."""
    return f"{tag}:beat", f"{tag}:outages", f"{tag}:run", f"{tag}:added"


def absent_key(tag: str) -> str:
    """A key that never exists. While a Cluster moves a slot key by key, Redis refuses a script that names this key and an
    existing one."""
    return f"{tag}:absent"


def confirmed_key(code: str) -> str:
    """The key that a confirmation writes, so that a `WAIT` after it waits for all earlier writes. Its value has no meaning."""
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
    """The room that a person's `create` command made."""
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
    """The identity behind a code for a further device."""
    return f"device:{code_hash}"


def device_code_of_key(person: str) -> str:
    """The hash of the person's unused device code."""
    return f"device_of:{person}"
