"""The games of a match: how a game starts, how it ends, and how the next one follows."""

from typing import Literal

from msgspec.structs import replace

from engines.contract import Refusal, Result
from engines.kit.chance import ChanceReader, ChanceState, Draw, rolls_of
from protocol import errors, messages
from server.room.match.score_card import blank_sheets
from server.room.match.starting_position import begun
from server.room.step_context import StepContext
from server.room.values.cards import FinishedGame, SignedCard, blank_match
from server.room.values.deal import Deal
from server.room.values.game_start import all_present, is_alone, is_appointed, is_ready, seed_of, sits_ready
from server.room.values.roles import has_referee, lacks_consent, seat_of, yet_to_agree
from server.room.values.room_states import next_state
from server.room.values.state import Game, is_match_over

DAY_MS = 86_400_000


def start(context: StepContext, _by: str, _asked: messages.Start) -> None:
    """Starts the game for the host or a referee, even if some players are not ready."""
    room = context.room
    if is_appointed(room):
        if room.session is not None:
            return  # a class starts all its boards at once; this room begins at its appointed time
        raise Refusal(errors.ROOM_APPOINTED, begins_at_ms=room.begins_at_ms)
    if any(seat.kind == "empty" for seat in room.seats):
        raise Refusal(errors.ROOM_SEATS_EMPTY)
    if room.state == "over" and is_match_over(room):
        raise Refusal(errors.COMMAND_NOT_NOW, state=room.state)
    begin(context)


def start_appointed(context: StepContext) -> None:
    """Starts the first game at its appointed time, even if people are missing.

    If a player has not agreed to a referee by then, that referee leaves the room.
    """
    if lacks_consent(context.room):
        context.set(invitation=None, people=tuple(person for person in context.room.people if not person.invited))
    begin(context)


def start_if_ready(context: StepContext) -> None:
    """Starts the first or the next game if every seat has a ready player. At a board of a class, the class starts the first
    game, and this function only the games after it."""
    room = context.room
    if room.state == "playing" or is_appointed(room) or (room.state == "over" and is_match_over(room)):
        return
    if not (room.settings.auto_start or (room.session is not None and room.dealt)):
        return
    if sits_ready(room) and not all_present(room):
        return
    if all(is_ready(room, number) for number in range(len(room.seats))) and not lacks_consent(room):
        begin(context)


def begin(context: StepContext) -> None:
    """Sets up the next game of the match with a new seed, from the board's starting position if it has one. The appointed time
    counts only for the first game.

    Raises `Refusal` if the host plays and a player has not agreed to the host's referee.
    """
    room, engine = context.room, context.engine
    if lacks_consent(room):
        raise Refusal(errors.REFEREE_CONSENT, seats=list(yet_to_agree(room)))
    number = room.match.ended + room.match.series
    plain = room.options
    if engine.about.appointed and not is_appointed(room):
        plain = {**plain, engine.about.appointed: None}
    options = engine.for_game(engine.read_options(plain), number)
    if not has_referee(room):
        options = engine.without_referee(options)
    if room.settings.move_days and engine.by_correspondence is not None:
        options = engine.by_correspondence(options, room.settings.move_days * DAY_MS)
    seed, seats = seed_of(room, room.dealt), len(room.seats)
    reader = ChanceReader(ChanceState(seed))
    if room.position is not None:
        state, reader = begun(engine, room.position, options, seats, seed, context.now_ms)
        _deal(context, Game(state, reader.tape, context.now_ms), tuple(reader.drawn), is_set=True)
        context.tell("game_started", number=room.match.ended, position=True)
        return
    if is_alone(room) and not engine.is_tournament(plain):
        options = engine.begins_at_once(options, reader)
    state = engine.setup(options, seats, reader, context.now_ms)
    _deal(context, Game(state, reader.tape, context.now_ms), tuple(reader.drawn))
    context.tell("game_started", number=room.match.ended)


def set_position(context: StepContext, _by: str, asked: messages.SetPosition) -> None:
    """Replaces the present game with a position that a referee has written."""
    try:
        state = context.engine.set_up(asked.given, len(context.room.seats), context.now_ms)
    except Refusal as refused:
        raise Refusal(errors.GAME_POSITION, **refused.params) from None
    script = rolls_of(asked.given.get("chance", ()))
    if any(seat.kind == "empty" for seat in context.room.seats):
        raise Refusal(errors.ROOM_SEATS_EMPTY)
    if lacks_consent(context.room):
        raise Refusal(errors.REFEREE_CONSENT, seats=list(yet_to_agree(context.room)))
    if context.room.state == "over" and is_match_over(context.room):
        _next_match(context)
    _deal(
        context,
        Game(state, ChanceState(seed_of(context.room, context.room.dealt), script=script), context.now_ms),
        (),
        is_set=True,
    )
    context.tell_ruled("position_set", "")


def _deal(context: StepContext, game: Game[object], draws: tuple[Draw, ...], *, is_set: bool = False) -> None:
    """Starts a new game in the room. A finished previous game goes into the match with its score cards. `draws`: the random
    draws of the new game's setup. `is_set`: a person wrote the new game's position."""
    room = context.room
    context.deals.append(Deal(room.dealt, context.now_ms, game.tape.digest, draws, len(context.moves), is_set))
    seats = tuple(
        replace(seat, ready=False, acts=0, hints=0, reads=False, read_ms=0)
        if seat.ready or seat.acts or seat.hints or seat.reads or seat.read_ms
        else seat
        for seat in room.seats
    )
    if room.state == "over" and room.game is not None and room.game.result is not None:
        page = FinishedGame(room.game.result, room.sheets, room.notes, room.seal)
        context.set(match=replace(room.match, past=(*room.match.past, page)))
    context.set(
        game=game,
        state=next_state(room.state, "set_position" if is_set else "deal"),
        seats=seats,
        dealt=room.dealt + 1,
        appeal=None,
        pauses=(),
        pause=None,
        adjourned=None,
        halted_at_ms=None,
        begins_at_ms=None,
        bot_at_ms=None,
        sheets=(),
        seal=None,
        notes=(),
        rematch=(),
        before_end=None,
        before_end_at_ms=0,
        reading_since_ms=None,
        home=None if room.home is None else room.home.in_next_game(),
    )
    context.set_state(game.state)
    context.wake_bots()


def finish_if_over(context: StepContext) -> None:
    """Ends the game if its result can no longer be challenged or appealed."""
    room = context.room
    if room.state != "playing" or room.game is None or room.appeal is not None:
        return
    status = context.status()
    result = room.game.ruled or (status.result if status.is_over else None)
    if result is not None:
        _finish(context, result)


def _finish(context: StepContext, result: Result) -> None:
    room, game = context.room, context.game
    if game.ruled is not None:
        context.set_game(state=context.engine.ruled(game.state, result, context.now_ms))
    context.set_game(result=result, due_at_ms=None)
    sheets = blank_sheets(context)
    add_result(context, result, sheets, 1)
    start = context.start
    if room.session is not None and start.dealt == room.dealt:
        at_ms = start.at_ms if start.halted_at_ms is None else start.halted_at_ms
        context.set(before_end=start.game, before_end_at_ms=at_ms)
    context.set(sheets=sheets, state=next_state(room.state, "end"), appeal=None, bot_at_ms=None)
    context.set(pauses=(), pause=None, adjourned=None, halted_at_ms=None, undo=None, reading_since_ms=None)
    if is_match_over(context.room) or result.result == "void":
        context.set(home=None)
    context.tell("game_ended", result=result.result, reason=result.reason, winners=list(result.winners))
    start_if_ready(context)


def add_result(context: StepContext, result: Result, sheets: tuple[SignedCard, ...], times: Literal[1, -1]) -> None:
    """Adds a game's result, and the totals of its score cards, to the match. If `times` is -1, subtracts them."""
    match = context.room.match
    points = result.points or (0.0,) * len(sheets)
    context.set(
        match=replace(
            match,
            points=tuple(sum_ + times * each for sum_, each in zip(match.points, points, strict=True)),
            totals=tuple(sum_ + times * _number(sheet.card.total) for sum_, sheet in zip(match.totals, sheets, strict=True)),
            ended=match.ended + times * (result.result != "void"),
        )
    )


def _number(total: object) -> float:
    return float(total) if isinstance(total, int | float) else 0.0


def rematch(context: StepContext, by: str, _asked: messages.Rematch) -> None:
    """Records that a player wants another match. As soon as every player wants another match, it starts with the same
    seats."""
    room = context.room
    if not is_match_over(room):
        raise Refusal(errors.COMMAND_NOT_NOW, state=room.state)
    seat = seat_of(room, by)
    assert seat is not None
    if seat in room.rematch:
        return
    context.set(rematch=(*room.rematch, seat))
    context.tell("rematch_asked", seat)
    if any(place.kind == "empty" for place in room.seats):
        return
    if all(place.kind == "bot" or number in context.room.rematch for number, place in enumerate(room.seats)):
        _next_match(context)
        begin(context)


def _next_match(context: StepContext) -> None:
    """Starts the next match, which has no game yet. Removes the last game, which belongs to the previous match."""
    match = context.room.match
    context.set(match=blank_match(len(context.room.seats), match.series + match.ended), game=None)
