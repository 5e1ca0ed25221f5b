"""The edition in `board.json`: blocks with their attributes, bases and their neighbours, the track, and the game's numbers."""

from collections.abc import Mapping

import msgspec

from engines.kit.declaration.edition import read_edition


class _Block(msgspec.Struct, frozen=True):
    id: str
    size: str
    colour: str
    shape: str


class _Base(msgspec.Struct, frozen=True):
    id: str
    neighbours: tuple[str, ...]


class _Space(msgspec.Struct, frozen=True):
    space: int
    kind: str


class Scoring(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The score of a block on a base: `par`, plus `per_likeness` for each attribute that it shares with a neighbouring block (a
    likeness)."""

    par: int = 5
    per_likeness: int = 1


class _Edition(msgspec.Struct, frozen=True):
    blocks: tuple[_Block, ...]
    bases: tuple[_Base, ...]
    track: tuple[_Space, ...]
    score: Scoring
    goal: int
    bump_back: int


_EDITION = read_edition(__package__, _Edition)

BLOCKS = tuple(block.id for block in _EDITION.blocks)
BLOCK_SET = frozenset(BLOCKS)
SHORT = {block.id: block.size[0] + block.colour[0] + block.shape[0] for block in _EDITION.blocks}
"""block → the first letters of its size, colour and shape, which are unique."""
BASES = tuple(base.id for base in _EDITION.bases)
NEIGHBOURS = {base.id: base.neighbours for base in _EDITION.bases}
WHITE = frozenset(space.space for space in _EDITION.track if space.kind == "white")
SCORING = _EDITION.score
GOAL = _EDITION.goal
BUMP_BACK = _EDITION.bump_back

LIKENESSES = {
    one.id: {
        other.id: (one.size == other.size) + (one.colour == other.colour) + (one.shape == other.shape)
        for other in _EDITION.blocks
    }
    for one in _EDITION.blocks
}

Laid = Mapping[str, str]
"""base → the block on it."""


def is_full(laid: Laid) -> bool:
    return len(laid) == len(BASES)


def worth(laid: Laid, block: str, base: str, scoring: Scoring) -> int:
    """Return the score of a block on a base among its neighbouring blocks."""
    like = LIKENESSES[block]
    shared = sum(like[laid[beside]] for beside in NEIGHBOURS[base] if beside in laid)
    return scoring.par + scoring.per_likeness * shared


def counted(start: int, spaces: int, bounces: bool) -> tuple[int, ...]:
    """Return the spaces that a pawn counts. A pawn that would pass the goal stays on its place; with `bounces` it turns
    back at the goal."""
    end = start + spaces
    if end <= GOAL:
        return tuple(range(start + 1, end + 1))
    if not bounces:
        return ()
    return (*range(start + 1, GOAL + 1), *range(GOAL - 1, max(2 * GOAL - end, 0) - 1, -1))
