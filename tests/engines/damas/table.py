"""A damas table for tests: actions and results use the keys of the worked cases. It can also play a random match."""

import random
from typing import Any

from banderilla_conformance.cases import Table
from engines.contract import Viewer
from engines.damas import ENGINE
from engines.damas.faults import blowable
from engines.damas.state import State

BLACK, WHITE, REFEREE = 0, 1, "referee"


class Game:
    """A match at a table. `play` advances the time by a second unless `at_ms` is given. `seen`: all states so far, in
    order."""

    def __init__(self, **given: Any) -> None:
        self.table = Table(ENGINE, given)
        self.seen: list[State] = [self.state]

    def play(self, seat: Any, kind: str, at_ms: int | None = None, /, **fields: Any) -> Any:
        """Play an action and return "ok", a record, or the code of its refusal."""
        at = self.table.now_ms + 1_000 if at_ms is None else at_ms
        before = ENGINE.encode(self.state)
        answer = self.table.play({"seat": seat, "at_ms": at, "type": kind, **fields})
        if isinstance(answer, dict) and "rejected" in answer:
            due = ENGINE.status(self.state).due_at_ms
            assert ENGINE.encode(self.state) == before or due is None, "a refusal changes nothing"
            return answer["rejected"]
        self.seen.append(self.state)
        return answer

    def moves(self, text: str) -> None:
        """Play turns in notation for the flag holder; each must succeed."""
        for word in text.split():
            seat = self.state.flag
            action = ENGINE.read(self.state, seat, word)
            answer = self.play(seat, "move", path=list(action.path))
            assert answer == "ok" or "faults" in answer, f"{word}: {answer}"

    def claim(self, seat: int, remedy: str, target: int | None = None, rule: str = "damas.capture") -> Any:
        """Make a claim. Return the mark of its ruling, or the code of the refusal."""
        more = {} if target is None else {"target": target}
        answer = self.play(seat, "challenge", rule=rule, remedy=remedy, **more)
        return answer["rulings"][0][1] if isinstance(answer, dict) else answer

    def wait(self, until_ms: int) -> Any:
        return self.play("clock", "advance", until_ms)

    @property
    def state(self) -> State:
        state: State = self.table.state
        return state

    @property
    def to_case(self) -> dict[str, Any]:
        return ENGINE.to_case(self.state, self.table.now_ms)

    @property
    def fen(self) -> str:
        return str(self.to_case["fen"])

    def view(self, viewer: Viewer = "spectator") -> dict[str, Any]:
        return ENGINE.view(self.state, viewer, self.table.now_ms)


def careless_match(seed: int, turns: int = 120, **options: Any) -> Game:
    """Play a match where the players omit captures, touch blocked pieces, and make right and wrong claims."""
    fate = random.Random(seed)
    game = Game(options=options)
    for _ in range(turns):
        state = game.state
        status = ENGINE.status(state)
        if status.is_over:
            break
        seat = status.flag if status.flag is not None else fate.randrange(2)
        if state.window and state.last is not None and (claim := claim_of(state, fate)) is not None:
            game.claim(seat, *claim)
            continue
        wrong = list(ENGINE.faulty_actions(state, seat)) if fate.random() < 0.4 else []
        actions = wrong or list(ENGINE.faultless_actions(state, seat))
        if not actions:
            game.wait(game.table.now_ms + 61_000)
            continue
        action = fate.choice(actions)
        fields = {name: getattr(action, name) for name in action.__struct_fields__}
        game.play(seat, action.__struct_config__.tag, **{name: plain(value) for name, value in fields.items()})
        dead = [square for square in range(1, 33) if fate.random() < 0.05]
        for square in dead:
            game.play(game.state.flag, "touch", square=square)
            if game.state.touched is not None:
                break
    return game


def claim_of(state: State, fate: random.Random) -> tuple[str, int | None] | None:
    """Return a claim as (remedy, target), or None for no claim. If no right claim exists, a claim is rare, and wrong."""
    last, seat = state.last, state.flag
    assert last is not None
    right = blowable(last.before, last.seat == state.black_seat, last.path)
    if fate.random() < (0.4 if right else 0.99):
        return None
    if fate.random() < 0.5:
        return "rectify", None
    rivals = "wW" if seat == state.black_seat else "bB"
    return "huff", fate.choice(right or [place + 1 for place, sign in enumerate(state.board) if sign in rivals])


def plain(value: Any) -> Any:
    return list(value) if isinstance(value, tuple) else value
