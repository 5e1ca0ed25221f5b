"""Boards of circles that straight lines join. The middle of the board is not part of any line (FIAR, Kwatro-Sinko).

An edition's data file defines the net. Its lines decide every question about straight movement.
"""

from collections.abc import Container, Sequence
from typing import Literal, TypeAlias

MoveRange: TypeAlias = Literal["any", "one"]
RouteDetail: TypeAlias = Literal["jump", "yellow", "off_line"]


class Net:
    """A net of circles.

    `spaces`: the ids of the circles. `linked`: the adjacent circles of each circle. `lines`: the longest straight rows of
    circles, in order. `rays`: from each circle, the circles along each line in both directions, the nearest first.
    """

    def __init__(
        self,
        spaces: Sequence[str],
        links: Sequence[tuple[str, str]],
        lines: Sequence[tuple[str, ...]],
        splits: Sequence[tuple[Sequence[str], Sequence[str]]],
    ) -> None:
        """Build the net. `splits` are straight rows that the middle of the board interrupts, each given as its two halves."""
        self.spaces = tuple(spaces)
        self.lines = tuple(lines)
        self.linked: dict[str, frozenset[str]] = {
            space: frozenset(other for link in links if space in link for other in link if other != space) for space in spaces
        }
        self.rays: dict[str, tuple[tuple[str, ...], ...]] = {
            space: tuple(
                ray
                for line in lines
                if space in line
                for ray in (line[line.index(space) + 1 :], line[: line.index(space)][::-1])
                if ray
            )
            for space in spaces
        }
        self._splits = tuple((frozenset(one), frozenset(other)) for one, other in splits)
        self._between = {
            (space, end): ray[:reach] for space, rays in self.rays.items() for ray in rays for reach, end in enumerate(ray)
        }

    def between(self, start: str, to: str) -> tuple[str, ...] | None:
        """Return the circles between two different circles on the single line that joins them; None if no line joins
        them."""
        return self._between.get((start, to))

    def line_of(self, spaces: frozenset[str]) -> tuple[str, ...] | None:
        """Return the line that contains all these circles; None if no single line contains them."""
        return next((line for line in self.lines if spaces.issubset(line)), None)

    def is_split(self, spaces: frozenset[str]) -> bool:
        """Return whether the circles lie on both halves of one straight row that the middle of the board interrupts."""
        return any(spaces <= one | other and spaces & one and spaces & other for one, other in self._splits)

    def jumped(self, taken: Container[str | None], start: str, to: str) -> list[str]:
        """Return the circles with a chip between `start` and `to`, in this order; none if no line contains both."""
        return [space for space in self._between.get((start, to), ()) if space in taken]

    def route_detail(self, taken: Container[str | None], start: str, to: str, move_range: MoveRange) -> RouteDetail | None:
        """Return the fault in a chip's route from `start` to `to`; None if the route is correct. `taken` are the circles with a
        chip."""
        passed = self._between.get((start, to))
        if passed is None:
            return "yellow" if self.is_split(frozenset((start, to))) else "off_line"
        if self.jumped(taken, start, to):
            return "jump"
        return "off_line" if passed and move_range == "one" else None

    def reached(self, taken: Container[str | None], start: str, move_range: MoveRange) -> list[str]:
        """Return the circles that a chip can reach from `start` without a fault."""
        reach = 1 if move_range == "one" else None
        found: list[str] = []
        for ray in self.rays[start]:
            for space in ray[:reach]:
                if space in taken:
                    break
                found.append(space)
        return found
