"""The type of a rule in a game's list of rules. A rule has the same id as in the rulebook. The contract uses this type."""

import msgspec


class Rule(msgspec.Struct, frozen=True):
    """One rule of the rulebook's part 5.

    `kind`: impossible, fault, supervised, claim, right, referee. `challengeable`: a challenge may name the rule. `target`:
    the kind of thing that such a challenge points at (`seat`, `piece`, `cell`, `entry`, `ply`, …); None if it points at
    nothing.
    """

    id: str
    kind: str
    challengeable: bool = False
    target: str | None = None


def rules_of(kind: str, *ids: str) -> tuple[Rule, ...]:
    """Return rules of one kind that a seat may not challenge."""
    return tuple(Rule(id, kind) for id in ids)


def challengeable(*ids: str, target: str | None = None) -> tuple[Rule, ...]:
    """Return faults that a seat may challenge. `target`: the kind of thing that the challenge must or may point at."""
    return tuple(Rule(id, "fault", True, target) for id in ids)
