"""The parts of the server that the handlers of messages use."""

from dataclasses import dataclass, field

from server.gateway.channels.device_notices import DeviceNotices
from server.gateway.channels.friends_here import FriendsHere
from server.gateway.channels.hub import Hub
from server.gateway.limits.overload import Pressure
from server.gateway.limits.table_openings import Openings
from server.gateway.sockets.connection import Connection
from server.jobs.beside import Beside
from server.jobs.weekend import Weekends
from server.store.indexes.listings import Listings
from server.store.rooms.room_store import RoomStore


@dataclass(frozen=True, slots=True)
class Services:
    """The parts of the server that the handlers of messages use."""

    rooms: RoomStore
    """The rooms and classes in Redis."""
    hub: Hub
    """The rooms that somebody on this node looks at."""
    device_notices: DeviceNotices
    """News for a person's other devices, on all nodes."""
    connections: set[Connection]
    """All connections of this node."""
    rooms_per_connection: int
    """Maximum number of rooms that one connection may subscribe to."""
    session_days: int
    """Days that the store keeps a class after its last round."""
    listings: Listings | None = None
    """The public list of tables; None if this server has none."""
    friends: FriendsHere | None = None
    """Notes which people are here for their friends; None if this server does not offer friends."""
    substitute_ms: int = 20_000
    """Time in ms after which the computer takes the free seat of a listed table."""
    pressure: Pressure = field(default_factory=lambda: Pressure(0))
    """The load of this node. A node under too much load refuses new rooms."""
    openings: Openings = field(default_factory=Openings)
    """The queue of new tables."""
    beside: Beside = field(default_factory=Beside)
    """The process for work that takes long."""
    weekends: Weekends | None = None
    """The weekend hour; None if this server has none."""
