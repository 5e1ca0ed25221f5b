"""Three ways to pair players: a random draw, a round robin by the circle method, and the Swiss system. The draw and the Swiss
system use `matching.py`. Pure: the caller passes the source of chance and the standings.

All three consider earlier opponents, first turns and byes. A game against the computer counts as a bye.
"""

from collections.abc import Sequence
from typing import Final

from engines.kit.chance import Chance
from server.sessions.pairing.matching import MAX_APART, Drawn, matched
from server.sessions.pairing.who_begins import second_begins
from server.sessions.results.standings import Line

LOTS: Final = 40
"""Number of random draws for boards with more than two seats. The draw with the fewest repeated meetings is used."""


def at_random(lines: Sequence[Line], seats: int, chance: Chance) -> Drawn:
    """Draws boards of `seats` players at random. The players left over are among those with the fewest byes."""
    if seats == 2:
        return matched(chance.shuffle(lines), lambda _one, _other: 0, chance)
    order = sorted(chance.shuffle(lines), key=lambda line: line.off)
    over = len(order) % seats
    off, players = order[:over], order[over:]
    draws = [tuple(chance.shuffle(players)) for _ in range(LOTS)]
    best = min(draws, key=lambda drawn: _meetings(drawn, seats))
    people = [line.person for line in best]
    boards = tuple(tuple(people[first : first + seats]) for first in range(0, len(people), seats))
    return boards, tuple(line.person for line in off)


def _meetings(drawn: Sequence[Line], seats: int) -> int:
    """Returns how often players on the same board have met before."""
    boards = [drawn[first : first + seats] for first in range(0, len(drawn), seats)]
    return sum(one.met.count(other.person) for board in boards for one in board for other in board if other is not one) // 2


def round_robin(lines: Sequence[Line], ring: Sequence[str], chance: Chance) -> Drawn:
    """Returns the first round of the round robin in which all pairs meet for the first time. If there is no such round, returns
    pairs with as few repeated meetings as possible.

    `ring` has all players who ever joined, in order. A player who has left keeps a place in `ring`, so that the other players'
    rounds stay the same.
    """
    here = {line.person: line for line in lines}
    for circle in (tuple(ring), tuple(person for person in ring if person in here)):
        for turn in _turns(circle):
            pairs = [tuple(person for person in pair if person in here) for pair in turn]
            boards = [pair for pair in pairs if len(pair) == 2]
            off = [pair[0] for pair in pairs if len(pair) == 1]
            if len(off) == len(lines) % 2 and _is_new(here, boards, off):
                return tuple(_seated(here[one], here[other], place) for place, (one, other) in enumerate(boards)), tuple(off)
    return matched([here[person] for person in ring if person in here], lambda _one, _other: 0, chance)


def _turns(people: Sequence[str]) -> list[list[tuple[str, ...]]]:
    """Returns the rounds of a round robin for n players: in n-1 rounds (n if n is odd) each player meets each other player. The
    pair of a player without an opponent has one member."""
    ring: list[str | None] = [*people] if len(people) % 2 == 0 else [*people, None]
    turns = []
    for number in range(len(ring) - 1):
        turned = [ring[0], *ring[1 + number :], *ring[1 : 1 + number]]
        pairs = [(turned[place], turned[-1 - place]) for place in range(len(turned) // 2)]
        turns.append([tuple(person for person in pair if person is not None) for pair in pairs])
    return turns


def _is_new(here: dict[str, Line], boards: Sequence[tuple[str, ...]], off: Sequence[str]) -> bool:
    least = min((line.off for line in here.values()), default=0)
    return all(other not in here[one].met for one, other in boards) and all(here[person].off == least for person in off)


def _seated(one: Line, other: Line, place: int) -> tuple[str, str]:
    swaps = second_begins(one.seats, other.seats, if_level=place % 2 == 1)
    return (other.person, one.person) if swaps else (one.person, other.person)


def _first_round(lines: Sequence[Line], chance: Chance) -> Drawn:
    """Orders the pupils by start number and pairs the upper half with the lower half in that order, as far as earlier byes and
    pupils kept apart allow. The last pupil has the bye. Lots decide the first seat of the first board; then the pupils of the
    upper half take turns."""
    order = sorted(lines, key=lambda line: line.start_number)
    half = len(order) // 2
    places = {line.person: place for place, line in enumerate(order)}
    facing = [line for pair in zip(order[:half], order[half:], strict=False) for line in pair]

    def apart(one: Line, other: Line | None) -> int:
        steps = len(order) - 1 - places[one.person] if other is None else abs(places[one.person] - places[other.person]) - half
        return min(steps * steps, MAX_APART)

    boards, off = matched([*facing, *order[2 * half :]], apart, chance)
    begins = chance.shuffle((0, 1))[0]
    ordered = (tuple(sorted(board, key=lambda person: places[person])) for board in boards)
    turned = (board[::-1] if (number + begins) % 2 else board for number, board in enumerate(ordered))
    return tuple(turned), off


def swiss(lines: Sequence[Line], chance: Chance) -> Drawn:
    """Pairs pupils with similar scores. `lines` are the standings, best first. If the number is odd, a pupil with a low score
    gets the bye. Start numbers decide a first round."""
    if lines and all(line.start_number and not line.points and not line.played for line in lines):
        return _first_round(lines, chance)
    lowest = min((line.points for line in lines), default=0.0)

    def apart(one: Line, other: Line | None) -> int:
        steps = round(2 * (one.points - (lowest if other is None else other.points)))
        return min(steps * steps, MAX_APART)

    return matched(lines, apart, chance)
