"""The prizes that a challenger can win by a challenge, and the prices that it may have to pay, as a table for each
challenge window. The game's `ruling` carries out prizes and prices.

A window names its stakes (`Window.stakes`). They are public: they follow from the turn, the announcements and the options,
never from a fault. The client has words for the codes (`faults` in the game's `words.<language>.ts`, `challenge_words`).

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
"""Consequence of the third strike: the seat loses the game, its side loses the chico, or the seat plays no more."""
SharedPrice: TypeAlias = Literal["strike", "turn", "next_turn", "win_stands", "result_stands"]
"""Prices that several games share. `strike`: only the strike. `turn`: the running turn. `next_turn`: the next turn. The others:
the pending result becomes final."""
Shut: TypeAlias = Literal["own_result", "others_turn", "own_turn", "not_now"]
"""Reason why a seat has no window. `own_result`: its own result is pending. `others_turn`: another seat plays. `own_turn`: the
seat plays, but there is no turn to judge. `not_now`: any other reason."""
Why: TypeAlias = Shut | Literal["no_rule", "other_moment"]
"""Reason why a challenge is inappropriate (IA): the seat has no window, no seat may challenge the rule, or the seat may
not challenge that rule in this window."""


class Stakes(msgspec.Struct, frozen=True):
    """The stakes of one window."""

    prizes: Mapping[str, str]
    """Prize of a correct challenge, as a code, by each rule that may be broken in this window."""
    price: str
    """Price of an incorrect challenge, as a code. The strike comes in addition."""
    price_of: Mapping[str, str] = {}
    """Price of an incorrect challenge of certain rules: rule → code. Such a price replaces the strike."""


StakesByWindow: TypeAlias = Mapping[str, Stakes]
"""Stakes by their key (`Window.stakes`, or the kind of the window if `stakes` is empty)."""


def each(rules: Iterable[str], prize: str) -> dict[str, str]:
    """Return a table with the same prize for each of the rules."""
    return dict.fromkeys(rules, prize)


def codes_of(table: StakesByWindow) -> tuple[str, ...]:
    """Return every code of the table, in order. The client has words for each."""
    found = {code for stakes in table.values() for code in (stakes.price, *stakes.price_of.values(), *stakes.prizes.values())}
    return tuple(sorted(found))


def open_stakes(table: StakesByWindow, status: Status, seat: int) -> tuple[Stakes, ...]:
    """Return the stakes of each window that is open to the seat."""
    return tuple(table[window.stakes or window.kind] for window in status.windows if seat in window.seats)


def why_shut(table: StakesByWindow, status: Status, seat: int) -> Shut | None:
    """Return the reason why the seat has no window; None if it has a window.
    `clients/web/src/parts/challenge/stakes.ts` computes the same value."""
    if any(seat in window.seats for window in status.windows):
        return None
    if any("accept_result" in types for types in status.may):
        return "own_result"
    if status.flag is None or "regular" not in table:
        return "not_now"
    return "own_turn" if seat == status.flag else "others_turn"


def why_inappropriate(table: StakesByWindow, status: Status, seat: int, rule: str, known: Iterable[str]) -> Why | None:
    """Return the reason why the server rules IA (inappropriate) on a challenge of that rule. `known`: the rules that a seat may
    challenge at some moment."""
    if rule not in known:
        return "no_rule"
    shut = why_shut(table, status, seat)
    return "other_moment" if shut is None else shut


Apply: TypeAlias = Callable[..., Step[Any]]


def with_reasons(apply: Apply, status: Callable[[Any], Status], table: StakesByWindow, known: Iterable[str]) -> Apply:
    """Wrap the game's `apply` so that its events `ruling` give the reason of an IA (inappropriate) in `why`. If a person rules
    IA although the seat has an open window, there is no `why`."""
    rules = frozenset(known)

    def reasoned(state: Any, actor: Any, action: Any, now_ms: int, chance: Any, marks: Any) -> Step[Any]:
        step = apply(state, actor, action, now_ms, chance, marks)
        if not step.rulings or not any(ruling.mark == "IA" for ruling in step.rulings):
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
