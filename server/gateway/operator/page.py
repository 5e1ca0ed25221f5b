"""The operator's page as HTML: tables of numbers, each with a sentence about its meaning. The page needs neither the client nor
a script, and reloads itself."""

import base64
import hashlib
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from datetime import timedelta
from html import escape
from typing import Any, Final

from protocol.errors import MEANINGS
from server.gateway.operator.report import EVERY_S, NodeReport, Shown
from server.words.catalogue import OperatorWords, words_of

MAX_CODES: Final = 20
"""Number of refusal codes on the page, the most frequent first."""
STYLE: Final = (
    "body{font:16px/1.4 system-ui,sans-serif;margin:1rem auto;max-width:70rem;padding:0 1rem;color:#222;background:#fff}"
    "h1{font-size:1.4rem}h2{font-size:1.15rem;margin-top:1.6rem}"
    "div{overflow-x:auto}table{border-collapse:collapse;width:100%}"
    "th,td{padding:.3rem .6rem;border-bottom:1px solid #ccc;text-align:left;vertical-align:top}"
    "th{font-weight:600}th small{font-weight:400}"
    "td.n{text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums}"
    "small{color:#555;display:block;min-width:9rem}"
    ".bad{color:#a00;font-weight:700}"
    "@media(max-width:30rem){th,td{padding:.3rem .25rem}}"
    "@media(prefers-color-scheme:dark){body{color:#eee;background:#181818}small{color:#bbb}.bad{color:#f99}}"
)
POLICY: Final = (
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; "
    f"style-src 'sha256-{base64.b64encode(hashlib.sha256(STYLE.encode()).digest()).decode()}'"
)
"""The page's content security policy: its own style and nothing else."""

_OF_A_NODE: Final[Mapping[str, Callable[[NodeReport], str]]] = {
    "version": lambda node: node.version,
    "up": lambda node: str(timedelta(seconds=node.up_ms // 1_000)),
    "connections": lambda node: str(node.connections),
    "playing": lambda node: str(node.playing),
    "rooms": lambda node: str(node.rooms),
    "classes": lambda node: str(node.classes),
    "accepted": lambda node: str(node.accepted),
    "refused": lambda node: str(sum(node.refusals.values())),
    "lag": lambda node: f"{node.lag_ms} ms",
    "ack": lambda node: f"{node.ack_ms} ms",
    "tables_refused": lambda node: str(node.tables_refused),
    "turned_away": lambda node: str(sum(node.turned_away.values())),
    "outage": lambda node: f"{node.outage_ms / 1_000:.1f} s",
}


def languages_of(accepted: str) -> str:
    """Returns the first language of an `Accept-Language` header; empty if the header names no language."""
    return accepted.split(",")[0].split(";")[0].strip()


def page(shown: Shown | None, lang: str) -> bytes:
    """Returns the page. `shown`: None before the first report."""
    words = words_of(lang).operator
    body = _body(shown, words) if shown is not None else f"<p>{escape(words.nothing)}</p>"
    text = (
        f'<!doctype html><html lang="{words.lang}"><head><meta charset="utf-8"><title>{escape(words.title)}</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f'<meta http-equiv="refresh" content="{EVERY_S:.0f}">'
        f"<style>{STYLE}</style></head><body><main><h1>{escape(words.title)}</h1>{body}</main></body></html>"
    )
    return text.encode()


def _body(shown: Shown, words: OperatorWords) -> str:
    refusals: Counter[str] = Counter()
    for node in shown.nodes:
        refusals.update(node.refusals)
    redis = shown.redis
    parts = [
        f"<p>{escape(words.about)}</p>",
        f"<h2>{escape(words.nodes)}</h2>",
        _table(
            ["", *(node.node for node in shown.nodes)],
            ((_named(words.node[key]), [show(node) for node in shown.nodes]) for key, show in _OF_A_NODE.items()),
        ),
        f"<h2>{escape(words.refusals)}</h2><p>{escape(words.refusals_about)}</p>",
        _table(
            [],
            (
                (f"<code>{escape(code)}</code><small lang=en>{escape(MEANINGS.get(code, ''))}</small>", [str(count)])
                for code, count in refusals.most_common(MAX_CODES)
            ),
        ),
        "<h2>Redis</h2>",
        _table([], ((_named(words.redis[key]), [text]) for key, text in _of_redis(redis, words)))
        if redis
        else f'<p class="bad">{escape(words.redis_away)}</p>',
    ]
    return "".join(parts)


def _of_redis(redis: Mapping[str, str], words: OperatorWords) -> Iterable[tuple[str, str]]:
    known: dict[str, Any] = {
        "version": redis.get("valkey_version") or redis.get("redis_version"),
        "role": redis.get("role"),
        "memory": _megabytes(redis.get("used_memory")),
        "limit": words.no_limit if redis.get("maxmemory") == "0" else _megabytes(redis.get("maxmemory")),
        "keys": redis.get("keys"),
        "clients": redis.get("connected_clients"),
        "replicas": redis.get("connected_slaves"),
        "commands": redis.get("instantaneous_ops_per_sec"),
        "file": words.yes_no[redis.get("aof_enabled") == "1"],
        "written": redis.get("aof_last_write_status"),
    }
    return [(key, text) for key, text in known.items() if text is not None]


def _megabytes(text: str | None) -> str | None:
    return None if text is None else f"{int(text) / 1e6:.1f} MB"


def _named(named: tuple[str, str]) -> str:
    name, meaning = named
    return f"{escape(name)}<small>{escape(meaning)}</small>"


def _table(heads: list[str], rows: Iterable[tuple[str, list[str]]]) -> str:
    """Returns a table. `rows`: the first cell as HTML, then the numbers."""
    head = f"<tr>{''.join(f'<th scope=col>{escape(each)}</th>' for each in heads)}</tr>" if heads else ""
    return f"<div><table>{head}{''.join(_row(*row) for row in rows)}</table></div>"


def _row(first: str, numbers: list[str]) -> str:
    return f"<tr><th scope=row>{first}</th>{''.join(f'<td class=n>{escape(each)}</td>' for each in numbers)}</tr>"
