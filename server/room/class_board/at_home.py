"""A home board: a board of a class whose game the pupils may finish outside the lesson, until a date. The class starts
and ends the home game.

The game waits for no referee: the server rules on challenges, and notes an appeal for later. The clocks of the game are
stopped. If each move has a limit in days, the game's clock starts for a seat that has used up its days. In a game that
needs quick answers, for example in tournament mode, the clocks run as in class while all players are present.
"""

from msgspec.structs import replace

from engines.contract import Refusal
from engines.registry import engine_of
from protocol import errors
from server.room.clocks.clock import go_on, halt, put_off, release
from server.room.command import HomeSet
from server.room.step_context import StepContext
from server.room.values.home_play import HomePlay
from server.room.values.state import Room, is_match_over


def is_quick(room: Room) -> bool:
    """Tells whether this game needs quick answers, so that hours between two moves are impossible."""
    engine = engine_of(room.slug)
    return engine.by_correspondence is None or engine.is_tournament(room.options)


def set_home(context: StepContext, _by: str | None, asked: HomeSet) -> None:
    """Makes this a home board, changes its date, or ends the home game. Raises `Refusal` if the match is over."""
    room = context.room
    if asked.until_ms is None:
        _take_back(context)
        return
    if is_match_over(room) or "limit" in room.pauses:
        raise Refusal(errors.COMMAND_NOT_NOW, state=room.state)
    stands = room.adjourned or room.pause
    if stands is not None:
        go_on(context, stands)
    release(context, "hand")
    context.set(home=HomePlay(asked.until_ms, asked.days, is_quick(room), context.now_ms))
    context.tell("sent_home", until_ms=asked.until_ms, days=asked.days, by=asked.tutor)


def _take_back(context: StepContext) -> None:
    """Ends the home game. Play continues as in class, with the clock times as they are."""
    if context.room.home is None:
        return
    _go_on(context, context.room.home)
    context.set(home=None)
    context.tell("back_from_home")


def note_act(context: StepContext) -> None:
    """Counts the days for the present move from now, because a person has acted."""
    home = context.room.home
    if home is not None:
        context.set(home=replace(home, since_ms=context.now_ms, is_late=False))


def keep_clocks(context: StepContext) -> None:
    """Starts or stops the clocks of a home board as the present situation requires."""
    home, room = context.room.home, context.room
    if home is None or room.state != "playing":
        return
    if home.together:
        _keep_together(context, home)
        return
    awaited = tuple(context.status().awaited)
    if awaited != home.awaited:
        home = replace(home, awaited=awaited, since_ms=context.now_ms, is_late=False)
        context.set(home=home)
    if "home" not in room.pauses and not home.is_late:
        halt(context, "home")


def _keep_together(context: StepContext, home: HomePlay) -> None:
    seated = {seat.person for seat in context.room.seats}
    are_there = all(person.present for person in context.room.people if person.id in seated)
    stands = "home" in context.room.pauses
    if are_there and stands:
        _go_on(context, home)
    elif not are_there and not stands:
        halt(context, "home")
        context.set(home=replace(home, since_ms=context.now_ms))


def _go_on(context: StepContext, home: HomePlay) -> None:
    """Resumes the clocks that a home game has stopped. The window of an appeal keeps its remaining time."""
    if "home" in context.room.pauses:
        if home.together:
            put_off(context, context.now_ms - home.since_ms)
        release(context, "home")


def days_over(context: StepContext) -> None:
    """Starts the game's clock, because the seat that must act has used up its days."""
    home = context.room.home
    assert home is not None
    context.set(home=replace(home, is_late=True))
    release(context, "home")
    context.tell("home_days_over")
