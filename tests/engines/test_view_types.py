"""An engine's views, phases and events match their declarations."""

from collections.abc import Iterator
from contextlib import suppress
from random import Random
from typing import Any

import msgspec
import pytest

from banderilla_conformance.cases import Table as CaseTable
from engines.contract import REFEREE, SPECTATOR, Refusal, Viewer
from engines.kit.duel.view import record_view
from engines.kit.referee.record import Fault
from engines.registry import all_engines, engine_of
from server.room import Act, Record, Room
from tests.engines.case_files import worked_cases
from tests.room.stored.test_log import something
from tests.room.table import Table
from tools import game_types

ROOM_EVENTS = frozenset({"game_started", "game_ended"})


def cases_of(slug: str) -> Iterator[CaseTable]:
    """Yield the table of each worked case at its start and after each of its actions."""
    for case in worked_cases(slug):
        table = CaseTable(engine_of(slug), case["given"])
        yield table
        for action in case["actions"]:
            table.play(action)
            yield table


def tables_of(slug: str) -> Iterator[Table]:
    """Yield the table after each step of a few random games."""
    rules = [rule.id for rule in engine_of(slug).rules if rule.challengeable]
    for seed in range(3):
        chance = Random(f"{slug}/views/{seed}")
        seats = chance.choice(engine_of(slug).about.seats)
        mode = chance.choice(["assisted", "tournament"])
        table = Table(slug, seats, referees=("leader", "director"), options={"mode": mode})
        for _step in range(40):
            with suppress(Refusal):
                if rules and chance.random() < 0.05:
                    table.do(chance.choice(table.players), Act({"type": "challenge", "rule": chance.choice(rules)}))
                else:
                    something(table, chance)
            yield table


def assert_declared(slug: str, room: Room, now_ms: int) -> None:
    if room.game is None:
        return
    engine, state = engine_of(slug), room.game.state
    status = engine.status(state)
    assert status.phase in engine.phases
    viewers: tuple[Viewer, ...] = (SPECTATOR, REFEREE, *range(len(room.seats)))
    for viewer in viewers:
        view = engine.view(state, viewer, now_ms)
        declared = msgspec.convert(view, engine.view_type)
        assert encoded(declared) == encoded(view), "all that is shown is declared"


def encoded(view: Any) -> bytes:
    """Return the view as the client gets it. For example, a tuple becomes a list."""
    return msgspec.json.encode(view, order="deterministic")


@pytest.mark.parametrize("slug", all_engines())
def test_worked_cases_show_what_is_declared(slug: str) -> None:
    for table in cases_of(slug):
        assert_declared(slug, table.room, table.now_ms)


@pytest.mark.parametrize("slug", all_engines())
def test_play_outs_show_and_report_what_is_declared(slug: str) -> None:
    for table in tables_of(slug):
        assert_declared(slug, table.room, table.now_ms)
        assert game_events(table.records) <= engine_of(slug).events


def game_events(records: list[Record]) -> set[str]:
    """Return the kinds of the game's own events in the last record, if that record is an action. The room's own events
    are not included."""
    kinds: set[str] = set()
    for record in records[-1:]:
        command: Any = record.command.body
        if isinstance(command, Act):
            kinds |= {event.kind for event in record.happenings}
    return kinds - ROOM_EVENTS - {"appeal_window", "ruling_pending", "outage", "ruling_stands"}


def test_the_clients_types_are_up_to_date() -> None:
    assert game_types.main(["--check"]) == 0


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1])
def test_only_referees_see_the_faults_of_a_turn(viewer: Viewer) -> None:
    faults = {"now": (Fault("a.sum", 4, facts={"said": 5}), Fault("a.way")), "before": ()}
    turns = {"turn": "now", "last": "before", "none": None}
    assert record_view(viewer, turns, faults.__getitem__) == {}
    assert record_view(REFEREE, turns, faults.__getitem__) == {
        "record": {"turn": [["a.sum", 4, {"said": 5}], ["a.way", None]], "last": []}
    }
