"""The code of conduct and a director's last word (rulebook `common.md`, Code of conduct). All of it is written on the card."""

from msgspec.structs import replace

from engines.contract import Refusal, Result
from protocol import errors, messages
from server.room.match import finish_if_over
from server.room.people import empty_seat
from server.room.run import Run
from server.room.score_card import write


def sanction(run: Run, _by: str, asked: messages.Sanction) -> None:
    """Warned; or the game taken (0 points, the others win); or expelled, which takes a running game too."""
    room = run.room
    if asked.seat >= len(room.seats) or room.seats[asked.seat].kind != "person":
        raise Refusal(errors.SEAT_EMPTY)
    running = room.state == "playing"
    if asked.kind == "take_game" and not running:
        raise Refusal(errors.COMMAND_NOT_NOW, state=room.state)
    person = room.seats[asked.seat].person
    write(run, asked.seat, asked.kind, asked.reason)
    run.tell_ruled("sanction", asked.reason, asked.seat, sanction=asked.kind)
    if asked.kind != "warn" and running:
        teams = teams_of(run)
        others = tuple(seat for seat in range(len(room.seats)) if teams[seat] != teams[asked.seat])
        _rule(run, Result("win", asked.kind, others, tuple(float(seat in others) for seat in range(len(room.seats)))))
    if asked.kind == "expel" and person is not None:
        empty_seat(run, asked.seat)
        run.set(
            people=tuple(known for known in run.room.people if known.id != person),
            expelled=(*run.room.expelled, person),
        )


def force_result(run: Run, _by: str, asked: messages.ForceResult) -> None:
    """The director says how the running game ended."""
    seats = range(len(run.room.seats))
    if any(winner not in seats for winner in asked.winners):
        raise Refusal(errors.SEAT_UNKNOWN)
    winners = tuple(sorted(set(asked.winners)))
    if asked.void:
        result = Result("void", "forced", (), (0.0,) * len(seats))
    elif winners:
        result = Result("win", "forced", winners, tuple(float(seat in winners) for seat in seats))
    else:
        result = Result("draw", "forced", (), (0.5,) * len(seats))
    for seat in seats:
        write(run, seat, "force_result", asked.reason)
    run.tell_ruled("result_forced", asked.reason)
    _rule(run, result)


def _rule(run: Run, result: Result) -> None:
    run.set(appeal=None)
    run.set(game=replace(run.game, ruled=result))
    finish_if_over(run)


def teams_of(run: Run) -> tuple[int, ...]:
    """The team of each seat, as this game has it."""
    return run.engine.teams(run.engine.read_options(run.room.options), len(run.room.seats))
