"""A simultaneous: one tutor or pupil plays against many pupils at once and goes from board to board.

A simultaneous is a round with one board per opponent. A tutor who plays at a board cannot be its referee, so the server itself
carries out that tutor's orders to the board (`StepContext.enqueue`). The server also closes the score cards as soon as a game
is over.
"""

from engines.contract import Plain, Refusal
from engines.registry import all_engines
from protocol import errors, messages
from protocol import session_commands as asked
from server.room.command import ClassOrder
from server.room.values.simultaneous_seat import SimultaneousSeat
from server.sessions.boards.starting_position import checked_position
from server.sessions.step_context import StepContext
from server.sessions.values.membership import member_of, pupils
from server.sessions.values.round import Board, Round, Simultaneous
from server.sessions.values.round_states import next_state
from server.sessions.values.state import Session, board_of, current

SEATS = 2


def plan_simultaneous(context: StepContext, _by: str, body: asked.PlanSimultaneous) -> None:
    """Drafts a simultaneous as the next round. Raises `Refusal` while a round is in play, and for a game that needs quick
    answers or a referee."""
    session = context.session
    old = current(session)
    next_state(session.rounds[-1].state if session.rounds else "none", "plan")
    position, options = _options(context, body)
    player = member_of(session, body.player)
    if player is None or player.gone:
        raise Refusal(errors.PERSON_UNKNOWN)
    if body.counts and player.role == "pupil":
        raise Refusal(errors.SESSION_SIMULTANEOUS_COUNTS)
    people = _people(session, body)
    round_ = Round(
        old.number if old is not None else len(session.rounds),
        body.game,
        "simultaneous",
        SEATS,
        options,
        boards=tuple(Board(_seated(body, person, place)) for place, person in enumerate(people)),
        off=(),
        version=old.version + 1 if old is not None else 0,
        minutes=body.minutes,
        at_time="draw",
        simultaneous=Simultaneous(body.player, body.counts, body.clock),
        position=position,
    )
    context.set_round(round_)
    context.tell_by("simultaneous_planned", game=body.game, number=round_.number, name=player.name, count=len(people))


def _options(context: StepContext, body: asked.PlanSimultaneous) -> tuple[asked.WrittenPosition | None, dict[str, Plain]]:
    engine = all_engines().get(body.game)
    if engine is None:
        raise Refusal(errors.GAME_UNKNOWN)
    if SEATS not in engine.about.seats:
        raise Refusal(errors.GAME_SEATS, seats=list(engine.about.seats))
    position, options = checked_position(context, engine, body.position, body.options, SEATS, 1)
    if engine.by_correspondence is None or engine.is_tournament(options):
        raise Refusal(errors.SESSION_SIMULTANEOUS_GAME)
    return position, options


def _people(session: Session, body: asked.PlanSimultaneous) -> tuple[str, ...]:
    """Returns the ids of the single player's opponents: the named pupils, or all pupils if none is named. Raises `Refusal` for
    an unknown id, and if there are no opponents."""
    known = tuple(member.id for member in pupils(session) if member.id != body.player)
    if not set(body.people) <= set(known):
        raise Refusal(errors.PERSON_UNKNOWN)
    people = tuple(person for person in known if person in body.people or not body.people)
    if not people:
        raise Refusal(errors.SESSION_BOARDS, seats=SEATS)
    return people


def _seated(body: asked.PlanSimultaneous, person: str, place: int) -> tuple[str, ...]:
    """Returns the seats of the board with index `place`: the single player and the opponent `person`. If the tutor chose
    `turns`, the single player has the first seat at every second board."""
    is_first = body.first == "player" or (body.first == "turns" and place % 2 == 0)
    return (body.player, person) if is_first else (person, body.player)


def seat_in(round_: Round, board: Board) -> SimultaneousSeat | None:
    """Returns what the board's room must know about the simultaneous; None if the board belongs to no simultaneous."""
    many = round_.simultaneous
    if many is None or many.player not in board.seats:
        return None
    return SimultaneousSeat(board.seats.index(many.player), many.clock == "others")


def close_finished_card(context: StepContext, code: str) -> None:
    """Closes the score cards of a finished board of a simultaneous, because the single player of a simultaneous signs no
    card."""
    found = board_of(context.session, code)
    if found is None or found[0].simultaneous is None:
        return
    board = found[1]
    order = ClassOrder(messages.CloseCards("·"))
    is_told = any(one.code == code and one.body == order for one in context.session.outbox)
    if board.state == "over" and board.points and not board.final and not is_told:
        context.enqueue(code, order)


def add_late(round_: Round, people: tuple[str, ...]) -> tuple[str, ...]:
    """Returns those of the `people` of a late board who must have no unfinished board yet. In a simultaneous this is only the
    opponent, because the single player sits at all boards. Raises `Refusal` if a board of a simultaneous does not have exactly
    one opponent."""
    many = round_.simultaneous
    if many is None:
        return people
    others = tuple(person for person in people if person != many.player)
    if len(others) != SEATS - 1 or len(people) != SEATS:
        raise Refusal(errors.SESSION_BOARDS, seats=SEATS)
    return others
