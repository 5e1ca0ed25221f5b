"""Finds exercises, and keeps each result for all tests, because finding one may take a second. The same seed always gives
the same moment."""

from functools import cache
from typing import NamedTuple

import pytest

from server.school.exercise import find
from server.school.moment import Moment, Question
from server.school.playout import Work


class Search(NamedTuple):
    """The result of a search. `moment`: None if the search found none. `steps`: number of steps that the search took."""

    moment: Moment | None
    steps: int


class _Kept(Work):
    """Counts the steps of a search. `last` is the latest instance, so that `search` can read its steps."""

    last: Work

    def __init__(self) -> None:
        _Kept.last = self


@cache
def search(game: str, question: Question, seed: int) -> Search:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("server.school.exercise.Work", _Kept)
        moment = find(game, question, seed)
    return Search(moment, _Kept.last.steps)


def moment_of(game: str, question: Question, seed: int) -> Moment | None:
    return search(game, question, seed).moment
