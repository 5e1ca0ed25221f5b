"""Records a short match of each game as the list of all sent frames. `python -m tools.documents` writes these transcripts.

`docs/reference/transcripts/<slug>.jsonl` has one frame per line: `{"from": name, "frame": …}` comes from a player, `{"to":
name, …}` from the server. Bots choose the actions. After `MAX_ACTIONS` actions the player whose turn it is resigns, and then
all players sign their score cards. Secrets and times are fixed, so the same code always writes the same file.
`tests/gateway/test_transcripts.py` plays the transcripts at a real node.
"""

import json
from collections.abc import Iterator
from typing import Any, Final

import msgspec

from engines.contract import Engine, Refusal
from engines.kit.chance import ChanceReader, ChanceState
from engines.registry import all_engines
from protocol import messages, version
from server.aggregate.commands import Join
from server.room import NewRoom, Room, Views, create, referee_role, seat_of, step, viewer_of, views_of
from server.room.command import Act, AnyBody, Command
from server.room.lifecycle.offer import offered

NAMES: Final = ("Ada", "Blas", "Caro", "Dov", "Eva", "Fito", "Gala", "Hugo")
MAX_ACTIONS: Final = 12
SECRET: Final = bytes(range(32))
CODE: Final = "K7QX2M"
BEGIN_MS: Final = 1_767_225_600_000
STEP_MS: Final = 1_500
EPOCH: Final = 1
TOKEN: Final = "a secret of yours, to be kept"
Line = dict[str, Any]


class Match:
    """A match at one node, with the frames that each person sent and received."""

    def __init__(self, slug: str) -> None:
        self.engine: Engine[Any, Any, Any] = all_engines()[slug]
        self.lines: list[Line] = []
        self._players = NAMES[: min(self.engine.about.seats)]
        self._inside: list[str] = []
        self._recent: list[tuple[frozenset[str], messages.GameEvent]] = []
        self._cids = dict.fromkeys(self._players, 0)
        self._now_ms = BEGIN_MS
        self._room: Room
        self._views: Views

    def play(self) -> list[Line]:
        for name in self._players:
            self._hello(name)
        self._create(self._players[0])
        for name in self._players[1:]:
            self._join(name)
        for name in self._players:
            if self._room.state == "waiting":
                self._do(name, messages.Ready())
        actions = 0
        while self._room.state == "playing":
            actions += 1
            self._act(last=actions > MAX_ACTIONS)
        for name in self._players:
            self._do(name, messages.Sign())
        return self.lines

    # Messages

    def _hello(self, name: str) -> None:
        self._say(name, messages.Hello(version.VERSION, name=name))
        games = [about for about in offered() if about["slug"] == self.engine.about.slug]
        self._hear(name, messages.Welcome(name.lower(), TOKEN, name, self._now_ms, version.VERSION, games))

    def _create(self, name: str) -> None:
        cid, slug = self._cid(name), self.engine.about.slug
        self._say(name, messages.Create(cid, slug, len(self._players), options=self._options()))
        new = NewRoom(CODE, slug, len(self._players), name.lower(), name, SECRET, options=self._options())
        self._room = create(new, self._now_ms)
        self._views = views_of(self._room)
        self._hear(name, messages.Ack(cid, 0, {"room": CODE}))
        self._enter(name)

    def _join(self, name: str) -> None:
        cid = self._cid(name)
        self._say(name, messages.Join(cid, CODE))
        answer = self._step(name, Join(name))
        self._hear(name, messages.Ack(cid, self._room.seq, {**answer, "room": CODE}))
        self._enter(name)

    def _enter(self, name: str) -> None:
        viewer, seat = viewer_of(self._room, name.lower()), seat_of(self._room, name.lower())
        you = messages.You(seat, referee_role(self._room, name.lower()) or "player", viewer, name.lower() == self._room.host)
        seen = [event for viewers, event in self._recent if viewer in viewers]
        view = msgspec.to_builtins(self._views.of[viewer])
        self._hear(name, messages.Snapshot(CODE, self._room.seq, EPOCH, you, view, self._room.at_ms, seen))
        self._inside.append(name)

    def _do(self, name: str, body: messages.RoomCommand) -> None:
        cid = self._cid(name)
        self._say(name, messages.CommandMessage(cid, CODE, body))
        answer = self._step(name, body)
        self._hear(name, messages.Ack(cid, self._room.seq, answer))

    def _act(self, *, last: bool) -> None:
        name, action = self._choice(last=last)
        cid = self._cid(name)
        self._say(name, messages.Act(cid, CODE, action))
        answer = self._step(name, Act(action))
        self._hear(name, messages.Ack(cid, self._room.seq, answer))

    def _options(self) -> dict[str, Any]:
        """Returns the options of a tournament for a duel, and the defaults for any other game. Windows have no minimum time,
        because the clients that test the transcripts do not wait for clocks."""
        wanted = {"mode": "tournament", "window_min_ms": 0}
        known = {field.name for field in msgspec.structs.fields(self.engine.options)}
        return wanted if wanted.keys() <= known else {}

    # What happens

    def _step(self, name: str, body: AnyBody) -> dict[str, Any]:
        self._now_ms += STEP_MS
        done = step(self._room, Command(body, name.lower()), self._now_ms, self._views)
        self._room, self._views = done.room, done.views
        for frame in done.frames:
            self._recent += [(frozenset(frame.viewers), event) for event in frame.happenings]
        for person in self._inside:
            viewer = viewer_of(self._room, person.lower())
            frame = next(frame for frame in done.frames if viewer in frame.viewers)
            self._hear(person, messages.Patch(CODE, self._room.seq, self._room.at_ms, frame.ops, frame.happenings))
        return dict(done.answer)

    def _choice(self, *, last: bool) -> tuple[str, dict[str, Any]]:
        """Returns the name of the next player to act and the player's action: the first seat whose bot has an action that the
        room accepts. `last`: a seat that may resign resigns instead."""
        for seat in self._by_turn():
            action = {"type": "resign"} if last and "resign" in self._may(seat) else self._bots_choice(seat)
            if action is not None and self._is_taken(seat, action):
                return self._players[seat], action
        raise AssertionError(f"the game is stuck: no seat can act in {self.engine.about.slug}")

    def _by_turn(self) -> Iterator[int]:
        flag = self._views.status["flag"] if self._views.status else None
        return iter(sorted(range(len(self._players)), key=lambda seat: seat != flag))

    def _may(self, seat: int) -> list[str]:
        return self._views.status["may"][seat] if self._views.status else []

    def _bots_choice(self, seat: int) -> dict[str, Any] | None:
        view, status = self._views.of[str(seat)], msgspec.to_builtins(self._views.status)
        return self.engine.bot(
            view["game"] or {}, status, seat, ChanceReader(ChanceState(SECRET, 1_000 * self._room.seq + seat))
        )

    def _is_taken(self, seat: int, action: dict[str, Any]) -> bool:
        try:
            step(self._room, Command(Act(action), self._players[seat].lower()), self._now_ms + STEP_MS, self._views)
        except Refusal:
            return False
        return True

    # Lines

    def _cid(self, name: str) -> str:
        self._cids[name] += 1
        return f"{name.lower()}-{self._cids[name]}"

    def _say(self, name: str, message: messages.ClientMessage) -> None:
        sent, fields = msgspec.to_builtins(message), msgspec.structs.fields(message)
        left_out = {field.encode_name for field in fields if not field.required and _is_default(sent[field.encode_name], field)}
        self.lines.append({"from": name, "frame": {key: value for key, value in sent.items() if key not in left_out}})

    def _hear(self, name: str, message: messages.ServerMessage) -> None:
        self.lines.append({"to": name, "frame": msgspec.to_builtins(message)})


def _is_default(value: Any, field: msgspec.structs.FieldInfo) -> bool:
    """Tells whether the field has its default value. A client may leave out such a field, and the clients of the transcripts do
    so."""
    return bool(value == field.default) or value in ({}, [])


def transcript(slug: str) -> str:
    """Returns the content of a game's transcript."""
    lines = Match(slug).play()
    return "".join(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n" for line in lines)
