"""Tests of the matching: it never sacrifices a stronger criterion for any gain in a weaker one."""

from engines.kit.chance import ChanceReader, ChanceState
from server.sessions.pairing.matching import ALL, MAX_APART, NEAR, matched
from server.sessions.results.standings import Line

LOTS = ChanceState(bytes(32))


def line(person: str, met: str = "", seats: tuple[int, ...] = (), off: int = 0) -> Line:
    return Line(person, 0.0, 0.0, 0.0, 0, 0, tuple(met), off, seats, 1)


def pairs(*lines: Line, far: str = "") -> set[frozenset[str]]:
    """Return the pairs of the matching. `far`: players who have the largest cost with anybody outside this group."""

    def apart(one: Line, other: Line | None) -> int:
        return MAX_APART if other is None or (one.person in far) != (other.person in far) else 0

    boards, off = matched(lines, apart, ChanceReader(LOTS))
    return {frozenset(board) for board in (*boards, *((person,) for person in off))}


def test_nobody_meets_again_however_far_others_are() -> None:
    assert frozenset("ab") not in pairs(line("a", "b"), line("b", "a"), line("c"), line("d"), far="ab")


def test_nobody_begins_a_third_time_however_far_others_are() -> None:
    whites = (0, 0)
    assert frozenset("ab") not in pairs(line("a", "", whites), line("b", "", whites), line("c"), line("d"), far="ab")


def test_a_third_start_is_taken_rather_than_a_meeting_again() -> None:
    whites = (0, 0)
    found = pairs(line("a", "cd", whites), line("b", "cd", whites), line("c", "ab"), line("d", "ab"))
    assert found == {frozenset("ab"), frozenset("cd")}


def test_without_a_rule_in_the_way_near_pupils_meet() -> None:
    assert pairs(line("a"), line("b"), line("c"), line("d"), far="ac") == {frozenset("ac"), frozenset("bd")}


def test_of_equally_near_pupils_those_meet_who_can_use_both_seats_evenly() -> None:
    found = pairs(line("a", "", (0,)), line("b", "", (1,)), line("c", "", (0,)), line("d", "", (1,)))
    assert frozenset("ac") not in found
    assert len(found) == 2


def test_in_an_odd_class_a_pupil_with_the_fewest_byes_rests() -> None:
    assert frozenset("b") in pairs(line("a", off=1), line("b"), line("c", off=2))
    assert pairs(line("a", off=3)) == {frozenset("a")}
    assert pairs() == set()


def test_of_many_all_are_paired_even_where_the_nearest_have_met() -> None:
    people = [chr(0x4E00 + number) for number in range(ALL + 3)]
    near = "".join(people[:ALL])
    lines = [line(person, near.replace(person, "") if person in near else "") for person in people]
    boards, off = matched(lines, lambda _one, _other: 0, ChanceReader(LOTS))
    assert len({person for board in boards for person in board} | set(off)) == len(people)


def test_in_a_large_class_one_of_the_last_has_the_round_off() -> None:
    people = [chr(0x4E00 + number) for number in range(ALL + 3)]
    for seed in range(3):
        _boards, off = matched(
            [line(person) for person in people], lambda _one, _other: 0, ChanceReader(ChanceState(bytes([seed]) * 32))
        )
        assert off[0] in people[-NEAR:]


def test_in_a_large_class_each_pupil_is_compared_with_only_a_few_others() -> None:
    lines = [line(chr(0x4E00 + number)) for number in range(ALL + 4)]
    compared: list[tuple[Line, Line | None]] = []

    def apart(one: Line, other: Line | None) -> int:
        compared.append((one, other))
        return 0

    boards, _off = matched(lines, apart, ChanceReader(LOTS))
    assert len(boards) == len(lines) // 2
    assert len(compared) <= NEAR * len(lines)
    assert sum(one is lines[0] for one, _other in compared) == NEAR


def test_in_the_largest_class_for_it_each_pupil_is_compared_with_all_others() -> None:
    lines = [line(chr(0x4E00 + number)) for number in range(ALL)]
    compared: list[tuple[Line, Line | None]] = []

    def apart(one: Line, other: Line | None) -> int:
        compared.append((one, other))
        return 0

    matched(lines, apart, ChanceReader(LOTS))
    assert len(compared) == ALL * (ALL - 1) // 2


def test_in_a_large_class_nobody_begins_a_third_time_though_all_near_opponents_would() -> None:
    whites = [line(chr(0x4E00 + number), seats=(0, 0)) for number in range(ALL // 2 + 1)]
    blacks = [line(chr(0x5E00 + number), seats=(1, 1)) for number in range(ALL // 2 + 1)]
    boards, _off = matched([*whites, *blacks], lambda _one, _other: 0, ChanceReader(LOTS))
    second = {one.person for one in whites}
    assert all(first not in second and other in second for first, other in boards)
