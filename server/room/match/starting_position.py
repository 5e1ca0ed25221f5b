"""Turns a position that a tutor wrote into the state of a game, to show it to the class, to explore it, or to begin the games
of a board from it."""

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from engines.contract import SPECTATOR, STUMBLES, Engine, Plain, Refusal
from engines.kit.chance import ChanceReader, ChanceState, rolls_of
from protocol import errors
from server.aggregate.erase_words import Blank
from server.room.values.starting_position import StartingPosition


def written(engine: Engine[Any, Any, Any], position: StartingPosition, seats: int, now_ms: int) -> Any:
    """Returns the state of the position as the class sees it, under the options that the position names. Raises `Refusal`."""
    state, reader = _opened(engine, position, None, seats, position.seed, now_ms)
    return _after(engine, state, position.acts, reader.tape, now_ms)[0]


def explored(
    engine: Engine[Any, Any, Any],
    position: StartingPosition,
    acts: Sequence[str | dict[str, Plain]],
    seats: int,
    seed: bytes,
    now_ms: int,
) -> Any:
    """Returns the state after these actions, for a person who sees what the class sees. `seed` draws all hidden things and all
    later results again, so that the state tells nothing about a game that begins from the position. Raises `Refusal`."""
    reader = ChanceReader(ChanceState(seed))
    state = engine.resample_hidden(written(engine, position, seats, now_ms), SPECTATOR, reader)
    return _after(engine, state, acts, reader.tape, now_ms)[0]


def begun(
    engine: Engine[Any, Any, Any], position: StartingPosition, options: Any, seats: int, seed: bytes, now_ms: int
) -> tuple[Any, ChanceReader]:
    """Returns the state of a game that begins from the position under these options, and its source of random draws.

    Hidden things that the position does not fix come from `seed`. A position with actions is different, because the results of
    its actions depend on the draws: its hidden things come from the position's own seed, and only later draws from `seed`.
    Raises `Refusal`.
    """
    if not position.acts:
        state, chance = _opened(engine, position, options, seats, seed, now_ms)
        return engine.each_game_there(state), chance
    state, reader = _opened(engine, position, options, seats, position.seed, now_ms)
    state, tape = _after(engine, state, position.acts, reader.tape, now_ms)
    return engine.each_game_there(state), ChanceReader(ChanceState(seed, script=tape.script))


def require_playable(
    engine: Engine[Any, Any, Any], position: StartingPosition, plain: dict[str, Plain], seats: int, games: int, now_ms: int
) -> None:
    """Raises `Refusal` if a game of a match under these options could not begin from the position, or would be over at once.

    The function checks the options with and without a referee, because a referee may come later.
    """
    appointed = {engine.about.appointed: None} if engine.about.appointed else {}
    for number in range(min(games, seats)):
        options = engine.for_game(engine.read_options({**plain, **appointed}), number)
        alone = engine.without_referee(options)
        for each in (options,) if alone == options else (options, alone):
            state, _chance = begun(engine, position, each, seats, position.seed, now_ms)
            if engine.status(state).is_over:
                raise Refusal(errors.GAME_POSITION, detail="it is over")


def without_names(engine: Engine[Any, Any, Any], position: StartingPosition, seats: int, blank: Blank) -> StartingPosition:
    """Returns the position without the names in its texts. If the change would give another state of the game, the text is no
    name, so the position stays as it is."""
    clean = replace(position, given=blank.plain(position.given), acts=blank.plain(position.acts))
    if clean == position:
        return position
    before = written(engine, position, seats, 0)
    try:
        return clean if written(engine, clean, seats, 0) == before else position
    except (Refusal, *STUMBLES):
        return position


def _opened(
    engine: Engine[Any, Any, Any], position: StartingPosition, options: Any, seats: int, seed: bytes, now_ms: int
) -> tuple[Any, ChanceReader]:
    """Returns the state that the position describes, or the game's usual start, and the source of further draws. If `options`
    is None, the position's own options apply."""
    reader = ChanceReader(ChanceState(seed))
    if not position.given:
        return engine.setup(engine.read_options({}) if options is None else options, seats, reader, now_ms), reader
    given = engine.drawn_given(position.given, reader)
    state = _set_up(engine, given if options is None else engine.under(given, options), seats, now_ms)
    return state, reader.laid(rolls_of(given.get("chance", ())))


def _set_up(engine: Engine[Any, Any, Any], given: Mapping[str, Plain], seats: int, now_ms: int) -> Any:
    try:
        return engine.set_up(given, seats, now_ms)
    except Refusal as refused:
        raise Refusal(errors.GAME_POSITION, **refused.params) from None


def _after(
    engine: Engine[Any, Any, Any], state: Any, acts: Sequence[str | dict[str, Plain]], tape: ChanceState, now_ms: int
) -> tuple[Any, ChanceState]:
    for number, act in enumerate(acts, 1):
        state, tape = _played(engine, state, tape, act, number, now_ms)
    return state, tape


def _played(
    engine: Engine[Any, Any, Any], state: Any, tape: ChanceState, act: str | dict[str, Plain], number: int, now_ms: int
) -> tuple[Any, ChanceState]:
    """Makes one action of the position, for the first seat that the game waits for. Raises `Refusal`."""
    status = engine.status(state)
    for seat in dict.fromkeys((*status.awaited, *range(len(status.may)))):
        reader = ChanceReader(tape)
        try:
            action = engine.parse_text(state, seat, act) if isinstance(act, str) else engine.parse(act)
            after = engine.apply(state, seat, action, now_ms, reader, None)
        except (Refusal, *STUMBLES):  # a position that makes the engine fail is an error of the person who wrote it
            continue
        return after.state, reader.tape
    raise Refusal(errors.SESSION_ACT, act=number)
