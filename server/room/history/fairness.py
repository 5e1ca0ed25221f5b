"""Checks the random draws of a finished game: whether its seed gives every draw. Rule: common, Chance.

The client makes the same check itself. Both must pass the same test data (`tests/vectors/chance_checks.json`).
"""

import hashlib
from collections.abc import Iterable, Iterator
from typing import Literal, TypeAlias

import msgspec

from engines.kit.chance import Draw, drawn_again
from server.room.history.review import Reviewed, Roll, reviewed
from server.room.stored.log import Record
from server.room.values.state import Room

Verdict: TypeAlias = Literal["same", "laid", "other", "skipped"]
"""Result of the check of one draw. `same`: the seed gives the value. `laid`: a person wrote the position, with this value in
it. The other two are bad. `other`: the seed gives another value, or a value is fixed although no person wrote the position.
`skipped`: the seed gives the value, but an earlier draw is missing."""


class Row(msgspec.Struct, frozen=True):
    """One draw: its player, its place in the game, and the value that the seed gives there; None if the seed cannot give
    one."""

    roll: Roll
    draw: Draw
    verdict: Verdict
    got: tuple[int, ...] | None


class Checked(msgspec.Struct, frozen=True):
    """The result of the check. `seed_fits`: the hash of the seed is the hash that the server published at the start."""

    seed_fits: bool
    rows: tuple[Row, ...]

    @property
    def is_fair(self) -> bool:
        return self.seed_fits and all(row.verdict in ("same", "laid") for row in self.rows)


class Proof(msgspec.Struct, frozen=True):
    """The last line of an exported log. It has the seeds and hashes of the finished games, so that anybody can check the
    draws."""

    games: tuple[Reviewed, ...]


def proof_of(room: Room, records: Iterable[Record]) -> tuple[Proof, ...]:
    """Returns the last line of an exported log; empty while no game is over."""
    games = reviewed(room, records, running=False, rolls=True)
    return (Proof(games),) if games else ()


def checked(game: Reviewed) -> Checked:
    """Repeats every draw of a finished game from its seed. If the seed is unreadable, every draw gets a bad verdict."""
    try:
        seed = bytes.fromhex(game.seed or "")
    except ValueError:
        seed = b""
    fits = bool(seed) and hashlib.sha256(seed).hexdigest() == game.digest
    return Checked(fits, tuple(_rows(game, seed)))


def _rows(game: Reviewed, seed: bytes) -> Iterator[Row]:
    following = 0
    for roll in game.rolls:
        for draw in roll.draws:
            if not isinstance(draw, Draw):
                continue  # an old log without noted draws
            if draw.index is None:
                yield Row(roll, draw, "laid" if game.is_set else "other", None)
                continue
            got = _rerun(seed, draw)
            # An appeal may repeat draws, so a draw may have the number of an earlier draw.
            verdict: Verdict = "other" if got != draw.got else "skipped" if draw.index > following else "same"
            yield Row(roll, draw, verdict, got)
            if got is not None:
                following = max(following, draw.index + 1)


def _rerun(seed: bytes, draw: Draw) -> tuple[int, ...] | None:
    try:
        return drawn_again(seed, draw) if seed else None
    except ValueError:
        return None
