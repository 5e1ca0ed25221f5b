"""Inputs that no honest client sends ("monsters"), for Hypothesis: huge numbers, long texts, deep nesting, long lists,
and digits of other scripts.

Monsters replace parts of the actions, positions, options and notations in a game's worked cases.
"""

import json
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
from hypothesis import strategies as st

from engines.contract import Refusal
from engines.kit.bounds import MAX_NUMBER
from engines.registry import engine_of
from tests.engines.case_files import worked_cases

NUMBERS = (
    st.sampled_from([-1, 40, 10**6, 10**9, 2**31, 2**53, 2**53 + 1, 2**63 - 1, -(2**63), 2**64 - 1, 10**300]) | st.integers()
)
FLOATS = st.floats() | st.sampled_from([1e300, float("nan"), float("inf")])
DIGITS = st.sampled_from(
    ["9" * 20, "9" * 400, "1000000000", "40000000", "-1", "٣", "१२", "𝟗" * 20, "²", "1_000_000_000", "1e9"]
)
TEXTS = (
    DIGITS
    | st.sampled_from(["", " ", "\0", "İ", "\u202e", "(" * 38 + "1" + ")" * 38, "9*" * 39 + "9", "9**9**9", "1/3/7/11/13=1"])
    | st.builds(lambda sign, times: sign * times, st.sampled_from(list("a9 (,|-!@>=\n")), st.sampled_from([80, 501, 8_000]))
    | st.text(st.characters(exclude_categories=["Cs"]), max_size=30)
)
LISTS = st.builds(lambda value, times: [value] * times, NUMBERS | TEXTS, st.sampled_from([0, 1, 13, 500, 6_000]))
DEEP = st.sampled_from([5, 12, 13, 60, 400]).map(lambda levels: json.loads("[" * levels + "]" * levels))
MONSTERS = (
    NUMBERS | FLOATS | TEXTS | LISTS | DEEP | st.none() | st.booleans() | st.dictionaries(TEXTS, NUMBERS | LISTS, max_size=3)
)


def actions(slug: str) -> st.SearchStrategy[Any]:
    """Return a strategy for actions of the worked cases, most of them with a monster in one place."""
    bare = [
        {key: value for key, value in action.items() if key not in ("seat", "at_ms")}
        for case in worked_cases(slug)
        for action in case["actions"]
    ]
    return _infested(bare) | st.dictionaries(st.sampled_from(["type", "to", "cell"]) | TEXTS, MONSTERS, max_size=3)


def positions(slug: str) -> st.SearchStrategy[Any]:
    return _infested([case["given"] for case in worked_cases(slug)]) | st.dictionaries(TEXTS, MONSTERS, max_size=3)


def positions_with_a_huge_number(slug: str) -> Iterator[Any]:
    """Yield positions of the worked cases with one number replaced by a huge one. Each place of a number occurs in only two
    of them: with a positive and with a negative number. The indices of a list count as a single place."""
    met: set[tuple[str, ...]] = set()
    for case in worked_cases(slug):
        for path in _numbers_in(case["given"]):
            place = tuple("*" if isinstance(step, int) or step.isdigit() else step for step in path)
            if place in met:
                continue
            met.add(place)
            for huge in (MAX_NUMBER, -MAX_NUMBER):
                yield _with_value(case["given"], path, huge)


def _numbers_in(plain: Any) -> Iterator[tuple[str | int, ...]]:
    """Yield the path (keys and indices) of each number in the data."""
    if isinstance(plain, (dict, list)):
        for step, part in plain.items() if isinstance(plain, dict) else enumerate(plain):
            yield from ((step, *rest) for rest in _numbers_in(part))
    elif isinstance(plain, int) and not isinstance(plain, bool):
        yield ()


def _with_value(plain: Any, path: tuple[str | int, ...], value: Any) -> Any:
    if not path:
        return value
    copy = plain.copy()
    copy[path[0]] = _with_value(plain[path[0]], path[1:], value)
    return copy


def options(slug: str) -> st.SearchStrategy[Any]:
    return _infested([msgspec.to_builtins(engine_of(slug).options())])


def notations(slug: str) -> st.SearchStrategy[str]:
    """Return a strategy for notations: those of the worked cases with a monster instead of some characters, and
    notations that are only a monster."""
    return st.sampled_from(_written(slug)).flatmap(_with_text_inside) | TEXTS


@cache
def _written(slug: str) -> list[str]:
    engine, found = engine_of(slug), {">12", "@1", "=7", "pass", "resign"}
    for case in worked_cases(slug):
        try:
            state = engine.position(case["given"], 0)
            found |= {
                engine.notate(state, action) for seat in (0, 1) for action in [*engine.faultless_actions(state, seat)][:3]
            }
        except Refusal:
            continue
    return sorted(found)


def _with_text_inside(text: str) -> st.SearchStrategy[str]:
    places = st.integers(0, len(text))
    return st.builds(lambda at, to, put: text[: min(at, to)] + put + text[max(at, to) :], places, places, DIGITS | TEXTS)


def _infested(plains: list[Any]) -> st.SearchStrategy[Any]:
    return st.sampled_from(plains).flatmap(lambda plain: _changed(plain) | st.just(plain))


def _changed(plain: Any) -> st.SearchStrategy[Any]:
    """Return a strategy that puts a monster in one place of the data, at any depth."""
    if isinstance(plain, dict) and plain:
        return st.sampled_from(sorted(plain)).flatmap(
            lambda key: (_changed(plain[key]) | MONSTERS).map(lambda value: {**plain, key: value})
        )
    if isinstance(plain, list) and plain:
        return st.integers(0, len(plain) - 1).flatmap(
            lambda at: (_changed(plain[at]) | MONSTERS).map(lambda value: [*plain[:at], value, *plain[at + 1 :]])
        )
    return MONSTERS
