"""An external program that plays a level, on machines that have it installed.

This module starts no process. The code that plays the level passes a function that asks the program
(`server/jobs/uci_programs.py`). Without an answer, the game's own search plays.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from engines.kit.chance import Chance

Plain: TypeAlias = Any
Bot: TypeAlias = Callable[[Mapping[str, Plain], Mapping[str, Plain], int, Chance], dict[str, Plain] | None]
"""(the seat's view, the status as plain data, seat, chance) → the action in the form that a client sends, or None."""
Ask: TypeAlias = Callable[[str, Sequence[str]], str | None]
"""(position, possible moves) → the program's move; None without an answer, or for an answer that is not among these moves."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Program:
    """A program that speaks UCI, the protocol of chess engines.

    `command`: name of the program on the machine. `options`: limits for its strength and its resources. `nodes`: maximum number
    of positions per move. `bot`: builds the level's bot, which chooses the move itself if the program gives no answer.
    """

    command: str
    options: Mapping[str, int | bool]
    nodes: int
    bot: Callable[[Ask], Bot]
