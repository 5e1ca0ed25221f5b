"""The seal of the score cards: a hash over the whole log. If the seal on a printed card equals that of the stored log, the log
is unchanged.

    link 0   = SHA-256 of the room's code, game and time of creation
    link n   = SHA-256 of (link n-1, record n as it is stored)
    the seal = the link of the step that made all cards of a game final

If a person changes, omits or adds a stored record, every later link differs, and so does each printed seal.
Rule: common, The end.
"""

import hashlib
from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from server.room.match.score_card import are_final
from server.room.values.cards import FinishedGame, Seal
from server.room.values.state import Room


def first_link(code: str, slug: str, created_at_ms: int) -> bytes:
    return hashlib.sha256(f"banderilla/{code}/{slug}/{created_at_ms}".encode()).digest()


def next_link(link: bytes, record: bytes) -> bytes:
    """Returns the link after one more record. `record`: the bytes that the store keeps."""
    return hashlib.sha256(link + record).digest()


def links_of(room: Room, records: Iterable[bytes]) -> Iterator[bytes]:
    """Yields the link of each record in the chain of hashes, record 1 first. `room`: the room as it was created."""
    link = first_link(room.code, room.slug, room.created_at_ms)
    for record in records:
        link = next_link(link, record)
        yield link


def sealed(before: Room, room: Room) -> Room:
    """Returns the room with a seal on the score cards that this step made final. `before`: the room before the step. `room`
    already has the step's `seq` and `chain`."""
    if room.sheets is before.sheets and room.match is before.match:
        return room
    seal = Seal(room.seq, room.chain)
    # Bots may end a game and begin the next in one step. In that case the step has already put the final cards away.
    past = tuple(_page_sealed(page, seal) for page in room.match.past)
    own = seal if room.seal is None and are_final(room.sheets) else room.seal
    return replace(room, match=replace(room.match, past=past), seal=own)


def _page_sealed(game: FinishedGame, seal: Seal) -> FinishedGame:
    return replace(game, seal=seal) if game.seal is None and are_final(game.sheets) else game


def seals_of(room: Room) -> tuple[Seal, ...]:
    """Returns every seal in the room's match, oldest first."""
    found = [page.seal for page in room.match.past]
    return tuple(seal for seal in (*found, room.seal) if seal is not None)
