"""The people of a weekend hour: who meets whom, and the points. The tests pass all times and codes as arguments."""

import random
from itertools import count

import pytest

from engines.contract import Refusal
from server.weekend import standings as weekend
from server.weekend.standings import (
    ALIVE_MS,
    ANOTHER_MS,
    MAX_ENTRANTS,
    Standings,
    enter,
    finish,
    leave,
    pair,
    pairing_of,
    places,
    see,
)

NAMES = tuple(f"Fox {number}" for number in range(MAX_ENTRANTS + 1))


def waiting(*people: str, state: Standings | None = None, at_ms: int = 1_000) -> Standings:
    """Lets the people enter one ms apart."""
    found = state or Standings()
    for later, person in enumerate(people):
        found = enter(found, person, NAMES, at_ms + later)
    return found


def met(state: Standings, person: str) -> set[str]:
    pairing = pairing_of(state, person)
    return set(pairing.seats) - {person} if pairing is not None else set()


def test_two_who_wait_meet_and_wait_no_longer() -> None:
    one = waiting("ana")
    assert pair(one, "AAAAAA", 2_000) is one
    both = pair(waiting("bo", state=one), "AAAAAA", 2_000)
    assert (met(both, "ana"), met(both, "bo")) == ({"bo"}, {"ana"})
    assert [each.waits_since_ms for each in both.entrants] == [0, 0]
    assert both.pairings[0].seats == ("ana", "bo"), "the person who has waited longer gets the first seat"
    assert see(both, "ana", 9_000) is both
    assert pair(both, "BBBBBB", 2_000) is both
    with pytest.raises(Refusal) as refused:
        enter(both, "ana", NAMES, 3_000)
    assert (refused.value.code, refused.value.params) == ("weekend/playing", {"room": "AAAAAA"})


def test_the_two_who_have_waited_longest_meet_first() -> None:
    state = pair(waiting("ana", "bo", "cy"), "AAAAAA", 2_000)
    assert met(state, "ana") == {"bo"}
    assert met(state, "cy") == set()


def test_a_page_that_stopped_asking_meets_nobody() -> None:
    state = waiting("ana", "bo")
    late_ms = 1_000 + ALIVE_MS + 5
    assert pair(see(state, "bo", late_ms), "AAAAAA", late_ms).pairings == ()
    for at_ms, is_met in ((1_000 + ALIVE_MS, False), (999 + ALIVE_MS, True)):
        assert bool(pair(see(state, "bo", at_ms), "AAAAAA", at_ms).pairings) is is_met
    asked = see(see(state, "bo", late_ms), "ana", late_ms)
    assert met(pair(asked, "AAAAAA", late_ms), "ana") == {"bo"}


def test_who_has_left_meets_nobody_and_keeps_the_points() -> None:
    state = finish(pair(waiting("ana", "bo"), "AAAAAA", 2_000), "AAAAAA", (2, 0))
    state = leave(waiting("ana", "bo", state=state, at_ms=5_000), "ana")
    assert pair(state, "BBBBBB", 5_100) == state
    assert max(line.points for line in places(state)) == 2
    assert leave(state, "ana") is state


def test_the_same_two_meet_again_at_once_only_if_nobody_else_plays() -> None:
    alone = finish(pair(waiting("ana", "bo"), "AAAAAA", 2_000), "AAAAAA", (1, 1))
    alone = waiting("ana", "bo", state=alone, at_ms=5_000)
    assert met(pair(alone, "BBBBBB", 5_010), "ana") == {"bo"}

    state = pair(waiting("ana", "bo"), "AAAAAA", 1_100)
    state = pair(waiting("cy", "eva", state=state, at_ms=1_200), "BBBBBB", 1_300)
    state = waiting("ana", "bo", state=finish(state, "AAAAAA", (2, 0)), at_ms=5_000)
    assert pair(state, "CCCCCC", 5_100) is state, "cy and eva still play, so ana and bo wait for them"
    with_cy = waiting("cy", state=finish(state, "BBBBBB", (2, 0)), at_ms=6_000)
    assert met(pair(with_cy, "CCCCCC", 6_100), "ana") == {"cy"}
    late_ms = 5_001 + ANOTHER_MS
    patient = see(see(state, "ana", late_ms), "bo", late_ms)
    assert met(pair(patient, "CCCCCC", late_ms), "ana") == {"bo"}, "they do not wait for ever"


def test_each_has_the_first_seat_about_as_often() -> None:
    state = Standings()
    for number in range(6):
        state = pair(waiting("ana", "bo", state=state, at_ms=1_000 + number), f"R{number}", 1_010 + number)
        state = finish(state, f"R{number}", (1, 1))
    firsts = [pairing.seats[0] for pairing in state.pairings]
    assert firsts.count("ana") == firsts.count("bo") == 3


def test_points_add_up_and_equal_people_share_a_place() -> None:
    state = pair(waiting("ana", "bo"), "AAAAAA", 1_100)
    state = pair(waiting("cy", "eva", state=state, at_ms=1_200), "BBBBBB", 1_300)
    seats = pairing_of(state, "ana")
    assert seats is not None
    first = seats.seats[0]
    state = finish(finish(state, "AAAAAA", (2, 0)), "BBBBBB", (1, 1))
    table = places(state, first)
    assert [(line.place, line.points, line.games) for line in table] == [(1, 2, 1), (2, 1, 1), (2, 1, 1), (4, 0, 1)]
    assert [line.you for line in table] == [True, False, False, False]


def test_a_game_has_one_result_and_a_void_one_counts_for_nobody() -> None:
    state = pair(waiting("ana", "bo"), "AAAAAA", 1_100)
    once = finish(state, "AAAAAA", (2, 0))
    assert finish(once, "AAAAAA", (0, 2)) == once
    assert finish(state, "ZZZZZZ", (2, 0)) == state
    void = finish(state, "AAAAAA", None)
    assert [(line.points, line.games) for line in places(void)] == [(0, 0), (0, 0)]
    assert pairing_of(void, "ana") is None
    assert finish(void, "AAAAAA", (2, 0)) == void


@pytest.mark.parametrize(
    ("winners", "is_draw", "points"), [((0,), False, (2, 0)), ((1,), False, (0, 2)), ((), True, (1, 1)), ((), False, (0, 0))]
)
def test_the_points_of_a_result(winners: tuple[int, ...], is_draw: bool, points: tuple[int, int]) -> None:
    assert weekend.points_for(winners, is_draw=is_draw) == points


def test_names_are_distinct_and_a_full_hour_takes_nobody_else() -> None:
    state = waiting(*(f"p{number}" for number in range(MAX_ENTRANTS)))
    assert len({each.name for each in state.entrants}) == MAX_ENTRANTS
    with pytest.raises(Refusal) as refused:
        enter(state, "late", NAMES, 9_000)
    assert refused.value.code == "weekend/full"
    assert enter(state, "p0", NAMES, 9_000).entrants[0].name == "Fox 0", "a person keeps the name"


@pytest.mark.parametrize("seed", range(20))
def test_in_a_random_hour_nobody_plays_two_games_at_once(seed: int) -> None:
    rng = random.Random(seed)
    people = [f"p{number}" for number in range(rng.randint(2, 9))]
    state, codes, given = Standings(), count(), 0
    for now_ms in range(1_000, 400_000, 1_000):
        person = rng.choice(people)
        if pairing_of(state, person) is None:
            state = leave(state, person) if rng.random() < 0.1 else enter(state, person, NAMES, now_ms)
        for each in people:
            state = see(state, each, now_ms)
        state = pair(state, f"R{next(codes)}", now_ms)
        running = [pairing for pairing in state.pairings if pairing.is_open]
        playing = [person for pairing in running for person in pairing.seats]
        assert len(playing) == len(set(playing))
        assert all(one != other for one, other in (pairing.seats for pairing in running))
        if running and rng.random() < 0.4:
            points = rng.choice([(2, 0), (0, 2), (1, 1), None])
            state = finish(state, rng.choice(running).code, points)
            given += 0 if points is None else 2
        assert sum(line.points for line in places(state)) == given
    assert given > 0
