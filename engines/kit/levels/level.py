"""The definition of a computer level: how often it acts at random, how it searches, and how often it commits and challenges
faults."""

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
    """Search by play-outs. From imagined positions, the game's bot plays on for every seat after each candidate action,
    and the search compares the results.

    `types`: the types of action that the search may replace. `candidates`: maximum number of candidate actions,
    including the bot's own action. `nodes`: maximum number of applied actions per decision. `ahead`: number of actions
    in a play-out, after which `worth` estimates the result; 0 plays to the end of the game.
    """

    types: frozenset[str]
    candidates: int = 12
    nodes: int = 1_200
    ahead: int = 0
    worth: Callable[[Any, int], float] | None = None
    """(state, seat) → the seat's chances, from 0 (lost) to 1 (won), at the end of a play-out that stops before the end of the
    game."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Level:
    """One level of a game. A level with the default values is the game's bot itself.

    `slips`: probability, in percent, of a random faultless action. `search`: search for better actions than the bot's.
    `own`: the level's own bot, which may search further than the game's. `errs`: probability, in percent, of choosing a
    faulty action in tournament mode if one is possible. `notices`: probability, in percent, of challenging a fault that
    the bot would challenge. `deep`: True if the level's own bot takes long for a move. `program`: external program that
    plays instead of the level's own bot if the machine has that program. The program runs outside the server's loop, so
    such a level is `deep`.
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
        """True if a move takes so long that the server must compute it outside its event loop."""
        return self.deep or self.search is not None

    @property
    def at_once(self) -> "Level":
        """Return the level without its slow parts."""
        return replace(self, search=None, deep=False, program=None, own=None if self.deep else self.own)


Levels: TypeAlias = Mapping[str, Level]
"""Levels of a game by name."""

USUAL: Final = Level()
"""The game's bot without changes. A table uses this level if its host chooses no other level."""


def level_named(of_a_game: Levels, name: str) -> Level:
    """Return the level of that name; the game's plain bot if the game has no such level."""
    return of_a_game.get(name, USUAL)


PARTNER_ERRS: Final = 15
PARTNER_NOTICES: Final = 60


def levels(*, learner: Level, club: Level = USUAL, strong: Level = USUAL) -> Levels:
    """Return the levels of a game, by name. This function adds the level of the partner for practising challenges: it plays
    like `club`, but also commits faults and overlooks some faults."""
    partner = Level(slips=club.slips, own=club.own, errs=PARTNER_ERRS, notices=PARTNER_NOTICES)
    return {LEARNER: learner, CLUB: club, STRONG: strong, PARTNER: partner}


UNMEASURED: Final = levels(learner=Level(slips=60), club=Level(slips=20))
"""Levels of a game whose strengths the arena has not measured."""
