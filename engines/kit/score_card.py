"""A seat's score card. The contract uses this type."""

import msgspec

from engines.kit.outcome import Plain
from engines.kit.referee.record import Mark


class Card(msgspec.Struct, frozen=True):
    """A seat's score card (rulebook `common.md`, The end). `columns`: keys of the client's words for the heads of the columns.
    `lines`: the cells of each line. The total comes last."""

    columns: tuple[str, ...]
    lines: tuple[tuple[Plain, ...], ...]
    total: Plain
    marks: tuple[Mark, ...] = ()
    violations: int = 0
