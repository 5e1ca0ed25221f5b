"""The names and lifetimes of all keys in Redis.

All keys of one room have the same hash tag, that of its bucket (`{r0}` … `{r15}`). So one script can change them together, also
in a Cluster. Keys that belong to no room have the tag `{hall}`.
"""

from typing import Final, NamedTuple
from zlib import crc32

BUCKETS = 16

KINDS: Final = {
    "room": "a table or class: its last snapshot",
    "log": "a table or class: its log, for replays",
    "due": "the next deadlines of tables and classes",
    "watch": "the nodes with viewers of a table",
    "spectators": "the number of spectators per node",
    "rings": "the names of the stored answers of a table",
    "cid": "the latest answers to one person at one table",
    "made": "the table or class that one command of a person opened",
    "guest": "a person, by the token of the browser",
    "tokens": "the devices of a person who has several",
    "device": "a code that adds another device to a person",
    "device_of": "the person's unused code for another device",
    "friend": "a code that pairs a person with a friend",
    "friend_of": "the person's unused code for a friend",
    "pair": "two friends, with their nicknames",
    "friends": "the friends of a person",
    "here": "a person who shows friends that they are here, for some seconds",
    "games": "the tables of a person",
    "page": "the class of a public page",
    "tables": "the tables of the public list",
    "weekend": "the nicknames and points of a weekend hour, for a week",
    "exercises": "the difficulty of a game's exercises",
    "nodes": "the reports for the operator's page",
    "beat": "the last heartbeat of the nodes",
    "outages": "the outages, during which play stopped",
    "run": "the present run of Redis",
    "added": "the time that outages added to all clocks",
    "confirmed": "the last confirmation by a replica",
}
"""The meaning of each kind of key, for the command `keys`. The kind is the part of the name after the hash tag."""

NO_ROOM = "{hall}"
BEAT = "{hall}:beat"
OUTAGES = "{hall}:outages"
RUN = "{hall}:run"
ADDED = "{hall}:added"
TABLES = "{listing}:tables"
"""The codes of the listed rooms with the time of their last confirmation. The list is one key, so in a Cluster the list is on
one master."""

NODES = "{hall}:nodes"
"""The hash of the nodes' reports for the operator's page, by the node's name."""
PEOPLE = "{hall}:people"
"""The channel for messages between nodes about people's devices."""

CID_SECONDS = 86_400
"""Lifetime of the first answer to a command, in seconds."""
CID_LAST = 64
"""Number of latest answers per person and room that stay stored."""
CID_SURE_SECONDS = 120
"""Minimum lifetime of an answer in seconds, even if there are more than `CID_LAST` answers."""
CID_MOST = 4_096
"""Maximum number of stored answers per person and room. The rate limit allows fewer commands within `CID_SURE_SECONDS`."""
NEW_IDENTITY_SECONDS = 3_600
"""Lifetime in seconds of a guest who has never entered a room."""
ACTED_IDENTITY_SECONDS = 7 * 86_400
"""Lifetime in seconds of a guest who has entered a room."""
IDENTITY_SECONDS = 180 * 86_400
"""Lifetime in seconds of a guest who has come back later, or who plays at a table with days per move."""


class RoomKeys(NamedTuple):
    """The keys of one room.

    `room` is a hash with the fields v (sequence number), h (stamp of the last commit), s (snapshot), b (bytes in the stream), m
    (the key that remembers who created the room), l (its data in the public list, if it is listed), and p:… (a person who has
    the room in the index of games). `log` is the stream of its commits. `spectators` has the number of spectators per node and
    the time of each report; `watch` has the nodes with spectators and the time of their last report. `rings` has the names of
    the keys with first answers.
    """

    room: str
    log: str
    due: str
    watch: str
    rings: str
    channel: str
    spectators: str


def kind_of(name: str) -> str:
    """Returns the kind of a key, by its name."""
    return name.rpartition("}:")[2].split(":")[0]


def bucket_tag(bucket: int) -> str:
    return f"{{r{bucket}}}"


def beat_keys(tag: str) -> tuple[str, str, str, str]:
    """Returns the keys for heartbeats with that hash tag: the last heartbeat, the outages, the run id, and the offset of the
    clock."""
    return f"{tag}:beat", f"{tag}:outages", f"{tag}:run", f"{tag}:added"


def absent_key(tag: str) -> str:
    """Returns a key that never exists. While a Cluster moves a slot, Redis refuses a script that names both this key and an
    existing key, so Redis never executes such a script with only some of its keys."""
    return f"{tag}:absent"


def confirmed_key(code: str) -> str:
    """Returns the key that a confirmation writes. A `WAIT` after this write waits for all earlier writes. The value has no
    meaning."""
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
    """Returns the key with the first answers to a person's commands in a room."""
    return f"{{r{bucket_of(code)}}}:cid:{code}:{person}"


def made_key(person: str, cid: str) -> str:
    """Returns the key with the code of the room that this `create` command of the person made."""
    return f"made:{person}:{cid}"


def identity_key(token_hash: str) -> str:
    return f"guest:{token_hash}"


def games_key(person: str) -> str:
    """Returns the key of a person's tables."""
    return f"games:{person}"


def page_key(page: str) -> str:
    """Returns the key with the code of the class that has that public page."""
    return f"page:{page}"


def exercises_key(game: str) -> str:
    """Returns the key with the changes of the ratings of a game's exercises."""
    return f"{NO_ROOM}:exercises:{game}"


def tokens_key(person: str) -> str:
    """Returns the key with the hashes of all tokens of a person who has several devices."""
    return f"tokens:{person}"


def weekend_key(starts_at_ms: int) -> str:
    """Returns the key of the weekend hour that starts at that server time."""
    return f"{NO_ROOM}:weekend:{starts_at_ms}"


def device_code_key(code_hash: str) -> str:
    """Returns the key with the person who offered this code for another device."""
    return f"device:{code_hash}"


def device_code_of_key(person: str) -> str:
    """Returns the key with the hash of the person's unused code for another device."""
    return f"device_of:{person}"


def friend_code_key(code_hash: str) -> str:
    """Returns the key with the person who offered this code to a friend."""
    return f"friend:{code_hash}"


def friend_code_of_key(person: str) -> str:
    """Returns the key with the hash of the person's unused code for a friend."""
    return f"friend_of:{person}"


def pair_key(one: str, other: str) -> str:
    """Returns the key of two friends. It is one key for both, so that removing it removes both sides at once."""
    return f"pair:{min(one, other)}:{max(one, other)}"


def friends_key(person: str) -> str:
    """Returns the key with the ids of the people with whom the person has a pair."""
    return f"friends:{person}"


def here_key(person: str) -> str:
    """Returns the key that exists while the person shows friends that they are here."""
    return f"here:{person}"
