"""An option of a game as forms offer it. The word is the contract's."""

from typing import Literal

import msgspec

from engines.kit.outcome import Plain


class Choice(msgspec.Struct, frozen=True):
    """An option that the lobby offers: the options' field, its values in order, the first of them the default.

    `at_home`: what goes with help instead of the default: nobody who learns is hurried; None: the default does.
    `is_rare`: shown only to who asks for more rules. `in_class`: values that the form of a class's round offers beside the
    others. `kind`: how it is chosen: one of the values; an appointed `time` (a server time in ms); the `periods` of a chess
    clock (a list of `kit.clocks.chess.Period`); of the last two the values are None only. A game has one `time` at most:
    the room begins its first game then by itself, ready or not, even with empty seats (see `Engine.seated`). A choice of one
    value is not shown, but made.
    """

    field: str
    values: tuple[Plain, ...]
    is_rare: bool = False
    at_home: Plain = None
    in_class: tuple[Plain, ...] = ()
    kind: Literal["pick", "time", "periods"] = "pick"
