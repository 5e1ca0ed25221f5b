"""A program of others that plays a level where the machine has it. Nothing is started here: whoever plays the level gives it
the means to ask (`server/jobs/uci_programs.py`), or the game's own search plays."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from engines.kit.chance import Chance

Plain: TypeAlias = Any
Bot: TypeAlias = Callable[[Mapping[str, Plain], Mapping[str, Plain], int, Chance], dict[str, Plain] | None]
"""(the seat's own view, the status as plain data, seat, chance) → the action as the client would send it, or None."""
Ask: TypeAlias = Callable[[str, Sequence[str]], str | None]
"""(position, the moves to choose from) → the chosen one; None where the program gave no answer, or none of these."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Program:
    """A program that speaks UCI.

    `command`: its name on the machine. `options`: what bounds its strength and its appetite. `nodes`: it looks at so many
    positions at most for one move. `bot`: makes the level's bot, which plays by itself where it gets no answer.
    """

    command: str
    options: Mapping[str, int | bool]
    nodes: int
    bot: Callable[[Ask], Bot]
