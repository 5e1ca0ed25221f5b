"""Runs the server's own Lua scripts on a simulated keyspace, with the Lua version of Redis (5.1)."""

import hashlib
from collections.abc import Callable, Sequence
from typing import Any

from lupa import lua51  # type: ignore[import-untyped]

from tests.simulation.keyspace import Answer, CommandError, Status

Call = Callable[[Sequence[bytes]], Answer]


class Scripts:
    """The loaded scripts. First call `load` with a script, then `run` with its hash. `call`: the function that runs one
    command of a script."""

    def __init__(self, call: Call) -> None:
        self._lua = lua51.LuaRuntime(encoding=None, unpack_returned_tuples=False)
        self._call = call
        self._loaded: dict[bytes, Any] = {}
        self._sources: dict[bytes, bytes] = {}
        globals_ = self._lua.globals()
        globals_[b"__call"] = self._called
        self._lua.execute(
            b"redis = {"
            b" call = function(...) local r = __call(...); if type(r) == 'table' and r.err then error(r, 0) end; return r end,"
            b" pcall = function(...) return __call(...) end,"
            b" status_reply = function(s) return {ok = s} end,"
            b" error_reply = function(s) return {err = s} end,"
            b" sha1hex = nil }; os = nil; io = nil; math.random = nil"
        )
        self._table = self._lua.eval(b"function() return {} end")
        self._guard = self._lua.eval(
            b"function(f, keys, argv) local ok, r = pcall(f, keys, argv);"
            b" if ok then return r end;"
            b" if type(r) == 'table' and r.err then return r end;"
            b" return {err = 'ERR ' .. tostring(r)} end"
        )

    def load(self, source: bytes) -> bytes:
        sha = hashlib.sha1(source, usedforsecurity=False).hexdigest().encode()
        if sha not in self._loaded:
            self._loaded[sha] = self._lua.eval(b"function(KEYS, ARGV) " + source + b"\nend")
            self._sources[sha] = source
        return sha

    def knows(self, sha: bytes) -> bool:
        return sha in self._loaded

    def forget(self) -> None:
        self._loaded.clear()

    def run(self, sha: bytes, keys: Sequence[bytes], arguments: Sequence[bytes]) -> Answer:
        """Runs the script with that hash. Raises `CommandError`."""
        return self._answer(self._guard(self._loaded[sha.lower()], self._listed(keys), self._listed(arguments)))

    def _listed(self, parts: Sequence[Any]) -> Any:
        table = self._table()
        for at, part in enumerate(parts, 1):
            table[at] = part
        return table

    def _called(self, *given: Any) -> Any:
        try:
            return self._told(self._call([_argument(part) for part in given]))
        except CommandError as error:
            table = self._table()
            table[b"err"] = str(error).encode()
            return table

    def _told(self, answer: Answer) -> Any:
        """Converts an answer of Redis to the value that Lua sees."""
        if answer is None:
            return False
        if isinstance(answer, Status):
            table = self._table()
            table[b"ok"] = bytes(answer)
            return table
        if isinstance(answer, list):
            return self._listed([self._told(part) for part in answer])
        return answer

    def _answer(self, value: Any) -> Answer:
        """Converts a value of Lua to an answer of Redis."""
        if value is None or value is False:
            return None
        if value is True:
            return 1
        if isinstance(value, (int, float)):
            return int(value)
        if isinstance(value, bytes):
            return value
        if value[b"err"] is not None:
            raise CommandError(bytes(value[b"err"]).decode())
        if value[b"ok"] is not None:
            return Status(value[b"ok"])
        parts: list[Answer] = []
        while (part := value[len(parts) + 1]) is not None:
            parts.append(self._answer(part))
        return parts


def _argument(value: Any) -> bytes:
    if isinstance(value, bytes):
        return value
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        raise CommandError("ERR Lua redis lib command arguments must be strings or integers")
    return b"%d" % value if value == int(value) else f"{value:.17g}".encode()
