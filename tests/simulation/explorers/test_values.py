"""The explorers' random messages have the types of the protocol, so the server cannot refuse all of them as malformed."""

import contextlib
import random

import msgspec

from engines.contract import Refusal
from protocol.from_client import ClientMessage
from protocol.room_commands import RoomCommand
from protocol.session_commands import SessionCommand
from server.sessions.imported.trf_reader import read_report
from tests.simulation.explorers.explorer import CLASS_COMMANDS, CLASS_MESSAGES, ROOM_COMMANDS, TABLE_MESSAGES
from tests.simulation.explorers.known import MOST, Known
from tests.simulation.explorers.tournaments import tournament
from tests.simulation.explorers.values import Values, wild_action

ROUNDS = 5
TOURNAMENTS = 60
COMMAND = msgspec.json.Decoder(RoomCommand | SessionCommand)
MESSAGE = msgspec.json.Decoder(ClientMessage)


def values(seed: int) -> Values:
    rng = random.Random(seed)
    known = Known(rng)
    known.note({"code": "ABCDE", "members": [{"id": "a" * 12, "name": "Ana"}], "number": 2, "desk": {"choices": ["b"]}})
    return Values(rng, known, "Zed")


def test_every_random_command_and_message_has_its_type() -> None:
    for seed in range(ROUNDS):
        made = values(seed)
        for kind in (*ROOM_COMMANDS, *CLASS_COMMANDS):
            COMMAND.decode(msgspec.json.encode(made.struct(kind)))
        for kind in (*CLASS_MESSAGES, *TABLE_MESSAGES):
            MESSAGE.decode(msgspec.json.encode({**made.struct(kind), "cid": "1"}))


def test_a_random_challenge_names_a_rule() -> None:
    action = wild_action(values(1), random.Random(1), "fiar", ["challenge"])
    assert action is not None
    assert action["type"] == "challenge"
    assert action["rule"]


def test_most_tournaments_can_be_imported() -> None:
    read = 0
    for seed in range(TOURNAMENTS):
        with contextlib.suppress(Refusal):
            read += read_report(tournament(random.Random(seed))) is not None
    assert TOURNAMENTS / 2 < read < TOURNAMENTS


def test_a_person_forgets_the_oldest_values() -> None:
    known = Known(random.Random(1))
    for number in range(MOST + 1):
        known.note({"number": number})
    assert {known.of("number", int) for _ in range(500)} <= set(range(1, MOST + 1))
