"""A game's entry in the lobby. The contract uses this type."""

from typing import Literal

import msgspec

from engines.kit.declaration.choice import Choice
from engines.kit.outcome import Plain


class About(msgspec.Struct, frozen=True):
    """A game's entry in the lobby. `seats`: possible numbers of players. `listed`: False for a game that is only a
    template for new games, which the lobby does not show.

    `counts_games`: the game itself decides how many games a match has, so forms do not offer that setting of the room.
    `names`: the game's names in Spanish and in English, for exported files; for the screen the client has its own names
    (`title` in `words.<language>.ts`). `class_option`: name of the option that says that a school class plays the
    game; only the server sets it. `well_known`: most people have played the game, so the server offers it to two strangers
    who name no game.
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
        """Default options of a game in assisted mode. Beginners play without a clock."""
        return {choice.field: choice.at_home for choice in self.choices if choice.at_home is not None}

    @property
    def appointed(self) -> str:
        """Name of the option that holds the appointed time; empty if the game has no such option."""
        return next((choice.field for choice in self.choices if choice.kind == "time"), "")
