"""Creates a room, and changes its settings before a game."""

from typing import Any, Literal

import msgspec

from engines.contract import Engine, Plain, Refusal
from engines.registry import all_engines
from protocol import errors, messages
from protocol.messages import BotLevel, Lang, Settings
from server.room.command import RefereeWaitSet, SpectatorsSet
from server.room.lifecycle.listing import require_listable, substitutes_at_ms
from server.room.match.seal import first_link
from server.room.step_context import StepContext
from server.room.values.cards import blank_match
from server.room.values.simultaneous_seat import SimultaneousSeat
from server.room.values.starting_position import StartingPosition
from server.room.values.state import Person, Room, RoomOf, Seat, is_match_over

AHEAD_MS = 60 * 86_400_000
"""Maximum time in ms from now to an appointed start. The server must keep the room until the start."""


class NewRoom(msgspec.Struct, frozen=True):
    """The data for a new room. A board of a session has its people from the beginning."""

    code: str
    """Six letters that no other room uses."""
    game: str
    """The game's slug."""
    seats: int
    """Number of seats; the game must allow it."""
    host: str
    """Id of the person who opens the room (the host)."""
    host_name: str
    """Name that the host asks for."""
    secret: bytes
    """32 random bytes from the caller."""
    options: dict[str, Plain] = {}
    """The game's options, as plain data; missing options have their defaults."""
    settings: dict[str, Plain] = {}
    """The room's settings, as plain data; missing settings have their defaults."""
    role: Literal["seat", "spectator", "referee"] = "seat"
    """Place of the host: the first free seat, a spectator's or a referee's place."""
    bots: tuple[int, ...] = ()
    """Seats that the computer plays."""
    level: BotLevel = ""
    """Level of the computer in these seats."""
    session: str | None = None
    """Code of the session, if the room is a board of one."""
    placed: tuple[Person | None, ...] = ()
    """The people of a board of a class or of the weekend hour, one for each seat; None for the computer."""
    referees: tuple[Person, ...] = ()
    """The tutors of a board of a class, who are its referees."""
    simultaneous: SimultaneousSeat | None = None
    """Seat of the player who plays at many boards, if the board is part of a simultaneous exhibition."""
    position: StartingPosition | None = None
    """Position that each game of the board begins from."""
    listed: Lang | None = None
    """Language of an open table, which decides the list that the lobby shows it in. None if no list shows it."""
    strangers: bool = False
    """True if the people need not know each other although no list shows the table. Then they cannot write to each other."""


def create(new: NewRoom, now_ms: int) -> Room:
    """Returns a new room with sequence number 0; its log begins there. The host takes the first seat without a bot. Raises
    `Refusal`."""
    engine = all_engines().get(new.game)
    if engine is None:
        raise Refusal(errors.GAME_UNKNOWN)
    if new.seats not in engine.about.seats:
        raise Refusal(errors.GAME_SEATS, seats=list(engine.about.seats))
    if any(number >= new.seats for number in new.bots):
        raise Refusal(errors.SEAT_UNKNOWN)
    bot = Seat("bot", level=new.level)
    seats = [bot if number in new.bots else Seat() for number in range(new.seats)]
    people: tuple[Person, ...] = ()
    if new.placed:
        seats = [Seat("person", placed.id) if placed else bot for placed in new.placed]
        people = (*(placed for placed in new.placed if placed), *new.referees)
    elif new.role == "seat":
        free = next((number for number, seat in enumerate(seats) if seat.kind == "empty"), None)
        if free is None:
            raise Refusal(errors.ROOM_FULL)
        seats[free] = Seat("person", new.host)
        people = (Person(new.host, new.host_name, "player"),)
    elif new.role == "referee":
        people = (Person(new.host, new.host_name, "director"),)
    options = checked_options(engine, new.options, in_class=new.session is not None)
    settings = _settings({}, new.settings)
    require_correspondence(engine, options, settings, in_class=new.session is not None)
    require_listable(new.listed, session=new.session, chat=settings.chat, referee=new.role == "referee")
    if settings.start_when_full and new.session is None:
        seats = [msgspec.structs.replace(seat, ready=seat.kind == "person") for seat in seats]
    room: Room = RoomOf(
        code=new.code,
        slug=engine.about.slug,
        options=options,
        settings=settings,
        host=new.host,
        secret=new.secret,
        created_at_ms=now_ms,
        seats=tuple(seats),
        people=people,
        match=blank_match(new.seats),
        at_ms=now_ms,
        session=new.session,
        chain=first_link(new.code, engine.about.slug, now_ms),
        begins_at_ms=_begins_at_ms(engine, options, now_ms),
        listed=new.listed,
        listed_at_ms=now_ms if new.listed is not None else 0,
        was_listed=new.listed is not None or new.strangers,
        simultaneous=new.simultaneous,
        position=new.position,
    )
    return msgspec.structs.replace(room, substitute_at_ms=substitutes_at_ms(room, now_ms))


def _begins_at_ms(engine: Engine[Any, Any, Any], options: dict[str, Plain], now_ms: int) -> int | None:
    """Returns the appointed time of the first game, or None if the options name none. Raises `Refusal` if it is too far
    ahead."""
    appointed = options.get(engine.about.appointed)
    if not isinstance(appointed, int):
        return None
    if appointed > now_ms + AHEAD_MS:
        raise Refusal(errors.GAME_OPTIONS, detail=f"{engine.about.appointed}: more than {AHEAD_MS} ms ahead")
    return appointed


def checked_options(engine: Engine[Any, Any, Any], options: dict[str, Plain], *, in_class: bool) -> dict[str, Plain]:
    """Returns the game's options with all defaults, as plain data. Raises `Refusal`.

    `in_class`: the room is a board of a class. If the game has an option for such boards (`About.class_option`), that option
    always gets the value of `in_class`, whatever the client asks for.
    """
    if engine.about.class_option:
        options = {**options, engine.about.class_option: in_class}
    try:
        if not engine.is_tournament(options):
            options = {**engine.about.at_home, **options}
        full: dict[str, Plain] = msgspec.to_builtins(engine.read_options(options))
    except Refusal as refused:
        raise Refusal(errors.GAME_OPTIONS, **refused.params) from None
    return full


def require_correspondence(
    engine: Engine[Any, Any, Any], options: dict[str, Plain], settings: Settings, *, in_class: bool
) -> None:
    """Raises `Refusal` if the settings ask for days for each move but the game cannot have them, as in tournament mode, where
    windows last only seconds."""
    if settings.move_days and (in_class or engine.by_correspondence is None or engine.is_tournament(options)):
        raise Refusal(errors.SETTINGS_CORRESPONDENCE)


def _settings(old: dict[str, Plain], changes: dict[str, Plain]) -> Settings:
    try:
        return msgspec.convert({**old, **changes}, Settings)
    except msgspec.ValidationError as error:
        raise Refusal(errors.SETTINGS_MALFORMED, detail=str(error)) from None


def set_settings(context: StepContext, by: str, asked: messages.SetSettings) -> None:
    """Changes settings before or after a match, because a match keeps its settings. Players who were ready must confirm
    again."""
    room = context.room
    if room.state == "over" and not is_match_over(room):
        raise Refusal(errors.COMMAND_NOT_NOW, state=room.state)
    settings = _settings(msgspec.to_builtins(room.settings), asked.settings)
    if settings.chat and room.was_listed:
        raise Refusal(errors.LISTING_CHAT)
    options = checked_options(context.engine, {**room.options, **asked.options}, in_class=room.session is not None)
    if settings == room.settings and options == room.options:
        return
    require_correspondence(context.engine, options, settings, in_class=room.session is not None)
    context.set(
        settings=settings,
        options=options,
        begins_at_ms=_begins_at_ms(context.engine, options, context.now_ms) if room.state == "waiting" else None,
        seats=tuple(_asked_again(seat, by, settings) for seat in room.seats),
    )
    context.tell("settings_changed")


def set_spectators(context: StepContext, _by: str | None, asked: SpectatorsSet) -> None:
    """Sets which spectators may watch. Only the class sends this command, also during a game."""
    settings = msgspec.structs.replace(context.room.settings, spectators=asked.on, spectator_delay_ms=asked.delay_ms)
    if settings != context.room.settings:
        context.set(settings=settings)


def set_referee_wait(context: StepContext, _by: str | None, asked: RefereeWaitSet) -> None:
    """Sets how long the board waits for an absent referee. Only the class sends this command, also during a game."""
    if asked.ms != context.room.settings.referee_wait_ms:
        context.set(settings=msgspec.structs.replace(context.room.settings, referee_wait_ms=asked.ms))


def _asked_again(seat: Seat, by: str, settings: Settings) -> Seat:
    """Returns the seat as not ready, so that its player must confirm the new settings. If the game starts as soon as all seats
    are taken, the person who changed the settings stays ready."""
    if not seat.ready or (settings.start_when_full and seat.person == by):
        return seat
    return msgspec.structs.replace(seat, ready=False)
