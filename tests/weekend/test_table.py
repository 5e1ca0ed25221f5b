"""The table of a pairing: strangers with nicknames, a game that starts when both are there, and its points."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from engines.contract import Refusal
from protocol import messages
from server.aggregate.commands import Join
from server.aggregate_types import ROOMS
from server.room.command import Act
from server.room.values.state import Room
from server.weekend.schedule import schedule_of
from server.weekend.standings import MAX_ENTRANTS, Pairing, Standings, enter
from server.weekend.table import is_decided, points_of, room_for
from server.words.catalogue import words_of

NAMES = ("Zorro Azul", "Puma Verde")


def fresh() -> Room:
    schedule = schedule_of("sat 17:00 -03:00", "noughts")
    assert schedule is not None
    state = enter(enter(Standings(), "ana", NAMES, 1), "bo", NAMES, 2)
    return room_for(schedule.games[0], state, Pairing("ABC234", ("bo", "ana")), b"s" * 32, 1_000)


def sent(room: Room, body: object, by: str, now_ms: int = 2_000) -> Room:
    done: Room = ROOMS.step(room, ROOMS.command(body, by), now_ms, None).room
    return done


def begun() -> Room:
    room = sent(fresh(), Join("Ana Gómez", "seat"), "ana")
    assert room.state == "waiting"
    return sent(room, Join("Bo", "spectator"), "bo")


def test_the_game_starts_when_both_are_there_under_their_nicknames() -> None:
    room = begun()
    assert room.state == "playing"
    assert [(person.id, person.name) for person in room.people] == [("bo", "Puma Verde"), ("ana", "Zorro Azul")]


def test_strangers_can_neither_write_nor_take_another_name_nor_change_the_table() -> None:
    room = begun()
    for body in (messages.Say("hi"), messages.Rename("Ana Gómez"), messages.SetSettings({"chat": True})):
        with pytest.raises(Refusal):
            sent(room, body, "ana")
    assert sent(room, messages.Phrase("good_game"), "ana").seq > room.seq
    with pytest.raises(Refusal):
        sent(room, Join("Cy", "seat"), "cy")
    assert ROOMS.listed(room) == b"", "the list of open tables does not show it"


def test_a_stored_table_comes_back_as_it_was() -> None:
    room = begun()
    assert ROOMS.decode(ROOMS.encode(room)) == room


def test_the_end_gives_the_points_by_seat() -> None:
    room = begun()
    assert not is_decided(room)
    assert points_of(room) is None
    for seat, cell in ((0, 0), (1, 3), (0, 1), (1, 4), (0, 2)):
        room = sent(room, Act({"type": "place", "cell": cell}), ("bo", "ana")[seat])
    assert is_decided(room)
    assert points_of(room) == (2, 0)
    assert room.game is not None
    assert room.game.result is not None
    assert not is_decided(replace(room, game=replace(room.game, result=None)))
    assert points_of(replace(room, game=replace(room.game, result=replace(room.game.result, result="void")))) is None


@pytest.mark.parametrize("lang", ["en", "es", "pt"])
def test_the_nicknames_are_those_that_the_lobby_offers(lang: str) -> None:
    words = Path(__file__).parents[2] / "clients" / "web" / "src" / "lobby" / f"nickname.{lang}.ts"
    own = words_of(lang).nicknames
    text = words.read_text(encoding="utf-8")
    assert f'animals: "{own.animals}",' in text
    assert f'adjectives: "{own.adjectives}",' in text
    assert len(set(own.all)) == len(own.all) > MAX_ENTRANTS
