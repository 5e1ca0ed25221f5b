"""What was left to chance in each game of a log, and whether it comes out again from the game's seed.

Nothing of it may leave the server while its game runs: from what was shuffled follows what is hidden.
"""

import hashlib
from collections.abc import Iterable, Iterator
from typing import Literal, TypeAlias

import msgspec

from engines.kit.chance import Draw, again
from server.room.log import Record

Verdict: TypeAlias = Literal["same", "laid", "other", "skipped"]
"""`same`: the seed gives it again. `laid`: no roll, but laid down with a set position. Wrong are `other` (the seed gives
something else, or it was laid down where nothing was set) and `skipped` (the seed gives it, but one before was left out)."""


class Roll(msgspec.Struct, frozen=True, omit_defaults=True):
    """A draw and where it stands in the log: record `seq`, for the action `text` of `actor`; `deal` is what opened the game."""

    seq: int
    at_ms: int
    actor: int | str
    text: str
    draw: Draw


class Lot(msgspec.Struct, frozen=True, omit_defaults=True):
    """The chance of the room's game of that number, from 0. `digest`: of its seed, as it was shown from the start."""

    number: int
    digest: str
    rolls: tuple[Roll, ...] = ()
    is_set: bool = False


class Checked(msgspec.Struct, frozen=True):
    """`seed_fits`: the seed is the promised one. For each roll what the seed gives (None where nothing can be drawn)."""

    seed_fits: bool
    rolls: tuple[tuple[Verdict, tuple[int, ...] | None], ...]

    @property
    def is_fair(self) -> bool:
        return self.seed_fits and all(verdict in ("same", "laid") for verdict, _got in self.rolls)


def lots_of(records: Iterable[Record]) -> list[Lot]:
    """Games in the order in which they began. Records from before draws were noted have none."""
    lots: list[Lot] = []
    rolls: list[list[Roll]] = []
    for record in records:
        for moment in _moments(record):
            if isinstance(moment, Lot):
                lots.append(moment)
                rolls.append(list(moment.rolls))
            elif rolls:
                rolls[-1].append(moment)
    return [msgspec.structs.replace(lot, rolls=tuple(rolled)) for lot, rolled in zip(lots, rolls, strict=True)]


def _moments(record: Record) -> Iterator[Lot | Roll]:
    """What a record has of deals and rolls, in the order in which they happened."""
    deals = list(record.deals)
    for number in range(len(record.moves) + 1):
        while deals and deals[0].after == number:
            deal = deals.pop(0)
            opening = tuple(Roll(record.seq, deal.at_ms, "deal", "", draw) for draw in deal.draws)
            yield Lot(deal.number, deal.digest, opening, deal.is_set)
        if number < len(record.moves):
            move = record.moves[number]
            for draw in move.draws:
                if isinstance(draw, Draw):
                    yield Roll(record.seq, move.at_ms, move.actor, move.text, draw)


def checked(lot: Lot, seed: bytes) -> Checked:
    """Every draw once more from the seed. An appeal may draw the same again: its number is then one that has been."""
    following = 0
    verdicts: list[tuple[Verdict, tuple[int, ...] | None]] = []
    for roll in lot.rolls:
        index = roll.draw.index
        if index is None:
            verdicts.append(("laid" if lot.is_set else "other", None))
            continue
        try:
            got = again(seed, roll.draw)
        except ValueError:
            verdicts.append(("other", None))
            continue
        verdicts.append(("other" if got != roll.draw.got else "skipped" if index > following else "same", got))
        following = max(following, index + 1)
    return Checked(hashlib.sha256(seed).hexdigest() == lot.digest, tuple(verdicts))
