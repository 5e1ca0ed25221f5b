"""Tie-breaks by FIDE C.07 (March 2026): worked by hand, article by article."""

import pytest

from protocol import session_commands as asked
from server.sessions.results.standings import standings
from server.sessions.results.tie_breaks import (
    Game,
    Records,
    Rest,
    Rounds,
    adjusted,
    berger,
    buchholz,
    direct,
    progressive,
    ranked,
    wins,
)
from tests.sessions.classroom import Classroom
from tests.sessions.results.test_standings import by_hand

WON, DRAWN, LOST = 1.0, 0.5, 0.0


def test_requested_byes_at_the_end_count_as_draws_for_the_opponents() -> None:
    """C.07, 16.2 and 16.3."""
    withdrawn: Rounds = {0: Game(("x",), WON), 1: Rest("requested", LOST), 2: Rest("requested", LOST)}
    assert adjusted(withdrawn) == 2.0
    returned: Rounds = {0: Rest("requested", LOST), 1: Rest("requested", DRAWN), 2: Game(("x",), WON)}
    assert adjusted(returned) == 1.5
    before_a_forfeit: Rounds = {0: Game(("x",), WON), 1: Rest("requested", LOST), 2: Rest("forfeit", LOST, "x")}
    assert adjusted(before_a_forfeit) == 1.5, "the bye is followed only by voluntary unplayed rounds; the forfeit is a loss"
    assert adjusted({0: Rest("bye", WON), 1: Rest("forfeit", WON, "x")}) == 2.0


def test_the_dummy_has_the_own_points_but_no_more_than_the_limits() -> None:
    """C.07, 16.4."""
    records: Records = {
        "ana": {0: Game(("bo",), WON), 1: Rest("forfeit", WON, "bo"), 2: Rest("bye", WON)},
        "bo": {0: Game(("ana",), LOST), 1: Rest("forfeit", LOST, "ana"), 2: Game(("cruz",), WON)},
        "cruz": {0: Rest("bye", WON), 1: Rest("requested", DRAWN), 2: Game(("bo",), LOST)},
    }
    # Ana: Bo has 1; the dummy of the forfeit has no more than Bo; that of the bye has no more than three draws.
    assert buchholz(records, "ana", 3) == 1 + 1 + 1.5
    assert berger(records, "ana", 3) == 1 + 1 + 1.5
    # Cruz has 1½: both dummies have 1½, and Bo has 1.
    assert buchholz(records, "cruz", 3) == 1.5 + 1.5 + 1
    assert berger(records, "cruz", 3) == 1.5 + 0.75


def test_a_cut_takes_a_voluntary_unplayed_round_first() -> None:
    """C.07, 14.1 and 16.5."""
    records: Records = {
        "ana": {0: Game(("bo",), WON), 1: Game(("cruz",), WON), 2: Rest("requested", DRAWN)},
        "bo": {0: Game(("ana",), LOST), 1: Game(("x",), LOST), 2: Game(("cruz",), LOST)},
        "cruz": {0: Game(("x",), WON), 1: Game(("ana",), LOST), 2: Game(("bo",), WON)},
    }
    kinds: tuple[asked.TieBreak, ...] = ("buchholz", "buchholz_cut_1", "buchholz_cut_2")
    (ana, *_others) = ranked(records, ["ana", "bo", "cruz"], kinds, 3)
    # Bo 0, Cruz 2, the dummy 1½ (own points 2½, limit 1½): first the dummy goes, then Bo.
    assert ana.breaks == (3.5, 2.0, 2.0)


def test_the_sum_after_each_round_and_the_games_won() -> None:
    records: Records = {"ana": {0: Game(("bo",), WON), 1: Rest("bye", WON), 2: Game(("bo",), LOST), 3: Game(("bo",), DRAWN)}}
    assert progressive(records, "ana") == 1 + 2 + 2 + 2.5
    assert wins(records, "ana") == 1


def test_direct_encounter_counts_only_if_all_met() -> None:
    records: Records = {
        "ana": {0: Game(("bo",), WON), 1: Game(("cruz",), LOST)},
        "bo": {0: Game(("ana",), LOST), 1: Game(("dana",), WON)},
        "cruz": {0: Game(("dana",), LOST), 1: Game(("ana",), WON)},
        "dana": {0: Game(("cruz",), WON), 1: Game(("bo",), LOST)},
    }
    assert direct(records, ["ana", "bo"]) == {"ana": 1.0, "bo": 0.0}
    assert direct(records, ["ana", "bo", "cruz"]) == {"ana": 0.0, "bo": 0.0, "cruz": 0.0}


@pytest.mark.parametrize(
    ("tie_breaks", "order"),
    [
        (["progressive"], [("ana", 1, (3.0,)), ("bo", 2, (2.0,)), ("cruz", 3, (1.0,))]),
        (["direct", "progressive"], [("ana", 1, (1.0, 3.0)), ("bo", 2, (1.0, 2.0)), ("cruz", 3, (1.0, 1.0))]),
        ([], [("ana", 1, ()), ("bo", 1, ()), ("cruz", 1, ())]),
    ],
)
def test_a_director_chooses_and_orders_them(tie_breaks: list[str], order: list[tuple[str, int, tuple[float, ...]]]) -> None:
    """Each wins once, in the rounds 1, 2 and 3, and loses or rests without points otherwise."""
    classroom = Classroom("ana", "bo", "cruz")
    classroom.do("eva", asked.SetSession({"odd": "watch", "tie_breaks": tie_breaks}))
    for pair, resting in ((["ana", "bo"], "cruz"), (["bo", "cruz"], "ana"), (["cruz", "ana"], "bo")):
        classroom.do("eva", asked.SetBye([resting], 0.0))
        by_hand(classroom, [pair], [(1.0, 0.0)])
    found = [(line.person, line.place, line.breaks) for line in standings(classroom.session)]
    assert found == order
    assert [line["breaks"] for line in classroom.views.of["member"]["standings"]] == [list(breaks) for *_rest, breaks in order]
