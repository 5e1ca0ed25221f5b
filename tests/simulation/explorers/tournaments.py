"""Random tournament reports of another program (`import_tournament`)."""

import gzip
import random
from base64 import b64encode
from typing import Final

PLAYERS: Final = (5, 14)
ROUNDS: Final = (0, 4)
EXTRA: Final = (
    "XXR 7",
    "142 5",
    "XXC black1",
    "152 W",
    "212 PTS,BH/C1,SB,DE",
    "202 WON",
    "192 FIDE_DUTCH_2025",
    "092 Individual: Round-Robin",
    "XXP 1 2",
    "260   1   7    1    3",
    "240 H   9    4",
    "022 Rosario",
    "042 2027/01/10",
    "162 W 1.0",
)
WRONG_SHARE: Final = 0.15
RESULTS: Final = (("1", "0", 2, 0), ("=", "=", 1, 1), ("0", "1", 0, 2), ("+", "-", 2, 0))
"""The signs of both players' results, and the half points of each."""


def tournament(rng: random.Random) -> str:
    """Returns a report, mostly without a mistake."""
    count, rounds = rng.randint(*PLAYERS), rng.randint(*ROUNDS)
    halves = [0] * count
    marks: list[list[str]] = [[] for _ in range(count)]
    for _ in range(rounds):
        order = rng.sample(range(count), count)
        while len(order) > 1:
            white, black = order.pop(), order.pop()
            won, lost, white_halves, black_halves = rng.choice(RESULTS)
            marks[white].append(f"{black + 1:>4} w {won}")
            marks[black].append(f"{white + 1:>4} b {lost}")
            halves[white] += white_halves
            halves[black] += black_halves
        for alone in order:
            sign, got = rng.choice((("U", 2), ("H", 1), ("Z", 0), ("F", 2)))
            marks[alone].append(f"0000 - {sign}")
            halves[alone] += got
    lines = ["012 Aberto", *rng.sample(EXTRA, rng.randint(0, 6))]
    for at in range(count):
        head = f"001 {at + 1:>4}      {f'Sol {at + 1}, Eva':<33} {rng.choice(('', 1500 + 7 * at)):>4} {'':3} {'':11} {'':10} "
        lines.append(f"{head}{halves[at] / 2:>4.1f} {at + 1:>4}  {'  '.join(marks[at])}".rstrip())
    text = "\n".join(lines)
    if rng.random() < WRONG_SHARE:
        at = rng.randrange(len(text))
        text = text[:at] + rng.choice("0 1=xU") + text[at + 1 :]
    return text + "\n"


def packed(rng: random.Random) -> str:
    """Returns a random report in the form that `import_tournament` takes."""
    return b64encode(gzip.compress(tournament(rng).encode(), mtime=0)).decode()
