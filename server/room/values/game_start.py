"""The conditions for starting a game, and the seed of a game."""

from server.aggregate.secrets import derived
from server.room.values.state import Room


def is_ready(room: Room, number: int) -> bool:
    seat = room.seats[number]
    return seat.kind == "bot" or (seat.kind == "person" and seat.ready)


def all_present(room: Room) -> bool:
    """Tells whether all seated people are connected."""
    return all(person.present for person in room.people if person.role == "player")


def is_alone(room: Room) -> bool:
    """Tells whether there is at most one person, who plays against the computer."""
    return [seat.kind for seat in room.seats].count("bot") >= len(room.seats) - 1


def is_appointed(room: Room) -> bool:
    """Tells whether the first game waits for its appointed time."""
    return room.state == "waiting" and room.begins_at_ms is not None


def sits_ready(room: Room) -> bool:
    """Tells whether seated players count as ready at once. Then the first game starts as soon as connected people have all
    seats."""
    return room.state == "waiting" and room.settings.start_when_full and room.session is None


def seed_of(room: Room, game: int) -> bytes:
    """Returns the seed of the room's game with that number, from 0. The room publishes it when the game is over."""
    return derived(room.secret, f"game/{game}")
