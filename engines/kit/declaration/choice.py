"""An option that forms offer for a game. The contract uses this type."""

from typing import Literal

import msgspec

from engines.kit.outcome import Plain


class Choice(msgspec.Struct, frozen=True):
    """An option that the lobby offers: its field in the game's options, and its possible values in order. The first is the
    default.

    `at_home`: default in assisted mode, so that beginners play without a time limit; None for the usual default. `is_rare`:
    forms show the option only in the group of further rules. `in_class`: extra values that the form of a class's round offers.
    `kind`: how a person enters the value: `pick` (one of the `values`), `time` (an appointed server time in ms), or `periods`
    (those of a chess clock, a list of `kit.clocks.chess.Period`). For the last two kinds, `values` contains only None.

    A game has at most one option of the kind `time`. At that time the room begins its first game, even if seats are empty or
    players are not ready (see `Engine.seated`). Forms do not show an option with only one value; they apply it.
    """

    field: str
    values: tuple[Plain, ...]
    is_rare: bool = False
    at_home: Plain = None
    in_class: tuple[Plain, ...] = ()
    kind: Literal["pick", "time", "periods"] = "pick"
