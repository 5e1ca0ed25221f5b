"""The stages of a round: draft, published, playing, closed. The random draws of a draft come from the session's secret."""

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec.structs import replace

from engines.contract import Refusal
from engines.kit.chance import ChanceReader, ChanceState
from engines.registry import all_engines
from protocol import errors, messages
from protocol import session_commands as asked
from server.aggregate.secrets import derived
from server.sessions.boards.round_time import ends_at_ms
from server.sessions.boards.seating import board_code, note_seats
from server.sessions.boards.simultaneous import close_finished_card
from server.sessions.boards.starting_position import checked_position
from server.sessions.calls.hands import lower_earlier
from server.sessions.command import BoardOpened, Report
from server.sessions.members.ratings import give_start_numbers
from server.sessions.pairing import pairing_methods as pairing
from server.sessions.pairing.kept_apart import kept_apart
from server.sessions.pairing.matching import Drawn
from server.sessions.pairing.tournament import dutch
from server.sessions.results.standings import Line, standings
from server.sessions.rounds.byes import byes_of
from server.sessions.step_context import StepContext
from server.sessions.values.membership import pupils
from server.sessions.values.round import Board, Drawing, Round, RoundHow
from server.sessions.values.round_states import Event, State, next_state
from server.sessions.values.state import BOT, Session, current
from server.sessions.values.stations import Station, game_at, station_for


def plan(context: StepContext, _by: str, body: asked.PlanRound) -> None:
    """Drafts the next round as the tutor planned it. Raises `Refusal` while a round is in play."""
    make_draft(context, body)


def make_draft(context: StepContext, body: asked.PlanRound, part: int | None = None, stations: Sequence[Station] = ()) -> None:
    """Makes the draft of the next round. Raises `Refusal` while a round is in play.

    In a pentathlon, `part` is the index of the game in the plan, and `stations` are the groups of pupils with their games.
    """
    state = next_state(_state(context.session), "plan")
    give_start_numbers(context, always=body.how == "dutch")
    session = context.session
    old = current(session)
    engine = all_engines().get(body.game)
    if engine is None:
        raise Refusal(errors.GAME_UNKNOWN)
    if body.seats not in engine.about.seats:
        raise Refusal(errors.GAME_SEATS, seats=list(engine.about.seats))
    if body.how in ("round_robin", "swiss", "dutch") and body.seats != 2:
        raise Refusal(errors.SESSION_PAIRS_ONLY)
    number = old.number if old is not None else len(session.rounds)
    position, options = checked_position(context, engine, body.position, body.options, body.seats, body.games)
    round_ = replace(
        Round(number, body.game, body.how, body.seats, options, body.games),
        state=state,
        version=old.version + 1 if old is not None else 0,
        minutes=body.minutes,
        at_time=body.at_time,
        part=part,
        position=position,
        last=body.last,
    )
    context.set_round(_with_boards(context, round_, stations))
    context.set(planned=replace(body, position=position))
    context.tell_by("round_planned", game=body.game, number=number)


def _with_boards(context: StepContext, round_: Round, stations: Sequence[Station]) -> Round:
    session = context.session
    byes = byes_of(session)
    resting = {bye.person for bye in byes}
    if context.drawing is None:
        lines = [line for line in kept_apart(standings(session), session.apart) if line.person not in resting]
        drawn = _drawn_boards(session, round_, lines, stations)
        context.drawing = Drawing(
            tuple(board.seats for board in drawn.boards), drawn.off, tuple(board.part for board in drawn.boards)
        )
    drawing = context.drawing
    boards = tuple(Board(people, part=part) for people, part in zip(drawing.boards, drawing.parts, strict=True))
    return replace(round_, boards=boards, off=(*drawing.off, *(bye.person for bye in byes)), byes=byes)


def _drawn_boards(session: Session, round_: Round, lines: Sequence[Line], stations: Sequence[Station]) -> Round:
    reader = ChanceReader(ChanceState(derived(session.secret, f"round/{round_.number}/{session.seq}")))
    if not stations:
        ring = [member.id for member in session.members if member.role == "pupil"]
        return _boarded(session, round_, *_drawn(session, round_, round_.how, lines, ring, reader))
    boards: list[Board] = []
    off: list[str] = []
    for station in stations:
        own = [line for line in lines if line.person in station.people]
        how = "random" if round_.how == "hand" else round_.how
        drawn = _boarded(session, round_, *_drawn(session, round_, how, own, station.people, reader))
        boards += (replace(board, part=station.part) for board in drawn.boards)
        off += drawn.off
    return replace(round_, boards=tuple(boards), off=tuple(off))


def _drawn(
    session: Session, round_: Round, how: RoundHow, lines: Sequence[Line], ring: Sequence[str], chance: ChanceReader
) -> Drawn:
    """Draws the pairs by the method `how`. If a tutor pairs by hand, returns no boards. `ring`: ids of all pupils who ever
    joined, or of the pupils of a station. Raises `Refusal` if the Dutch system finds no pairing."""
    match how:
        case "random":
            return pairing.at_random(lines, round_.seats, chance)
        case "round_robin":
            return pairing.round_robin(lines, ring, chance)
        case "swiss":
            return pairing.swiss(lines, chance)
        case "dutch":
            return dutch(session, {line.person for line in lines}, is_last=round_.last)
    here = {line.person for line in lines}
    return (), tuple(person for person in ring if person in here)


def _boarded(session: Session, round_: Round, boards: Sequence[tuple[str, ...]], off: Sequence[str]) -> Round:
    """Returns the round with these boards. Pupils without an opponent play the computer if the class's settings say so and the
    game is for two; otherwise they have a bye."""
    seated = [Board(tuple(people)) for people in boards]
    by_hand = round_.how == "hand" and not boards
    if session.settings.odd == "computer" and round_.seats == 2 and not by_hand:
        seated += [Board((person, BOT)) for person in off]
        off = ()
    return replace(round_, boards=tuple(seated), off=tuple(off))


def set_boards(context: StepContext, _by: str, body: asked.SetBoards) -> None:
    """Replaces the boards of the draft with boards that the tutor has made. Raises `Refusal` for boards that the class cannot
    play, and if another tutor has changed the draft meanwhile."""
    round_, _after = _require_round(context, "set_boards")
    if round_.simultaneous is not None:
        raise Refusal(errors.SESSION_SIMULTANEOUS)
    if body.version is not None and body.version != round_.version:
        raise Refusal(errors.SESSION_CHANGED, version=round_.version)
    known = {member.id for member in pupils(context.session)}
    placed = [person for board in body.boards for person in board if person != BOT]
    if len(set(placed)) != len(placed) or not known.issuperset(placed):
        raise Refusal(errors.PERSON_UNKNOWN)
    if any(len(board) != round_.seats or all(person == BOT for person in board) for board in body.boards):
        raise Refusal(errors.SESSION_BOARDS, seats=round_.seats)
    off = tuple(member.id for member in pupils(context.session) if member.id not in placed)
    boards = tuple(
        Board(tuple(board), part=_station_at(context.session, round_, place, board)) for place, board in enumerate(body.boards)
    )
    byes = tuple(bye for bye in round_.byes if bye.person in off)
    context.set_round(replace(round_, boards=boards, off=off, byes=byes, version=round_.version + 1))
    if round_.state == "published":
        context.tell_by("round_changed", number=round_.number)


def _station_at(session: Session, round_: Round, place: int, people: Sequence[str]) -> int | None:
    """Returns the game of a board in a pentathlon with stations. A board that the draft already has keeps its game; a new board
    gets the game of its first pupil. Returns None if the round has no stations."""
    if place < len(round_.boards):
        return round_.boards[place].part
    return station_for(session, round_, next(person for person in people if person != BOT))


def publish(context: StepContext, _by: str, _body: asked.PublishRound) -> None:
    round_, state = _require_round(context, "publish")
    if not round_.boards:
        raise Refusal(errors.SESSION_BOARDS, seats=round_.seats)
    if round_.state != state:
        context.set_round(replace(round_, state=state))
        context.put_on_wall("round")
        context.tell_by("round_published", number=round_.number, game=round_.game)


def start(context: StepContext, by: str, _body: asked.StartRound) -> None:
    """Starts the round: gives each board the code of its room. The server then opens the rooms, and each game begins as soon as
    its room exists."""
    round_, state = _require_round(context, "start")
    if not round_.boards:
        raise Refusal(errors.SESSION_BOARDS, seats=round_.seats)
    session = context.session
    boards = tuple(replace(board, code=board_code(session, round_.number, place)) for place, board in enumerate(round_.boards))
    context.put_on_wall("round")
    lower_earlier(context)
    context.set_round(replace(round_, state=state, boards=boards, ends_at_ms=ends_at_ms(round_.minutes, context.now_ms)))
    context.set(byes=tuple(bye for bye in session.byes if bye.stays))
    if session.settings.lock_at_start:
        context.set(settings=replace(session.settings, joining=False))
    context.keep()
    for board in boards:
        assert board.code is not None
        context.enqueue(board.code, messages.Start(), by)
    context.tell_by("round_started", number=round_.number, game=round_.game)


def drop(context: StepContext, _by: str, _body: asked.DropRound) -> None:
    round_, _after = _require_round(context, "drop")
    context.set(rounds=context.session.rounds[:-1])
    context.tell_by("round_dropped", number=round_.number)


def close(context: StepContext, by: str, body: asked.CloseRound) -> None:
    """Closes the round. Running games end without a result, and unsigned score cards are closed as they are.

    Home boards and adjourned boards stay open: their results count when their games end.
    """
    round_, state = _require_round(context, "close")
    close_boards(context, by, round_, round_.boards, body.reason or "·")
    context.set_round(replace(round_, state=state))
    context.put_on_wall("round")
    context.keep()
    context.tell_by("round_closed", body.reason, number=round_.number)


def close_boards(context: StepContext, by: str, round_: Round, boards: Sequence[Board], reason: str) -> None:
    """Ends the games of these boards without a result and closes their score cards, except at home boards and adjourned
    boards."""
    for board in boards:
        if board.code is None or board.final or board.is_for_later:
            continue
        played = game_at(context.session, round_, board)
        appointed = all_engines()[played.game].about.appointed
        if board.state == "waiting" and played.options.get(appointed) is not None:
            # The game would begin at an appointed time that has not come. Cancel that time.
            context.enqueue(board.code, messages.SetSettings(options={appointed: None}), by)
            continue
        if board.state == "over":
            context.enqueue(board.code, messages.CloseCards(reason), by)
        else:
            context.enqueue(board.code, messages.ForceResult(void=True, reason=reason, running=True), by)


def board_opened(context: StepContext, _by: str | None, body: BoardOpened) -> None:
    _change_board(context, body.code, is_open=True)


def report(context: StepContext, _by: str | None, body: Report) -> None:
    """Takes the state of a board from the report of its room."""
    is_over = {"home": None} if body.state == "over" else {}
    _mark_later_rounds(context, body)
    _change_board(
        context,
        body.code,
        **is_over,
        state=body.state,
        points=body.points,
        final=body.final,
        disputed=body.disputed,
        waits=body.waits,
        noted=body.noted,
        unsigned=body.unsigned,
        taken=body.taken,
        is_open=True,
    )
    note_seats(context, body.code, body.seats)
    close_finished_card(context, body.code)


_BY_RESULTS: Final = frozenset({"swiss", "dutch", "hand"})
"""The pairing methods that use results. Pairing by hand is one of them, because the tutor sees the standings."""


def _mark_later_rounds(context: StepContext, body: Report) -> None:
    """Marks the later rounds as outdated if a report corrects a result, because the later rounds were paired by the earlier
    result. The boards of the later rounds stay. Lots, the circle of a round robin and a simultaneous do not depend on
    results."""
    rounds = context.session.rounds
    was = next(((round_, board) for round_ in rounds for board in round_.boards if board.code == body.code), None)
    if was is None or not was[1].points or was[1].points == body.points:
        return
    number = was[0].number
    context.set(
        rounds=tuple(
            replace(later, outdated=tuple(sorted({*later.outdated, number})))
            if later.number > number and later.how in _BY_RESULTS
            else later
            for later in rounds
        )
    )


def _change_board(context: StepContext, code: str, **changes: object) -> None:
    def changed(round_: Round) -> Round:
        boards = tuple(_changed(board, context.now_ms, changes) if board.code == code else board for board in round_.boards)
        return replace(round_, boards=boards) if boards != round_.boards else round_

    context.change_rounds(changed)


def _changed(board: Board, now_ms: int, changes: Mapping[str, object]) -> Board:
    """Returns the board with the changes. If the board's state changes, `since_ms` becomes the present time."""
    changed = replace(board, **changes)
    if changed.noted > board.noted:
        changed = replace(changed, noted_at_ms=now_ms)
    if changed.state != board.state:
        changed = replace(changed, state_ms=now_ms)
    is_same = (changed.state, changed.disputed, changed.waits) == (board.state, board.disputed, board.waits)
    return changed if is_same else replace(changed, since_ms=now_ms)


def _require_round(context: StepContext, event: Event) -> tuple[Round, State]:
    """Returns the open round and the stage that the command leads to. Raises `Refusal` if the round's stage does not allow the
    command."""
    after = next_state(_state(context.session), event)
    round_ = current(context.session)
    assert round_ is not None
    return round_, after


def _state(session: Session) -> State:
    """Returns the stage of the last round; "none" if there is no round."""
    return session.rounds[-1].state if session.rounds else "none"
