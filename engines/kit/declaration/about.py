"""What the lobby shows of a game. The word is the contract's."""

from typing import Literal

import msgspec

from engines.kit.declaration.choice import Choice
from engines.kit.outcome import Plain


class About(msgspec.Struct, frozen=True):
    """What the lobby shows. `seats`: how many there may be. `listed` False keeps a template out of the lobby.

    `counts_games`: how many games are played is the game's own matter, so no form offers the room's number of games.
    `names`: in Spanish and in English, for files; the client has them in `words/title.<language>.ts`.
    `class_option`: the option that says whether the game is a board of a class; the server sets it, never a client.
    `well_known`: most people have played it, so that two strangers who name no game are brought together at it.
    """

    slug: str
    seats: tuple[int, ...]
    choices: tuple[Choice, ...] = ()
    division: Literal["II", "III"] | None = None
    listed: bool = True
    counts_games: bool = False
    class_option: str = ""
    well_known: bool = False
    names: tuple[str, str] = ("", "")

    @property
    def at_home(self) -> dict[str, Plain]:
        """The options of a game with help for which nobody chose anything: no clock hurries a learner."""
        return {choice.field: choice.at_home for choice in self.choices if choice.at_home is not None}

    @property
    def appointed(self) -> str:
        """The option that holds the appointed time; empty where a game knows none."""
        return next((choice.field for choice in self.choices if choice.kind == "time"), "")
