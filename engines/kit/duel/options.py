"""Options of every refereed duel: lengths of a turn, its grace, the game and the windows (rulebook `common.md`).

A game's options are a subclass, with its own fields and defaults.
"""

from typing import Annotated, Literal, TypeAlias, TypeVar

import msgspec
from msgspec.structs import replace

from engines.kit.chance import Chance
from engines.kit.declaration.about import About
from engines.kit.declaration.choice import Choice

Length: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=86_400_000)]
"""Length of time in ms; 0 means no limit."""


TurnLength: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=7 * 86_400_000)]
"""Length of a turn in ms; days are possible in a game by correspondence."""
CORRESPONDENCE_GRACE_MS = 43_200_000
"""Grace in ms after a turn of days in a game by correspondence. It is long because players may sleep when a turn ends."""


class DuelOptions(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Options of every refereed duel."""

    mode: Literal["assisted", "tournament"] = "assisted"
    """Assisted: the server refuses faults. Tournament: seats play and challenge them."""
    starter: Literal[0, 1] | None = None
    """Seat that starts; None if the game's own method decides who starts."""
    turn_ms: TurnLength = 60_000
    """Length of a turn in ms; 0 for no limit."""
    grace_ms: Length = 10_000
    """Time in ms between the end of a turn and its forfeit."""
    game_ms: Length = 45 * 60_000
    """Time limit of the game in ms; 0 for none."""
    win_challenge_ms: Length = 20_000
    """Time in ms to challenge a declared result. 0: no limit in tournament mode, no wait in assisted mode."""
    window_min_ms: Length | None = None
    """Minimum time in ms for which a window inside the challenged seat's own turn stays open. None: 5 s in tournament mode, no
    time in assisted mode. Without effect in a game whose windows open only after the turn."""
    auto_flag: bool = False
    """True if the server passes the flag when a seat's turn has no action left. Only some games support it."""

    @property
    def wait_ms(self) -> int:
        """Minimum time in ms for the other seat to challenge before the turn goes on."""
        if self.window_min_ms is not None:
            return self.window_min_ms
        return 5000 if self.mode == "tournament" else 0


AUTO_FLAG = Choice("auto_flag", (False, True))
HINTS = Choice("hints", (True, False))
NO_HINTS = Choice("hints", (False, True))
"""The option `hints` in forms, switched off by default."""


def duel_about(
    slug: str,
    division: Literal["II", "III"] | None,
    *own: Choice,
    game_minutes: tuple[int, int, int] = (45, 30, 20),
    listed: bool = True,
    names: tuple[str, str] = ("", ""),
) -> About:
    """Return the lobby entry of a duel. The options of all duels come before the options of the game. `game_minutes`:
    time limits that forms offer, in minutes; the first is the default."""
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
    """Return the options of a duel by correspondence (`Engine.by_correspondence`): each turn has days, and the game has no time
    limit."""
    return replace(
        options,
        turn_ms=move_ms,
        grace_ms=CORRESPONDENCE_GRACE_MS,
        game_ms=0,
        win_challenge_ms=CORRESPONDENCE_GRACE_MS,
        window_min_ms=None,
    )


def starter_by_lot(options: O, chance: Chance) -> O:
    """Return the options with a random starter (`Engine.begins_at_once`). This function is for a duel whose seats
    otherwise decide who starts."""
    return options if options.starter is not None else replace(options, starter=0 if chance.below(2) == 0 else 1)


def starter_alternates(options: O, number: int) -> O:
    """Return the options of one game of a match, by its number from 0. If the options name a starter, the seats take turns to
    start; else each game decides who starts."""
    return options if options.starter is None else replace(options, starter=(options.starter + number) % 2)
