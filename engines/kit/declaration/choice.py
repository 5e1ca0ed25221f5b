"""An option that forms offer for a game. The contract uses this type."""

from typing import Literal

import msgspec

from engines.kit.outcome import Plain


class Choice(msgspec.Struct, frozen=True):
    """An option that the lobby offers: the options' field and its values in order, the first of them the default.

    `at_home`: default in assisted mode, so that beginners play without hurry; None for the usual default. `is_rare`: forms
    show it only in the group of further rules. `in_class`: extra values in the form of a class's round. `kind`: how a person
    chooses: one of the values; an appointed `time` (a server time in ms); the `periods` of a chess clock (a list of
    `kit.clocks.chess.Period`). For the last two kinds, `values` is None only. A game has at most one `time`: at that time the
    room begins its first game, ready or not, even with empty seats (see `Engine.seated`). Forms do not show a choice of one
    value and apply it.
    """

    field: str
    values: tuple[Plain, ...]
    is_rare: bool = False
    at_home: Plain = None
    in_class: tuple[Plain, ...] = ()
    kind: Literal["pick", "time", "periods"] = "pick"
