"""A server like the one of `make run`, in a separate process that a test may kill and restart."""

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Sequence
from pathlib import Path

PATIENCE_S = 30.0


class LiveServer:
    """A server process. `url` and the data folder stay the same when it restarts. Without a `redis_url` the server has
    its own Valkey.

    `checkout`: the source tree to run, by default this checkout. `flags`: additional flags of `serve`. `port`: the
    port, by default a free one; two servers may share a port if each has its own `host`. `within`: words to put before
    each command, so that it runs in a separate network.
    """

    def __init__(
        self,
        folder: Path,
        redis_url: str = "",
        checkout: Path | None = None,
        flags: tuple[str, ...] = (),
        within: Sequence[str] = (),
        *,
        host: str = "127.0.0.1",
        port: int = 0,
    ) -> None:
        self.folder = folder
        self.within = within
        self.checkout = checkout
        self.redis_url = redis_url
        self.flags = flags
        self.host = host
        self.port = port or free_port()
        self.url = f"http://{host}:{self.port}/"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = ["serve", "--host", self.host, "--port", str(self.port), "--data-dir", str(self.folder), *self.flags]
        if self.redis_url:
            command += ["--redis-url", self.redis_url]
        with (self.folder / "server.log").open("ab") as log:
            self._process = subprocess.Popen(
                [*self.within, sys.executable, "-m", "server", *command], stdout=log, stderr=log, cwd=self.checkout
            )
        until_s = time.monotonic() + PATIENCE_S
        while not self._is_ready():
            assert self._process.poll() is None, (self.folder / "server.log").read_text()[-2_000:]
            assert time.monotonic() < until_s, "the server does not come up"
            time.sleep(0.05)

    def _is_ready(self) -> bool:
        if self.within:
            asked = "import sys, urllib.request as u; u.urlopen(sys.argv[1], timeout=1)"
            return not subprocess.run(
                [*self.within, sys.executable, "-c", asked, self.url + "readyz"], capture_output=True
            ).returncode
        try:
            with urllib.request.urlopen(self.url + "readyz", timeout=1) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False

    def kill(self) -> None:
        """Kills the server like a power cut: without closing connections, without a flush."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    def kill_redis(self) -> None:
        for pid in self._valkeys():
            os.kill(pid, signal.SIGKILL)

    def _valkeys(self) -> list[int]:
        assert self._process is not None
        found = []
        for status in Path("/proc").glob("[0-9]*/status"):
            try:
                lines = dict(line.split(":\t", 1) for line in status.read_text().splitlines() if ":\t" in line)
            except OSError:
                continue  # the process ended during the read
            if lines.get("PPid") == str(self._process.pid) and "valkey" in lines.get("Name", ""):
                found.append(int(status.parent.name))
        return found

    def stop(self) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.terminate()
            self._process.wait(PATIENCE_S)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
