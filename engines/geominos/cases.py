"""Reads and writes the positions of the worked cases (`tests/engines/geominos/cases.json`). Tutors also use them to set a
position."""

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from engines.contract import Refusal
from engines.geominos.match import game_points
from engines.geominos.opening import begin_extra, begin_turn, blank, has_turns, share
from engines.geominos.placement import Laid, is_free, is_on_board
from engines.geominos.state import Options, State
from engines.geominos.tiles import BOARD, CENTRE, TILES, TURNS
from engines.kit.clocks.timers import left_ms, named
from engines.kit.position import checked_position
from engines.kit.referee.record import Book

OPTION_WORDS = frozenset(Options.__struct_fields__)
WORDS = OPTION_WORDS | {
    "players", "centre", "flag", "hands", "placed", "totals", "carried", "deck", "strikes", "out", "game", "extra", "options",
    "chance", "had", "laid",
}  # fmt: skip


def position(given: Mapping[str, Any], now_ms: int) -> State:
    """Return the state that `given` describes.

    Keys: `players`, `distribution`, `centre`, `minutes`, `flag`, `hands` (by seat), `placed` (the tiles on the board; if they
    name no `seat`, seats are assigned backwards: the seat that plays before the flag holder placed the last tile, the seat
    before it placed the second-last tile, and so on), `deck` (from the top), `totals`, `carried`, `strikes`, `out`, `had` and
    `laid` (number of tiles that each seat has received and has placed). Raises `Refusal("malformed")`.
    """
    return checked_position(State, given, WORDS, lambda: _position(given, now_ms))


def _position(given: Mapping[str, Any], now_ms: int) -> State:
    seats, flag = given.get("players", 2), given.get("flag", 0)
    if str(seats) not in BOARD["unused_by_players"] or flag not in range(seats):
        raise Refusal("malformed", detail="players")
    chosen = {word: given[word] for word in OPTION_WORDS & set(given)}
    options = msgspec.convert({"mode": "tournament", **given.get("options", {}), **chosen}, Options)
    first = options.starter if isinstance(options.starter, int) else 0
    bare = blank(options, seats, first % seats, now_ms)
    hands = _hands(given.get("hands", {}), seats)
    deck = tuple(given.get("deck", ()))
    gone = given.get("out", [])
    carried = _per_seat(given.get("carried"), seats, (0,) * seats)
    laid = _board(given, seats, flag)
    known = [*(tile for hand in hands for tile in hand), *deck, *(other.tile for other in laid)]
    if len(set(known)) != len(known) or not set(known) <= set(TILES):
        raise Refusal("malformed", detail="tiles")
    state = replace(
        bare,
        game=given.get("game", 0),
        hands=hands,
        deck=deck,
        board=laid,
        laid=_per_seat(given.get("laid"), seats, tuple(sum(other.seat == seat for other in laid) for seat in range(seats))),
        had=_per_seat(given.get("had"), seats, _had(seats, flag, hands, len(deck), complete=len(known) == len(TILES))),
        totals=_per_seat(given.get("totals"), seats, carried),
        carried=carried,
        out=tuple(seat in gone for seat in range(seats)),
        book=Book(((),) * seats, _per_seat(given.get("strikes"), seats, (0,) * seats), (0,) * seats),
    )
    if not has_turns(state, flag):
        raise Refusal("malformed", detail="the seat with the flag has no tile")
    if given.get("extra"):
        return begin_extra(state, flag, False, now_ms)
    return begin_turn(state, flag, now_ms).state


def _per_seat(given: Iterable[int] | None, seats: int, default: tuple[int, ...]) -> tuple[int, ...]:
    numbers = default if given is None else tuple(given)
    if len(numbers) != seats or not all(isinstance(number, int) for number in numbers):
        raise Refusal("malformed", detail="one number for each seat")
    return numbers


def _hands(given: Mapping[str, list[str]] | list[list[str]], seats: int) -> tuple[tuple[str, ...], ...]:
    by_seat = {int(seat): hand for seat, hand in (given.items() if isinstance(given, Mapping) else enumerate(given))}
    if not set(by_seat) <= set(range(seats)):
        raise Refusal("malformed", detail="hands")
    return tuple(tuple(sorted(by_seat.get(seat, ()))) for seat in range(seats))


def _board(given: Mapping[str, Any], seats: int, flag: int) -> tuple[Laid, ...]:
    """Return the centre and the placed tiles. Raises `Refusal("malformed")` for an impossible placing."""
    placed = given.get("placed", [])
    taken = {tile["tile"] for tile in placed} | {tile for hand in _hands(given.get("hands", {}), seats) for tile in hand}
    centre = given.get("centre") or next(tile for tile in TILES if tile not in taken | set(given.get("deck", ())))
    board: tuple[Laid, ...] = (Laid(centre, "A", 0, *CENTRE),)
    for number, tile in enumerate(placed):
        seat = tile.get("seat", (flag - len(placed) + number) % seats)
        laid = Laid(tile["tile"], tile["side"], tile["turn"], tile["row"], tile["col"], seat)
        if laid.turn not in TURNS or not is_on_board(laid) or not is_free(board, laid):
            raise Refusal("malformed", detail=f"{laid.tile} cannot lie there")
        board = (*board, laid)
    return board


def _had(seats: int, flag: int, hands: tuple[tuple[str, ...], ...], cards: int, complete: bool) -> tuple[int, ...]:
    """Return the number of tiles that each seat has received.

    If `complete`, `cards` tiles are in the pile, and the seats still draw from them in turn, the flag holder first, until each
    has its share. So each seat has received its share, minus the tiles that it will still draw. Otherwise, each seat has
    received only the tiles in its hand.
    """
    if not complete:
        return tuple(len(hand) for hand in hands)
    unused: int = BOARD["unused_by_players"][str(seats)]
    to_come = max(0, cards - unused)
    return tuple(share(seats) - (to_come + seats - 1 - (seat - flag) % seats) // seats for seat in range(seats))


def to_case(state: State, now_ms: int) -> dict[str, Any]:
    """Return the state with the keys of `expected.state`. The key `clock` has the whole seconds that the turn still has, or
    None without a clock."""
    left = left_ms(state.timers, "turn", now_ms) if named(state.timers, "turn") else None
    on_board = [laid.tile for laid in state.board] + ([state.turn.lies.tile] if state.turn.lies else [])
    unused = (*state.gone, *state.deck) if state.result else state.gone
    return {
        "flag": state.flag,
        "phase": state.phase,
        "totals": list(state.totals),
        "carried": list(state.carried),
        "game_points": list(game_points(state)),
        "window": state.past is not None and state.past.is_open and state.result is None,
        "clock": None if left is None else left // 1000,
        "extra": state.turn.extra,
        "on_board": sorted(on_board),
        "hands": {str(seat): sorted(hand) for seat, hand in enumerate(state.hands)},
        "deck_left": len(state.deck),
        "unused": sorted(unused),
        "rulings": list(state.rulings),
        "strikes": list(state.book.strikes),
        "out": [seat for seat, gone in enumerate(state.out) if gone],
        "over": state.result is not None,
        "winners": list(state.result.winners if state.result else state.ended[-1].winners if state.ended else ()),
        "result": state.result
        and {"result": state.result.result, "winners": list(state.result.winners), "reason": state.result.reason},
    }


def case_time(state: State, action: Mapping[str, Any], now_ms: int) -> int:
    """Return the server time after a clock action of a worked case: `ms` later for the type `advance`, the game's time limit
    for `time_limit`, and the end of the running time for `time_up`."""
    if action.get("type") == "advance":
        return now_ms + int(action.get("ms", 0))
    is_limit = action.get("type") == "time_limit"
    running = [timer.due_at_ms for timer in state.timers.running if (timer.name == "game") == is_limit]
    return max(now_ms, min(running, default=now_ms))
