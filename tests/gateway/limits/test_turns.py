"""Turns of the event loop: what an address asks at once is spread over many, and nobody else waits for it."""

import asyncio

import pytest

from server.gateway.limits.turns import PIECES, Turns

LONG = -1.0
"""Each turn has lasted longer than this."""
SHORT = 60.0


async def test_in_a_long_turn_an_address_has_one_piece_and_everybody_else_has_one_too() -> None:
    turns = Turns(long_s=LONG)
    assert turns.may("flooder")
    assert not turns.may("flooder")
    assert turns.may("player")


async def test_in_a_short_turn_an_address_has_as_many_pieces_as_it_asks_for() -> None:
    turns = Turns(long_s=SHORT)
    assert all(turns.may("class") for _ in range(30))


async def test_in_the_next_turn_an_address_has_a_piece_again() -> None:
    turns = Turns(long_s=LONG)
    assert turns.may("player")
    await asyncio.sleep(0)
    assert turns.may("player")


@pytest.mark.parametrize("count", [1, 7, 40])
async def test_pieces_that_wait_go_in_their_order_and_a_few_in_a_turn(count: int) -> None:
    turns, done = Turns(long_s=LONG), list[int]()

    async def piece(number: int) -> None:
        await turns.take("flooder")
        done.append(number)

    tasks = [asyncio.create_task(piece(number)) for number in range(count)]
    most = 0
    while not all(task.done() for task in tasks):
        before = len(done)
        await asyncio.sleep(0)
        most = max(most, len(done) - before)
    assert done == list(range(count))
    assert most <= PIECES


async def test_another_address_is_served_while_a_flood_waits() -> None:
    turns, done = Turns(long_s=LONG), list[str]()

    async def piece(address: str) -> None:
        await turns.take(address)
        done.append(address)

    flood = [asyncio.create_task(piece("flooder")) for _ in range(200)]
    await asyncio.sleep(0)
    await piece("player")
    assert done.count("flooder") <= 1 + PIECES
    await asyncio.gather(*flood)
    assert done.count("flooder") == 200


async def test_who_has_gone_while_waiting_is_passed_over() -> None:
    turns = Turns(long_s=LONG)
    assert turns.may("flooder")
    gone = [asyncio.create_task(turns.take("flooder")) for _ in range(PIECES)]
    stays = asyncio.create_task(turns.take("flooder"))
    await asyncio.sleep(0)
    for task in gone:
        task.cancel()
    await asyncio.wait_for(stays, 5)
    await asyncio.sleep(0)
    assert turns.may("flooder"), "nothing waits any more"
