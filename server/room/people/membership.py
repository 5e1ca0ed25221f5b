"""People: coming in, sitting down, standing up, going away. Nothing here touches a clock."""

from msgspec.structs import replace

from engines.contract import Refusal
from protocol import errors, messages
from server.aggregate.commands import Join, Leave, Presence
from server.aggregate.events import LoggedEvent
from server.room.appeals.appeal import without_referee
from server.room.bots import wake
from server.room.command import HandSeat, LetIn, RefereeRoleChanged, TurnOut, TutorPresence
from server.room.lifecycle.listing import free_seats
from server.room.match.games import sits_ready, start_if_ready
from server.room.match.score_card import write
from server.room.people.invitation import host_sits, join_as_referee
from server.room.people.names import distinct_name, proper_name
from server.room.people.program import seat_of_key
from server.room.step_context import StepContext
from server.room.values.roles import name_of, person_of, referee_role, seat_of
from server.room.values.state import Person, Room, Seat

EMPTY = Seat()


def join(run: StepContext, by: str, asked: Join) -> None:
    """The answer says what one has become: {seat, role}. Who is in the room already just comes back."""
    room = run.room
    if by in room.expelled:
        raise Refusal(errors.ROOM_EXPELLED)
    known = person_of(room, by)
    if known is not None and (known.role == "player" or asked.role != "seat"):
        _come_back(run, known)
    elif asked.role == "referee":
        join_as_referee(run, by, asked.name, asked.key)
    elif asked.role == "seat":
        _sit(run, by, asked)
    elif not (room.settings.spectators or by == room.host):
        raise Refusal(errors.ROOM_NO_SPECTATORS)
    run.answer = {"seat": seat_of(run.room, by), "role": _role(run.room, by)}


def _role(room: Room, by: str) -> str:
    known = person_of(room, by)
    return known.role if known else "spectator"


def _come_back(run: StepContext, known: Person) -> None:
    set_person(run, replace(known, present=True, away_since_ms=None))
    if sits_ready(run.room):
        start_if_ready(run)
    if known.role != "player" and not known.present:
        # The log has who watched a board; the pupils get no event of it.
        run.happenings.append(LoggedEvent("looked_in", run.now_ms, None, {"name": known.name, "role": known.role}, to=()))
    number = seat_of(run.room, known.id)
    if number is not None and run.room.seats[number].left:
        set_seat(run, number, replace(run.room.seats[number], left=False))
        run.tell("came_back", number)
    if number is None:
        _take_back(run, known.id)


def _take_back(run: StepContext, person: str) -> None:
    """The seat that the computer took because its player was absent is that player's again."""
    for number, seat in enumerate(run.room.seats):
        if seat.kept_for == person:
            set_seat(run, number, Seat("person", person))
            run.tell("came_back", number)


def _sit(run: StepContext, by: str, asked: Join) -> None:
    """At a board of a session nobody sits down by themselves: who sits there, and under what name, is the tutor's."""
    room = run.room
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
        host_sits(run)
    name = distinct_name(asked.name, [known.name for known in room.people])
    run.set(people=(*run.room.people, Person(by, name, "player", program=is_program)))
    set_seat(run, number, Seat("person", by, ready=sits_ready(room)))
    if room.state == "playing":
        run.set_state(run.engine.seated(run.game.state, number, run.now_ms))
    run.tell("sat_down", number, name=name)
    if sits_ready(room):
        start_if_ready(run)


def leave(run: StepContext, by: str, _asked: Leave) -> None:
    """From a running game one goes away but keeps the seat; going before one has signed is noted on the card.

    A game that was put away, or is played at home, is nobody's to wait at: going from it is not noted.
    """
    known = person_of(run.room, by)
    if known is None:
        return
    number = seat_of(run.room, by)
    if number is None:
        _gone(run, by)
        run.tell("referee_left", name=known.name, role=known.role)
        without_referee(run)
        return
    unsigned = run.room.state == "over" and number < len(run.room.sheets) and not run.room.sheets[number].is_final
    running = run.room.state == "playing"
    goes_home = running and (run.room.adjourned is not None or run.room.home is not None)
    if (running and not goes_home) or unsigned:
        write(run, number, "left", "")
    if running:
        if not goes_home:
            set_seat(run, number, replace(run.room.seats[number], left=True))
        set_person(run, replace(known, present=False, away_since_ms=known.away_since_ms or run.now_ms))
    else:
        empty_seat(run, number)
        _gone(run, by)
    run.tell("left", number, name=known.name)


def _gone(run: StepContext, by: str) -> None:
    """Out of the room; a room without its host has the next of its people for one."""
    people = tuple(known for known in run.room.people if known.id != by)
    run.set(people=people)
    if by == run.room.host and people:
        run.set(host=people[0].id)


def stand_up(run: StepContext, by: str, _asked: messages.StandUp) -> None:
    number = seat_of(run.room, by)
    if number is None:
        raise Refusal(errors.SEAT_NONE)
    name = name_of(run.room, number)
    empty_seat(run, number)
    run.set(people=tuple(known for known in run.room.people if known.id != by))
    run.tell("stood_up", number, name=name)


def ready(run: StepContext, by: str, asked: messages.Ready) -> None:
    """Said by a seat; where all have said it the game starts."""
    number = seat_of(run.room, by)
    if number is None:
        raise Refusal(errors.SEAT_NONE)
    seat = run.room.seats[number]
    if seat.ready == asked.ready:
        return
    set_seat(run, number, replace(seat, ready=asked.ready))
    run.tell("ready" if asked.ready else "not_ready", number)
    start_if_ready(run)


def hand_seat(run: StepContext, _by: str | None, asked: HandSeat) -> None:
    """Cards, clock and game of that seat are that person's from now on."""
    seat = _seat(run, asked.seat)
    if seat.person == asked.person or seat_of(run.room, asked.person) is not None:
        return
    before = name_of(run.room, asked.seat)
    others = tuple(known for known in run.room.people if known.id not in (seat.person, asked.person))
    run.set(people=(*others, Person(asked.person, asked.name, "player", present=False)))
    set_seat(run, asked.seat, replace(seat, kind="person", person=asked.person, left=False))
    if asked.tutor:
        run.tell("reseated", asked.seat, name=asked.name, before=before, by=asked.tutor, reason=asked.reason)
    else:
        run.tell("came_back", asked.seat)


def turn_out(run: StepContext, _by: str | None, asked: TurnOut) -> None:
    """Out of the room for good; a seat of theirs is the session's to fill."""
    room = run.room
    people = tuple(known for known in room.people if known.id not in asked.people or known.role == "player")
    expelled = tuple(person for person in asked.people if person not in room.expelled)
    for known in room.people:
        if known not in people:
            run.tell("referee_left", name=known.name, role=known.role)
    if expelled:
        run.set(people=people, expelled=(*room.expelled, *expelled))
        without_referee(run)


def let_in(run: StepContext, _by: str | None, asked: LetIn) -> None:
    """Whoever was turned out of the room may enter it again."""
    expelled = tuple(person for person in run.room.expelled if person not in asked.people)
    if expelled != run.room.expelled:
        run.set(expelled=expelled)


def change_role(run: StepContext, _by: str | None, asked: RefereeRoleChanged) -> None:
    """A referee of the class with another role: what they may do here changes at once."""
    known = person_of(run.room, asked.person)
    if known is None or known.role == "player" or known.role == asked.role:
        return
    changed = replace(known, role=asked.role)
    run.set(people=tuple(changed if other.id == known.id else other for other in run.room.people))
    run.tell("referee_joined", name=known.name, role=asked.role)


def rename(run: StepContext, by: str | None, asked: messages.Rename) -> None:
    """One's own name; a referee may change another's."""
    who = asked.person or by
    if by is not None and who != by and referee_role(run.room, by) is None:
        raise Refusal(errors.COMMAND_NOT_YOURS, needs=["leader", "director"])
    known = person_of(run.room, who) if who is not None else None
    if known is None or who is None:
        raise Refusal(errors.PERSON_UNKNOWN)
    name = proper_name(asked.name)
    if run.room.was_listed and by is not None and sum(other.role == "player" for other in run.room.people) > 1:
        raise Refusal(errors.LISTING_NAME)
    if run.room.session is None:
        name = distinct_name(name, [other.name for other in run.room.people if other.id != who])
    set_person(run, replace(known, name=name))
    run.tell("renamed", seat_of(run.room, who), name=name)


def seat_bot(run: StepContext, by: str, asked: messages.SeatBot) -> None:
    """The computer takes an empty seat, or that of a player who has gone from a running game; for a referee anybody's."""
    seat = _seat(run, asked.seat)
    is_referee = bool(run.ordered_by) or referee_role(run.room, by) is not None
    may_move = seat.left or (seat.kind == "person" and is_referee)
    if seat.kind != "empty" and not may_move:
        raise Refusal(errors.SEAT_TAKEN)
    name = name_of(run.room, asked.seat)
    if seat.person is not None:
        _gone(run, seat.person)
    set_seat(run, asked.seat, Seat("bot", level=asked.level))
    run.tell_ruled("bot_seated", asked.reason, asked.seat, name=name)
    start_if_ready(run)
    wake(run)


def clear_seat(run: StepContext, by: str, asked: messages.ClearSeat) -> None:
    """A seat for somebody else. In a running game only a referee may: a player may come back to it, or another take over."""
    seat = _seat(run, asked.seat)
    if seat.kind == "empty":
        raise Refusal(errors.SEAT_EMPTY)
    if run.room.state == "playing" and referee_role(run.room, by) is None:
        raise Refusal(errors.SEAT_IN_GAME)
    name = name_of(run.room, asked.seat)
    empty_seat(run, asked.seat)
    if seat.person is not None:
        run.set(people=tuple(known for known in run.room.people if known.id != seat.person))
    run.tell_ruled("seat_cleared", asked.reason, asked.seat, name=name)


def presence(run: StepContext, _by: str | None, asked: Presence) -> None:
    """Shown to the others; nothing else follows from it."""
    known = person_of(run.room, asked.person)
    if known is not None and known.present != asked.present:
        since_ms = None if asked.present else run.now_ms
        set_person(run, replace(known, present=asked.present, away_since_ms=since_ms))
        if sits_ready(run.room):
            start_if_ready(run)


def tutor_presence(run: StepContext, _by: str | None, asked: TutorPresence) -> None:
    """Who has the class open may be asked here, though they look at another board; and who has no page of it open may not."""
    known = person_of(run.room, asked.person)
    if known is None or known.role == "player" or known.in_class == asked.present:
        return
    since_ms = known.away_since_ms if known.present or asked.present else run.now_ms
    set_person(run, replace(known, in_class=asked.present, away_since_ms=since_ms))


def set_person(run: StepContext, person: Person) -> None:
    if person not in run.room.people:
        run.set(people=tuple(person if known.id == person.id else known for known in run.room.people))


def set_seat(run: StepContext, number: int, seat: Seat) -> None:
    seats = run.room.seats
    run.set(seats=(*seats[:number], seat, *seats[number + 1 :]))


def empty_seat(run: StepContext, number: int) -> None:
    set_seat(run, number, EMPTY)


def _seat(run: StepContext, number: int) -> Seat:
    if number >= len(run.room.seats):
        raise Refusal(errors.SEAT_UNKNOWN)
    return run.room.seats[number]
