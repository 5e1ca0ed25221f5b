"""Search by play-outs: after each candidate action the game's bots play on in imagined positions, and the search chooses the
candidate with the best results.

The search counts applied actions and never measures time, so the same draws give the same move on any machine. It compares all
candidates in the same imagined positions with the same draws. After each round it drops the worse half of the candidates.
"""

from contextlib import suppress
from typing import Any, Literal

import msgspec

from engines.kit.chance import Chance, ChanceReader, ChanceState
from engines.kit.levels.level import Search
from engines.kit.levels.playable import Playable
from engines.kit.outcome import Plain, Refusal

CLOCK: Literal["clock"] = "clock"
STEP_MS = 500
EVEN = 0.5


class Tick(msgspec.Struct, frozen=True, tag="tick"):
    """The clock's action, equal to `Tick` of the contract."""


class _Budget:
    """Number of actions that the search may still apply."""

    def __init__(self, nodes: int) -> None:
        self.left = nodes
        self.round = 0

    def spend(self) -> None:
        self.left -= 1
        self.round -= 1


class _Candidate:
    """A candidate action and the results of its play-outs."""

    def __init__(self, plain: dict[str, Plain]) -> None:
        self.plain = plain
        self.total = 0.0
        self.times = 0

    @property
    def mean(self) -> float:
        return self.total / self.times if self.times else 0.0


def searched(
    engine: Playable, imagined: Any, seat: int, now_ms: int, asked: dict[str, Plain], search: Search, chance: Chance
) -> dict[str, Plain]:
    """Return the best candidate, or the bot's own action if no candidate is better."""
    alive = [_Candidate(plain) for plain in _candidates(engine, imagined, seat, asked, search, chance)]
    rounds = max(1, (len(alive) - 1).bit_length())
    budget = _Budget(search.nodes)
    while len(alive) > 1:
        budget.round = max(1, search.nodes // rounds)
        while budget.round > 0 and budget.left > 0:
            _compare(engine, imagined, seat, now_ms, alive, search, chance, budget)
        # The sort is stable: among equal candidates the earlier candidate stays, and the bot's own action is the first.
        alive.sort(key=lambda each: -each.mean)
        alive = alive[: (len(alive) + 1) // 2]
    return alive[0].plain


def _candidates(
    engine: Playable, imagined: Any, seat: int, asked: dict[str, Plain], search: Search, chance: Chance
) -> list[dict[str, Plain]]:
    """Return the bot's own action, followed by other faultless actions of the types in `search.types`, in a random
    order."""
    faultless = (msgspec.to_builtins(action) for action in engine.faultless_actions(imagined, seat))
    others = [plain for plain in faultless if plain["type"] in search.types and plain != asked]
    return [asked, *chance.shuffle(others)][: search.candidates]


def _compare(
    engine: Playable,
    imagined: Any,
    seat: int,
    now_ms: int,
    alive: list[_Candidate],
    search: Search,
    chance: Chance,
    budget: _Budget,
) -> None:
    """Play on after each candidate, in the same imagined position with the same chance."""
    world = engine.resample_hidden(imagined, seat, chance)
    seed = b"".join(chance.below(2**32).to_bytes(4) for _part in range(8))
    for candidate in alive:
        if budget.left <= 0:
            return
        value = _played_out(engine, world, seat, now_ms, candidate.plain, search, ChanceReader(ChanceState(seed)), budget)
        if value is not None:
            candidate.total += value
            candidate.times += 1


def _played_out(
    engine: Playable,
    world: Any,
    seat: int,
    now_ms: int,
    first: dict[str, Plain],
    search: Search,
    chance: ChanceReader,
    budget: _Budget,
) -> float | None:
    """Play one game on from `world` and return the seat's points at its end. If the play-out stops before the end,
    return the estimate by `search.worth`; None if the search has no `worth`."""
    try:
        budget.spend()
        state = engine.apply(world, seat, engine.parse(first), now_ms, chance, None).state
    except Refusal:
        return 0.0
    for _done in range(search.ahead or search.nodes):
        status = engine.status(state)
        if status.is_over:
            return _points(status.result, seat)
        if budget.left <= 0:
            break
        now_ms += STEP_MS
        budget.spend()
        moved = _moved(engine, state, status, now_ms, chance)
        if moved is None:
            if status.due_at_ms is None:
                break
            now_ms = max(now_ms, status.due_at_ms)
            moved = engine.apply(state, CLOCK, Tick(), now_ms, chance, None).state
        state = moved
    if search.worth is not None:
        return search.worth(state, seat)
    return None


def _moved(engine: Playable, state: Any, status: Any, now_ms: int, chance: ChanceReader) -> Any | None:
    """Return the state after the first action that a seat's bot chooses; None if no bot can act."""
    plain = msgspec.to_builtins(status)
    for seat in status.awaited or range(len(status.may)):
        if not status.may[seat]:
            continue
        asked = engine.bot(engine.view(state, seat, now_ms), plain, seat, chance)
        with suppress(Refusal):
            if asked is not None:
                return engine.apply(state, seat, engine.parse(asked), now_ms, chance, None).state
    return None


def _points(result: Any, seat: int) -> float:
    """Return the seat's points, from 0 to 1. A result without points counts as a draw."""
    return float(result.points[seat]) if result.points else EVEN
