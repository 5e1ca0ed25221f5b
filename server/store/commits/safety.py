"""Where an action must be before it is acknowledged: with the primary alone, on replicas too, or on disks.

After the commits of one write a single WAIT or WAITAOF goes out over the same connection; their outcomes are held until it is
answered. Where too few have what was written in time, nobody is told anything: a repeat will tell.
"""

from typing import Final, NamedTuple

from server.store.connection.raw_connection import packed

WAIT_MS: Final = 1_000
"""So long replicas have; a primary that is cut off from its replicas acknowledges nothing."""
DISKS_MS: Final = 3_000
"""The same for disks: a replica tells of its own once a second."""


class Safety(NamedTuple):
    """`replicas`: so many beside the primary must have it; `disks`: and each of them, and the primary, on its disk."""

    replicas: int = 0
    disks: bool = False

    @property
    def question(self) -> bytes:
        """What is asked after the commits, packed; empty for nothing."""
        if self.disks:
            return packed(b"WAITAOF", b"1", b"%d" % self.replicas, b"%d" % DISKS_MS)
        return packed(b"WAIT", b"%d" % self.replicas, b"%d" % WAIT_MS) if self.replicas else b""

    @property
    def answers(self) -> int:
        """So many replies come to the question: of WAITAOF the head of a list, its own disk and those of replicas."""
        return 3 if self.disks else 1

    def is_met(self, answers: list[object]) -> bool:
        """Whether these replies say that it is where it must be."""
        if not self.disks:
            return isinstance(answers[0], int) and answers[0] >= self.replicas
        _head, own, replicas = answers
        return own == 1 and isinstance(replicas, int) and replicas >= self.replicas


PRIMARY_ALONE: Final = Safety()
