"""A game played as in a room of the server: with the same random draws, the same order of due events, and exactly the same log.

A room does more (`server/room/play/actions.py`, `server/room/match/games.py`). A test plays a recording from this
module in a real room and compares the bytes. If you change the order of events in a room, change it in this module too.
"""

import hashlib
from collections.abc import Mapping
from typing import Any, Final

import msgspec

from engines.contract import CLOCK, Actor, Engine, GameEvent, Refusal, Status, Step, Tick
from engines.kit.chance import ChanceReader, ChanceState
from engines.kit.move import Move, note_of
from engines.registry import engine_of

Plain = Any
BEGUN_MS: Final = 1_000_000
"""Server time in ms when every game starts."""
STEP_MS: Final = 500
"""Default game time of an action, in ms."""


def game_seed(secret: bytes) -> bytes:
    """Returns the seed of the first game in a room with that secret."""
    return hashlib.sha256(b"%b/game/0" % secret).digest()


def secret_of(seed: int, number: int) -> bytes:
    """Returns the 32 secret bytes of a game. `number` counts the games, from 0, since `reset` got the seed `seed`."""
    return hashlib.sha256(b"banderilla_gym/%d/%d" % (seed, number)).digest()


class Transcript(msgspec.Struct, frozen=True):
    """The data for replaying a game: its setup, and each action of a seat as (ms, seat, action in the form that a client
    sends).

    The actions of the clock are absent, because they follow from the times of the other actions and from `ended_ms`.
    """

    game: str
    seats: int
    options: dict[str, Plain]
    secret: bytes
    acts: tuple[tuple[int, int, dict[str, Plain]], ...]
    ended_ms: int


class RecordedGame:
    """A running game with its log. `status`: its present status. `log`: the log that a room would have. `heard`: its events so
    far."""

    def __init__(self, slug: str, seats: int, options: Mapping[str, Plain], secret: bytes) -> None:
        """Creates the game. Raises `KeyError` for an unknown game, `ValueError` for a wrong number of seats, `Refusal` for
        wrong options."""
        self.engine: Engine[Any, Any, Any] = engine_of(slug)
        if seats not in self.engine.about.seats:
            raise ValueError(f"{slug} has {self.engine.about.seats} seats, not {seats}")
        about = self.engine.about
        given = {**options, **({about.class_option: False} if about.class_option else {})}
        self.options: dict[str, Plain] = msgspec.to_builtins(self.engine.read_options(given))
        self.seats = seats
        self.secret = secret
        self.now_ms = BEGUN_MS
        self.log: list[Move] = []
        self.acts: list[tuple[int, int, dict[str, Plain]]] = []
        self.events: list[GameEvent] = []
        # A room without a referee: nothing in the game may wait for one.
        played = self.engine.without_referee(self.engine.for_game(self.engine.read_options(self.options), 0))
        reader = ChanceReader(ChanceState(game_seed(secret)))
        self.state: Any = self.engine.setup(played, seats, reader, self.now_ms)
        self.tape = reader.tape
        self.status: Status = self.engine.status(self.state)

    def act(self, seat: int, action: dict[str, Plain], at_ms: int) -> Step[Any]:
        """Applies an action of a seat, after all events that are due by `at_ms`. Raises `Refusal`; then only the due
        events have happened."""
        self.settle(at_ms)
        if self.status.is_over:
            raise Refusal("game_over")
        step = self._apply(seat, self.engine.parse(action))
        self.acts.append((at_ms, seat, action))
        self.settle(at_ms)
        return step

    def settle(self, until_ms: int) -> None:
        """Advances the time to `until_ms`. Due events happen at their own times."""
        while (due_at_ms := self.due_at_ms) is not None and due_at_ms <= until_ms:
            self.now_ms = max(self.now_ms, due_at_ms)
            self._apply(CLOCK, Tick())
        self.now_ms = max(self.now_ms, until_ms)

    @property
    def due_at_ms(self) -> int | None:
        """Returns the server time of the next deadline; None if there is none."""
        return None if self.status.is_over else self.status.due_at_ms

    @property
    def transcript(self) -> Transcript:
        return Transcript(self.engine.about.slug, self.seats, self.options, self.secret, tuple(self.acts), self.now_ms)

    @classmethod
    def replayed(cls, transcript: Transcript) -> "RecordedGame":
        """Returns the game that the transcript describes, by replaying it. Raises `Refusal` for an action that the present
        rules do not allow."""
        game = cls(transcript.game, transcript.seats, transcript.options, transcript.secret)
        for at_ms, seat, action in transcript.acts:
            game.act(seat, action, at_ms)
        game.settle(transcript.ended_ms)
        return game

    def _apply(self, actor: Actor, action: Any) -> Step[Any]:
        engine, before = self.engine, self.state
        reader = ChanceReader(self.tape)
        step: Step[Any] = engine.apply(before, actor, action, self.now_ms, reader, None)
        drawn = tuple(reader.drawn)
        text = "tick" if actor == CLOCK else engine.notate(before, action)
        note = note_of(engine, before, step, step.record)
        self.log.append(Move(self.now_ms, actor, text, drawn, step.record, note))
        self.events += step.happenings
        self.state = step.state
        self.tape = reader.tape if drawn else self.tape
        self.status = engine.status(self.state)
        return step
