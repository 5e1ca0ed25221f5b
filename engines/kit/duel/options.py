"""Options of every refereed duel: length of a turn and its grace, of the game, of windows (rulebook `common.md`). A game's
are a subclass, with its own and its defaults.
"""

from typing import Annotated, Literal, TypeAlias, TypeVar

import msgspec
from msgspec.structs import replace

from engines.kit.chance import Chance
from engines.kit.declaration.about import About
from engines.kit.declaration.choice import Choice

Length: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=86_400_000)]
"""A length of time in ms; 0 is no limit."""


TurnLength: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=7 * 86_400_000)]
"""The same of a turn, which may take days in a game by correspondence."""
CORRESPONDENCE_GRACE_MS = 43_200_000
"""After days for a move, so long before the turn is lost: nobody plays at night."""


class DuelOptions(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What every refereed duel is played with."""

    mode: Literal["assisted", "tournament"] = "assisted"
    """Whether faults are refused, or played and challenged."""
    starter: Literal[0, 1] | None = None
    """None: by lot, as the game does it."""
    turn_ms: TurnLength = 60_000
    """A turn's time; 0 for no limit."""
    grace_ms: Length = 10_000
    """What follows it before the turn is forfeited."""
    game_ms: Length = 45 * 60_000
    """The time limit of the game; 0 for none."""
    win_challenge_ms: Length = 20_000
    """How long a declared result may be challenged; 0 for no limit, and with help for no wait."""
    window_min_ms: Length | None = None
    """So long a turn stays open to a challenge at least; None: 5 s in tournament, none in assisted."""
    auto_flag: bool = False
    """The server passes a turn in which nothing more can be done, in games that have it."""

    @property
    def wait_ms(self) -> int:
        """How long something that the other may challenge without the flag must lie open before the flag goes on."""
        if self.window_min_ms is not None:
            return self.window_min_ms
        return 5000 if self.mode == "tournament" else 0


AUTO_FLAG = Choice("auto_flag", (False, True))
HINTS = Choice("hints", (True, False))
NO_HINTS = Choice("hints", (False, True))
"""The same option; the first value is the one that a form begins with."""


def duel_about(
    slug: str,
    division: Literal["II", "III"] | None,
    *own: Choice,
    game_minutes: tuple[int, int, int] = (45, 30, 20),
    listed: bool = True,
    names: tuple[str, str] = ("", ""),
) -> About:
    """What the lobby shows of a duel: the options of all duels, and the game's own after them. `game_minutes`: the first is the
    default."""
    shared = (
        Choice("mode", ("assisted", "tournament")),
        Choice("starter", (None, 0, 1)),
        Choice("turn_ms", (60_000, 90_000, 120_000, 0), at_home=0),
        Choice("game_ms", (*(minutes * 60_000 for minutes in game_minutes), 0), at_home=0),
        Choice("win_challenge_ms", (20_000,), at_home=0),
    )
    return About(slug, (2,), (*shared, *own), division, listed, names=names)


O = TypeVar("O", bound=DuelOptions)  # noqa: E741 - options


def correspondence(options: O, move_ms: int) -> O:
    """`Engine.by_correspondence` of a duel: days for each turn, no time limit of the game."""
    return replace(
        options,
        turn_ms=move_ms,
        grace_ms=CORRESPONDENCE_GRACE_MS,
        game_ms=0,
        win_challenge_ms=CORRESPONDENCE_GRACE_MS,
        window_min_ms=None,
    )


def starter_by_lot(options: O, chance: Chance) -> O:
    """`Engine.begins_at_once` of a duel whose seats do something for who starts: chance names the starter instead."""
    return options if options.starter is not None else replace(options, starter=0 if chance.below(2) == 0 else 1)


def starter_alternates(options: O, number: int) -> O:
    """The options of a match's game, from 0: a starter that was named alternates; else each game has its own lot."""
    return options if options.starter is None else replace(options, starter=(options.starter + number) % 2)
