"""Chance in the log: whatever any game draws comes out again from its seed, and what was chosen does not."""

from contextlib import suppress
from random import Random

import msgspec
import pytest

from engines.contract import Refusal
from engines.kit.chance import Draw
from server.room import decode_record
from server.room.log import Deal, Move
from server.room.lots import Lot, Roll, checked, lots_of
from server.room.match import seed_of
from tests.room.table import TRUE, Table, challenged
from tests.room.test_log import SLUGS, something, table_of


def fair(table: Table) -> list[Lot]:
    """The games of the log, each of which has come out again."""
    lots = lots_of(table.records)
    for lot in lots:
        found = checked(lot, seed_of(table.room, lot.number))
        assert found.is_fair, (lot, found)
    return lots


@pytest.mark.parametrize("slug", SLUGS)
def test_every_draw_of_every_game_can_be_rolled_again(slug: str) -> None:
    chance = Random(slug)
    drawn = 0
    for _match in range(3):
        table = table_of(slug, chance)
        for _step in range(50):
            with suppress(Refusal):
                something(table, chance)
        lots = fair(table)
        assert [lot.number for lot in lots] == list(range(table.room.dealt))
        drawn += sum(len(lot.rolls) for lot in lots)
    assert (drawn > 0) == (slug not in WITHOUT_CHANCE)


WITHOUT_CHANCE = {"noughts", "ajedrez"}
"""Games in which nothing is left to chance."""


def rolled() -> Table:
    """A game of dice with two rolls, over."""
    table = Table("contig60", options={"starter": 0})
    table.act("ana", "roll", 1_000)
    table.act("ana", "resign", 2_000)
    return table


def test_a_roll_says_who_and_where_in_the_log() -> None:
    table = rolled()
    (lot,) = fair(table)
    roll = lot.rolls[-1]
    assert (roll.seq, roll.actor, roll.text, roll.draw.kind, roll.draw.of) == (table.room.seq - 1, 0, "roll", "dice", 6)
    assert list(roll.draw.got) == table.game["dice"]
    assert lot.digest == table.hall["digest"]
    assert bytes.fromhex(table.hall["seed"]) == seed_of(table.room, 0)


def test_another_seed_is_not_the_promised_one() -> None:
    table = rolled()
    (lot,) = lots_of(table.records)
    found = checked(lot, bytes(32))
    assert not found.seed_fits
    assert not found.is_fair


def test_a_chosen_roll_is_found() -> None:
    table = rolled()
    (lot,) = lots_of(table.records)
    seed = seed_of(table.room, 0)
    *before, last = lot.rolls
    chosen = msgspec.structs.replace(last, draw=msgspec.structs.replace(last.draw, got=(6, 6, 6)))
    found = checked(msgspec.structs.replace(lot, rolls=(*before, chosen)), seed)
    assert found.seed_fits
    assert found.rolls[-1] == ("other", last.draw.got)


def test_a_draw_that_was_left_out_until_a_better_one_came_is_found() -> None:
    seed = bytes(32)
    lot = Lot(0, "", tuple(Roll(1, 0, 0, "roll", Draw("below", 1, (0,), index)) for index in (0, 2, 3, 2)))
    assert [verdict for verdict, _got in checked(lot, seed).rolls] == ["same", "skipped", "same", "same"]


def test_what_is_laid_down_is_no_roll_and_stands_only_in_a_set_position() -> None:
    table = challenged("leader", said=TRUE)
    (lot,) = fair(table)[-1:]
    assert lot.is_set
    assert {roll.draw.index for roll in lot.rolls} == {None}
    found = checked(msgspec.structs.replace(lot, is_set=False), seed_of(table.room, lot.number))
    assert {verdict for verdict, _got in found.rolls} == {"other"}


def test_rolls_belong_to_the_game_that_ran_when_they_were_made() -> None:
    def moved(index: int) -> Move:
        return Move(5, 0, "roll", (Draw("below", 2, (0,), index),))

    deals = (Deal(0, 1, "a"), Deal(1, 2, "b", (Draw("below", 2, (1,), 0),), after=1))
    (record,) = rolled().records[:1]
    record = msgspec.structs.replace(record, moves=(moved(0), moved(1)), deals=deals)
    first, second = lots_of([record])
    assert [roll.draw.index for roll in first.rolls] == [0]
    assert [(roll.actor, roll.draw.index) for roll in second.rolls] == [("deal", 0), (0, 1)]


def test_a_log_of_before_draws_were_noted_is_still_read() -> None:
    table = rolled()
    record = table.records[-2]
    plain = msgspec.to_builtins(record)
    plain["moves"][0]["draws"] = [[1, 2, 3]]
    old = decode_record(msgspec.msgpack.encode(plain))
    assert old.moves[0].draws == ((1, 2, 3),)
    assert lots_of([old]) == []
