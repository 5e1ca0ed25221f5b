"""An external program that plays a level if the machine has it.

This module starts nothing. The caller that plays the level passes a function to ask the program
(`server/jobs/uci_programs.py`); else the game's own search plays.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from engines.kit.chance import Chance

Plain: TypeAlias = Any
Bot: TypeAlias = Callable[[Mapping[str, Plain], Mapping[str, Plain], int, Chance], dict[str, Plain] | None]
"""(the seat's view, the status as plain data, seat, chance) → the action as a client sends it, or None."""
Ask: TypeAlias = Callable[[str, Sequence[str]], str | None]
"""(position, the moves to choose from) → the chosen move; None without an answer, or for an answer outside the list."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Program:
    """A program that speaks UCI.

    `command`: its name on the machine. `options`: limits for its strength and its resources. `nodes`: maximum number of
    positions per move. `bot`: builds the level's bot, which plays without the program if it gets no answer.
    """

    command: str
    options: Mapping[str, int | bool]
    nodes: int
    bot: Callable[[Ask], Bot]
