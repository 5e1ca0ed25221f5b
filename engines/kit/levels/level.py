"""What a level of the computer is: how often it slips, how far it searches, and as a partner how often it errs and notices."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final, TypeAlias

from engines.kit.levels.program import Bot, Program

LEARNER: Final = "learner"
CLUB: Final = "club"
STRONG: Final = "strong"
PARTNER: Final = "partner"
RATED: Final = (LEARNER, CLUB, STRONG)
"""Those that are compared in play, the weakest first."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Search:
    """Candidates are played on from the position as the seat may imagine it, by the game's bot for every seat, and compared.

    `types`: the types of action that are worth the search. `candidates`: so many are compared at most, the bot's own among
    them. `nodes`: so many actions are applied at most for one decision. `ahead`: a play-out ends after so many of them and is
    judged by `worth`, or goes to the end of the game where `ahead` is 0.
    """

    types: frozenset[str]
    candidates: int = 12
    nodes: int = 1_200
    ahead: int = 0
    worth: Callable[[Any, int], float] | None = None
    """(state, seat) → how the seat stands, from 0 (lost) to 1 (won), where a play-out stops before the end."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Level:
    """One level of a game. The plain one is the game's bot itself.

    `slips`: of a hundred decisions so many are made by lot among actions without fault. `search`: how it looks for better
    actions than the bot's. `own`: a bot of its own, which may look further than the game's. `errs`: in tournament mode, of a
    hundred actions at which it could commit a fault it commits one at so many. `notices`: of a hundred faults that the bot
    would challenge it challenges so many. `deep`: its own bot looks so far that its moves take long. `program`: plays in the
    place of its own bot where the machine has it; only beside the server's loop, so the level is `deep`.
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
        """Whether its moves take so long that they are computed beside the server's loop."""
        return self.deep or self.search is not None

    @property
    def at_once(self) -> "Level":
        """The level without what takes long."""
        return replace(self, search=None, deep=False, program=None, own=None if self.deep else self.own)


Levels: TypeAlias = Mapping[str, Level]
"""The levels of a game by their names."""

USUAL: Final = Level()
"""The game's bot as it is: how the computer plays where no level was chosen."""


def level_named(of_a_game: Levels, name: str) -> Level:
    """The level of that name; the game's bot as it is where the game has none of that name."""
    return of_a_game.get(name, USUAL)


PARTNER_ERRS: Final = 15
PARTNER_NOTICES: Final = 60


def levels(*, learner: Level, club: Level = USUAL, strong: Level = USUAL) -> Levels:
    """The levels of a game; the referee's partner plays as the club's level does."""
    partner = Level(slips=club.slips, own=club.own, errs=PARTNER_ERRS, notices=PARTNER_NOTICES)
    return {LEARNER: learner, CLUB: club, STRONG: strong, PARTNER: partner}


UNMEASURED: Final = levels(learner=Level(slips=60), club=Level(slips=20))
"""The levels of a game that has no figures of its own yet."""
