"""Listed tables, which people can find in the lobby. The host lists a table. If a person waits there for some time, the
computer takes the free seats.

The list shows only the fields of `ListedTable`. The computer plays only as a substitute: a person who comes may take
its seat in the running game, until the computer has acted `MAX_SUBSTITUTE_ACTS` times. The server never lists a board
of a class.

People at a table that is or was listed (`was_listed`) may be strangers. So players cannot write to each other there, referees
and the host cannot give a reason in words, and names stay fixed while several people sit.
"""

from msgspec.structs import replace

from engines.contract import Refusal
from protocol import errors, messages
from protocol.listed_tables import Lang, ListedSeat, ListedTable
from server.room.match.games import start_if_ready
from server.room.step_context import StepContext
from server.room.values.free_seats import free_seats
from server.room.values.game_start import all_present, is_appointed, is_ready
from server.room.values.roles import has_referee, name_of
from server.room.values.state import Room, Seat


def set_listed(context: StepContext, _by: str, asked: messages.SetListed) -> None:
    """Lists the table for its host, or removes it from the list. Raises `Refusal` in the cases of `require_listable`."""
    room = context.room
    require_listable(asked.lang, session=room.session, chat=room.settings.chat, referee=has_referee(room))
    if room.listed == asked.lang:
        return
    if asked.lang is not None:
        context.set(was_listed=True, listed_at_ms=context.now_ms)
    context.set(listed=asked.lang)
    context.tell("listed" if asked.lang is not None else "unlisted")


def require_listable(lang: Lang | None, *, session: str | None, chat: bool, referee: bool) -> None:
    """Raises `Refusal` if the lobby may not list the table in that language. If `lang` is None, the table is not
    listed, which is always allowed."""
    if lang is None:
        return
    if session is not None:
        raise Refusal(errors.LISTING_CLASS)
    if chat:
        raise Refusal(errors.LISTING_CHAT)
    if referee:
        raise Refusal(errors.LISTING_REFEREE)


def count_act(context: StepContext, number: int) -> None:
    """Counts an action of a bot that plays as a substitute."""
    seat = context.room.seats[number]
    if seat.substitute:
        context.set_seat(number, replace(seat, acts=seat.acts + 1))


def plan_substitutes(context: StepContext) -> None:
    """Plans when the computer takes the free seats, or cancels the plan. The room calls this at the end of every step."""
    at_ms = substitutes_at_ms(context.room, context.now_ms)
    if at_ms != context.room.substitute_at_ms:
        context.set(substitute_at_ms=at_ms)


def substitutes_at_ms(room: Room, now_ms: int) -> int | None:
    """Returns the server time when the computer takes the free seats; None while no person waits at the table."""
    if not _waits(room):
        return None
    return room.substitute_at_ms or now_ms + room.settings.substitute_ms


def _waits(room: Room) -> bool:
    """Tells whether a listed table waits only for people in its free seats: those who sit there are all present and ready."""
    held = [number for number, seat in enumerate(room.seats) if seat.kind != "empty"]
    return (
        room.listed is not None
        and room.state == "waiting"
        and not is_appointed(room)
        and room.settings.substitute_ms > 0
        and len(held) < len(room.seats)
        and any(seat.kind == "person" for seat in room.seats)
        and all(is_ready(room, number) for number in held)
        and all_present(room)
    )


def seat_substitutes(context: StepContext) -> None:
    """Seats the computer in the free seats, because no person came in time."""
    context.set(substitute_at_ms=None)
    for number, seat in enumerate(context.room.seats):
        if seat.kind == "empty":
            context.set_seat(number, Seat("bot", substitute=True))
            context.tell("substitute_seated", number)
    start_if_ready(context)


def listed_table(room: Room) -> ListedTable | None:
    """Returns the room's entry in the list of tables. None if the room is not listed or is over, or if a newcomer could neither
    sit down nor watch."""
    if room.listed is None or room.session is not None or room.state not in ("waiting", "playing"):
        return None
    running = room.game if room.state == "playing" else None
    has_company = any(person.role == "player" and person.present for person in room.people)
    table = ListedTable(
        room=room.code,
        game=room.slug,
        lang=room.listed,
        mode=str(room.options.get("mode", "")),
        state="waiting" if running is None else "playing",
        seats=tuple(ListedSeat(seat.kind, name_of(room, number)) for number, seat in enumerate(room.seats)),
        free=free_seats(room) if has_company and room.adjourned is None else (),
        watchable=room.settings.spectators,
        since_ms=room.listed_at_ms if running is None else running.started_at_ms,
    )
    return table if table.is_in("open") or table.is_in("watch") else None
