"""Random sequences of the commands and scripts that Banderilla uses. They use few keys, so that commands affect each
other."""

import random
from importlib.resources import files
from typing import Final

Command = list[bytes]

SCRIPTS: Final = {
    name: files(f"server.store.{folder}").joinpath(f"{name}.lua").read_text().encode()
    for name, folder in {
        "commit": "commits",
        "enter": "channels",
        "numbers": "channels",
        "erase": "erasing",
        "drop_listed": "indexes",
        "pack_log": "logs",
        "replace_log": "logs",
    }.items()
}
"""The server's scripts, except the heartbeat, because its answers are times."""
KEYS: Final = (b"{r}:room", b"{r}:log", b"{r}:due", b"{r}:watch", b"{r}:answers", b"{r}:rings", b"{r}:text")
FIELDS: Final = (b"v", b"h", b"s", b"=a", b"=b", b"#", b"n")
MEMBERS: Final = (b"a", b"b", b"c", b"node")
LONG_S: Final = (b"1000", b"2000", b"86400")
"""Times to live in s that are longer than any run."""


class Sequences:
    """A source of random sequences. Each call of `sequence` returns the next one."""

    def __init__(self, seed: int) -> None:
        self._rng = random.Random(seed)
        self._last = 0

    def sequence(self) -> list[Command]:
        self._last = 0
        return [self._command() for _ in range(self._rng.randint(3, 30))]

    def _command(self) -> Command:
        if self._rng.random() < 0.3:
            return self._script()
        make = self._rng.choice((self._text, self._hash, self._scores, self._members, self._list, self._stream, self._key))
        return make()

    def _any(self, *choices: bytes) -> bytes:
        return self._rng.choice(choices)

    def _key_of(self, usual: bytes) -> bytes:
        """Returns the usual key for that type, or sometimes the key of another type."""
        return usual if self._rng.random() < 0.95 else self._any(*KEYS)

    def _value(self) -> bytes:
        return self._any(b"", b"1", b"-7", b"x", self._rng.randbytes(self._rng.randint(0, 20)))

    def _number(self) -> bytes:
        return b"%d" % self._rng.randint(-4, 6)

    def _score(self) -> bytes:
        return self._any(b"0", b"1", b"-3", b"1.5", b"1e3", b"1800000000123", b"inf", b"-inf", b"x", b"0.1")

    def _bound(self) -> bytes:
        return self._any(b"-inf", b"+inf", b"(1", b"1", b"(1.5", b"1800000000123", b"x")

    def _text(self) -> Command:
        key = self._key_of(KEYS[6])
        options = self._any(
            b"", b"NX", b"XX", b"EX 1000", b"PX 1000000", b"NX EX 1000 GET", b"GET", b"KEEPTTL", b"NX XX"
        ).split()
        return self._rng.choice(([b"GET", key], [b"SET", key, self._value(), *options], [b"GETDEL", key]))

    def _hash(self) -> Command:
        key, field = self._key_of(KEYS[0]), self._any(*FIELDS)
        return self._rng.choice(
            (
                [b"HSET", key, field, self._value(), self._any(*FIELDS), self._number()],
                [b"HSETNX", key, field, self._value()],
                [b"HGET", key, field],
                [b"HMGET", key, field, b"v", b"h"],
                [b"HDEL", key, field, self._any(*FIELDS)],
                [b"HEXISTS", key, field],
                [b"HGETALL", key],
                [b"HKEYS", key],
                [b"HVALS", key],
                [b"HLEN", key],
                [b"HINCRBY", key, field, self._any(self._number(), b"x")],
            )
        )

    def _scores(self) -> Command:
        key, member = self._key_of(self._any(KEYS[2], KEYS[3])), self._any(*MEMBERS)
        options = self._any(b"", b"", b"NX", b"XX", b"GT", b"LT CH", b"CH", b"NX GT").split()
        return self._rng.choice(
            (
                [b"ZADD", key, *options, self._score(), member, self._score(), self._any(*MEMBERS)],
                [b"ZREM", key, member, self._any(*MEMBERS)],
                [b"ZSCORE", key, member],
                [b"ZCARD", key],
                [b"ZRANGE", key, self._number(), self._number(), *self._any(b"", b"WITHSCORES").split()],
                [b"ZREVRANGE", key, self._number(), self._number(), *self._any(b"", b"WITHSCORES").split()],
                [b"ZRANGEBYSCORE", key, self._bound(), self._bound(), *self._any(b"", b"WITHSCORES", b"LIMIT 0 1").split()],
                [b"ZREMRANGEBYSCORE", key, self._bound(), self._bound()],
                [b"ZREMRANGEBYRANK", key, self._number(), self._number()],
            )
        )

    def _members(self) -> Command:
        key = self._key_of(KEYS[5])
        return self._rng.choice(
            (
                [b"SADD", key, self._any(*MEMBERS), self._any(*MEMBERS, KEYS[4])],
                [b"SREM", key, self._any(*MEMBERS)],
                [b"SMEMBERS", key],
                [b"SCARD", key],
                [b"SISMEMBER", key, self._any(*MEMBERS)],
            )
        )

    def _list(self) -> Command:
        key = self._key_of(b"{r}:outages")
        return self._rng.choice(
            (
                [b"RPUSH", key, self._value(), self._value()],
                [b"LTRIM", key, self._number(), self._number()],
                [b"LINDEX", key, self._number()],
                [b"LRANGE", key, self._number(), self._number()],
                [b"LLEN", key],
            )
        )

    def _stream(self) -> Command:
        key = self._key_of(KEYS[1])
        low, high = self._any(b"-", b"1-0", b"(1-1", b"2"), self._any(b"+", b"2-1", b"3", b"(2-1")
        count = self._any(b"", b"COUNT 1", b"COUNT 50").split()
        return self._rng.choice(
            (
                [b"XADD", key, b"%d-1" % self._rng.randint(0, 6), b"e", self._value()],
                [b"XRANGE", key, low, high, *count],
                [b"XREVRANGE", key, high, low, *count],
                [b"XLEN", key],
            )
        )

    def _key(self) -> Command:
        key = self._any(*KEYS)
        option = self._any(b"", b"", b"NX", b"XX").split()
        fixed = self._any(b"", b"GT", b"LT").split()
        return self._rng.choice(
            (
                [b"DEL", key],
                [b"EXISTS", key, self._any(*KEYS)],
                [b"TYPE", key],
                [b"EXPIRE", key, self._any(*LONG_S, b"-1"), *option],
                [b"PEXPIRE", key, self._any(*LONG_S) + b"000", *option],
                [b"PEXPIREAT", key, self._any(b"9999999999000", b"9999999998000", b"1"), *fixed],
                [b"TTL", key],
                [b"PTTL", key],
                [b"DBSIZE"],
            )
        )

    def _script(self) -> Command:
        name = self._rng.choice(("commit", "commit", "commit", *SCRIPTS))
        keys, arguments = getattr(self, f"_{name}")()
        return [b"EVAL", SCRIPTS[name], b"%d" % len(keys), *keys, *arguments]

    def _versions(self) -> tuple[bytes, bytes, bytes, bytes]:
        """Returns the sequence numbers before and after a commit, then the stamps before and after it. Mostly the commit
        follows the last one, so that the script may accept it."""
        before = self._last if self._rng.random() < 0.8 else self._rng.randint(-1, 4)
        if before == self._last or self._rng.random() < 0.2:
            self._last = before + 1
        stamp = b"" if before <= 0 else b"n.%d" % before
        return (b"%d" % (before or -1), b"%d" % (before + 1), stamp, b"n.%d" % (before + 1))

    def _commit(self) -> tuple[list[bytes], list[bytes]]:
        before, after, stamp, new_stamp = self._versions()
        kind = self._rng.random()
        cid = b"" if kind < 0.2 else self._any(b"=a", b"=b", b"=c", b"=d")
        if kind > 0.8:
            after = b""
        window = self._any(b"", b"", b"0 99999999999999", b"0 1").split() or [b"", b""]
        arguments = [
            before, after, self._value(), self._value(), self._any(b"", b"1800000000123"), b"CODE", b"1000",
            self._any(b"node", b"a"), self._any(b"", b"{r}:channel"), cid, b"answer",
            self._any(b"64 120 4096", b"2 0 3", b"1 0 1"), b"1000", *window,
            self._any(b"", b"-", b"listed"), stamp, new_stamp,
        ]  # fmt: skip
        return list(KEYS[:6]), arguments

    def _enter(self) -> tuple[list[bytes], list[bytes]]:
        return [KEYS[3]], [self._any(b"node", b"a"), self._any(b"1000", b"2000", b"9000"), b"1000000"]

    def _numbers(self) -> tuple[list[bytes], list[bytes]]:
        return [KEYS[0], b"{r}:none"], []

    def _erase(self) -> tuple[list[bytes], list[bytes]]:
        return [KEYS[0], KEYS[1], KEYS[2], KEYS[3], KEYS[5], KEYS[6], *([KEYS[4]] * self._rng.randint(0, 1))], [b"CODE"]

    def _drop_listed(self) -> tuple[list[bytes], list[bytes]]:
        return [KEYS[2]], [self._any(*MEMBERS), self._score()]

    def _pack_log(self) -> tuple[list[bytes], list[bytes]]:
        before, _, stamp, _ = self._versions()
        return [KEYS[0], KEYS[1]], [before, stamp, *self._any(b"", b"1 x", b"1 x 3 y", b"2 x 1 y").split()]

    def _replace_log(self) -> tuple[list[bytes], list[bytes]]:
        before, after, stamp, new_stamp = self._versions()
        entries = self._any(b"1 x 2 y", b"1 x", b"").split()
        channel = self._any(b"", b"{r}:channel")
        return [*KEYS[:2], KEYS[3]], [before, after, b"snap", b"node", channel, b"e", stamp, new_stamp, *entries]
