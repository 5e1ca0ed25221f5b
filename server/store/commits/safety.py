"""The safety level: how many copies of an action must exist, in memory or on disk, before the server acknowledges the action.

The server sends one WAIT or WAITAOF after the commits of a write, over the same connection, and the commits get their outcomes
only after its answer. If too few servers have the data in time, the commit gets no outcome. The client then repeats its command
and learns the outcome.
"""

from typing import Final, NamedTuple

from server.store.connection.raw_connection import packed
from server.store.health.redis_health import WAIT_MS

DISKS_MS: Final = 3_000
"""Time limit in ms for copies on disks. A replica reports its disk only once a second."""


class Safety(NamedTuple):
    """The required copies. `replicas`: number of replicas that must have the action. `disks`: the action must also be on the
    disks of these replicas and on the disk of the primary."""

    replicas: int = 0
    disks: bool = False

    @property
    def question(self) -> bytes:
        """Returns the encoded WAIT or WAITAOF that follows the commits; empty if no copies are required."""
        if self.disks:
            return packed(b"WAITAOF", b"1", b"%d" % self.replicas, b"%d" % DISKS_MS)
        return packed(b"WAIT", b"%d" % self.replicas, b"%d" % WAIT_MS) if self.replicas else b""

    @property
    def answers(self) -> int:
        """Returns the number of replies to expect: one to WAIT; three to WAITAOF (a list's length, the primary's disk, the
        replicas' disks)."""
        return 3 if self.disks else 1

    def is_met(self, answers: list[object]) -> bool:
        """Tells whether these replies report enough copies."""
        if not self.disks:
            return isinstance(answers[0], int) and answers[0] >= self.replicas
        _head, own, replicas = answers
        return own == 1 and isinstance(replicas, int) and replicas >= self.replicas


PRIMARY_ALONE: Final = Safety()
