"""Bots live in the pure room: a seat's bot is asked a moment after the game has changed.

It plays from that seat's own view, and its chance is made of the room's secret: so it is deterministic, survives a crash and
needs no task of its own.
"""

from engines.contract import Plain
from engines.kit.chance import ChanceReader, ChanceState
from server.aggregate.secrets import derived
from server.room.status import plain_status
from server.room.step_context import StepContext


def wake(run: StepContext) -> None:
    """The game has changed: the bots will be asked, unless that is already to come."""
    room = run.room
    if room.bot_at_ms is not None or room.state != "playing":
        return
    kinds = [seat.kind for seat in room.seats]
    if "bot" in kinds:
        quick = room.settings.quick and kinds.count("bot") == len(kinds)
        run.set(bot_at_ms=run.now_ms + (0 if quick else room.settings.bot_ms))


def wishes(run: StepContext) -> list[tuple[int, Plain]]:
    """What the bots want to do now, in the order of their seats: plain actions, as a client would send them."""
    status = run.status()
    plain = plain_status(status, None)
    asked: list[tuple[int, Plain]] = []
    for number, seat in enumerate(run.room.seats):
        if seat.kind != "bot" or not status.may[number]:
            continue
        chance = ChanceReader(ChanceState(derived(run.room.secret, f"bot/{run.room.seq}/{len(run.moves)}/{number}")))
        view = run.engine.view(run.game.state, number, run.now_ms)
        wish = run.engine.bot(view, plain, number, chance)
        if wish is not None:
            asked.append((number, wish))
    return asked
