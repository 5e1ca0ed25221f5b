"""The definition of a computer level: its rate of random actions, its search, and its rates of faults and challenges as a
partner."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final, TypeAlias

from engines.kit.levels.program import Bot, Program

LEARNER: Final = "learner"
CLUB: Final = "club"
STRONG: Final = "strong"
PARTNER: Final = "partner"
RATED: Final = (LEARNER, CLUB, STRONG)
"""Levels that the arena compares, the weakest first."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Search:
    """Search by play-outs. From imagined positions, the game's bot plays on for every seat after each candidate, and the
    search compares the results.

    `types`: the types of action worth a search. `candidates`: maximum number of candidates, the bot's own among them.
    `nodes`: maximum number of applied actions per decision. `ahead`: length of a play-out, which `worth` then judges; 0 plays
    to the end of the game.
    """

    types: frozenset[str]
    candidates: int = 12
    nodes: int = 1_200
    ahead: int = 0
    worth: Callable[[Any, int], float] | None = None
    """(state, seat) → the seat's chances, from 0 (lost) to 1 (won), after a play-out that stops before the end."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Level:
    """One level of a game. The plain level is the game's bot itself.

    `slips`: probability, in percent, of a random faultless action. `search`: search for better actions than the bot's. `own`:
    the level's own bot, which may look further than the game's. `errs`: in tournament mode, probability, in percent, of
    choosing a faulty action if one is possible. `notices`: probability, in percent, of challenging a fault that the bot would
    challenge. `deep`: the level's own bot takes long for a move. `program`: external program that plays instead of that bot
    if the machine has it; it runs outside the server's loop, so the level is `deep`.
    """

    slips: int = 0
    search: Search | None = None
    own: Bot | None = None
    deep: bool = False
    errs: int = 0
    notices: int = 100
    program: Program | None = None

    @property
    def thinks(self) -> bool:
        """True if the moves take so long that the server must compute them outside its loop."""
        return self.deep or self.search is not None

    @property
    def at_once(self) -> "Level":
        """Return the level without its slow parts."""
        return replace(self, search=None, deep=False, program=None, own=None if self.deep else self.own)


Levels: TypeAlias = Mapping[str, Level]
"""Levels of a game by name."""

USUAL: Final = Level()
"""The game's bot without changes: the level of a table that chose none."""


def level_named(of_a_game: Levels, name: str) -> Level:
    """Return the level of that name; the game's plain bot if the game has no such level."""
    return of_a_game.get(name, USUAL)


PARTNER_ERRS: Final = 15
PARTNER_NOTICES: Final = 60


def levels(*, learner: Level, club: Level = USUAL, strong: Level = USUAL) -> Levels:
    """Return the levels of a game. The referee's partner plays at the level `club`."""
    partner = Level(slips=club.slips, own=club.own, errs=PARTNER_ERRS, notices=PARTNER_NOTICES)
    return {LEARNER: learner, CLUB: club, STRONG: strong, PARTNER: partner}


UNMEASURED: Final = levels(learner=Level(slips=60), club=Level(slips=20))
"""Levels of a game without measured figures."""
