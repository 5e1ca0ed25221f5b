"""The loop of a process that serves ends with its work, or at a signal."""

import asyncio
import os
import signal

import pytest

from server.workers.loop import run, stop_on_signals


@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_ends_the_work_with_its_code(sign: signal.Signals) -> None:
    async def work() -> int:
        asked = asyncio.Event()
        stop_on_signals(asked)
        os.kill(os.getpid(), sign)
        async with asyncio.timeout(5):
            await asked.wait()
        return 7

    assert run(work()) == 7
