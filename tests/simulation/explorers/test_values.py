"""The explorers' random messages have the types of the protocol, so the server cannot refuse all of them as malformed."""

import random

import msgspec

from protocol.from_client import ClientMessage
from protocol.room_commands import RoomCommand
from protocol.session_commands import SessionCommand
from server.sessions.imported.trf_reader import read_report
from tests.simulation.explorers.explorer import CLASS_COMMANDS, MESSAGES, ROOM_COMMANDS
from tests.simulation.explorers.known import MOST, Known
from tests.simulation.explorers.values import TOURNAMENT, Values, wild_action

ROUNDS = 5
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
        for kind in MESSAGES:
            MESSAGE.decode(msgspec.json.encode({**made.struct(kind), "cid": "1"}))


def test_a_random_challenge_names_a_rule() -> None:
    action = wild_action(values(1), random.Random(1), "fiar", ["challenge"])
    assert action is not None
    assert action["type"] == "challenge"
    assert action["rule"]


def test_the_tournament_can_be_imported() -> None:
    assert len(read_report(TOURNAMENT).rounds) == 2


def test_a_person_forgets_the_oldest_values() -> None:
    known = Known(random.Random(1))
    for number in range(MOST + 1):
        known.note({"number": number})
    assert {known.of("number", int) for _ in range(500)} <= set(range(1, MOST + 1))
