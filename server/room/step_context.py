"""The mutable state of one step: the room so far, the time, and the events to report.

The step context is the only mutable object in this package and lives for one `step`. After a `Refusal` the room drops it, with
all its changes.
"""

from typing import Any

import msgspec

from engines.contract import Engine, GameEvent, Plain, Refusal, Status
from engines.kit.clocks.adjust import ClockAdjustment
from engines.kit.move import Move
from protocol import errors
from server.aggregate.events import LoggedEvent, logged_at
from server.room.command import BotThought
from server.room.values.deal import Deal
from server.room.values.open_ruling import Appeal
from server.room.values.roles import is_tournament, person_of
from server.room.values.state import Game, Person, Room, Seat, Undo


class StepContext:
    """The mutable state of one step. `start`: the room before the step. `by`: the sender, None for the server.
    `now_ms`: the time of the step; while the step carries out due events, it advances to the time of each event.

    `thought`: the bots' action, if a worker has computed it for this position. `leaves_bots`: slow bots do not act in this
    step. `ordered_by`: the name of the tutor whose order the server carries out.
    """

    __slots__ = (
        "_status",
        "_status_of",
        "answer",
        "by",
        "deals",
        "engine",
        "events",
        "leaves_bots",
        "moves",
        "now_ms",
        "ordered_by",
        "room",
        "start",
        "thought",
    )

    def __init__(self, room: Room, engine: Engine[Any, Any, Any], by: str | None) -> None:
        self.start = room
        self.room = room
        self.engine = engine
        self.now_ms = room.at_ms
        self.by = by
        self.events: list[LoggedEvent] = []
        self.moves: list[Move] = []
        self.deals: list[Deal] = []
        self.answer: dict[str, Plain] = {}
        self.thought: BotThought | None = None
        self.leaves_bots = False
        self.ordered_by = ""
        self._status_of: Any = None
        self._status: Status | None = None

    def set(self, **changes: Any) -> None:
        self.room = msgspec.structs.replace(self.room, **changes)

    def set_game(self, **changes: Any) -> None:
        self.set(game=msgspec.structs.replace(self.game, **changes))

    def set_person(self, person: Person) -> None:
        if person not in self.room.people:
            self.set(people=tuple(person if known.id == person.id else known for known in self.room.people))

    def set_seat(self, number: int, seat: Seat) -> None:
        seats = self.room.seats
        self.set(seats=(*seats[:number], seat, *seats[number + 1 :]))

    def empty_seat(self, number: int) -> None:
        self.set_seat(number, Seat())

    def wake_bots(self) -> None:
        """Plans an action of the bots after a change of the game, unless one is planned already."""
        room = self.room
        if room.bot_at_ms is not None or room.state != "playing":
            return
        kinds = [seat.kind for seat in room.seats]
        if "bot" in kinds:
            quick = room.settings.quick and kinds.count("bot") == len(kinds)
            self.set(bot_at_ms=self.now_ms + (0 if quick else room.settings.bot_ms))

    def tell(self, kind: str, seat: int | None = None, **params: Plain) -> None:
        """Adds an event that all people in the room may see."""
        self.events.append(LoggedEvent(kind, self.now_ms, seat, params))

    def tell_ruled(self, kind: str, reason: str, seat: int | None = None, **params: Plain) -> None:
        """Adds an event for an action of a referee or the host, with the reason and the person's name.

        People at a table that is or was listed must not write to each other, so there the event has no reason.
        """
        person = person_of(self.room, self.by) if self.by else None
        self.tell(
            kind, seat, **params, reason="" if self.room.was_listed else reason, by=person.name if person else self.ordered_by
        )

    def tell_referees(self, seat: int, words: str) -> None:
        """Adds a seat's words, which only referees can read."""
        if words:
            self.events.append(LoggedEvent("plea", self.now_ms, seat, {"words": words}, to=()))

    def forward(self, events: tuple[GameEvent, ...]) -> None:
        """Adds the engine's events."""
        self.events.extend(logged_at(event, self.now_ms) for event in events)

    @property
    def game(self) -> Game[Any]:
        if self.room.game is None:
            raise Refusal(errors.COMMAND_NOT_NOW, state=self.room.state)
        return self.room.game

    @property
    def appeal(self) -> Appeal[Any]:
        if self.room.appeal is None:
            raise Refusal(errors.APPEAL_NONE)
        return self.room.appeal

    def status(self) -> Status:
        """The engine's status of the current game, computed once per state."""
        return self._status_at(self.game.state)

    def _status_at(self, state: Any) -> Status:
        if self._status is None or self._status_of is not state:
            self._status = self.engine.status(state)
            self._status_of = state
        return self._status

    def is_tournament(self) -> bool:
        """Tells whether the running game is in tournament mode, by the room's options or by the options in the game's state.
        The two can differ, because a referee may have set up a position with other options."""
        return is_tournament(self.room, self.game, self.engine)

    def adjust_clock(self, operation: ClockAdjustment) -> None:
        """Applies an operation to the game's clocks, and to the clocks of earlier states that the room keeps."""
        undo, adjust = self.room.undo, self.engine.adjust_clock
        self.set_state(adjust(self.game.state, operation, self.now_ms))
        if undo is not None:
            self.set(undo=Undo(undo.seat, tuple(adjust(state, operation, self.now_ms) for state in undo.states)))

    def set_state(self, state: Any, **changes: Any) -> None:
        """Continues the game from that state and records its next deadline. Earlier actions of the turn can no longer be taken
        back."""
        if self.room.undo is not None:
            self.set(undo=None)
        self.set_game(state=state, due_at_ms=self._status_at(state).due_at_ms, **changes)
