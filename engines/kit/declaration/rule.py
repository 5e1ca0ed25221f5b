"""The rules of a game as its rulebook numbers them. The word is the contract's."""

import msgspec


class Rule(msgspec.Struct, frozen=True):
    """One rule of the rulebook's part 5.

    `kind`: impossible, fault, supervised, claim, right, referee. `challengeable`: may stand in a challenge. `target`: what
    such a challenge must or may point at (`seat`, `piece`, `cell`, `entry`, `ply`, …), None where nothing.
    """

    id: str
    kind: str
    challengeable: bool = False
    target: str | None = None


def rules_of(kind: str, *ids: str) -> tuple[Rule, ...]:
    """Rules of one kind that nobody may challenge."""
    return tuple(Rule(id, kind) for id in ids)


def challengeable(*ids: str, target: str | None = None) -> tuple[Rule, ...]:
    """Faults that may be challenged. `target`: what such a challenge points at."""
    return tuple(Rule(id, "fault", True, target) for id in ids)
