"""Tests of the turns of the event loop: a turn takes a few ms at most, and a large request waits for all others."""

import asyncio
from collections import Counter

import pytest

from server.gateway.limits.loop_turns import BUSY_S, LATE_S, LEAST, MOST, QUIET, SMOOTH, TURN_S, Turns


class Clock:
    """A clock that only moves when the test moves it."""

    def __init__(self) -> None:
        self.now_s = 1_000.0

    def __call__(self) -> float:
        return self.now_s


def turns_of(piece_s: float) -> Turns:
    """Returns turns that count each piece of work as `piece_s` seconds long, although the clock does not
    move."""
    return Turns(piece_s, Clock())


def make_busy(turns: Turns, address: str) -> None:
    for _ in range(QUIET):
        turns._count(address)


def test_an_address_is_busy_from_so_many_pieces_on_in_two_periods() -> None:
    turns = turns_of(1.0)
    for _ in range(QUIET - 1):
        turns._count("player")
    assert not turns._is_busy("player")
    turns._before, turns._now = turns._now, {}
    assert not turns._is_busy("player")
    turns._count("player")
    assert turns._is_busy("player")


async def test_a_turn_has_so_many_pieces_as_fit_whoever_asks() -> None:
    turns = turns_of(TURN_S / 4)
    assert [turns.may(f"person {number}") for number in range(6)] == [True, True, True, True, False, False]
    await asyncio.sleep(0)
    assert turns.may("person 5")


async def test_a_turn_has_never_more_than_most_pieces() -> None:
    turns = turns_of(TURN_S / 1_000_000)
    assert [turns.may(f"person {number}") for number in range(MOST + 1)] == [True] * MOST + [False]


async def test_busy_addresses_have_a_small_part_together_and_others_the_rest() -> None:
    turns = turns_of(BUSY_S / 3)
    make_busy(turns, "flooder")
    make_busy(turns, "other flooder")
    turns._begin()
    assert [turns.may("flooder"), turns.may("other flooder"), turns.may("flooder"), turns.may("flooder")] == [True] * 3 + [
        False
    ]
    assert turns.may("player")


async def test_dear_pieces_of_a_busy_address_go_a_few_in_a_turn() -> None:
    turns = turns_of(1.0)
    make_busy(turns, "flooder")
    turns._begin()
    assert [turns.may("flooder") for _ in range(LEAST + 1)] == [True] * LEAST + [False]


@pytest.mark.parametrize(
    ("piece_s", "is_busy", "each_turn"),
    [
        (BUSY_S / 4.5, True, 4),
        (BUSY_S, True, LEAST),
        (TURN_S / 4.5, False, 4),
        (TURN_S, False, LEAST),
        (BUSY_S / 100, False, MOST),
    ],
)
async def test_each_turn_starts_as_many_waiting_pieces_as_fit(piece_s: float, is_busy: bool, each_turn: int) -> None:
    clock, loop = Clock(), asyncio.get_running_loop()
    turns = Turns(piece_s, clock)
    addresses = [f"person {number}" for number in range(3 * each_turn + 1)]
    if is_busy:
        addresses = ["flooder"] * len(addresses)
        make_busy(turns, "flooder")
        turns._begun = 0  # those pieces were of earlier turns
    turns._begin()
    waiting = [loop.create_future() for _address in addresses]
    for address, future in zip(addresses, waiting, strict=True):
        turns.enter(address, future)
    for turn in (1, 2, 3):
        assert [future.done() for future in waiting].index(False) == turn * each_turn
        assert sum(future.done() for future in waiting) == turn * each_turn
        clock.now_s += each_turn * piece_s
        await asyncio.sleep(0)
    assert all(future.done() for future in waiting)


@pytest.mark.parametrize("count", [1, 7, 200])
async def test_pieces_of_an_address_go_in_their_order_and_none_is_forgotten(count: int) -> None:
    clock, done = Clock(), list[int]()
    turns = Turns(TURN_S / 4, clock)

    async def piece(number: int) -> None:
        await turns.take("flooder")
        clock.now_s += TURN_S / 4
        done.append(number)

    tasks = [asyncio.create_task(piece(number)) for number in range(count)]
    most = 0
    while not all(task.done() for task in tasks):
        before = len(done)
        await asyncio.sleep(0)
        most = max(most, len(done) - before)
    assert done == list(range(count))
    assert most <= 4 + LEAST


async def test_a_light_user_goes_before_busy_addresses() -> None:
    turns, done = turns_of(TURN_S / 4), Counter[str]()

    async def piece(address: str) -> None:
        await turns.take(address)
        done[address] += 1

    for number in range(10):
        make_busy(turns, f"flooder {number}")
    turns._begin()
    flood = [asyncio.create_task(piece(f"flooder {number % 10}")) for number in range(200)]
    await asyncio.sleep(0)
    before = done.total()
    await piece("player")
    assert done.total() - before <= 2 * 4 + 1, "no more than what had begun, and the turn after it"
    await asyncio.gather(*flood)
    assert all(done[f"flooder {number}"] == 20 for number in range(10))


async def test_busy_addresses_are_served_too_while_others_fill_every_turn() -> None:
    turns, done = turns_of(1.0), list[str]()
    make_busy(turns, "school")

    async def piece(address: str, name: str) -> None:
        await turns.take(address)
        done.append(name)

    turns._begin()
    others = [asyncio.create_task(piece(f"person {number}", "others")) for number in range(40)]
    school = [asyncio.create_task(piece("school", "school")) for _ in range(20)]
    await asyncio.gather(*school, *others)
    assert done[:24].count("school") >= 8, "they go by turns"
    assert done[:24].count("others") >= 8


async def test_addresses_that_wait_have_their_pieces_by_turns() -> None:
    turns, done = turns_of(TURN_S / 2), list[str]()

    async def piece(address: str) -> None:
        await turns.take(address)
        done.append(address)

    await asyncio.gather(*(piece(address) for address in "aaaaaabbbccc"))
    assert done[2:8] == list("abcabc"), "the first two were nobody's turn to wait for"


async def test_an_address_that_asks_no_more_is_busy_no_more() -> None:
    clock = Clock()
    turns = Turns(BUSY_S, clock)
    make_busy(turns, "class")
    assert turns._is_busy("class")
    for _ in range(2):
        clock.now_s += 1.01 * LATE_S
        turns._begin()
    assert not turns._is_busy("class")


async def test_the_recent_cost_of_pieces_decides_their_number_per_turn() -> None:
    clock = Clock()
    turns = Turns(TURN_S / 40, clock)

    async def piece(number: int) -> None:
        await turns.take(f"person {number}")
        clock.now_s += TURN_S / 2

    def pieces_of_a_turn() -> int:
        turns._begin()
        return turns._left

    assert pieces_of_a_turn() == 40
    await asyncio.gather(*(piece(number) for number in range(40 * SMOOTH)))
    assert pieces_of_a_turn() < 5


async def test_who_has_gone_while_waiting_is_passed_over() -> None:
    turns = turns_of(1.0)
    for _ in range(LEAST):
        assert turns.may("class")
    gone = [asyncio.create_task(turns.take("class")) for _ in range(5)]
    stays = asyncio.create_task(turns.take("class"))
    await asyncio.sleep(0)
    for task in gone:
        task.cancel()
    await asyncio.wait_for(stays, 5)
    await asyncio.sleep(0)
    assert turns.may("class"), "nothing waits any more"


async def test_who_has_gone_before_the_turn_was_asked_for_takes_none() -> None:
    turns, future = turns_of(TURN_S), asyncio.get_running_loop().create_future()
    future.cancel()
    turns.enter("class", future)
    assert turns.may("class")


async def test_a_node_without_work_begins_no_turns() -> None:
    turns = turns_of(1.0)
    assert turns.may("player")
    await asyncio.sleep(0)
    assert turns._is_begun, "the turn after a piece of work measures it"
    for _turn in range(3):
        await asyncio.sleep(0)
    assert not turns._is_begun


async def test_a_turn_that_meets_only_gone_people_is_followed_by_another() -> None:
    turns = turns_of(1.0)
    addresses = [f"flooder {number}" for number in range(LEAST + 1)]
    for address in addresses:
        make_busy(turns, address)
    waiting = {address: asyncio.get_running_loop().create_future() for address in addresses}
    turns._begin()
    for address, future in waiting.items():
        turns._wait(address, future)
    turns._begun = turns._running = 0
    for address in addresses[:-1]:
        waiting[address].cancel()
    async with asyncio.timeout(5):
        await waiting[addresses[-1]]
