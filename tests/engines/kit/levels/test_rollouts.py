"""Tests of the search by play-outs, on the smallest games."""

from dataclasses import replace
from hashlib import sha256
from typing import Any

import msgspec
import pytest

from engines.contract import Engine
from engines.kit.chance import ChanceReader, ChanceState
from engines.kit.levels.level import Level, Search
from engines.kit.levels.opponent import wish
from engines.kit.levels.rollouts import _Budget, _candidates, _played_out
from engines.registry import engine_of

PLACES = frozenset({"place"})


def reader(*of: object) -> ChanceReader:
    return ChanceReader(ChanceState(sha256(repr(of).encode()).digest()))


def asked(engine: Engine[Any, Any, Any], state: Any, search: Search, seed: int) -> Any:
    seat = engine.status(state).flag
    assert seat is not None
    return wish(engine, state, seat, 1_000, Level(search=search), reader(seed), tournament=False)


def test_it_applies_no_more_actions_than_its_budget() -> None:
    engine = engine_of("noughts")
    applied = [0]

    def counted(*arguments: Any) -> Any:
        applied[0] += 1
        return engine.apply(*arguments)

    counting = replace(engine, apply=counted)
    state = engine.setup(engine.read_options({}), 2, reader("setup"), 0)
    for nodes in (1, 7, 50, 300):
        applied[0] = 0
        asked(counting, state, Search(types=PLACES, nodes=nodes), nodes)
        assert applied[0] == nodes
        asked(counting, state, Search(types=PLACES, nodes=nodes, candidates=1), nodes)
        assert applied[0] == nodes, "a single candidate needs no search"
        level = Level(search=Search(types=PLACES, nodes=nodes), own=lambda *_seen: {"type": "resign"})
        seat = engine.status(state).flag or 0
        assert wish(counting, state, seat, 1_000, level, reader(nodes), tournament=False) == {"type": "resign"}
        assert applied[0] == nodes, "the level searches no action of this type"


def test_it_finds_a_better_move_than_a_bot_that_plays_the_first_free_cell() -> None:
    """The bot always takes the first free cell. The search must find the cell that wins."""
    engine = replace(engine_of("noughts"), bot=_first_free)
    state = engine.setup(engine.read_options({}), 2, reader("setup"), 0)
    for cell in (4, 8, 2, 5):
        seat = engine.status(state).flag
        assert seat is not None
        state = engine.apply(state, seat, engine.parse({"type": "place", "cell": cell}), 0, reader(0), None).state
    starter = engine.status(state).flag
    assert starter is not None
    # One seat has 4 and 2, the other has 8 and 5. Cell 6 wins at once.
    search = Search(types=PLACES, nodes=400, ahead=1)
    assert all(asked(engine, state, search, seed) == {"type": "place", "cell": 6} for seed in range(5))


def test_the_candidates_differ_and_the_bots_own_action_is_the_first() -> None:
    engine = engine_of("noughts")
    state = engine.setup(engine.read_options({}), 2, reader("setup"), 0)
    own = {"type": "place", "cell": 5}
    seat = engine.status(state).flag
    assert seat is not None
    found = _candidates(engine, state, seat, own, Search(types=PLACES, nodes=1, candidates=99), reader(1))
    assert found[0] == own
    assert sorted(plain["cell"] for plain in found) == list(range(9)), "no cell is tried twice, and no other type of action"
    assert len(_candidates(engine, state, seat, own, Search(types=PLACES, nodes=1, candidates=3), reader(1))) == 3


def test_the_same_chance_gives_the_same_move() -> None:
    engine = engine_of("noughts")
    state = engine.setup(engine.read_options({}), 2, reader("setup"), 0)
    search = Search(types=PLACES, nodes=200)
    assert asked(engine, state, search, 5) == asked(engine, state, search, 5)


def test_a_play_out_that_stops_early_is_judged_by_the_games_worth() -> None:
    engine = replace(engine_of("noughts"), bot=_first_free)
    state = engine.setup(engine.read_options({}), 2, reader("setup"), 0)
    corner = Search(types=PLACES, nodes=200, ahead=1, worth=lambda after, seat: float(after.cells[8] == seat))
    assert asked(engine, state, corner, 1) == {"type": "place", "cell": 8}


def played_out(
    engine: Engine[Any, Any, Any], state: Any, seat: int, first: dict[str, Any], most: int = 40, **search: Any
) -> tuple[Any, int]:
    """Return the value of one play-out for the seat, and the number of applied actions. `most`: the budget."""
    budget = _Budget(most)
    played = Search(types=PLACES, nodes=40, **search)
    return _played_out(engine, state, seat, 1_000, first, played, reader("out"), budget), most - budget.left


def test_a_play_out_returns_the_points_of_its_end() -> None:
    engine = replace(engine_of("noughts"), bot=_first_free)
    state = engine.setup(engine.read_options({"starter": 0}), 2, reader("setup"), 0)
    # Seat 0 takes 0, 2, 4 and 6, and the bots fill the board from its first cell.
    assert played_out(engine, state, 0, {"type": "place", "cell": 0}) == (1.0, 7)
    assert played_out(engine, state, 0, {"type": "place", "cell": 9}) == (0.0, 1), "the game refuses this action"
    for most in (1, 2, 6):
        assert played_out(engine, state, 0, {"type": "place", "cell": 0}, most) == (None, most), "the budget ends it"


@pytest.mark.parametrize("asked", [None, {"type": "accept_draw"}])
def test_while_no_bot_can_act_the_clock_goes_on(asked: dict[str, Any] | None) -> None:
    engine = replace(engine_of("takeaway"), bot=lambda *_seen: asked)
    state = engine.setup(engine.read_options({"mode": "tournament", "starter": 0}), 2, reader("setup"), 0)
    # The third reminder of seat 0 ends the game. Before it, each seat gets two reminders and forfeits two turns.
    lost = (0.0, 1 + 4 * 2 + 1)
    assert played_out(engine, state, 0, {"type": "take", "count": 2}) == lost
    assert played_out(engine, state, 0, {"type": "take", "count": 2}, ahead=1, worth=lambda after, seat: after.pile) == (13, 2)
    assert played_out(engine, state, 0, {"type": "take", "count": 2}, ahead=2) == (None, 3)


def test_a_play_out_without_a_deadline_stops_when_no_bot_can_act() -> None:
    engine = replace(engine_of("noughts"), bot=lambda *_seen: None)
    state = engine.setup(engine.read_options({"turn_ms": 0, "starter": 0}), 2, reader("setup"), 0)
    assert played_out(engine, state, 0, {"type": "place", "cell": 0}) == (None, 2)


def test_only_seats_that_may_act_are_asked_and_all_of_them_if_none_is_awaited() -> None:
    noughts = engine_of("noughts")

    def status(state: Any) -> Any:
        shown = noughts.status(state)
        return msgspec.structs.replace(
            shown,
            may=tuple(types if "place" in types else () for types in shown.may),
            waits_for=() if shown.flag == 1 else None,
        )

    def bot(view: Any, status: Any, seat: int, chance: object) -> Any:
        assert status["may"][seat], "this seat may do nothing"
        return _first_free(view, status, seat, chance)

    engine = replace(noughts, status=status, bot=bot)
    state = noughts.setup(noughts.read_options({"starter": 0}), 2, reader("setup"), 0)
    assert played_out(engine, state, 0, {"type": "place", "cell": 0}) == (1.0, 7)


def _first_free(view: Any, status: Any, seat: int, _chance: object) -> Any:
    return {"type": "place", "cell": view["cells"].index(None)} if "place" in status["may"][seat] else None
