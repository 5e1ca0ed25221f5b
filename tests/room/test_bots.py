from dataclasses import replace

import pytest
from msgspec.structs import replace as replace_struct

from engines.kit.chance import ChanceReader, ChanceState
from engines.registry import all_engines, engine_of
from protocol import messages
from server.room import Command, NewRoom, Recover, Room, Tick, create, decode, encode, step, views_of
from server.room import room as entrance
from server.room.bots import is_bots_turn, task_of, worked_out
from tests.room.table import SECRET, Table

HOST = "tutor"


def bots_only(game: str, seats: int, secret: bytes = SECRET) -> Room:
    new = NewRoom("K7QX2M", game, seats, HOST, "T", secret, {}, {"quick": True}, "spectator", tuple(range(seats)))
    return create(new, 0)


def started(game: str, secret: bytes = SECRET) -> Room:
    room = bots_only(game, min(engine_of(game).about.seats), secret)
    return step(room, Command(messages.Start(), HOST), 0).room


def test_a_bot_waits_a_moment_and_plays_from_its_view() -> None:
    table = Table(start=False)
    table.do("ana", messages.ClearSeat(1))
    table.do("ana", messages.SeatBot(1))
    table.do("ana", messages.Ready())
    table.wait(700)
    table.act("ana", "place", cell=0)
    assert table.room.due_at_ms == table.now_ms + 700
    table.wait(699)
    assert table.game["cells"].count(1) == 0
    table.wait(1)
    assert table.game["cells"][4] == 1


def test_a_room_of_bots_plays_itself_out() -> None:
    room, steps = started("noughts"), 1
    while room.state == "playing":
        due = room.due_at_ms
        assert due is not None
        room, steps = step(room, Command(Tick()), due).room, steps + 1
    assert room.state == "over"
    assert all(sheet.is_final for sheet in room.sheets)
    assert steps < 10


def test_bots_are_deterministic_and_their_secret_decides() -> None:
    assert encode(started("noughts")) == encode(started("noughts"))
    assert len({started("noughts", bytes([number] * 32)).game.state.cells for number in range(8)}) > 1  # type: ignore[union-attr]


def test_a_bot_that_asks_for_the_impossible_is_helped_out(monkeypatch: pytest.MonkeyPatch) -> None:
    broken = {"type": "place", "cell": 99}
    engine = replace(engine_of("noughts"), bot=lambda *_asked: broken)
    monkeypatch.setattr(entrance, "engine_of", lambda _slug: engine)
    table = Table(start=False)
    table.do("ana", messages.ClearSeat(1))
    table.do("ana", messages.SeatBot(1))
    table.do("ana", messages.Ready())
    table.act("ana", "place", cell=0)
    done = table.wait(700)
    assert table.game["cells"].count(1) == 1
    assert done.record is not None
    assert done.record.moves[0].record == {"bot_refused": "malformed", "asked": broken}


@pytest.mark.parametrize("slug", [slug for slug, engine in all_engines().items() if engine.about.listed])
def test_every_game_of_bots_goes_on_by_itself(slug: str) -> None:
    room = started(slug)
    views = views_of(room)
    for _round in range(6):
        if room.state == "over":
            return
        due = room.due_at_ms
        assert due is not None, "a game of bots stands still"
        done = step(room, Command(Tick()), due, views)
        assert done.record is not None
        assert not [move for move in done.record.moves if "bot_refused" in move.record]
        room, views = done.room, done.views


def test_an_outage_of_a_room_of_bots_harms_nothing() -> None:
    room = started("noughts")
    done = step(room, Command(Recover(5_000)), 5_000)
    assert done.room.seq == room.seq + 1


def thinking_room(*, quick: bool = True, level: messages.BotLevel = "strong") -> Room:
    """Return a room with a new game between two bots. By default, their level needs a worker process."""
    seats = (0, 1)
    new = NewRoom("K7QX2M", "kwatro-sinko", 2, HOST, "T", SECRET, {}, {"quick": quick}, "spectator", seats, level=level)
    return step(create(new, 0), Command(messages.Start(), HOST), 0).room


def test_the_level_of_a_bot_is_its_seats_and_everybody_sees_it() -> None:
    table = Table(start=False)
    table.do("ana", messages.ClearSeat(1))
    table.do("ana", messages.SeatBot(1, level="learner"))
    assert table.room.seats[1].level == "learner"
    seats = table.view("0")["room"]["seats"]
    assert seats[1].get("level") == "learner"
    assert "level" not in seats[0]


def test_a_worker_move_plays_and_replays_without_another_search() -> None:
    room = thinking_room()
    for _turn in range(5):
        task = task_of(room)
        assert task is not None
        thought = worked_out(task)
        done = step(room, Command(thought), room.at_ms)
        assert done.record is not None
        assert [move.actor for move in done.record.moves] == [thought.seat]
        assert encode(step(room, done.record.command, room.at_ms).room) == encode(done.room)
        room = done.room


def test_a_bot_that_thinks_waits_for_its_thought_and_a_tick_does_without() -> None:
    room = thinking_room()
    asked = step(room, Command(messages.SetPhrases(on=False), HOST), 5_000)
    assert asked.record is not None
    assert not asked.record.moves
    ticked = step(room, Command(Tick()), 5_000)
    assert ticked.record is not None
    assert ticked.record.moves


def test_a_thought_about_a_position_that_is_no_more_does_nothing() -> None:
    room = thinking_room()
    task = task_of(room)
    assert task is not None
    thought = worked_out(task)
    ahead = step(room, Command(thought), room.at_ms).room
    assert step(ahead, Command(thought), ahead.at_ms).record is None


def test_a_task_is_the_same_where_only_what_its_seat_cannot_see_differs() -> None:
    """If two states differ only in what the bot's seat cannot see, the bot makes the same move. A worker gets the whole state,
    but first draws again everything that the seat cannot see."""
    room = thinking_room()
    task = task_of(room)
    assert task is not None
    assert task == task_of(decode(encode(room)))
    engine = engine_of(task.slug)
    twin = engine.resample_hidden(engine.decode(task.state), task.chairs[0].seat, ChanceReader(ChanceState(bytes(32))))
    assert worked_out(task._replace(state=engine.encode(twin))) == worked_out(task)


def test_no_task_where_no_level_thinks() -> None:
    assert task_of(started("kwatro-sinko")) is None
    assert task_of(thinking_room(level="learner")) is None


def test_it_is_the_bots_turn_at_their_time_and_not_before() -> None:
    room = started("noughts")
    due = room.bot_at_ms
    assert due is not None
    assert (is_bots_turn(room, due - 1), is_bots_turn(room, due)) == (False, True)
    first = replace_struct(room, begins_at_ms=None, bot_at_ms=None)
    assert not is_bots_turn(first, due + 10**9), "now the clock is the next to act"
    assert not is_bots_turn(bots_only("noughts", 2), due), "no game runs"
