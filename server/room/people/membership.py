"""The people of a room: joining, sitting, standing up, leaving. Nothing here changes the clocks."""

from msgspec.structs import replace

from engines.contract import Refusal
from protocol import errors, messages
from server.aggregate.commands import Join, Leave, Presence
from server.aggregate.events import LoggedEvent
from server.room.appeals.appeal import without_referee
from server.room.command import HandSeat, LetIn, RefereeRoleChanged, TurnOut, TutorPresence
from server.room.match.games import start_if_ready
from server.room.match.score_card import write
from server.room.people.invitation import host_sits, join_as_referee
from server.room.people.names import distinct_name, proper_name
from server.room.people.program import seat_of_key
from server.room.step_context import StepContext
from server.room.values.free_seats import free_seats
from server.room.values.game_start import sits_ready
from server.room.values.roles import name_of, person_of, referee_role, seat_of
from server.room.values.state import Person, Room, Seat, is_match_over


def join(context: StepContext, by: str, asked: Join) -> None:
    """Lets a person join the room. The answer is {seat, role}. A person who is already in the room only counts as present
    again."""
    room = context.room
    if by in room.expelled:
        raise Refusal(errors.ROOM_EXPELLED)
    known = person_of(room, by)
    if known is not None and (known.role == "player" or asked.role != "seat"):
        _come_back(context, known)
    elif asked.role == "referee":
        join_as_referee(context, by, asked.name, asked.key)
    elif asked.role == "seat":
        _sit(context, by, asked)
    elif not (room.settings.spectators or by == room.host):
        raise Refusal(errors.ROOM_NO_SPECTATORS)
    context.answer = {"seat": seat_of(context.room, by), "role": _role(context.room, by)}


def _role(room: Room, by: str) -> str:
    known = person_of(room, by)
    return known.role if known else "spectator"


def _come_back(context: StepContext, known: Person) -> None:
    context.set_person(replace(known, present=True, away_since_ms=None))
    if sits_ready(context.room):
        start_if_ready(context)
    if known.role != "player" and not known.present:
        # The log records who watched a board, but the pupils get no event of this.
        context.events.append(LoggedEvent("looked_in", context.now_ms, None, {"name": known.name, "role": known.role}, to=()))
    number = seat_of(context.room, known.id)
    if number is not None and context.room.seats[number].left:
        context.set_seat(number, replace(context.room.seats[number], left=False))
        context.tell("came_back", number)
    if number is None:
        _take_back(context, known.id)


def _take_back(context: StepContext, person: str) -> None:
    """Gives a seat back to its player, if the computer took it during the player's absence."""
    for number, seat in enumerate(context.room.seats):
        if seat.kept_for == person:
            context.set_seat(number, Seat("person", person))
            context.tell("came_back", number)


def _sit(context: StepContext, by: str, asked: Join) -> None:
    """Seats a person. At a board of a session the tutor decides about seats and names, so a pupil cannot take a seat."""
    room = context.room
    if room.session is not None:
        raise Refusal(errors.COMMAND_NOT_YOURS, needs=["leader", "director"])
    free = free_seats(room)
    is_program = asked.key is not None
    if asked.key is not None:
        number = seat_of_key(room, asked.key)
        if room.seats[number].kind != "empty":
            raise Refusal(errors.SEAT_TAKEN)
    elif asked.seat is None:
        if not free:
            raise Refusal(errors.ROOM_FULL)
        number = free[0]
    else:
        number = asked.seat
        if number >= len(room.seats):
            raise Refusal(errors.SEAT_UNKNOWN)
        if number not in free:
            raise Refusal(errors.SEAT_TAKEN)
    if referee_role(room, by) is not None:
        raise Refusal(errors.REFEREE_SEATED)
    if by == room.host:
        host_sits(context)
    name = distinct_name(asked.name, [known.name for known in room.people])
    context.set(people=(*context.room.people, Person(by, name, "player", program=is_program)))
    context.set_seat(number, Seat("person", by, ready=sits_ready(room)))
    if room.state == "playing":
        context.set_state(context.engine.seated(context.game.state, number, context.now_ms))
    context.tell("sat_down", number, name=name)
    if sits_ready(room):
        start_if_ready(context)


def leave(context: StepContext, by: str, _asked: Leave) -> None:
    """Handles that a person leaves. A player of a running game keeps the seat. The score card notes a player who leaves a
    running game or leaves before signing.

    Outside a class, a player who leaves after the match keeps the seat as well: the table's link brings the player back to
    it for a rematch, and no other person can take it meanwhile.

    If the game is adjourned or is a home game, no player waits, so the card gets no such note.
    """
    known = person_of(context.room, by)
    if known is None:
        return
    number = seat_of(context.room, by)
    if number is None:
        _gone(context, by)
        context.tell("referee_left", name=known.name, role=known.role)
        without_referee(context)
        return
    unsigned = context.room.state == "over" and number < len(context.room.sheets) and not context.room.sheets[number].is_final
    running = context.room.state == "playing"
    goes_home = running and (context.room.adjourned is not None or context.room.home is not None)
    if (running and not goes_home) or unsigned:
        write(context, number, "left", "")
    after_match = context.room.session is None and is_match_over(context.room)
    if running or after_match:
        if not goes_home:
            context.set_seat(number, replace(context.room.seats[number], left=True))
        context.set_person(replace(known, present=False, away_since_ms=known.away_since_ms or context.now_ms))
        if after_match and by == context.room.host:
            # Somebody must be able to free the seat or erase the table.
            here = (person.id for person in context.room.people if person.role == "player" and person.present)
            context.set(host=next(here, by))
    else:
        context.empty_seat(number)
        _gone(context, by)
    context.tell("left", number, name=known.name)


def _gone(context: StepContext, by: str) -> None:
    """Removes a person from the room. If this person was the host, the next person becomes the host."""
    people = tuple(known for known in context.room.people if known.id != by)
    context.set(people=people)
    if by == context.room.host and people:
        context.set(host=people[0].id)


def stand_up(context: StepContext, by: str, _asked: messages.StandUp) -> None:
    number = seat_of(context.room, by)
    assert number is not None, "the command table admits only players"
    name = name_of(context.room, number)
    context.empty_seat(number)
    context.set(people=tuple(known for known in context.room.people if known.id != by))
    context.tell("stood_up", number, name=name)


def ready(context: StepContext, by: str, asked: messages.Ready) -> None:
    """Records whether a seat is ready. As soon as all seats are ready, the game starts."""
    number = seat_of(context.room, by)
    assert number is not None, "the command table admits only players"
    seat = context.room.seats[number]
    if seat.ready == asked.ready:
        return
    context.set_seat(number, replace(seat, ready=asked.ready))
    context.tell("ready" if asked.ready else "not_ready", number)
    start_if_ready(context)


def hand_seat(context: StepContext, _by: str | None, asked: HandSeat) -> None:
    """Gives the seat, with its score card, clock and game, to another person."""
    seat = _seat(context, asked.seat)
    if seat.person == asked.person or seat_of(context.room, asked.person) is not None:
        return
    before = name_of(context.room, asked.seat)
    others = tuple(known for known in context.room.people if known.id not in (seat.person, asked.person))
    context.set(people=(*others, Person(asked.person, asked.name, "player", present=False)))
    context.set_seat(asked.seat, replace(seat, kind="person", person=asked.person, left=False))
    if asked.tutor:
        context.tell("reseated", asked.seat, name=asked.name, before=before, by=asked.tutor, reason=asked.reason)
    else:
        context.tell("came_back", asked.seat)


def turn_out(context: StepContext, _by: str | None, asked: TurnOut) -> None:
    """Bars people from the room. Referees lose their role at once. Players stay in their seats until the session fills
    these."""
    room = context.room
    people = tuple(known for known in room.people if known.id not in asked.people or known.role == "player")
    expelled = tuple(person for person in asked.people if person not in room.expelled)
    for known in room.people:
        if known not in people:
            context.tell("referee_left", name=known.name, role=known.role)
    if expelled:
        context.set(people=people, expelled=(*room.expelled, *expelled))
        without_referee(context)


def let_in(context: StepContext, _by: str | None, asked: LetIn) -> None:
    """Lets barred people enter the room again."""
    expelled = tuple(person for person in context.room.expelled if person not in asked.people)
    if expelled != context.room.expelled:
        context.set(expelled=expelled)


def change_role(context: StepContext, _by: str | None, asked: RefereeRoleChanged) -> None:
    """Gives a referee of the class another role. The powers of the new role apply at once."""
    known = person_of(context.room, asked.person)
    if known is None or known.role == "player" or known.role == asked.role:
        return
    changed = replace(known, role=asked.role)
    context.set(people=tuple(changed if other.id == known.id else other for other in context.room.people))
    context.tell("referee_joined", name=known.name, role=asked.role)


def rename(context: StepContext, by: str | None, asked: messages.Rename) -> None:
    """Changes the sender's own name, or for a referee another person's name."""
    who = asked.person or by
    if by is not None and who != by and referee_role(context.room, by) is None:
        raise Refusal(errors.COMMAND_NOT_YOURS, needs=["leader", "director"])
    known = person_of(context.room, who) if who is not None else None
    if known is None or who is None:
        raise Refusal(errors.PERSON_UNKNOWN)
    name = proper_name(asked.name)
    if context.room.was_listed and by is not None and sum(other.role == "player" for other in context.room.people) > 1:
        raise Refusal(errors.LISTING_NAME)
    if context.room.session is None:
        name = distinct_name(name, [other.name for other in context.room.people if other.id != who])
    context.set_person(replace(known, name=name))
    context.tell("renamed", seat_of(context.room, who), name=name)


def seat_bot(context: StepContext, by: str, asked: messages.SeatBot) -> None:
    """Gives the computer an empty seat, or the seat of a player who has left a running game. A referee may give the
    computer any person's seat."""
    seat = _seat(context, asked.seat)
    is_referee = bool(context.ordered_by) or referee_role(context.room, by) is not None
    may_move = seat.left or (seat.kind == "person" and is_referee)
    if seat.kind != "empty" and not may_move:
        raise Refusal(errors.SEAT_TAKEN)
    name = name_of(context.room, asked.seat)
    if seat.person is not None:
        _gone(context, seat.person)
    context.set_seat(asked.seat, Seat("bot", level=asked.level))
    context.tell_ruled("bot_seated", asked.reason, asked.seat, name=name)
    start_if_ready(context)
    context.wake_bots()


def clear_seat(context: StepContext, by: str, asked: messages.ClearSeat) -> None:
    """Frees a seat for another person. In a running game only a referee may do this, because the player may still return."""
    seat = _seat(context, asked.seat)
    if seat.kind == "empty":
        raise Refusal(errors.SEAT_EMPTY)
    if context.room.state == "playing" and referee_role(context.room, by) is None:
        raise Refusal(errors.SEAT_IN_GAME)
    name = name_of(context.room, asked.seat)
    context.empty_seat(asked.seat)
    if seat.person is not None:
        context.set(people=tuple(known for known in context.room.people if known.id != seat.person))
    context.tell_ruled("seat_cleared", asked.reason, asked.seat, name=name)


def presence(context: StepContext, _by: str | None, asked: Presence) -> None:
    """Records whether a person is present, which the others see. The command has no other effect."""
    known = person_of(context.room, asked.person)
    if known is not None and known.present != asked.present:
        since_ms = None if asked.present else context.now_ms
        context.set_person(replace(known, present=asked.present, away_since_ms=since_ms))
        if sits_ready(context.room):
            start_if_ready(context)


def tutor_presence(context: StepContext, _by: str | None, asked: TutorPresence) -> None:
    """Records whether a tutor has the class open. Such a tutor may get requests from this board even while watching another
    board."""
    known = person_of(context.room, asked.person)
    if known is None or known.role == "player" or known.in_class == asked.present:
        return
    since_ms = known.away_since_ms if known.present or asked.present else context.now_ms
    context.set_person(replace(known, in_class=asked.present, away_since_ms=since_ms))


def _seat(context: StepContext, number: int) -> Seat:
    if number >= len(context.room.seats):
        raise Refusal(errors.SEAT_UNKNOWN)
    return context.room.seats[number]
