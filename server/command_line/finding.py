"""One line of `doctor`."""

from dataclasses import dataclass
from typing import Literal

Level = Literal["ok", "warning", "wrong"]


@dataclass(frozen=True)
class Found:
    """`about`: a word that stays; `line`: what is there, and what to do where it is not `ok`."""

    level: Level
    about: str
    line: str
