"""Random whole matches, with and without faults, with referees and bots. Replaying the log must give the same bytes."""

from contextlib import suppress
from random import Random
from typing import Any

import pytest

from engines.contract import Refusal
from engines.registry import all_engines, engine_of
from protocol import messages
from server.aggregate.events import LoggedEvent, may_know
from server.room import Act, ActText, Command, Join, Leave, Presence, Record, Recover, Tick, encode, events_for, replay, step
from server.room.play.actions import plain_action
from tests.room.table import Table

SLUGS = tuple(all_engines())
REFEREEING: tuple[tuple[str | None, Any], ...] = (
    ("ana", messages.MakeAppeal("?")),
    ("bob", messages.MakeAppeal("?")),
    ("ana", messages.AcceptRuling()),
    ("bob", messages.AcceptRuling()),
    ("leader", messages.Rule(["I"], reason="x")),
    ("director", messages.Rule(["C"], reason="x")),
    ("leader", messages.Pause("x")),
    ("leader", messages.ResumePlay("x")),
    ("leader", messages.Adjourn("x")),
    ("director", messages.ResumeAdjourned("x")),
    ("leader", messages.CallTime("x")),
    ("director", messages.GiveTime(1, 5_000, "x")),
    ("director", messages.Sanction(0, "warn", "x")),
    ("director", messages.Sanction(1, "take_game", "x")),
    ("director", messages.ForceResult([0], reason="x")),
    ("bob", Leave()),
    ("bob", Join("Bob")),
    ("ana", messages.SeatBot(1)),
    ("ana", messages.Sign()),
    ("bob", messages.Dispute("x")),
    ("ana", messages.Ready()),
    ("bob", messages.Ready()),
    ("ana", messages.Rematch()),
    ("bob", messages.Rematch()),
    ("ana", messages.Say("x")),
    ("bob", messages.Rename("Beto")),
    (None, Presence("ana", False)),
    (None, Presence("ana", True)),
    (None, Recover(30_000)),
)


def table_of(slug: str, chance: Random, version: str = "") -> Table:
    seats = chance.choice(engine_of(slug).about.seats)
    referees: tuple[messages.RefereeRole, ...] = chance.choice([(), ("leader",), ("leader", "director")])
    mode = {"mode": "tournament"}
    wishes: dict[str, Any] = {"games": chance.choice([1, 2]), "monitor": chance.choice(["server", "tutor"])}
    return Table(slug, seats, referees=referees, options=mode, chat=True, version=version, **wishes)


def something(table: Table, chance: Random) -> None:
    """Send a random command: mostly an action of the game, otherwise another command of the room, or a tick. The room
    may refuse it."""
    kind = chance.randrange(10)
    table.now_ms += chance.choice([0, 0, 10, 900, 20_000, 70_000])
    if table.room.state == "playing" and kind < 7:
        player, action = an_action(table, chance)
        if action is not None and table.room.game is not None:
            text = table.engine.notate(table.room.game.state, action)
            table.do(player, ActText(text) if kind == 0 else Act(plain_action(action)))
    elif kind < 9:
        table.do(*chance.choice(REFEREEING))
    else:
        table.do(None, Tick())


def an_action(table: Table, chance: Random) -> tuple[str, Any]:
    """Return a player and an action that is possible now, with or without a fault; the action is None if there is none."""
    assert table.room.game is not None
    state = table.room.game.state
    for seat in chance.sample(range(len(table.players)), len(table.players)):
        actions = [*table.engine.faultless_actions(state, seat), *table.engine.faulty_actions(state, seat)]
        if actions:
            return table.players[seat], chance.choice(actions)
    return table.players[0], None


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("slug", SLUGS)
def test_a_match_is_replayed_to_the_same_bytes(slug: str, seed: int) -> None:
    chance = Random(f"{slug}/{seed}")
    table = table_of(slug, chance)
    for _step in range(40):
        with suppress(Refusal):
            something(table, chance)
    assert [record.seq for record in table.records] == list(range(1, table.room.seq + 1))
    assert encode(replay(table.first, table.records)) == encode(table.room)


def test_a_log_with_a_gap_is_not_replayed() -> None:
    table = Table()
    with pytest.raises(ValueError, match="does not follow"):
        replay(table.first, table.records[1:])


def test_a_record_says_who_did_what_in_notation_and_what_was_drawn() -> None:
    table = Table("contig60", options={"starter": 0})
    done = table.act("ana", "roll", 1_500)
    assert done.record is not None
    assert done.record.command == Command(Act({"type": "roll"}), "ana")
    (move,) = done.record.moves
    assert (move.at_ms, move.actor, move.text) == (1_001_500, 0, "roll")
    assert len(move.draws) == 1


def test_an_action_in_notation_is_the_same_action() -> None:
    typed, written = Table(), Table()
    typed.act("ana", "place", cell=4)
    written.do("ana", ActText("b2"))
    assert written.game == typed.game


def test_who_may_know_of_an_event() -> None:
    everybody, one, nobody = LoggedEvent("a", 0), LoggedEvent("b", 0, to=(1,)), LoggedEvent("c", 0, to=())
    kinds = {viewer: [event.kind for event in (everybody, one, nobody) if may_know(event, viewer)] for viewer in VIEWERS}
    assert kinds == {"0": ["a"], "1": ["a", "b"], "spectator": ["a"], "referee": ["a", "b", "c"]}
    assert [event.kind for event in events_for((everybody, one, nobody), "1")] == ["a", "b"]


VIEWERS = ("0", "1", "spectator", "referee")


def test_a_record_that_nothing_happened_in_is_not_made() -> None:
    table = Table()
    assert table.do(None, Tick()).record is None
    assert isinstance(table.records[-1], Record)


def test_the_views_of_an_earlier_state_are_not_taken_for_those_of_the_room() -> None:
    table = Table()
    earlier = table.views
    table.act(table.players[table.view()["status"]["flag"]], "place", cell=4)
    command = Command(messages.Rename("Beto"), "bob")
    done, fresh = (step(table.room, command, table.now_ms, views) for views in (earlier, None))
    assert done.frames == fresh.frames


def test_a_step_that_changes_nothing_has_the_views_of_the_room() -> None:
    table = Table()
    assert step(table.room, Command(Tick()), table.now_ms).views.of == table.views.of
