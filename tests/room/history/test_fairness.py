"""Tests of random draws in the log: from the seed, everybody can compute every draw of any game again, whatever the
players choose."""

import json
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from engines.contract import Refusal
from engines.kit.chance import Draw
from engines.registry import engine_of
from protocol import messages
from server.room import Tick, decode_record
from server.room.history.fairness import checked, proof_of
from server.room.history.review import Reviewed, Roll, reviewed
from tests.room.stored.test_log import SLUGS, something
from tests.room.table import TRUE, Table, challenged

VECTORS: list[dict[str, Any]] = json.loads((Path(__file__).parents[2] / "vectors/chance_checks.json").read_text())


def games_of(table: Table) -> tuple[Reviewed, ...]:
    return reviewed(table.room, table.records, running=False, rolls=True)


@pytest.mark.parametrize("vector", VECTORS, ids=[vector["name"] for vector in VECTORS])
def test_golden_checks(vector: dict[str, Any]) -> None:
    found = checked(msgspec.convert(vector["game"], Reviewed))
    assert found.seed_fits == vector["seed_fits"]
    assert [row.verdict for row in found.rows] == vector["verdicts"]
    assert found.is_fair == (vector["seed_fits"] and set(vector["verdicts"]) <= {"same", "laid"})


def fair(table: Table) -> tuple[Reviewed, ...]:
    """Return the finished games, after checking that all their draws follow from the seed."""
    games = games_of(table)
    for game in games:
        found = checked(game)
        assert found.is_fair, (game, found)
    return games


@pytest.mark.parametrize("slug", SLUGS)
def test_every_draw_of_every_game_can_be_rolled_again(slug: str) -> None:
    chance = Random(slug)
    for _match in range(3):
        seats = chance.choice(engine_of(slug).about.seats)
        options = {"mode": "tournament"}
        table = Table(slug, seats, referees=("leader", "director"), options=options, games=chance.choice([1, 2]))
        for _step in range(50):
            with suppress(Refusal):
                something(table, chance)
        with suppress(Refusal):
            table.do(None, Tick())  # a clock that has run out ends the game before the director can
        if table.room.state == "playing":
            table.do("director", messages.ForceResult([0], reason="x"))
        games = fair(table)
        assert [game.number for game in games] == list(range(table.room.dealt))
        assert sum(len(checked(game).rows) for game in games) == draws_in_log(table)


def draws_in_log(table: Table) -> int:
    """Return the number of all draws in the log: for deals and in moves."""
    dealt = sum(len(deal.draws) for record in table.records for deal in record.deals)
    return dealt + sum(len(move.draws) for record in table.records for move in record.moves)


def rolled() -> Table:
    """Return a finished dice game with a draw for the starter and one roll."""
    table = Table("contig60", options={"starter": 0})
    table.act("ana", "roll", 1_000)
    table.act("ana", "resign", 2_000)
    return table


def last_roll(game: Reviewed) -> tuple[Roll, Draw]:
    roll = game.rolls[-1]
    draw = roll.draws[-1]
    assert isinstance(draw, Draw)
    return roll, draw


def test_a_roll_says_who_and_where_in_the_log() -> None:
    table = rolled()
    (game,) = fair(table)
    roll, draw = last_roll(game)
    assert (roll.seq, roll.actor, roll.text, draw.kind, draw.of) == (table.room.seq - 1, 0, "roll", "dice", 6)
    assert list(draw.got) == table.game["dice"]
    assert (game.digest, game.seed) == (table.room_part["digest"], table.room_part["seed"])


def test_another_seed_is_not_the_promised_one() -> None:
    (game,) = games_of(rolled())
    for seed in (bytes(32).hex(), "no", "", None):
        found = checked(msgspec.structs.replace(game, seed=seed))
        assert not found.seed_fits
        assert not found.is_fair


def test_a_chosen_roll_is_found() -> None:
    (game,) = games_of(rolled())
    roll, draw = last_roll(game)
    six = msgspec.structs.replace(draw, got=(6, 6, 6))
    chosen = msgspec.structs.replace(game, rolls=(*game.rolls[:-1], msgspec.structs.replace(roll, draws=(six,))))
    found = checked(chosen)
    assert found.seed_fits
    assert not found.is_fair
    assert (found.rows[-1].verdict, found.rows[-1].got) == ("other", draw.got)


def test_a_scripted_value_is_no_roll_and_occurs_only_in_a_set_position() -> None:
    table = challenged("leader", said=TRUE, appeals=False)
    table.act("bob", "resign", 90_000)
    (game,) = fair(table)
    assert game.is_set
    assert {row.verdict for row in checked(game).rows} == {"laid"}
    assert {row.verdict for row in checked(msgspec.structs.replace(game, is_set=False)).rows} == {"other"}


def test_a_log_of_before_draws_were_noted_is_still_read() -> None:
    table = rolled()
    plain = [msgspec.to_builtins(record) for record in table.records]
    plain[-2]["moves"][0]["draws"] = [[1, 2, 3]]
    records = [decode_record(msgspec.msgpack.encode(record)) for record in plain]
    assert records[-2].moves[0].draws == ((1, 2, 3),)
    (game,) = reviewed(table.room, records, running=False, rolls=True)
    assert checked(game).is_fair


def test_a_log_ends_with_the_proof_of_its_finished_games() -> None:
    table = Table()
    assert proof_of(table.room, table.records) == ()
    table.act("bob", "resign")
    (proof,) = proof_of(table.room, table.records)
    assert proof.games == games_of(table)
    assert len(proof.games) == 1
