"""The starting position of all games of a round. The session checks it when a tutor plans the round, and passes it to the room
of each board."""

from typing import Any

from engines.contract import Engine, Plain, Refusal
from engines.registry import engine_of
from protocol import errors
from protocol.session_commands import WrittenPosition
from server.aggregate.erase_words import Blank
from server.room.lifecycle.creation import checked_options
from server.room.match.starting_position import require_playable, without_names
from server.room.values.starting_position import StartingPosition
from server.sessions.step_context import StepContext, position_seed
from server.sessions.values.round import Round
from server.sessions.values.state import Session


def checked_position(
    context: StepContext,
    engine: Engine[Any, Any, Any],
    position: WrittenPosition | None,
    options: dict[str, Plain],
    seats: int,
    games: int,
) -> tuple[WrittenPosition | None, dict[str, Plain]]:
    """Returns the position and the complete options of the round. The position is None if the tutor gave none; a position may
    supply options that the tutor left out.

    Raises `Refusal` for wrong options, a wrong position, or a position that the games cannot start from.
    """
    if position is None or not (position.given or position.acts):
        return None, checked_options(engine, options, in_class=True)
    own = _options_in(engine, position.given)
    full = checked_options(engine, {**own, **options}, in_class=True)
    start = _started(context.session, engine.about.slug, position)
    require_playable(engine, start, full, seats, games, context.now_ms)
    return position, full


def _options_in(engine: Engine[Any, Any, Any], given: dict[str, Plain]) -> dict[str, Plain]:
    """Returns the options that a position implies, without an appointed starting time. Raises `Refusal` if the options are
    wrong."""
    try:
        own = engine.options_in(given)
        own.pop(engine.about.appointed, None)
        checked_options(engine, own, in_class=True)
    except Refusal as refused:
        raise Refusal(errors.GAME_POSITION, **refused.params) from None
    return own


def position_at(session: Session, round_: Round) -> StartingPosition | None:
    """Returns the starting position for the room of a board; None if the round has none."""
    return None if round_.position is None else _started(session, round_.game, round_.position)


def clean_position(
    session: Session, game: str, seats: int, position: WrittenPosition | None, blank: Blank
) -> WrittenPosition | None:
    """Returns the position without pupils' names in its texts; None if there is no position."""
    if position is None:
        return None
    clean = without_names(engine_of(game), _started(session, game, position), seats, blank)
    return WrittenPosition(clean.given, list(clean.acts))


def _started(session: Session, game: str, position: WrittenPosition) -> StartingPosition:
    return StartingPosition(position.given, tuple(position.acts), position_seed(session, game))
