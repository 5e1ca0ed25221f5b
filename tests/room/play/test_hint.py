"""Tests of hints: one faultless action and its rule, only in assisted mode. The room counts the hints, and everybody
sees the count."""

from typing import Any

import pytest

from engines.contract import Refusal
from engines.registry import all_engines, engine_of
from protocol import errors, messages
from server.room.command import Act
from tests.room.table import Table

GAMES = sorted(slug for slug, engine in all_engines().items() if engine.about.listed)
PEOPLE = ("ana", "bob")


def asked(table: Table, seat: int) -> dict[str, Any] | None:
    """Ask for a hint in the name of the seat. Return the answer; None if there is no action to suggest."""
    try:
        return dict(table.do(PEOPLE[seat], messages.AskHint()).answer or {})
    except Refusal as refusal:
        if refusal.code != errors.HINT_NONE:
            raise
        return None


@pytest.mark.parametrize("game", GAMES)
def test_an_idea_is_taken_and_rests_on_a_rule_of_the_game(game: str) -> None:
    table = Table(game, options={"mode": "assisted"})
    rules = {rule.id for rule in engine_of(game).rules}
    counted = [0, 0]
    for _ in range(12):
        if table.room_part["state"] == "over":
            break
        found = [(seat, answer) for seat in (0, 1) if (answer := asked(table, seat)) is not None]
        if not found:
            break
        for seat, answer in found:
            counted[seat] += 1
            assert answer["rule"] in rules, answer
        assert [place.hints for place in table.room.seats] == counted
        seat, answer = found[0]
        table.do(PEOPLE[seat], Act(answer["action"]))
    assert sum(counted) > 2
    assert [place.get("hints", 0) for place in table.room_part["seats"]] == counted


def test_it_is_told_to_all_and_the_idea_to_nobody_else() -> None:
    table = Table("contig60", options={"mode": "assisted"}, referees=("leader",))
    seat = next(seat for seat in (0, 1) if asked(table, seat) is not None)
    assert table.kinds("spectator") == table.kinds("referee") == ["hint_asked"]
    assert table.room_part["seats"][seat]["hints"] == 1


def test_the_same_position_brings_the_same_idea() -> None:
    table = Table("kwatro-sinko", options={"mode": "assisted"})
    seat = next(seat for seat in (0, 1) if asked(table, seat) is not None)
    assert len({str(asked(table, seat)) for _ in range(6)}) == 1


def test_a_tournament_has_none() -> None:
    table = Table("contig60", options={"mode": "tournament"}, referees=("leader",))
    assert {table.refused(by, messages.AskHint()) for by in PEOPLE} == {errors.HINT_TOURNAMENT}


def test_a_position_of_a_tournament_has_none_whatever_the_room_says() -> None:
    table = Table("contig60", options={"mode": "assisted"}, referees=("leader",))
    table.do("leader", messages.SetPosition({"mode": "tournament"}))
    assert table.refused("ana", messages.AskHint()) == errors.HINT_TOURNAMENT
