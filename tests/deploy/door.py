"""Runs the nginx of the compose file on this machine. Its configuration is the shipped one, except for the addresses
and paths that a test needs."""

import contextlib
import re
import subprocess
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Sequence
from pathlib import Path

from tests.deploy.name_server import NameServer
from tests.e2e.live_server import free_port

ROOT = Path(__file__).parent.parent.parent
NGINX = "/usr/sbin/nginx"
HOSTS = ("127.0.0.1", "127.0.0.2", "127.0.0.3", "127.0.0.4")
"""The addresses of the replicas. All replicas use the same port, as containers do."""


@contextlib.contextmanager
def opened(folder: Path, names: NameServer, node_port: int, *, by_room: Sequence[str] = (), **changes: str) -> Iterator[int]:
    """Starts nginx and yields its port. `names`: the name server that knows the addresses of the replicas. `changes`:
    words of the configuration to replace.

    `by_room`: the addresses of the nodes, if the code of a room chooses the node (`deploy/nginx-by-room.conf`).
    """
    port = free_port()
    site = (ROOT / "deploy/nginx.conf").read_text()
    main = (ROOT / "deploy/nginx-main.conf").read_text()
    for old, new in (
        ("resolver 127.0.0.11 ", f"resolver 127.0.0.1:{names.port} "),
        ("set $nodes node:8080;", f"set $nodes node:{node_port};"),
        ("listen 8000;", f"listen 127.0.0.1:{port}; listen [::1]:{port};"),
    ):
        assert old in site, old
        site = site.replace(old, new)
    for old, new in changes.items():
        assert f"{old} " in site
        site = re.sub(rf"(?m)^(\s*){old} .*;$", rf"\1{old} {new};", site)
    if by_room:
        nodes = (ROOT / "deploy/nginx-by-room.conf").read_text()
        for number, address in enumerate(by_room, 1):
            assert f"server node-{number}:8080 " in nodes
            nodes = nodes.replace(f"node-{number}:8080", address)
        site = nodes + site.replace(f"set $nodes node:{node_port};", "set $nodes nodes_by_room;")
    (folder / "site.conf").write_text(site)
    main = main.replace("/tmp/", f"{folder}/").replace("/etc/nginx/conf.d/*.conf", str(folder / "site.conf"))
    main = main.replace("/dev/stdout", str(folder / "access")).replace("/dev/stderr", str(folder / "log"))
    main = main.replace("worker_rlimit_nofile 65536;", "").replace("30000", "1000").replace("processes auto", "processes 1")
    (folder / "nginx.conf").write_text(main)
    arguments = ["-c", str(folder / "nginx.conf"), "-e", str(folder / "log"), "-g", "daemon off;"]
    process = subprocess.Popen([NGINX, *arguments])
    until_s = time.monotonic() + 10
    while status_of(f"http://127.0.0.1:{port}/healthz") != 200:
        assert time.monotonic() < until_s, (folder / "log").read_text()
        assert process.poll() is None, (folder / "log").read_text()
        time.sleep(0.05)
    try:
        yield port
    finally:
        process.terminate()
        process.wait(10)


def status_of(url: str) -> int:
    """Returns the HTTP status that a GET of the address gets; 0 if there is no answer."""
    try:
        with urllib.request.urlopen(url, timeout=2) as answer:
            return int(answer.status)
    except urllib.error.HTTPError as refused:
        refused.close()
        return refused.code
    except OSError:
        return 0
