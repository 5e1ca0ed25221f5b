"""A Qwinto table for tests. It has a position and scripted dice, and takes actions as the client sends them."""

from typing import Any

import msgspec

from engines.contract import CLOCK, Actor, Refusal, Step, Tick
from engines.kit.chance import ChanceReader, ChanceState
from engines.qwinto import ENGINE


class QwintoTable:
    """Plays actions on a state at chosen times. Deadlines happen at their due times, as in a room."""

    def __init__(self, *throws: tuple[int, ...], **given: Any) -> None:
        self.reader = ChanceReader(ChanceState(bytes(32), script=throws))
        self.state = ENGINE.position(given, 0)

    def act(self, at_ms: int, actor: Actor, type: str, marks: Any = None, **payload: Any) -> Step[Any]:
        self.advance(at_ms)
        action = ENGINE.parse({"type": type, **payload})
        step = ENGINE.apply(self.state, actor, action, at_ms, self.reader, marks)
        self.state = step.state
        return step

    def advance(self, at_ms: int) -> None:
        while (due := ENGINE.status(self.state).due_at_ms) is not None and due <= at_ms:
            self.state = ENGINE.apply(self.state, CLOCK, Tick(), due, self.reader, None).state

    def refused(self, at_ms: int, actor: Actor, type: str, **payload: Any) -> str:
        """Try an action that the game must refuse without a change of the state. Return the code of the refusal."""
        before = ENGINE.encode(self.state)
        try:
            self.act(at_ms, actor, type, **payload)
        except Refusal as refusal:
            assert ENGINE.encode(self.state) == before
            return refusal.code
        raise AssertionError(f"{type} of {actor} was accepted")

    def to_case(self, *keys: str) -> Any:
        probed = msgspec.to_builtins(ENGINE.to_case(self.state, 0))
        return probed[keys[0]] if len(keys) == 1 else tuple(probed[key] for key in keys)

    def to_write(self, dice: tuple[str, ...], announced: int, at_ms: int = 1_000) -> None:
        self.act(at_ms, self.state.active, "roll", dice=list(dice))
        self.act(at_ms, self.state.active, "announce", sum=announced)
