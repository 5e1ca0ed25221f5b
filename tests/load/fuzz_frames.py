"""Draws frames for the wire: messages of every type with random changes, and bytes that form no message."""

import itertools
import json
from random import Random
from typing import Any

from engines.registry import all_engines
from tests.engines.case_files import worked_cases
from tests.load.fuzz_calls import COMMANDS, game_actions
from tests.load.fuzz_values import Values, packed

SESSION_COMMANDS: tuple[dict[str, Any], ...] = (
    {"type": "set_session", "settings": {"joining": True}, "title": "Clase"},
    {"type": "rename_member", "person": "x", "name": "Eva"},
    {"type": "remove_member", "person": "x", "reason": "so"},
    {"type": "move_member", "person": "x", "into": "y"},
    {"type": "invite_tutor", "role": "leader"},
    {"type": "plan_round", "game": "noughts", "how": "random", "seats": 2, "options": {"mode": "assisted"}, "games": 1},
    {"type": "set_teams", "teams": [{"name": "Rojo", "pupils": ["p"]}]},
    {"type": "set_pentathlon", "games": [{"game": "noughts", "options": {"mode": "assisted"}}], "how": "swiss"},
    {"type": "plan_next", "start": False},
    {"type": "set_boards", "boards": [["x", "bot"]]},
    {"type": "publish_round"},
    {"type": "start_round"},
    {"type": "drop_round"},
    {"type": "close_round", "reason": "so"},
    {"type": "pause_boards", "boards": [0], "reason": "so"},
    {"type": "resume_boards", "boards": None, "reason": "so"},
    {"type": "adjourn_boards", "reason": "so"},
    {"type": "give_boards_time", "ms": 60_000, "reason": "so"},
    {"type": "call_boards_time", "reason": "so"},
    {"type": "close_boards_cards", "reason": "so"},
    {"type": "reseat", "room": "K7QX2M", "seat": 0, "person": "bot", "reason": "so"},
    {"type": "add_board", "people": ["x", "bot"]},
    {"type": "follow", "room": None, "at": 0},
    {"type": "set_phrases", "allowed": True},
)
MORE_COMMANDS: tuple[dict[str, Any], ...] = (
    {"type": "stand_up"},
    {"type": "seat_bot", "seat": 1, "reason": "so"},
    {"type": "clear_seat", "seat": 1, "reason": "so"},
    {"type": "invite_referee", "role": "leader"},
    {"type": "invite_program", "seat": 1},
    {"type": "tick"},
    {"type": "recover", "away_ms": 1_000},
    {"type": "hand_seat", "seat": 0, "person": "x", "name": "X"},
    {"type": "erase"},
)
KINDS = ("act", "read", "command", "join", "leave", "resume", "history", "recording", "review", "ping", "create", "hello")
WEIGHTS = (30, 18, 24, 3, 0.3, 2, 2, 1, 1, 3, 0.3, 1)


class Frames:
    """Draws the frames of one scene. `room` and `session`: the codes of the scene's room and class; `people`: the ids
    of the people in the scene."""

    def __init__(self, random: Random, game: str, room: str, session: str, people: list[str]) -> None:
        self.random = random
        self.values = Values(random)
        self.game, self.room, self.session, self.people = game, room, session, people
        cases = worked_cases(game)
        self.actions = game_actions(cases)
        self.givens = [case["given"] for case in cases] or [{}]
        self.options = [{"mode": "assisted"}, {"mode": "tournament"}]
        self._cids = itertools.count(1)

    def draw(self) -> bytes | str | list[bytes]:
        """Draws one frame: bytes, a text, or a message in several fragments."""
        draw = self.random.random()
        if draw < 0.90:
            return packed(self.message())
        if draw < 0.95:
            frame = packed(self.message())
            return self._broken(frame)
        return self._odd()

    def message(self) -> Any:
        """Draws a message of any type. About a quarter of the messages have random changes."""
        plain = self._proper()
        draw = self.random.random()
        if draw < 0.75:
            return plain
        return self.values.mutated(plain) if draw < 0.97 else self.values.plain()

    def _proper(self) -> dict[str, Any]:
        random, values = self.random, self.values
        kind = random.choices(KINDS, WEIGHTS)[0]
        room = self.session if random.random() < 0.2 else self.room
        message: dict[str, Any] = {"type": kind, "cid": self._cid(), "room": room}
        match kind:
            case "act":
                action = random.choice(self.actions)
                message["action"] = values.mutated(action) if random.random() < 0.5 else action
            case "read":
                words = ("pass", "resign", ">12", "@1", "=7", "roll", "e2e4", "win", "!rule", ">1000000000")
                message["text"] = values.edited(random.choice(words)) if random.random() < 0.7 else values.text()
            case "command":
                table = SESSION_COMMANDS if room == self.session else (*COMMANDS, *MORE_COMMANDS)
                command = self._placed(random.choice(table))
                if random.random() < 0.15:
                    command = {"type": "set_position", "given": random.choice(self.givens)}
                message["command"] = values.mutated(command) if random.random() < 0.5 else command
            case "join":
                message |= {"as": random.choice(("seat", "spectator", "referee")), "seat": random.choice((None, 0, 1, 15))}
                message["key"] = random.choice((None, values.text()[:80]))
            case "resume":
                message = {"type": kind, "room": room, "seq": random.choice((0, 3, 10**6)), "epoch": random.choice((0, 1, 2))}
            case "history":
                message["from_seq"] = random.choice((0, 1, 2**40, 2**63 - 1, 2**64 - 1))
            case "recording":
                message |= {"after": random.choice((None, 0, 5, 2**53)), "public": random.random() < 0.5}
            case "review":
                message["rolls"] = random.random() < 0.5
            case "ping":
                message = {"type": kind, "at": random.choice((0, 1, 2**53, 2**64 - 1)), "room": random.choice((None, room))}
            case "create":
                message = {
                    "type": kind,
                    "cid": message["cid"],
                    "game": random.choice([*all_engines()]),
                    "seats": random.randint(1, 8),
                }
                message["options"] = values.mutated(random.choice(self.options))
                message["settings"] = values.mutated({"games": 1, "bot_ms": 60_000, "appeal_ms": 15_000})
            case "hello":
                message = {"type": kind, "version": random.choice((1, 2, 99)), "name": values.text()[:40]}
        return message

    def _cid(self) -> str:
        return (
            self.random.choice(("#", "=#1", "1", f"{next(self._cids)}"))
            if self.random.random() < 0.1
            else f"f-{next(self._cids)}"
        )

    def _placed(self, command: dict[str, Any]) -> dict[str, Any]:
        """Returns the command, with people of the scene in place of `x` and `y`."""
        text = json.dumps(command)
        for letter in "xy":
            text = text.replace(f'"{letter}"', json.dumps(self.random.choice(self.people)))
        placed: dict[str, Any] = json.loads(text)
        return placed

    def _broken(self, frame: bytes) -> bytes | list[bytes]:
        at = self.random.randrange(len(frame) + 1)
        draw = self.random.random()
        if draw < 0.35:
            return frame[:at]
        if draw < 0.60:
            return frame[:at] + self.random.randbytes(self.random.randint(1, 4)) + frame[at + 1 :]
        if draw < 0.80:
            return frame + self.random.randbytes(self.random.choice((1, 2, 30)))
        return [frame[:at], b"", frame[at:]]

    def _odd(self) -> bytes | str:
        """Draws bytes or a text that form no valid message; the bytes need not even be MessagePack."""
        random = self.random
        head = b"\x84\xa4type\xa3act\xa3cid\xa1c\xa4room" + packed(self.room) + b"\xa6action"
        inside = random.choice(
            (
                b"\x91" * random.choice((5, 13, 400, 4_000)) + b"\xc0",
                b"\x81\xa1a" * random.choice((13, 400, 3_000)) + b"\xc0",
                b"\x82\xa4type\xa4pass\xa4type\xa6resign",
                b"\x81\xa4type\xcb\x7f\xf8" + b"\0" * 6,
                b"\x81\xa4type\xcb\x7f\xf0" + b"\0" * 6,
                b"\x81\xa4type\xcf" + b"\xff" * 8,
                b"\x81\xa4type\xd3\x80" + b"\0" * 7,
                b"\x81\xa4type\xd4\x05\x01",
                b"\x81\xa4type\xd6\xff\0\0\0\0",
                b"\x81\xa4type\xc7\x04\x63abcd",
                b"\x81\xa4type\xc4\x02ab",
                b"\x81\x01\x02",
                b"\x81\x91\x01\x02",
                b"\x81\xa4type\xa4\xff\xfe\xed\xa0",
                b"\xdf\xff\xff\xff\xff",
                b"\xdd\xff\xff\xff\xff",
                b"\xdb\xff\xff\xff\xff",
                b"\x81\xa4type\xdb\x00\x00\x1f\x40" + b"x" * 8_000,
                b"\x81\xa4type\xdb\x00\x00\x27\x10" + b"x" * 10_000,
                b"\xdc\x02\x01" + b"\x01" * 513,
                b"\xde\x00\x81" + b"".join(b"\xa2" + bytes((65 + key // 26, 65 + key % 26)) + b"\x01" for key in range(129)),
            )
        )
        return random.choice(
            (
                head + inside,
                head + inside,
                head + inside,
                b"\x82\xa4type\xa4ping\xa4type\xa4ping",
                b"",
                b"\xc1",
                b"\xc0",
                random.randbytes(random.randint(1, 64)),
                "text",
                "{" * 100,
                bytes(random.choice((16_384, 16_385, 60_000))),
                packed({"type": "teleport", "cid": self._cid()}),
                packed([1] * 500),
            )
        )
