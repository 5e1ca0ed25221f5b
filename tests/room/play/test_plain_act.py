"""The fast way of making a step gives the same room, record, frames and views as the usual way, in every game.

`tests/room/table.py` also compares both ways, in each step of each test at a table.
"""

import random
from typing import Any

import msgspec
import pytest

from engines.contract import Refusal
from engines.registry import engine_of, slugs
from protocol import errors, messages
from server.aggregate.commands import Join
from server.room import Act, ActText, Command, NewRoom, Tick, create, step, views_of
from server.room.play.plain_act import plain_act
from server.room.values.roles import has_referee
from server.room.values.state import Person, Room
from server.room.views.frames import Views
from tests.load.steps import played
from tests.room.both_ways import compare
from tests.room.table import Table

SECRET = bytes(range(32))
STEPS = 40
DIRECTOR = Person("eva", "Eva", "director")


def opened(slug: str, mode: str, *, refereed: bool) -> Room:
    seats = min(engine_of(slug).about.seats)
    room = create(NewRoom("K7QX2M", slug, seats, "0", "0", SECRET, {"mode": mode}, {"auto_start": True}), 0)
    room = msgspec.structs.replace(room, people=(*room.people, DIRECTOR)) if refereed else room
    for seat in range(1, seats):
        room = step(room, Command(Join(str(seat)), str(seat)), 0).room
    for seat in range(seats):
        if room.state == "waiting":
            room = step(room, Command(messages.Ready(), str(seat)), 0).room
    return room


def any_action(room: Room, fate: random.Random) -> tuple[str, Any]:
    """Return a person and an action: often without a fault, sometimes with a fault, malformed, or not allowed now."""
    assert room.game is not None
    engine, state = engine_of(room.slug), room.game.state
    seats = range(len(room.seats))
    movers = [seat for seat in seats if engine.faultless_actions(state, seat)] or list(seats)
    seat = fate.choice(movers)
    kind = fate.random()
    if kind < 0.05:
        return str(fate.choice(seats)), fate.choice([{"type": "resign"}, {"type": "call_time"}, {"type": "no"}, "no", None])
    wrong = engine.faulty_actions(state, seat) if kind < 0.2 else ()
    found = list(wrong or engine.faultless_actions(state, seat))
    return str(seat), msgspec.to_builtins(fate.choice(found)) if found else {"type": "pass_flag"}


@pytest.mark.parametrize("refereed", [False, True])
@pytest.mark.parametrize("mode", ["tournament", "assisted"])
@pytest.mark.parametrize("slug", slugs())
def test_random_steps_are_the_same_both_ways(slug: str, mode: str, refereed: bool) -> None:
    fate = random.Random(f"{slug} {mode} {refereed}")
    room = opened(slug, mode, refereed=refereed)
    views, now_ms = views_of(room), 1_000
    for _ in range(STEPS):
        if room.state != "playing":
            break
        by, action = any_action(room, fate)
        now_ms += fate.choice([1, 300, 1_000, 2_000, 70_000])
        for command in (Command(Act(action), by), Command(Tick(), None)):
            version = fate.choice(["", "7"])
            compare(room, command, now_ms, views, version)
            try:
                done = step(room, command, now_ms, views, version=version)
            except Refusal:
                continue
            room, views = done.room, done.views


@pytest.mark.parametrize("slug", slugs())
def test_the_steps_of_a_tournament_game_take_the_short_way(slug: str) -> None:
    game = played(slug, refereed=False)
    room, views = game.first, game.views
    assert not has_referee(room)
    short = 0
    for command, now_ms in game.commands:
        short += compare(room, command, now_ms, views)
        done = step(room, command, now_ms, views)
        room, views = done.room, done.views
    assert short > 0.8 * len(game.commands)


def test_a_room_where_anything_else_is_open_takes_the_usual_way() -> None:
    table = Table()
    room, engine = table.room, table.engine
    command = Command(Act({"type": "place", "cell": 4}), table.players[table.view()["status"]["flag"]])

    def is_short(changed: Room, views: Views) -> bool:
        return plain_act(engine, changed, command, table.now_ms, views, "") is not None

    assert is_short(room, table.views)
    reading = tuple(msgspec.structs.replace(seat, reads=True) for seat in room.seats)
    for changed in (
        msgspec.structs.replace(room, bot_at_ms=table.now_ms + 1),
        msgspec.structs.replace(room, seats=reading),
        msgspec.structs.replace(room, limit_waits=True),
    ):
        assert not is_short(changed, views_of(changed))
    assert not is_short(msgspec.structs.replace(room), table.views), "these are the views of another room"


def test_a_seat_writes_its_action_in_notation_and_a_referee_does_not() -> None:
    table, same = Table(referees=("leader",)), Table(referees=("leader",))
    assert table.room.game is not None
    player = table.players[table.view()["status"]["flag"]]
    text = table.engine.notate(table.room.game.state, table.engine.parse({"type": "place", "cell": 4}))
    assert table.refused("leader", ActText(text)) == errors.SEAT_NONE
    table.do(player, ActText(text))
    same.act(player, "place", cell=4)
    assert table.room.game.state == same.room.game.state  # type: ignore[union-attr]
    assert table.records[-1].moves == same.records[-1].moves
