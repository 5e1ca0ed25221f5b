"""Invited referees, and the consent of the players if the host plays. Rule: common, Roles in a room.

A referee joins with a key. The referees of a host who does not play are neutral, so this host may give keys away at any time,
and so may a director whom this host invited. A host who plays must ask the other players first. The key then works once all of
them have agreed, and only before the first game. The referee of a playing host sees what spectators see, and the list of
faults. At a board of a session the tutors are the referees.
"""

from hmac import compare_digest

from msgspec.structs import replace

from engines.contract import Refusal
from protocol import errors, messages
from protocol.messages import RefereeRole
from server.aggregate.secrets import referee_key
from server.room.match.games import start_if_ready
from server.room.step_context import StepContext
from server.room.values.roles import person_of, seat_of, yet_to_agree
from server.room.values.state import Invitation, Person, Room

MAX_REFEREES = 20
REFEREE_ROLES: tuple[RefereeRole, ...] = ("monitor", "leader", "director")


def key_of(room: Room, role: RefereeRole) -> str:
    """Returns the key that lets a person join as a referee of that role."""
    return referee_key(room.secret, role)


def host_plays(room: Room) -> bool:
    """Tells whether the room's host has a seat at the table."""
    return room.session is None and seat_of(room, room.host) is not None


def invite_referee(context: StepContext, by: str, asked: messages.InviteReferee) -> None:
    """Answers the host or director who invites a referee. The answer has the key, the role and, as `asked`, the seats
    that must still agree."""
    room = context.room
    known = person_of(room, by)
    if room.session is not None:
        raise Refusal(errors.REFEREE_OF_SESSION)
    if room.was_listed:
        raise Refusal(errors.LISTING_REFEREE)
    if known is not None and known.invited:
        raise Refusal(errors.COMMAND_NOT_YOURS, needs=["host"])
    if host_plays(room) and by == room.host:
        if room.dealt:
            raise Refusal(errors.REFEREE_LATE)
        if room.invitation is None or room.invitation.role != asked.role:
            context.set(invitation=Invitation(asked.role))
            context.tell("referee_proposed", seat_of(room, by), role=asked.role)
    context.answer = {"key": key_of(room, asked.role), "role": asked.role, "asked": list(yet_to_agree(context.room))}


def agree_referee(context: StepContext, by: str, asked: messages.AgreeReferee) -> None:
    """Records a player's yes or no to an invited referee. A no withdraws the invitation, and a referee who has come by it
    leaves."""
    room = context.room
    seat = seat_of(room, by)
    assert seat is not None, "the command table admits only players"
    if room.invitation is None:
        raise Refusal(errors.REFEREE_NOT_PROPOSED)
    if asked.agree:
        if by not in room.invitation.agreed:
            context.set(invitation=replace(room.invitation, agreed=(*room.invitation.agreed, by)))
            context.tell("referee_agreed", seat)
            start_if_ready(context)
        return
    if room.dealt:
        raise Refusal(errors.REFEREE_LATE)
    context.set(invitation=None, people=tuple(person for person in room.people if not person.invited))
    context.tell("referee_declined", seat)


def join_as_referee(context: StepContext, by: str, name: str, key: str | None) -> None:
    """Lets a person join as a referee. Raises `Refusal` for an unknown key, without the players' consent, or too late."""
    room = context.room
    role = next((role for role in REFEREE_ROLES if compare_digest(key_of(room, role).encode(), (key or "").encode())), None)
    if role is None:
        raise Refusal(errors.REFEREE_KEY)
    if room.was_listed:
        raise Refusal(errors.LISTING_REFEREE)
    if sum(person.role != "player" for person in room.people) >= MAX_REFEREES:
        raise Refusal(errors.ROOM_CROWDED)
    invited = host_plays(room)
    if invited:
        if room.dealt:
            raise Refusal(errors.REFEREE_LATE)
        if room.invitation is None or room.invitation.role != role or yet_to_agree(room):
            raise Refusal(errors.REFEREE_CONSENT, seats=list(yet_to_agree(room)))
    # At a board of a class, the session adds the tutor, who perhaps looks at the board only later.
    looks = room.session is None
    person = Person(
        by, name, role, present=looks, invited=invited, in_class=not looks, away_since_ms=None if looks else context.now_ms
    )
    context.set(people=(*room.people, person))
    context.tell("referee_joined", name=name, role=role)


def host_sits(context: StepContext) -> None:
    """Marks the present referees as invited by a player, because the host takes a seat. So the other players must agree
    to these referees.

    Raises `Refusal` while a game runs, because the referees have already seen more of the game than a referee of a
    playing host may see.
    """
    room = context.room
    referees = [person for person in room.people if person.role != "player"]
    if not referees:
        return
    if room.state == "playing":
        raise Refusal(errors.REFEREE_LATE)
    highest = max((person.role for person in referees if person.role != "player"), key=REFEREE_ROLES.index)
    people = tuple(replace(person, invited=True) if person.role != "player" else person for person in room.people)
    context.set(people=people, invitation=room.invitation or Invitation(highest))
