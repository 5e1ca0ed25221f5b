"""Pairings: everybody plays, nobody twice at once; round robin meets all; Swiss pairs near scores and never twice if it can."""

from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from engines.kit.chance import ChanceReader, ChanceState
from protocol import session_commands as asked
from server.sessions import pairing
from server.sessions.standings import standings
from server.sessions.state import BOT
from tests.sessions.classroom import Classroom


def reel() -> ChanceReader:
    return ChanceReader(ChanceState(bytes(32)))


@given(st.integers(0, 23), st.integers(2, 6))
def test_lots_seat_everybody_once(people: int, seats: int) -> None:
    names = [f"p{number}" for number in range(people)]
    boards, off = pairing.at_random(names, seats, reel())
    assert sorted([*off, *(person for board in boards for person in board)]) == sorted(names)
    assert all(len(board) == seats for board in boards)
    assert len(off) < seats


@given(st.integers(2, 15))
def test_a_round_robin_meets_everybody_once(people: int) -> None:
    names = [f"p{number}" for number in range(people)]
    rounds = people - 1 if people % 2 == 0 else people
    met: list[frozenset[str]] = []
    starts = dict.fromkeys(names, 0)
    for number in range(rounds):
        boards, off = pairing.round_robin(names, number)
        assert len(off) == people % 2
        met += [frozenset(board) for board in boards]
        for board in boards:
            starts[board[0]] += 1
    assert len(met) == len(set(met)) == people * (people - 1) // 2
    assert set(met) == {frozenset(pair) for pair in combinations(names, 2)}
    assert max(starts.values()) - min(starts.values()) <= 2


def test_swiss_pairs_winners_with_winners_and_nobody_twice() -> None:
    classroom = Classroom(*(f"p{number}" for number in range(8)))
    met: set[frozenset[str]] = set()
    for number in range(3):
        classroom.do("eva", asked.PlanRound("noughts", "swiss"))
        pairs = {frozenset(board.seats) for board in classroom.round.boards}
        assert len(pairs) == 4
        assert met.isdisjoint(pairs)
        met |= pairs
        if number == 1:
            points = {line.person: line.points for line in standings(classroom.session)}
            assert all(len({points[person] for person in pair}) == 1 for pair in pairs)
        classroom.played(*[(1.0, 0.0)] * 4)


def test_an_odd_pupil_plays_the_computer_and_another_one_next_time() -> None:
    classroom = Classroom("ana", "bo", "cruz")
    lone = []
    for _ in range(3):
        classroom.do("eva", asked.PlanRound("noughts", "swiss"))
        lone += [board.seats[0] for board in classroom.round.boards if BOT in board.seats]
        classroom.played((1.0, 0.0), (0.0, 1.0))
    assert len(lone) == 3
    assert len(set(lone)) >= 2


def test_an_odd_pupil_may_watch_instead() -> None:
    classroom = Classroom("ana", "bo", "cruz")
    classroom.do("eva", asked.SetSession({"odd": "watch"}))
    classroom.do("eva", asked.PlanRound("noughts"))
    assert len(classroom.round.boards) == 1
    assert len(classroom.round.off) == 1
