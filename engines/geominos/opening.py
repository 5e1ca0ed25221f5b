"""The start of a game and of a turn: the deal, the shares, the running clock (rulebook Geominos, parts 3 and 8)."""

from msgspec.structs import replace

from engines.contract import GameEvent, Step
from engines.geominos.placement import Laid
from engines.geominos.state import Options, State, Turn
from engines.geominos.tiles import BOARD, CENTRE, TILES
from engines.kit.chance import Chance
from engines.kit.clocks.timers import Timers, started, without
from engines.kit.referee.record import Book, blank_book, put

TIME = BOARD["time"]
MINUTE_MS = 60_000
EXTRA_MS: int = TIME["extra_seconds"] * 1000
DRAW_MS: int = TIME["draw_seconds"] * 1000
LAST_MS: int = TIME["last_window_seconds"] * 1000


def share(seats: int) -> int:
    """Return the number of tiles that each seat places in a game. Rule: Geominos part 3."""
    unused: int = BOARD["unused_by_players"][str(seats)]
    return (len(TILES) - 1 - unused) // seats


def blank(options: Options, seats: int, first: int, now_ms: int) -> State:
    """Return a match before its first game, with no tile dealt."""
    none = (0,) * seats
    return State(
        options=options,
        first=first,
        game=0,
        flag=None,
        hands=((),) * seats,
        deck=(),
        board=(),
        had=none,
        laid=none,
        totals=none,
        carried=none,
        out=(False,) * seats,
        book=blank_book(seats),
        timers=started(Timers(), "game", options.game_ms, now_ms),
    )


def start_game(state: State, number: int, chance: Chance, now_ms: int) -> Step[State]:
    """Start a game of the match. Shuffle again, let the seat to the left of the last starter start, and continue the sheet.
    Rule: `geominos.partido`."""
    seats = state.seats
    starter = (state.first + number) % seats
    centre, *cards = chance.shuffle(tuple(TILES))
    in_hand = BOARD["distributions"][state.options.distribution]["hand"]
    each = share(seats) if in_hand is None else min(in_hand, share(seats))
    hands = [tuple(sorted(cards[(seat - starter) % seats : each * seats : seats])) for seat in range(seats)]
    none = (0,) * seats
    dealt = replace(
        state,
        game=number,
        hands=tuple(hands),
        deck=tuple(cards[each * seats :]),
        board=(Laid(centre, "A", 0, *CENTRE),),
        had=(each,) * seats,
        laid=none,
        carried=state.totals,
        out=(False,) * seats,
        book=Book(state.book.marks, none, state.book.violations),
        past=None,
        accepted=(),
        passed=0,
        gone=(),
        offer=None,
    )
    event = GameEvent("game_started", starter, {"game": number, "centre": centre})
    begun = begin_turn(dealt, starter, now_ms)
    return Step(begun.state, (event, *begun.happenings))


def may_get_a_card(state: State, seat: int) -> bool:
    """Return whether the seat still gets a card of the pile. A seat that is out leaves the rest of its share in the pile."""
    return bool(state.deck) and not state.out[seat] and state.had[seat] < share(state.seats)


def has_turns(state: State, seat: int) -> bool:
    """Return whether the seat has a tile, or will get a tile."""
    return not state.out[seat] and bool(
        state.hands[seat] or (state.options.distribution == "one" and may_get_a_card(state, seat))
    )


def given_card(state: State, seat: int) -> State:
    """Give the seat the tile of the next card."""
    hand = tuple(sorted((*state.hands[seat], state.deck[0])))
    return replace(
        state, hands=put(state.hands, seat, hand), deck=state.deck[1:], had=put(state.had, seat, state.had[seat] + 1)
    )


def begin_turn(state: State, seat: int, now_ms: int) -> Step[State]:
    """Give the flag to the seat. Its turn's time starts or, with the option `one`, its time to draw a card."""
    after = replace(state, flag=seat, turn=Turn())
    timers = without(without(after.timers, "last"), "turn")
    if after.must_draw:
        after = replace(after, timers=started(timers, "draw", DRAW_MS, now_ms, (seat,)))
    else:
        after = replace(after, timers=_turn_time(without(timers, "draw"), after.options, seat, now_ms))
    return Step(after, (GameEvent("flag", seat),))


def _turn_time(timers: Timers, options: Options, seat: int, now_ms: int) -> Timers:
    return started(timers, "turn", options.minutes * MINUTE_MS, now_ms, (seat,))


def draw_card(state: State, seat: int, now_ms: int) -> Step[State]:
    """Put the drawn tile into the seat's hand and start the clock. Rule: `geominos.una-pieza`."""
    card = state.deck[0]
    after = given_card(state, seat)
    timers = _turn_time(without(after.timers, "draw"), after.options, seat, now_ms)
    return Step(replace(after, timers=timers), (GameEvent("drawn", seat, {"tile": card}),))


def begin_extra(state: State, seat: int, retry: bool, now_ms: int) -> State:
    """Start the extra minute, which a turn can have once. Rule: `geominos.tiempo`."""
    timers = without(without(state.timers, "draw"), "last")
    return replace(
        state, flag=seat, turn=Turn(extra=True, retry=retry), timers=started(timers, "turn", EXTRA_MS, now_ms, (seat,))
    )
