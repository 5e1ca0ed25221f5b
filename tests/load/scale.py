"""`make scale`: places people with given activities on nodes and masters, and reports which of them is full first.

The program measures nothing. It adds up measured costs (`COSTS`, each with its source) for rooms placed as the server
places them: rooms by their real codes on the 16 buckets, buckets on masters in order, people on nodes at random (or by
room: `--sticky`).
"""

import argparse
import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from redis.crc import key_slot

from server.gateway.limits.file_descriptors import MAX_CONNECTIONS
from server.store import keys
from server.store.stored.room_codes import new_code

SLOTS: Final = 16_384
FULL: Final = 0.7
"""Share of a core or of a memory that counts as full. Beyond it, waiting times grow faster than the work."""
NODE_MB: Final = 2_048
MASTER_MB: Final = 16_384


class Costs(NamedTuple):
    """Costs on the core of one node and of one master, in µs; sizes in KB. Measured on two vCPUs of an EPYC 2.6 GHz."""

    action: float = 205
    """Cost of an action of Contig 60 with both players at the node, with 200 rooms at once."""
    elsewhere: float = 70
    """Extra cost of an action that another node committed: loading and forwarding (333 against 263 µs,
    `tests.load.across`)."""
    spectator: float = 15.4
    """Cost of a patch to one of 5 000 spectators."""
    connection: float = 6.6
    """Cost per second of an idle connection: keepalive and pings (3.3 % of a core for 5 000)."""
    watched_room: float = 1.4
    """Cost per second of a watched room at rest (0.7 % of a core for 5 000, `tests.load.crowd`)."""
    node_beats: float = 12_000
    """Cost per second of 16 heartbeats and pollers. An idle node on a Cluster took 1.2 to 2.0 % of a core in all."""
    redis_action: float = 57
    """Cost of a commit without a publish (57 to 65 µs). With a publish it is 82 µs, so a publish adds `redis_publish`."""
    redis_publish: float = 20
    redis_beat: float = 40
    """Cost of the heartbeat's script, or of a look at the deadlines."""
    redis_watched_room: float = 2
    """Cost per second of a watched room: its sequence number and its spectators, in the scripts of a bucket."""
    kb_connection: float = 16.5
    kb_room: float = 65
    """Memory of a room at a node, without its connections."""
    kb_stored: float = 36.7
    """Memory of a running room with 60 entries in the store."""
    kb_patch: float = 0.14
    """Size of a patch of Contig 60 in the short form that browsers get; 0.31 in full."""


class Mix(NamedTuple):
    """The activities of a thousand people. The rates of actions are per table."""

    players: int = 700
    """Number of players at tables of two."""
    pupils: int = 100
    """Number of pupils in classes of 30, at tables of two that their tutor watches on the dashboard."""
    watchers: int = 180
    """Number of spectators, including the `hot` spectators of a single table. Half of the others watch one table in a hundred;
    the other half are only connected."""
    hot: int = 100_000
    """Number of spectators of a single table, per million people."""
    seconds_an_action: float = 12.0


@dataclass
class Load:
    """The load of one node or master per second. `cpu_s`: seconds of a core per second."""

    cpu_s: float = 0.0
    kb: float = 0.0
    sent_kb: float = 0.0
    connections: int = 0
    rooms: int = 0


@dataclass
class Placed:
    """The load of each node and each master."""

    nodes: list[Load]
    masters: list[Load]
    rooms: int = 0
    actions_s: float = 0.0
    hot_nodes: int = 0
    limits: list[tuple[float, str]] = field(default_factory=list)


def place(people: int, nodes: int, masters: int, *, sticky: bool, mix: Mix, costs: Costs, seed: int = 1) -> Placed:
    rng = random.Random(seed)
    placed = Placed([Load() for _ in range(nodes)], [Load() for _ in range(masters)])
    tables = [people * mix.players // 2_000, people * mix.pupils // 2_000]
    watching = people * mix.watchers // 1_000
    hot = min(watching // 2, people * mix.hot // 1_000_000)
    famous = max(1, sum(tables) // 100)
    rate = 1 / mix.seconds_an_action
    for number in range(sum(tables)):
        code = new_code(6)
        master = placed.masters[_master_of(code, masters)]
        home = rng.randrange(nodes)
        seats = [home, home if sticky else rng.randrange(nodes)]
        spectators = [rng.randrange(nodes) for _ in range(1 if number >= tables[0] else 0)]  # the dashboard is a spectator too
        if number < famous:
            spectators += [home if sticky else rng.randrange(nodes) for _ in range((watching - hot) // 2 // famous)]
        _add(placed, master, seats, spectators, rate, costs)
    _hot(placed, hot, rate, costs)
    alone = people - 2 * sum(tables) - watching + (watching - hot) // 2
    for _ in range(alone):
        _connect(placed.nodes[rng.randrange(nodes)], costs)
    for node in placed.nodes:
        node.cpu_s += costs.node_beats / 1e6
    for master in placed.masters:
        # Each node visits each bucket three times per second: two heartbeats and one look at the deadlines.
        master.cpu_s += nodes * keys.BUCKETS / masters * 3 * costs.redis_beat / 1e6
    placed.limits = sorted(_limits(placed), reverse=True)
    return placed


def _master_of(code: str, masters: int) -> int:
    slot = key_slot(keys.bucket_tag(keys.bucket_of(code)).encode())
    return min(masters - 1, slot // (SLOTS // masters))


def _connect(node: Load, costs: Costs) -> None:
    node.connections += 1
    node.kb += costs.kb_connection
    node.cpu_s += costs.connection / 1e6


def _add(placed: Placed, master: Load, seats: list[int], spectators: list[int], rate: float, costs: Costs) -> None:
    placed.rooms += 1
    placed.actions_s += rate
    there = {*seats, *spectators}
    master.rooms += 1
    master.kb += costs.kb_stored
    publish = costs.redis_publish if len(there) > 1 else 0
    master.cpu_s += (rate * (costs.redis_action + publish) + len(there) * costs.redis_watched_room) / 1e6
    for number in there:
        node = placed.nodes[number]
        own = sum(seat == number for seat in seats) / len(seats)
        node.rooms += 1
        node.kb += costs.kb_room
        node.cpu_s += rate * (own * costs.action + (1 - own) * costs.elsewhere) / 1e6 + costs.watched_room / 1e6
    for number in seats:
        _connect(placed.nodes[number], costs)
        placed.nodes[number].sent_kb += rate * costs.kb_patch
    for number in spectators:
        _connect(placed.nodes[number], costs)
        placed.nodes[number].sent_kb += rate * costs.kb_patch
        placed.nodes[number].cpu_s += rate * costs.spectator / 1e6


def _hot(placed: Placed, people: int, rate: float, costs: Costs) -> None:
    """Adds a table with a crowd, spread over all nodes. The store publishes once, and each node writes to its part of
    the crowd."""
    share = people // len(placed.nodes)
    placed.hot_nodes = len(placed.nodes)
    for node in placed.nodes:
        for _ in range(share):
            _connect(node, costs)
        node.cpu_s += rate * (costs.elsewhere + share * costs.spectator) / 1e6
        node.sent_kb += rate * share * costs.kb_patch


def _limits(placed: Placed) -> Iterator[tuple[float, str]]:
    """Yields, for each limit, the load of the fullest node or master as a share of the limit, and the name of the
    limit."""
    yield max(node.cpu_s for node in placed.nodes) / FULL, "a node's core"
    yield max(node.connections for node in placed.nodes) / MAX_CONNECTIONS, "a node's connections"
    yield max(node.kb for node in placed.nodes) / 1_024 / NODE_MB / FULL, "a node's memory"
    yield max(master.cpu_s for master in placed.masters) / FULL, "a master's core"
    yield max(master.kb for master in placed.masters) / 1_024 / MASTER_MB / FULL, "a master's memory"


def enough(people: int, masters: int, *, sticky: bool, mix: Mix, costs: Costs) -> int:
    """Returns the least number of nodes such that all of them stay below their limits. Estimates the number from a sample
    of the people on ten nodes."""
    sample = min(people, 100_000)
    one = place(sample, 10, masters, sticky=sticky, mix=mix, costs=costs)
    most = max(used for used, name in one.limits if name.startswith("a node"))
    return max(1, round(10 * most * people / sample + 0.5))


def lines(people: int, nodes: int, masters: int, placed: Placed) -> list[str]:
    name = placed.limits[0][1]
    return [
        f"{people} people on {nodes} nodes and {masters} masters: {placed.rooms} tables, {placed.actions_s:.0f} actions/s",
        *(f"  {used:6.2f}  {what}" for used, what in placed.limits),
        f"  {'too full' if placed.limits[0][0] > 1 else 'it holds'}; the first limit is {name}, "
        f"at about {people / placed.limits[0][0]:.0f} people",
        f"  a node sends up to {max(node.sent_kb for node in placed.nodes) / 1_024:.1f} MB/s, all {_sum_mb(placed):.0f} MB/s",
    ]


def _sum_mb(placed: Placed) -> float:
    return sum(node.sent_kb for node in placed.nodes) / 1_024


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", type=int, default=1_000_000, dest="people", help="people in all")
    parser.add_argument("--nodes", type=int, default=0, help="0: as many as are needed")
    parser.add_argument("--masters", type=int, default=8)
    parser.add_argument("--sticky", action="store_true", help="a proxy brings all people of a room to one node")
    asked = parser.parse_args()
    mix, costs = Mix(), Costs()
    nodes = asked.nodes or enough(asked.people, asked.masters, sticky=asked.sticky, mix=mix, costs=costs)
    placed = place(asked.people, nodes, asked.masters, sticky=asked.sticky, mix=mix, costs=costs)
    print("\n".join(lines(asked.people, nodes, asked.masters, placed)))


if __name__ == "__main__":
    main()
