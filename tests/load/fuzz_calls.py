"""Calls into the pure server for one game: the bytes of a client pass the protocol's codec, `room.step` and the store's
codec.

Actions, notations, positions, options, commands and ticks start from valid ones and change at random. A call is
*unclean* if it raises anything but a typed refusal, or leaves a room that the codec cannot read again.
"""

import gc
import json
import pathlib
import resource
import signal
import time
import traceback
from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import Any

import msgpack
import msgspec
from msgspec.structs import replace

from engines.contract import Refusal
from engines.registry import engine_of
from protocol import codec as protocol_codec
from protocol import messages
from protocol.errors import Malformed
from server.room import Act, ActText, Command, Join, NewRoom, Room, Step, Tick, create, decode, encode, step
from tests.engines.case_files import worked_cases
from tests.load.fuzz_values import Values, packed

PLAYERS = ("ana", "bob", "eva", "leo", "mia", "noa", "pau", "sol")
REFEREE = "dora"
NOW_MS = 1_000_000
BOTS = 0.04
LIFE = 300
"""Number of calls after which the fuzzer sets up a new table."""


@dataclass
class Found:
    """The results of the calls of one game. `slowest_ms`: CPU time of the slowest call. `most_kb`: the largest rise of
    the peak memory by a single call."""

    game: str
    calls: int = 0
    accepted: Counter[str] = field(default_factory=Counter)
    refused: Counter[str] = field(default_factory=Counter)
    unclean: Counter[str] = field(default_factory=Counter)
    examples: dict[str, str] = field(default_factory=dict)
    slowest_ms: float = 0.0
    slowest: str = ""
    most_kb: int = 0
    most: str = ""

    def add(self, other: "Found") -> None:
        self.calls += other.calls
        self.accepted += other.accepted
        self.refused += other.refused
        self.unclean += other.unclean
        self.examples = other.examples | self.examples
        if other.slowest_ms > self.slowest_ms:
            self.slowest_ms, self.slowest = other.slowest_ms, other.slowest
        if other.most_kb > self.most_kb:
            self.most_kb, self.most = other.most_kb, other.most


COMMANDS: tuple[dict[str, Any], ...] = (
    {"type": "accept_ruling"},
    {"type": "accept_ruling"},
    {"type": "appeal", "words": "no"},
    {"type": "rule", "marks": ["C"], "rules": ["other: x"], "reason": "so"},
    {"type": "pause", "reason": "so"},
    {"type": "resume", "reason": "so"},
    {"type": "adjourn", "reason": "so"},
    {"type": "take_up", "reason": "so"},
    {"type": "call_time", "reason": "so"},
    {"type": "give_time", "seat": 0, "ms": 60_000, "reason": "so"},
    {"type": "sanction", "seat": 0, "kind": "warn", "reason": "so"},
    {"type": "force_result", "winners": [0], "void": False, "reason": "so"},
    {"type": "rename", "name": "Ana", "person": "bob"},
    {"type": "say", "text": "hola"},
    {"type": "phrase", "phrase": "hello"},
    {"type": "plead", "words": "no"},
    {"type": "set_settings", "settings": {"appeals": False}, "options": {}},
    {"type": "ready", "ready": True},
    {"type": "start"},
    {"type": "sign"},
    {"type": "dispute", "text": "no"},
    {"type": "close_cards", "reason": "so"},
    {"type": "rematch"},
)


MAX_CALL_S = 5.0
"""CPU time in s after which a call counts as endless."""


class Endless(Exception):
    """Raised when the fuzzer stops a call that takes too long."""


def _stop_call(_signal: int, _frame: object) -> None:
    raise Endless(f"more than {MAX_CALL_S:.0f} s of CPU")


class Fuzz:
    """Fuzzes one game, at tables of every size. It must run in the main thread, because a signal stops endless calls."""

    def __init__(self, game: str, seed: int) -> None:
        self.engine = engine_of(game)
        self.random = Random(f"{seed}/{game}")
        self.values = Values(self.random)
        self.found = Found(game)
        cases = worked_cases(game)
        self.givens = {seats: self._fitting(cases, seats) for seats in self.engine.about.seats}
        self.actions = game_actions(cases)
        self.options: dict[str, Any] = msgspec.to_builtins(self.engine.options())
        self.known: list[str] = ["pass", "resign"]
        self.tables: list[tuple[Room, int]] = []
        self._warm()

    def run(self, calls: int, until_s: float = float("inf")) -> Found:
        """Runs `calls` calls, or fewer if the time `until_s` (by `time.monotonic`) is over."""
        signal.signal(signal.SIGVTALRM, _stop_call)
        gc.collect()
        gc.freeze()  # as a server does at its start; otherwise a collection charges a call for objects of other tests
        for number in range(calls):
            if number % 256 == 0 and time.monotonic() > until_s:
                break
            self._call()
        gc.unfreeze()
        return self.found

    def _warm(self) -> None:
        """Sets up tables and caches first, so that their memory does not count for any call."""
        for seats in self.engine.about.seats:
            self.tables.append((self._laid(seats, {}), 0))
        for room, _ in self.tables:
            if room.game is not None:
                for seat in range(len(room.seats)):
                    self._learn(room, seat)

    def _fitting(self, cases: list[Any], seats: int) -> list[Any]:
        """Returns the positions of the cases that are possible with `seats` seats."""
        found: list[Any] = [{}]
        for case in cases:
            try:
                self.engine.set_up(case["given"], seats, 0)
            except Refusal:
                continue
            found.append(case["given"])
        return found

    def _laid(self, seats: int, options: dict[str, Any]) -> Room:
        """Returns a room with a running game. Some rooms have a referee, some a bot."""
        bots = (seats - 1,) if self.random.random() < BOTS else ()
        has_referee = self.random.random() < 0.8
        new = NewRoom("K7QX2M", self.engine.about.slug, seats, "ana", "Ana", bytes(range(32)), options, bots=bots)
        room = create(replace(new, host=REFEREE, role="referee") if has_referee else new, NOW_MS)
        players = PLAYERS[: seats - len(bots)]
        for player in players if has_referee else players[1:]:
            room = step(room, Command(Join(player.title()), player), NOW_MS).room
        for player in players:
            room = step(room, Command(messages.Ready(), player), NOW_MS).room
        return room

    def _learn(self, room: Room, seat: int) -> None:
        assert room.game is not None
        for action in [*self.engine.faultless_actions(room.game.state, seat)][:20]:
            self.known.append(self.engine.notate(room.game.state, action))
        self.known = self.known[-400:]

    def _call(self) -> None:
        at = self.random.randrange(len(self.tables))
        room, age = self.tables[at]
        kind, by, plain = self._asked(room)
        raw = packed(plain)
        before_s = time.process_time()
        before_kb = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        try:
            signal.setitimer(signal.ITIMER_VIRTUAL, MAX_CALL_S)
            try:
                room = self._done(room, kind, by, raw)
            finally:
                signal.setitimer(signal.ITIMER_VIRTUAL, 0)
            outcome = "accepted"
            self.found.accepted[kind] += 1
        except Refusal as refused:
            outcome = refused.code
            self.found.refused[refused.code] += 1
            if not isinstance(refused.code, str) or not refused.code:
                self._unclean(kind, "a refusal without a code", plain)
        except Malformed as error:
            outcome = error.code
            self.found.refused[error.code] += 1
        except Exception as error:  # noqa: BLE001 - whatever it is, it is what this looks for
            outcome = "unclean"
            where = traceback.extract_tb(error.__traceback__)[-1]
            place = "/".join(pathlib.Path(where.filename).parts[-3:])
            self._unclean(kind, f"{type(error).__name__} at {place}:{where.lineno} {str(error)[:80]}", plain)
            age = LIFE
        took_ms = (time.process_time() - before_s) * 1_000
        grown_kb = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before_kb
        found = self.found
        found.calls += 1
        if took_ms > found.slowest_ms:
            found.slowest_ms, found.slowest = took_ms, f"{kind} {outcome} {plain!r:.300}"
        if grown_kb > found.most_kb:
            found.most_kb, found.most = grown_kb, f"{kind} {outcome} {plain!r:.300}"
        if age >= LIFE or room.state in ("over", "erased"):
            room, age = self._fresh(len(room.seats)), 0
        self.tables[at] = (room, age + 1)

    def _unclean(self, kind: str, what: str, plain: Any) -> None:
        self.found.unclean[f"{kind}: {what}"] += 1
        self.found.examples.setdefault(f"{kind}: {what}", f"{plain!r:.1500}")

    def _fresh(self, seats: int) -> Room:
        options = {"mode": self.random.choice(("assisted", "tournament"))}
        return self._laid(seats, options)

    def _asked(self, room: Room) -> tuple[str, str | None, Any]:
        """Draws a call: its kind, the caller, and the client's message as plain data."""
        random, values = self.random, self.values
        player = random.choice(PLAYERS[: len(room.seats)]) if random.random() < 0.9 else REFEREE
        head = {"cid": "c1", "room": "K7QX2M"}
        draw = random.random()
        if draw < 0.42:
            action = random.choice(self.actions)
            if random.random() < 0.6:
                action = values.mutated(action)
            elif random.random() < 0.1:
                action = values.plain()
            return "act", player, {"type": "act", **head, "action": action}
        if draw < 0.50 and room.state == "playing" and room.game is not None:
            return self._sensible(room, head)
        if draw < 0.80:
            text = random.choice(self.known) if random.random() < 0.7 else values.text()
            if random.random() < 0.6:
                text = values.edited(text)
            return "read", player, {"type": "read", **head, "text": text}
        if draw < 0.88:
            given = random.choice(self.givens[len(room.seats)])
            if random.random() < 0.75:
                given = values.mutated(given)
            command = {"type": "set_position", "given": given}
            return "position", REFEREE, {"type": "command", **head, "command": command}
        if draw < 0.92:
            options = values.mutated(self.options)
            if random.random() < 0.5 and isinstance(options, dict) and options:
                options = {key: options[key] for key in random.sample(list(options), min(2, len(options)))}
            opening = {"game": self.found.game, "seats": len(room.seats), "options": options}
            return "options", None, {"type": "create", "cid": "c1", **opening}
        if draw < 0.95:
            command = random.choice(COMMANDS)
            if random.random() < 0.6:
                command = values.mutated(command)
            return "command", random.choice((player, REFEREE)), {"type": "command", **head, "command": command}
        return "tick", None, {"ms": random.choices((0, 1_000, 31_000, 61_000, 3_600_000, 86_400_000), (5, 5, 20, 20, 2, 1))[0]}

    def _sensible(self, room: Room, head: dict[str, str]) -> tuple[str, str | None, Any]:
        """Draws a legal action, so that the game continues."""
        assert room.game is not None
        may = self.engine.status(room.game.state).may
        seats = [seat for seat, types in enumerate(may) if types and seat < len(room.seats)] or [0]
        seat = self.random.choice(seats)
        faultless = [*self.engine.faultless_actions(room.game.state, seat)]
        if not faultless:
            return "act", PLAYERS[seat], {"type": "act", **head, "action": self.random.choice(self.actions)}
        action = self.random.choice(faultless)
        if self.random.random() < 0.3:
            self.known[self.random.randrange(len(self.known))] = self.engine.notate(room.game.state, action)
        return "act", PLAYERS[seat], {"type": "act", **head, "action": msgspec.to_builtins(action)}

    def _done(self, room: Room, kind: str, by: str | None, raw: bytes) -> Room:
        """Runs the call, and stores and sends its results as the server does. Returns the room afterwards. Raises
        whatever the server raises."""
        body: Any
        now_ms = room.at_ms + 1
        if kind == "tick":
            now_ms += msgpack.unpackb(raw)["ms"]
            body = Tick()
        else:
            message = protocol_codec.decode(raw)
            if isinstance(message, messages.Create):
                return self._opened(room, message)
            if isinstance(message, messages.Act):
                body = Act(message.action)
            elif isinstance(message, messages.ActText):
                body = ActText(message.text)
            else:
                assert isinstance(message, messages.CommandMessage)
                body = message.command
        done = step(room, Command(body, by), now_ms)
        if done.record is not None:
            _read_again(done)
        return done.room

    def _opened(self, room: Room, message: messages.Create) -> Room:
        """Starts a game with the options of the message, if the engine accepts them."""
        laid = self._laid(len(room.seats), message.options)
        assert encode(decode(encode(laid))) == encode(laid)
        return laid


def _read_again(done: Step) -> None:
    raw = encode(done.room)
    assert encode(decode(raw)) == raw, "comes back as another room"
    for frame in done.frames:
        protocol_codec.pack([msgspec.to_builtins(frame.ops), msgspec.to_builtins(frame.happenings)])


def game_actions(cases: list[Any]) -> list[Any]:
    """Returns each action that occurs in the cases once, without its seat and time."""
    found: dict[str, Any] = {}
    for case in cases:
        for action in case["actions"]:
            bare = {key: value for key, value in action.items() if key not in ("seat", "at_ms", "role", "by")}
            found[json.dumps(bare, sort_keys=True)] = bare
    return list(found.values()) or [{"type": "resign"}]
