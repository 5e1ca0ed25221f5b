"""The criteria of C.04.3 as the weight of a pair: each criterion has its own bits, and the first criterion has the highest
bits.

The weights follow the idea of bbpPairings (https://github.com/BieremaBoyzProgramming/bbpPairings, Apache-2.0).

A pair of the present bracket has the bits of all criteria. A pair of the next bracket counts only by the number of pairs there
(C8). Pairs in the rest of the field have no weight, because the rest must only remain pairable (C4).
"""

from collections.abc import Mapping, Sequence
from functools import cache

from server.sessions.pairing.dutch.entrant import Entrant, Floats


class Criteria:
    """The weights of one round."""

    def __init__(self, players: Sequence[Entrant], floats: Mapping[int, Floats], played: int) -> None:
        """`players`: the players of the round, in the order of rank."""
        self._players = players
        self.bits = (len(players) + 2).bit_length() + 1
        """Number of bits that a count of players needs."""
        self.room = 4 * self.bits + 4
        """Number of bits below the criteria, for the order of the candidates (B and D)."""
        scores = sorted({player.points for player in players})
        self._field = {score: place * self.bits for place, score in enumerate(scores)}
        self._width = len(scores) * self.bits
        self._played = played
        kinds: dict[tuple[object, ...], int] = {}
        self._kind = [
            kinds.setdefault((each.points, each.wish, each.imbalance, each.repeated, floats[each.number]), len(kinds))
            for each in players
        ]
        self._example = {kind: place for place, kind in enumerate(self._kind)}
        self._floats = [floats[each.number] for each in players]
        self._of_kinds = cache(self._weigh)

    def current(self, higher: int, lower: int) -> int:
        """Returns the weight of a pair of the present bracket. `higher` and `lower` are the places of the two players in the
        order of rank."""
        return self._of_kinds(self._kind[higher], self._kind[lower])

    def next(self, higher: int) -> int:
        """Returns the weight of a pair of the player `higher` with a player of the next bracket."""
        pair = 1 << self._width | 1 << self._field[self._players[higher].points]
        return pair << self._below_next() << self.room

    def bye(self, unplayed: int) -> int:
        """Returns the weight of the bye for a player. `unplayed`: the player's rank by the number of rounds without a game
        (C9)."""
        return unplayed << (self._below_next() - 2 * self.bits) << self.room

    def _below_next(self) -> int:
        rounds = min(self._played, 2)
        return 2 * self.bits + 4 * self.bits + rounds * 2 * self.bits + rounds * 2 * self._width

    def _weigh(self, one_kind: int, other_kind: int) -> int:
        higher, lower = (self._players[self._example[kind]] for kind in (one_kind, other_kind))
        up, down = (self._floats[self._example[kind]] for kind in (one_kind, other_kind))
        bits, width = self.bits, self._width
        high, low = 1 << self._field[higher.points], 1 << self._field[lower.points]
        moved_down = higher.points > lower.points
        weight = 1 << width | high
        # Room for the next bracket and the bye.
        weight <<= bits + width + 2 * bits
        for is_kept in _colours(higher, lower):
            weight = weight << bits | is_kept
        rounds = list(zip(up, down, strict=True))[: self._played]
        for floated, below in rounds:
            weight = (weight << bits) + (below == "d") + (not moved_down and floated == "d")
            weight = (weight << bits) + (not (moved_down and below == "u"))
        for floated, below in rounds:
            weight = (weight << width) + (low if below == "d" else 0) + (high if floated == "d" else 0)
            weight = (weight << width) + (0 if moved_down and below == "u" else high)
        return weight << self.room


def _colours(one: Entrant, other: Entrant) -> tuple[bool, bool, bool, bool]:
    """Tells, for each of the criteria C10 to C13, whether the pair keeps it."""
    differ = one.wish != other.wish
    both_absolute = one.is_absolute and other.is_absolute
    if one.imbalance == other.imbalance:
        is_repeat_kept = one.repeated is None or one.repeated != other.repeated
    else:
        # The player with the smaller difference gets the unwanted colour again.
        gives_way = other if one.imbalance > other.imbalance else one
        is_repeat_kept = gives_way.repeated is None or gives_way.repeated == gives_way.wish
    return (
        not (one.imbalance > 1 and other.imbalance > 1) or differ,
        not both_absolute or differ or is_repeat_kept,
        differ or one.wish is None,
        not (one.is_strong or one.is_absolute) or not (other.is_strong or other.is_absolute) or both_absolute or differ,
    )
