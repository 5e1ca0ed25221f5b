"""What a challenge may bring and cost, as data: a table for each window, beside the ruling that carries it out.

A window names its stakes (`Window.stakes`). All of it is public: it follows from whose turn it is, what is announced and what
the game is played with, never from a fault. The client words the codes (`words/faults.<language>.ts`, `challenge_words`).

    C    the prize of that rule
    I    the price, and a strike
    IA   a strike and nothing else
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Literal, TypeAlias

import msgspec
from msgspec.structs import replace

from engines.kit.outcome import GameEvent, Step
from engines.kit.referee.actions import OTHER
from engines.kit.status import Status

Third: TypeAlias = Literal["game_lost", "chico_lost", "out"]
"""What the third strike brings the seat: it loses the game, its side the chico, or it plays no more."""
SharedPrice: TypeAlias = Literal["strike", "turn", "next_turn", "win_stands", "result_stands"]
"""Prices that several games have: nothing beside the strike, the running turn, the next one, the result that waits stands."""
Shut: TypeAlias = Literal["own_result", "others_turn", "own_turn", "not_now"]
"""Why a seat has no window: its own result waits, the other seat plays, it plays but has nothing to judge, or none of these."""
Why: TypeAlias = Shut | Literal["no_rule", "other_moment"]
"""Why a challenge is IA: there is no window, nobody may challenge that rule, or not in this window."""


class Stakes(msgspec.Struct, frozen=True):
    """What is at stake in one window."""

    prizes: Mapping[str, str]
    """By each rule that may prove broken in this window: the code of what a C brings the challenger."""
    price: str
    """The code of what an I costs beside the strike."""
    price_of: Mapping[str, str] = {}
    """The rules whose price is another one, which comes instead of the strike."""


StakesByWindow: TypeAlias = Mapping[str, Stakes]
"""By the name that a window gives (`Window.stakes`, or its kind)."""


def each(rules: Iterable[str], prize: str) -> dict[str, str]:
    """The same prize for each of the rules."""
    return dict.fromkeys(rules, prize)


def codes_of(table: StakesByWindow) -> tuple[str, ...]:
    """Every code of the table, in order; the client has words for each."""
    found = {code for stakes in table.values() for code in (stakes.price, *stakes.price_of.values(), *stakes.prizes.values())}
    return tuple(sorted(found))


def open_stakes(table: StakesByWindow, status: Status, seat: int) -> tuple[Stakes, ...]:
    """The stakes of each window that is open to the seat."""
    return tuple(table[window.stakes or window.kind] for window in status.windows if seat in window.seats)


def why_shut(table: StakesByWindow, status: Status, seat: int) -> Shut | None:
    """Why the seat has no window; None where it has one. `clients/web/src/parts/challenge/stakes.ts` says the same."""
    if any(seat in window.seats for window in status.windows):
        return None
    if any("accept_result" in types for types in status.may):
        return "own_result"
    if status.flag is None or "regular" not in table:
        return "not_now"
    return "own_turn" if seat == status.flag else "others_turn"


def why_inappropriate(table: StakesByWindow, status: Status, seat: int, rule: str, known: Iterable[str]) -> Why | None:
    """Why the server calls a challenge of that rule inappropriate. `known`: the rules that may be challenged at some moment."""
    if rule not in known:
        return "no_rule"
    shut = why_shut(table, status, seat)
    return "other_moment" if shut is None else shut


Apply: TypeAlias = Callable[..., Step[Any]]


def with_reasons(apply: Apply, status: Callable[[Any], Status], table: StakesByWindow, known: Iterable[str]) -> Apply:
    """The game's `apply`. Its events `ruling` name the reason of an IA: `why`; a person's IA in an open window has none."""
    rules = frozenset(known)

    def reasoned(state: Any, actor: Any, action: Any, now_ms: int, chance: Any, marks: Any) -> Step[Any]:
        step = apply(state, actor, action, now_ms, chance, marks)
        if not any(ruling.mark == "IA" for ruling in step.rulings):
            return step
        before = status(state)

        def told(event: GameEvent) -> GameEvent:
            params = event.params
            if event.kind != "ruling" or params["mark"] != "IA" or str(params["rule"]).startswith(OTHER):
                return event
            why = why_inappropriate(table, before, actor, str(params["rule"]), rules)
            if marks is not None and why == "other_moment":
                return event
            return replace(event, params={**params, "why": why})

        return replace(step, happenings=tuple(map(told, step.happenings)))

    return reasoned
