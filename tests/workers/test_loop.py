"""The event loop of a server process ends when its work is done. A signal asks the work to end."""

import asyncio
import gc
import os
import signal

import pytest

from server.workers.loop import THRESHOLDS, run, spare_the_collector, stop_on_signals


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


def test_the_collector_leaves_out_what_the_start_made() -> None:
    before = gc.get_threshold()
    try:
        spare_the_collector()
        assert gc.get_freeze_count() > 0
        assert gc.get_threshold() == THRESHOLDS
    finally:
        gc.unfreeze()
        gc.set_threshold(*before)
