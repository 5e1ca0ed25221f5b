"""Tests which criteria of colours (C10 to C13) a pair breaks. This depends on the colours that both players have had."""

import pytest

from server.sessions.pairing.dutch.criteria import _colours
from server.sessions.pairing.dutch.entrant import Colour, Entrant, Round


def after(colours: str) -> Entrant:
    """Return a player who has had these colours."""
    played: dict[str, Colour] = {"w": "w", "b": "b"}
    return Entrant(1, tuple(Round(1, 2, played[each], is_played=True, is_paired=True) for each in colours))


@pytest.mark.parametrize(
    ("one", "other", "kept"),
    [
        ("", "", (True, True, True, True)),
        ("w", "b", (True, True, True, True)),
        ("w", "", (True, True, True, True)),
        ("w", "w", (True, True, False, False)),
        ("wbw", "wbw", (True, True, False, False)),
        ("bwbbw", "ww", (True, True, True, True)),
        ("bww", "bww", (True, False, False, True)),
        ("wwbw", "wwbw", (False, True, False, True)),
        ("wwbw", "ww", (False, True, False, True)),
        ("ww", "wwbw", (False, True, False, True)),
        ("www", "bww", (True, False, False, True)),
        ("wwwbw", "wwbw", (False, True, False, True)),
        ("www", "wwwwbb", (False, True, False, True)),
        ("wwwwbb", "www", (False, True, False, True)),
        ("bww", "wwwbw", (True, False, False, True)),
        ("www", "wwwwwbb", (False, True, False, True)),
    ],
)
def test_equal_wishes_break_the_criterion_of_their_strength(one: str, other: str, kept: tuple[bool, ...]) -> None:
    assert _colours(after(one), after(other)) == kept
