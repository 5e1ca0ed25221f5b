"""The process of the door loads neither rules nor rooms, so that it starts quickly and stays small. Its workers load
them."""

import subprocess
import sys

SCRIPT = """
import sys
from server.command_line import commands, serve
from server.settings import Settings
import asyncio
async def made():
    return serve._server(Settings(workers="2", redis_url="redis://127.0.0.1:1"))
assert type(asyncio.run(made())).__name__ == "Site"
print(*sorted(name for name in sys.modules if name.startswith(("engines.", "server."))))
"""


def test_the_doors_process_loads_no_game_and_no_node() -> None:
    told = subprocess.run([sys.executable, "-c", SCRIPT], capture_output=True, text=True, check=True).stdout.split()
    assert "server.workers.door" in told
    assert "server.gateway.node" not in told
    assert "server.room.room" not in told
    assert [name for name in told if name.startswith("engines.contig60")] == []
