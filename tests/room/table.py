"""A room in a test. People with three-letter names act, and the table checks every step against all general laws.

After each step, the views made from the frames must equal the views made from the room, and the room must survive
encoding. A refusal must leave the room unchanged.
"""

from typing import Any, cast

import msgspec
import pytest

from engines.contract import Refusal
from engines.registry import engine_of
from protocol import messages, patch
from server.room import (
    Act,
    Command,
    Join,
    NewRoom,
    Record,
    Room,
    Step,
    Tick,
    Views,
    create,
    decode,
    decode_record,
    encode,
    encode_record,
    step,
    views_of,
)
from server.room.values.state import Person
from server.room.views.view_types import RoomView
from tests.declared_views import assert_declared
from tests.room.both_ways import compare

SECRET = bytes(range(32))


class Table:
    """A room for tests. `ana` is the host and sits on seat 0; `bob`, `eva`, … have the other seats. `referees`: roles
    of neutral referees who are present from the start; each is named after the role."""

    def __init__(
        self,
        game: str = "noughts",
        seats: int = 2,
        *,
        referees: tuple[messages.RefereeRole, ...] = (),
        given: dict[str, Any] | None = None,
        start: bool = True,
        options: dict[str, Any] | None = None,
        version: str = "",
        **settings: Any,
    ) -> None:
        self.version = version
        new = NewRoom("K7QX2M", game, seats, "ana", "Ana", SECRET, options or {}, settings)
        self.now_ms = 1_000_000
        self.room: Room = create(new, self.now_ms)
        neutral = tuple(Person(role, role.title(), role) for role in referees)
        self.room = msgspec.structs.replace(self.room, people=(*self.room.people, *neutral))
        self.first = self.room
        self.views: Views = views_of(self.room)
        self.shown = dict(self.views.of)
        self.records: list[Record] = []
        self.last: Step
        self.engine = engine_of(game)
        self.players = ["ana", "bob", "eva", "leo", "mia", "noa", "pau", "sol"][:seats]
        for player in self.players[1:]:
            self.do(player, Join(player.title()))
        if given is not None:
            self.do("director" if "director" in referees else "leader", messages.SetPosition(given))
        elif start:
            for player in self.players:
                self.do(player, messages.Ready())

    @classmethod
    def of(cls, room: Room, players: tuple[str, ...], now_ms: int) -> "Table":
        """Return a table for an existing room."""
        table = cls.__new__(cls)
        table.version = ""
        table.now_ms = now_ms
        table.room = table.first = room
        table.views = views_of(room)
        table.shown = dict(table.views.of)
        table.records = []
        table.engine = engine_of(room.slug)
        table.players = list(players)
        return table

    def do(self, by: str | None, body: Any, at_ms: int | None = None) -> Step:
        """Run one command, now or at `at_ms`, in ms from the first moment of the table. Return its step."""
        if at_ms is not None:
            self.now_ms = 1_000_000 + at_ms
        before = encode(self.room)
        compare(self.room, Command(body, by), self.now_ms, self.views, self.version)
        try:
            done = step(self.room, Command(body, by), self.now_ms, self.views, version=self.version)
        except Refusal:
            assert encode(self.room) == before
            raise
        self._check(done)
        self.last = done
        self.room, self.views = done.room, done.views
        return done

    def _check(self, done: Step) -> None:
        raw = encode(done.room)
        assert encode(decode(raw)) == raw
        assert views_of(done.room).of == done.views.of
        for view in done.views.of.values():
            assert_declared(view, RoomView)
        if done.record is None:
            assert done.room is self.room
            assert not done.frames
            return
        assert done.room.seq == self.room.seq + 1
        if self.room.game is not None and done.room.game is not None and self.room.dealt == done.room.dealt:
            assert done.room.game.tape.index >= self.room.game.tape.index, "what was drawn and seen is never drawn again"
        raw = encode_record(done.record)
        assert encode_record(decode_record(raw)) == raw
        self.records.append(done.record)
        for frame in done.frames:
            for viewer in frame.viewers:
                self.shown[viewer] = patch.apply(self.shown.get(viewer), frame.ops)
        self.shown = {viewer: view for viewer, view in self.shown.items() if viewer in done.views.of}
        assert self.shown == done.views.of

    def act(self, by: str, type: str, at_ms: int | None = None, **rest: Any) -> Step:
        return self.do(by, Act({"type": type, **rest}), at_ms)

    def give_up(self) -> None:
        """Let the first seat that may resign do so, until the match is over. Between games, make all seats ready."""
        while self.room.state == "playing":
            may = self.view()["status"]["may"]
            giver = next((player for player, types in zip(self.players, may, strict=True) if "resign" in types), None)
            ready = [player for player, types in zip(self.players, may, strict=True) if "ready" in types]
            if giver is None and not ready:
                self.wait(60_000)
            elif giver is None:
                for player in ready:
                    self.act(player, "ready")
            else:
                self.act(giver, "resign")

    def wait(self, ms: int) -> Step:
        """Let `ms` pass, and run one tick of the server."""
        self.now_ms += ms
        return self.do(None, Tick())

    def refused(self, by: str | None, body: Any, at_ms: int | None = None) -> str:
        """Run a command that the room must refuse. Return the code of the refusal."""
        with pytest.raises(Refusal) as refused:
            self.do(by, body, at_ms)
        return refused.value.code

    def kinds(self, viewer: str = "spectator") -> list[str]:
        """Return the kinds of the events that this viewer got in the last step."""
        return [event.kind for frame in self.last.frames if viewer in frame.viewers for event in frame.happenings]

    def view(self, viewer: str = "spectator") -> dict[str, Any]:
        return cast(dict[str, Any], self.views.of[viewer])

    @property
    def room_part(self) -> dict[str, Any]:
        room_part: dict[str, Any] = self.view()["room"]
        return room_part

    @property
    def game(self) -> dict[str, Any]:
        game: dict[str, Any] = self.view()["game"]
        return game

    @property
    def to_case(self) -> dict[str, Any]:
        assert self.room.game is not None
        return self.engine.to_case(self.room.game.state, self.now_ms)


PAST = {"chips": {"0": [31], "1": [33]}, "chance": [[3, 5, 4], [2, 2, 2], [1, 1, 1], [6, 6, 6]], "mode": "tournament"}
"""A position of a refereed game with seat 0 to play."""

FALSE, TRUE = "3+5*4=32", "(3+5)*4=32"


def challenged(*referees: messages.RefereeRole, said: str = FALSE, **settings: Any) -> Table:
    """Return a table where seat 0 has announced a sentence and passed the flag, and ten seconds later seat 1 has
    challenged the sentence."""
    table = Table("contig60", referees=referees, given=PAST, **settings)
    played(table, said)
    table.act("bob", "challenge", 15_000, rule="contig60.sentence")
    return table


def played(table: Table, said: str = FALSE) -> None:
    table.act("ana", "roll", 1_000)
    table.act("ana", "place", 2_000, cell=32)
    table.act("ana", "announce", 3_000, sentence=said)
    table.act("ana", "score", 4_000, total=58)
    table.act("ana", "pass_flag", 5_000)
