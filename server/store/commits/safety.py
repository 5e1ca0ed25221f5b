"""The copies of an action that must exist before the server acknowledges it: on the primary only, on replicas too, or on
disks.

After the commits of one write, a single WAIT or WAITAOF goes out over the same connection; their outcomes wait for its
answer. If too few servers have the data in time, the server sends no outcome, and the client learns it by a repeat.
"""

from typing import Final, NamedTuple

from server.store.connection.raw_connection import packed

WAIT_MS: Final = 1_000
"""Time limit for replicas; a primary that is cut off from its replicas acknowledges no action."""
DISKS_MS: Final = 3_000
"""Time limit for disks: a replica reports its own disk once a second."""


class Safety(NamedTuple):
    """`replicas`: number of replicas that must have the action. `disks`: also on their disks and the primary's."""

    replicas: int = 0
    disks: bool = False

    @property
    def question(self) -> bytes:
        """Returns the packed question that follows the commits; empty for none."""
        if self.disks:
            return packed(b"WAITAOF", b"1", b"%d" % self.replicas, b"%d" % DISKS_MS)
        return packed(b"WAIT", b"%d" % self.replicas, b"%d" % WAIT_MS) if self.replicas else b""

    @property
    def answers(self) -> int:
        """Returns the number of replies to the question: WAITAOF answers with the head of a list, its own disk, and the
        replicas' disks."""
        return 3 if self.disks else 1

    def is_met(self, answers: list[object]) -> bool:
        """Tells whether these replies confirm the required copies."""
        if not self.disks:
            return isinstance(answers[0], int) and answers[0] >= self.replicas
        _head, own, replicas = answers
        return own == 1 and isinstance(replicas, int) and replicas >= self.replicas


PRIMARY_ALONE: Final = Safety()
