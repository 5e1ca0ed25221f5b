"""Mutable state of one step: the room, its time and the pending events.

It is the only mutable object in the room. It lives for one `step`, and everything that a step does goes through it; after a
`Refusal` the room drops it.
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
    """`start`: the room before the step. `by`: the sender, None for the server. `now_ms` advances from the time of the last
    step to that of this step.

    `thought`: the bots' action, if they have searched this position. `leaves_bots`: slow bots do not act now.
    `ordered_by`: the name of the tutor whose order the server carries out.
    """

    __slots__ = (
        "_status",
        "_status_of",
        "answer",
        "by",
        "deals",
        "engine",
        "happenings",
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
        self.happenings: list[LoggedEvent] = []
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
        """Schedules the bots after a change of the game, unless they are scheduled already."""
        room = self.room
        if room.bot_at_ms is not None or room.state != "playing":
            return
        kinds = [seat.kind for seat in room.seats]
        if "bot" in kinds:
            quick = room.settings.quick and kinds.count("bot") == len(kinds)
            self.set(bot_at_ms=self.now_ms + (0 if quick else room.settings.bot_ms))

    def tell(self, kind: str, seat: int | None = None, **params: Plain) -> None:
        """Adds an event that everybody in the room may see."""
        self.happenings.append(LoggedEvent(kind, self.now_ms, seat, params))

    def tell_ruled(self, kind: str, reason: str, seat: int | None = None, **params: Plain) -> None:
        """Adds an event for an action of a referee or the host, with its reason and the person's name.

        People at a table that is or was listed may not write to each other, so there the event has no reason.
        """
        person = person_of(self.room, self.by) if self.by else None
        self.tell(
            kind, seat, **params, reason="" if self.room.was_listed else reason, by=person.name if person else self.ordered_by
        )

    def tell_referees(self, seat: int, words: str) -> None:
        """Adds a seat's words for the referees; no other seat and no spectator reads them."""
        if words:
            self.happenings.append(LoggedEvent("plea", self.now_ms, seat, {"words": words}, to=()))

    def forward(self, happenings: tuple[GameEvent, ...]) -> None:
        """Adds the engine's events."""
        self.happenings.extend(logged_at(event, self.now_ms) for event in happenings)

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
        """Tells whether the running game is a tournament game, whatever the room's settings: a referee may have set it up."""
        return is_tournament(self.room, self.game, self.engine)

    def adjust_clock(self, operation: ClockAdjustment) -> None:
        """Stops, starts or moves the game's clocks, and those of the states that a player may return to."""
        undo, adjust = self.room.undo, self.engine.adjust_clock
        self.set_state(adjust(self.game.state, operation, self.now_ms))
        if undo is not None:
            self.set(undo=Undo(undo.seat, tuple(adjust(state, operation, self.now_ms) for state in undo.states)))

    def set_state(self, state: Any, **changes: Any) -> None:
        """Continues the game from that state and notes its next deadline. Earlier actions cannot be taken back any more."""
        if self.room.undo is not None:
            self.set(undo=None)
        self.set_game(state=state, due_at_ms=self._status_at(state).due_at_ms, **changes)
