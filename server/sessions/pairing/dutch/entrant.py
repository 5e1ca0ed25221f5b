"""A player of a tournament, as the Dutch system sees the player: points, colours and floats."""

from collections import Counter
from collections.abc import Mapping
from functools import cached_property
from typing import Final, Literal, NamedTuple

from msgspec import Struct

Colour = Literal["w", "b"]
WIN: Final = 2
"""The points of a win. All points here are in halves."""


def other_colour(colour: Colour) -> Colour:
    """Returns black for white and white for black."""
    return "b" if colour == "w" else "w"


class Round(NamedTuple):
    """What one player did in one round. The default values describe a round without the player."""

    points: int = 0
    """The player's points from the round, in halves."""
    opponent: int = 0
    """The opponent's pairing number; 0 if there was no opponent."""
    colour: Colour | None = None
    """The player's colour in a played game; None without a played game."""
    is_played: bool = False
    """True for a game that both players played."""
    is_paired: bool = False
    """True if the player was paired or got the bye of the pairing. False for a requested bye."""


class Entrant(Struct, frozen=True, dict=True):
    """A player before the round that will be paired."""

    number: int
    """The pairing number."""
    rounds: tuple[Round, ...] = ()
    plays: bool = True
    """False for a player who does not take part in the next round."""

    @cached_property
    def points(self) -> int:
        """Returns the points, in halves."""
        return sum(each.points for each in self.rounds)

    @cached_property
    def met(self) -> frozenset[int]:
        """Returns the numbers of the opponents of played games."""
        return frozenset(each.opponent for each in self.rounds if each.is_played)

    @cached_property
    def may_have_bye(self) -> bool:
        """Returns False after a bye that the pairing gave, a full point without a game, or a won forfeit (C2)."""
        return not any(
            not each.is_played and (each.points >= WIN or (each.is_paired and not each.opponent)) for each in self.rounds
        )

    @cached_property
    def colours(self) -> tuple[Colour, ...]:
        """Returns the player's colours in the played games, oldest first."""
        return tuple(each.colour for each in self.rounds if each.is_played and each.colour is not None)

    @cached_property
    def imbalance(self) -> int:
        """Returns by how many games one colour is ahead."""
        count = Counter(self.colours)
        return abs(count["w"] - count["b"])

    @cached_property
    def repeated(self) -> Colour | None:
        """Returns the colour that the player had in both of the last two games; None if the two colours differ."""
        return self.colours[-1] if len(set(self.colours[-2:])) == 1 and len(self.colours) > 1 else None

    @cached_property
    def wish(self) -> Colour | None:
        """Returns the preferred colour (A.6)."""
        if not self.colours:
            return None
        count = Counter(self.colours)
        less: Colour = "b" if count["w"] > count["b"] else "w"
        if self.imbalance > 1:
            return less
        if self.repeated is not None:
            return other_colour(self.repeated)
        return less if self.imbalance else other_colour(self.colours[-1])

    @property
    def is_absolute(self) -> bool:
        """Tells whether the player's colour preference is absolute (A.6)."""
        return self.imbalance > 1 or self.repeated is not None

    @property
    def is_strong(self) -> bool:
        """Tells whether the player's colour preference is strong (A.6)."""
        return self.imbalance == 1 and not self.is_absolute


class Floats(NamedTuple):
    """The floats of a player in the last round and in the round before it: "d" down, "u" up, "" none."""

    last: str = ""
    before: str = ""


def floats_of(entrant: Entrant, everybody: Mapping[int, Entrant]) -> Floats:
    """Returns the floats of a player (A.4). A round without a game is a downfloat if the player got points for it."""
    played = len(entrant.rounds)
    return Floats(*(_float(entrant, everybody, back) if back <= played else "" for back in (1, 2)))


def _float(entrant: Entrant, everybody: Mapping[int, Entrant], back: int) -> str:
    done = entrant.rounds[-back]
    if not done.is_played:
        return "d" if done.points > 0 else ""
    own, theirs = (sum(each.points for each in who.rounds[:-back]) for who in (entrant, everybody[done.opponent]))
    return "d" if own > theirs else "u" if own < theirs else ""


def white_of(higher: Entrant, lower: Entrant, initial: Colour, *, is_odd: bool) -> Entrant:
    """Returns the player who gets White (E). `is_odd`: the higher player's place among all pairing numbers is odd."""
    colour = _shared_out(higher, lower)
    if colour is None:
        colour = higher.wish if higher.wish is not None else initial if is_odd else other_colour(initial)
    return higher if colour == "w" else lower


def _shared_out(higher: Entrant, lower: Entrant) -> Colour | None:
    """Returns the higher player's colour by the first four rules of E; None if these rules do not decide."""
    if higher.wish is None or lower.wish is None or higher.wish != lower.wish:
        return higher.wish if higher.wish is not None else other_colour(lower.wish) if lower.wish is not None else None
    for one, other, colour in ((higher, lower, higher.wish), (lower, higher, other_colour(higher.wish))):
        if one.is_absolute and (one.imbalance > other.imbalance or not other.is_absolute):
            return colour
    if higher.is_strong != lower.is_strong:
        return higher.wish if higher.is_strong else other_colour(higher.wish)
    for one_had, other_had in zip(reversed(higher.colours), reversed(lower.colours), strict=False):
        if one_had != other_had:
            return other_had
    return None
