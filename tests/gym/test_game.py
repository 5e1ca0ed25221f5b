"""The gym and a room of the server play the same game: moves, states and chance are the same bytes."""

from random import Random

import msgspec
import pytest

from banderilla_gym import GameEnv, RecordedGame, games
from banderilla_gym.game import BEGUN_MS, Transcript, game_seed
from engines.contract import Refusal
from engines.registry import engine_of
from server.room import NewRoom, create, encode, replay
from server.room.values.game_start import seed_of
from tests.gym.play import in_a_room, played

FEW = 120
"""Maximum number of actions that the test plays of a long game."""


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("slug", games())
def test_a_room_of_the_server_plays_the_same_bytes(slug: str, seed: int) -> None:
    table = GameEnv(slug, seed=seed, max_steps=FEW)
    table.reset()
    game = played(table, Random(f"{slug}/{seed}")).game
    first, room, records = in_a_room(game.transcript)
    assert room.game is not None
    assert game.engine.encode(room.game.state) == game.engine.encode(game.state)
    assert room.game.tape == game.tape
    moves = [move for record in records for move in record.moves]
    assert msgspec.msgpack.encode(moves) == msgspec.msgpack.encode(game.log)
    assert room.game.result == (game.status.result if game.status.is_over else None)
    assert encode(replay(first, records)) == encode(room)


@pytest.mark.parametrize(("slug", "seats"), [(slug, seats) for slug in games() for seats in engine_of(slug).about.seats[1:2]])
def test_so_it_does_at_a_table_of_more(slug: str, seats: int) -> None:
    table = GameEnv(slug, seats=seats, seed=5, max_steps=FEW)
    table.reset()
    game = played(table, Random(slug)).game
    _first, room, _records = in_a_room(game.transcript)
    assert room.game is not None
    assert game.engine.encode(room.game.state) == game.engine.encode(game.state)


@pytest.mark.parametrize("slug", games())
def test_a_transcript_that_was_stored_is_replayed_to_the_same_bytes(slug: str) -> None:
    table = GameEnv(slug, seed=3, max_steps=FEW)
    table.reset()
    game = played(table, Random(slug)).game
    stored = msgspec.json.encode(game.transcript)
    again = RecordedGame.replayed(msgspec.json.decode(stored, type=Transcript))
    assert game.engine.encode(again.state) == game.engine.encode(game.state)
    assert (again.log, again.tape, again.now_ms) == (game.log, game.tape, game.now_ms)


def test_the_seed_is_the_one_that_a_room_of_that_secret_has() -> None:
    secret = bytes(range(32))
    room = create(NewRoom("K7QX2M", "noughts", 2, "ana", "Ana", secret), BEGUN_MS)
    assert game_seed(secret) == seed_of(room, 0)


def test_what_falls_due_happens_at_its_time() -> None:
    game = RecordedGame("contig60", 2, {"mode": "tournament"}, bytes(32))
    due_at_ms = game.due_at_ms
    assert due_at_ms is not None
    game.settle(due_at_ms - 1)
    assert not game.log
    game.settle(due_at_ms + 5)
    assert [(move.actor, move.at_ms) for move in game.log] == [("clock", due_at_ms)]
    assert game.now_ms == due_at_ms + 5


def test_what_is_refused_changes_nothing_but_what_fell_due() -> None:
    game = RecordedGame("noughts", 2, {}, bytes(32))
    before = game.state
    with pytest.raises(Refusal):
        game.act(1 - (game.status.flag or 0), {"type": "place", "cell": 0}, game.now_ms + 1)
    assert game.state is before
    assert not game.log
    assert not game.acts


def test_seats_and_options_that_a_game_has_not_are_refused() -> None:
    with pytest.raises(ValueError, match="seats"):
        RecordedGame("contig60", 3, {}, bytes(32))
    with pytest.raises(Refusal):
        RecordedGame("contig60", 2, {"no_such": 1}, bytes(32))
    with pytest.raises(KeyError):
        RecordedGame("no-such-game", 2, {}, bytes(32))
