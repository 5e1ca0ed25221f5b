"""A board of a class whose game may be finished at home until a date. Its class says so, and its class ends it.

Nobody is waited for there who rules: challenges are ruled on by the server, and an appeal is noted. The clocks stand while one
plays; with days for a move the game's own clock runs for whoever has used them up. A game that lives from quick answers, as in
tournament mode, has its clocks as in class, while all who sit there are there.
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
    """Whether its game cannot be played with hours between two moves."""
    engine = engine_of(room.slug)
    return engine.by_correspondence is None or engine.is_tournament(room.options)


def set_home(run: StepContext, _by: str | None, asked: HomeSet) -> None:
    """Its class sends it home, changes the date, or takes it back. Raises `Refusal` where there is nothing left to play."""
    room = run.room
    if asked.until_ms is None:
        _take_back(run)
        return
    if is_match_over(room) or "limit" in room.pauses:
        raise Refusal(errors.COMMAND_NOT_NOW, state=room.state)
    stands = room.adjourned or room.pause
    if stands is not None:
        go_on(run, stands)
    release(run, "hand")
    run.set(home=HomePlay(asked.until_ms, asked.days, is_quick(room), run.now_ms))
    run.tell("sent_home", until_ms=asked.until_ms, days=asked.days, by=asked.tutor)


def _take_back(run: StepContext) -> None:
    """As in class from now on, with the clocks as they stood."""
    if run.room.home is None:
        return
    _go_on(run, run.room.home)
    run.set(home=None)
    run.tell("back_from_home")


def note_act(run: StepContext) -> None:
    """A person has acted: the days for a move begin again."""
    home = run.room.home
    if home is not None and not home.together:
        run.set(home=replace(home, since_ms=run.now_ms, is_late=False))


def keep_clocks(run: StepContext) -> None:
    """The clocks of a board at home run or stand, as they should now."""
    home, room = run.room.home, run.room
    if home is None or room.state != "playing":
        return
    if home.together:
        _keep_together(run, home)
        return
    awaited = tuple(run.status().awaited)
    if awaited != home.awaited:
        home = replace(home, awaited=awaited, since_ms=run.now_ms, is_late=False)
        run.set(home=home)
    if "home" not in room.pauses and not home.is_late:
        halt(run, "home")


def _keep_together(run: StepContext, home: HomePlay) -> None:
    seated = {seat.person for seat in run.room.seats}
    are_there = all(person.present for person in run.room.people if person.id in seated)
    stands = "home" in run.room.pauses
    if are_there and stands:
        _go_on(run, home)
    elif not are_there and not stands:
        halt(run, "home")
        run.set(home=replace(home, since_ms=run.now_ms))


def _go_on(run: StepContext, home: HomePlay) -> None:
    """What stood for want of somebody runs on; an appeal may be made for as long as was left."""
    if "home" in run.room.pauses:
        if home.together:
            put_off(run, run.now_ms - home.since_ms)
        release(run, "home")


def days_over(run: StepContext) -> int:
    """Who is waited for has used the days up. Returns what it weighs in a step."""
    home = run.room.home
    assert home is not None
    run.set(home=replace(home, is_late=True))
    release(run, "home")
    run.tell("home_days_over")
    return 1
