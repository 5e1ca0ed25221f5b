"""Reads positions and games in the notation of other programs, with random changes. The engine must read each text, or
refuse it with a reason.

`make fuzz ARGS="--texts --calls 1000000"`. The texts come from each game's worked cases; a game without such texts has
no reader.
"""

import signal
import time
from random import Random
from typing import Any, Final

from engines.contract import STUMBLES, Refusal
from engines.registry import engine_of, slugs
from tests.engines.case_files import worked_cases
from tests.load.fuzz_calls import Endless, Found

KEYS: Final = ("text", "fen", "pdn")
MAX_TEXT_S: Final = 2.0
"""CPU time in s after which a reader counts as endless."""
PIECES: Final = (
    "\ufeff", "\r\n", "\n\n", " ", "\t", "_", "–", "−", "-", "×", "x", ":", ",", ".", "1.", "1...",
    "1. e4 e5", "1. 11-15 23-19", "[FEN \"", "\"]", "[Event \"a \\\" b\"]", "[SetUp \"1\"]", "[", "]", "{",
    "}", "(", ")", ";", "$1", "!?", "*", "1-0", "1/2-1/2", "0-1", "K", "k", "W", "B", "W21-32", ":H0:F1",
    "32", "33", "0", "-1", "99999999999999999999", "8/8", "/", "9", "w", "b", "KQkq", "e3", "♔", "é", "\0",
    "\ud7ff", "🙂", "W:W1-12:B13-24", "Dxe4", "O-O", "0-0-0", "e8=Q", "fen: ", "'",
)  # fmt: skip


def texts_of(game: str) -> list[str]:
    """Returns the written positions and games in the game's worked cases."""
    found = (case["given"].get(key) for case in worked_cases(game) for key in KEYS)
    return sorted({text for text in found if isinstance(text, str)})


def games_with_texts() -> list[str]:
    return [game for game in slugs() if texts_of(game)]


def read_texts(game: str, seed: int, calls: int, until_s: float = float("inf")) -> Found:
    """Reads `calls` texts. A result is unclean if it is an endless call, a refusal without a reason, or any error
    that is not a refusal."""
    signal.signal(signal.SIGVTALRM, _stop)
    random, found, engine, texts = Random(f"{seed}/{game}"), Found(game), engine_of(game), texts_of(game)
    for number in range(calls):
        if number % 256 == 0 and time.monotonic() > until_s:
            break
        text = _changed(random, texts)
        begun_s = time.process_time()
        signal.setitimer(signal.ITIMER_VIRTUAL, MAX_TEXT_S)
        try:
            engine.set_up({"text": text}, min(engine.about.seats), 0)
            found.accepted["text"] += 1
        except Refusal as refusal:
            reason = str(refusal.params.get("detail", ""))
            if reason and reason not in _CLASSES:
                found.refused[refusal.code] += 1
            else:
                _unclean(found, f"no reason ({reason})", text)
        except Exception as error:  # noqa: BLE001 the very thing that is looked for
            _unclean(found, type(error).__name__, text)
        finally:
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        found.calls += 1
        took_ms = (time.process_time() - begun_s) * 1000
        if took_ms > found.slowest_ms:
            found.slowest_ms, found.slowest = took_ms, repr(text)[:200]
    return found


_CLASSES: Final = frozenset(error.__name__ for error in STUMBLES) | {"KeyError", "IndexError", "TypeError", "ValueError"}


def _stop(_signal: int, _frame: object) -> None:
    raise Endless(f"more than {MAX_TEXT_S:.0f} s of CPU")


def _unclean(found: Found, what: str, text: str) -> None:
    found.unclean[what] += 1
    found.examples.setdefault(what, repr(text)[:400])


def _changed(random: Random, texts: list[str]) -> str:
    if random.random() < 0.1:
        return "".join(random.choices(PIECES, k=random.randint(0, 12)))
    text: Any = random.choice(texts)
    for _ in range(random.randint(0, 3)):
        at = random.randint(0, len(text))
        upto = min(len(text), at + random.randint(0, 4))
        part = random.choice(
            (random.choice(PIECES), "", text[at:upto] * 2, text[at:upto].swapcase(), chr(random.randint(1, 0xD7FF)))
        )
        text = text[:at] + part + text[upto:]
    return str(text)
