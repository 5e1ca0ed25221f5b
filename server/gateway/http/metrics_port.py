"""`/metrics` on a separate port.

The server's metrics are for its operator only, so no spelling of a public path leads to them.
"""

from threading import Thread
from wsgiref.simple_server import WSGIServer

from prometheus_client import REGISTRY, CollectorRegistry, start_http_server


class MetricsPort:
    """Serves in a separate thread from its creation until `close`. Raises `OSError` if the port is taken."""

    def __init__(self, host: str, port: int, registry: CollectorRegistry = REGISTRY) -> None:
        self._server: WSGIServer
        self._thread: Thread
        self._server, self._thread = start_http_server(port, host, registry)

    @property
    def port(self) -> int:
        return self._server.server_port

    def close(self) -> None:
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()
