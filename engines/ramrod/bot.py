"""A bot that also considers the other seat's answer: it captures as much as it can, leaves little to capture, and challenges
the faults that it sees.

It uses only its view. Any player could find the same faults there.
"""

from collections.abc import Mapping
from typing import Any

from engines.kit.chance import Chance
from engines.kit.clocks.deadline import NEVER
from engines.kit.clocks.turn import TurnClock
from engines.kit.duel.bot import duel_bot
from engines.kit.referee.record import blank_book
from engines.kit.referee.rulings import bot_challenges
from engines.ramrod.actions import BACK, Move
from engines.ramrod.board import COLOURS, LONG, PURPLE, RECTANGLES, RODS, START
from engines.ramrod.choices import free_captures, free_moves
from engines.ramrod.faults import turn_faults
from engines.ramrod.state import Options, State, Turn
from engines.ramrod.table import LIFTED, Lying, contents, is_full, rods_in, with_rod

Plain = dict[str, Any]
WIN_WORTH = 100
"""Value of reaching the goal, in units of rod length."""


@duel_bot
def bot(view: Mapping[str, Any], status: Mapping[str, Any], seat: int, chance: Chance) -> Plain | None:
    may = status["may"][seat]
    if "accept_result" in may:
        turn = view["turn"] if view["pending"]["is_declared"] else view["last"]
        return _challenge(view, seat, turn) or {"type": "accept_result"}
    if "start_rods" in may:
        return {"type": "start_rods", "colours": list(chance.shuffle(tuple(COLOURS))[:2])}
    if "relocate" in may:
        return _relocation(view, seat)
    if "move" in may:
        challenge = _challenge(view, seat, view["last"]) if view["regular_window"] else None
        return challenge or _best(view, seat, chance) or _finish(view, seat)
    return _finish(view, seat) if "pass_flag" in may else None


def _finish(view: Mapping[str, Any], seat: int) -> Plain:
    """Return the action after the move: capture the filled rectangle, declare a win, or pass."""
    for capture in free_captures(_state(view)):
        return {"type": "capture", "rectangle": capture.rectangle}
    if view["lengths"][seat] >= view["goal"]:
        return {"type": "declare_win"}
    return {"type": "pass_flag"}


def _best(view: Mapping[str, Any], seat: int, chance: Chance) -> Plain | None:
    """Return the capture or move with the best gain, minus the other seat's best capture afterwards."""
    state = _state(view)
    least = state.options.min_rods_in_capture
    worth: list[tuple[int, Plain]] = []
    for capture in free_captures(state):
        after = _taken(state.rods, capture.rectangle, seat)
        gain = RECTANGLES[capture.rectangle].length
        worth.append((_worth(view, after, seat, gain, ()), {"type": "capture", "rectangle": capture.rectangle}))
    for move in free_moves(state):
        after, gain, hot = _moved(state.rods, move, seat, least)
        worth.append((_worth(view, after, seat, gain, hot), {"type": "move", "rod": move.rod, "to": move.to}))
    if not worth:
        return None
    best = max(value for value, _action in worth)
    ties = [action for value, action in worth if value == best]
    return ties[chance.below(len(ties))]


def _moved(rods: Lying, move: Move, seat: int, least: int) -> tuple[Lying, int, tuple[str, ...]]:
    """Return the rods after a move and its capture, the gain, and the rods that are *hot* after the move: the other seat
    may not move them, because they have just moved."""
    after = with_rod(rods, move.rod, move.to)
    if RECTANGLES[move.to].zone != "purple":
        return after, -RODS[move.rod].length, ()
    if is_full(after, move.to, least):
        return _taken(after, move.to, seat), RECTANGLES[move.to].length, ()
    return after, 0, (move.rod,)


def _taken(rods: Lying, rectangle: str, seat: int) -> Lying:
    for rod in rods_in(rods, rectangle):
        rods = with_rod(rods, rod, LONG[seat])
    return rods


def _worth(view: Mapping[str, Any], after: Lying, seat: int, gain: int, hot: tuple[str, ...]) -> int:
    goal = view["goal"]
    mine, theirs = contents(after)[LONG[seat]], contents(after)[LONG[1 - seat]]
    threat = _capturable(after, 1 - seat, hot)
    won = WIN_WORTH if mine >= goal else 0
    lost = WIN_WORTH if theirs + threat >= goal else 0
    return gain - threat + won - lost


def _capturable(rods: Lying, seat: int, hot: tuple[str, ...]) -> int:
    """Return the length of the longest rectangle that the seat could capture in one turn. `hot`: the rods that it may not
    move."""
    sums = contents(rods)
    own: set[int] = set()
    loose: list[tuple[int, str]] = []
    for rod, place in zip(RODS.values(), rods, strict=True):
        if place in START[seat]:
            own.add(rod.length)
        elif place in PURPLE and rod.id not in hot:
            loose.append((rod.length, place))
    best = 0
    for rectangle in PURPLE:
        length = RECTANGLES[rectangle].length
        left = length - sums[rectangle]
        if length <= best or left == length:
            continue
        if left == 0 or left in own or any(each == left and place != rectangle for each, place in loose):
            best = length
    return best


def _relocation(view: Mapping[str, Any], seat: int) -> Plain:
    """Return the best place for the first lifted rod. The place helps the seat's own turn. If that turn is lost, the
    place hinders the other seat's turn."""
    rods = _lying(view)
    remedy = view["remedy"]
    rod = remedy["lifted"][0]
    places = [(BACK, remedy["back"][rod]), *((to, to) for to in PURPLE if not rods_in(rods, to))]
    is_mine = remedy["then"] == "play"

    def worth(place: str) -> int:
        capturable = _capturable(with_rod(rods, rod, place), seat if is_mine else 1 - seat, tuple(remedy["lifted"]))
        return capturable if is_mine else -capturable

    to, _place = max(places, key=lambda each: worth(each[1]))
    return {"type": "relocate", "rod": rod, "to": to}


def _challenge(view: Mapping[str, Any], seat: int, turn: Mapping[str, Any] | None) -> Plain | None:
    """Return a challenge of every fault in a turn.

    The bot names only real faults. So if it has a strike, a person has overruled the server, and the bot makes no more
    challenges in this game.
    """
    if turn is None or turn["is_lost"] or not bot_challenges(view, seat):
        return None
    before = _lying(view)
    for rod in turn["captured"]:
        before = with_rod(before, rod, turn["rectangle"])
    if turn["rod"] is not None:
        before = with_rod(before, turn["rod"], turn["from"])
    seen = Turn(turn["seat"], before, tuple(turn["hot"]), None, turn["rod"], turn["to"], turn["rectangle"], turn["declared"])
    rules = list(dict.fromkeys(fault.rule for fault in turn_faults(seen, _options(view))))
    return {"type": "challenge", "rules": rules} if rules else None


def _lying(view: Mapping[str, Any]) -> Lying:
    return tuple(place or LIFTED for place in view["rods"].values())


def _options(view: Mapping[str, Any]) -> Options:
    return Options(goal=view["goal"], min_rods_in_capture=view["min_rods"], quiet_in_a_row=view["quiet_in_a_row"])


def _state(view: Mapping[str, Any]) -> State:
    """Return the part of the state that is needed to list the flag holder's choices."""
    rods = _lying(view)
    turn = view["turn"]
    copy = view["no_copy"]
    first = None
    if copy is not None:
        rod = next(rod.id for rod in RODS.values() if rod.colour == copy["colour"])
        first = (rod, next(each for each in PURPLE if RECTANGLES[each].length == copy["length"]))
    return State(
        options=_options(view),
        starter=view["starter"],
        rods=rods,
        turn=Turn(turn["seat"], rods, tuple(view["hot"]), None, turn["rod"], turn["to"], turn["rectangle"]),
        quiet=(view["quiet"][0], view["quiet"][1]),
        first=first,
        clock=TurnClock(0, 0),
        limit=NEVER,
        book=blank_book(2),
    )
