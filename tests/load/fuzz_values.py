"""Values that no honest client sends: numbers at and beyond the limits of their types, long texts, deep nesting, long
lists, digits of other scripts. `Values` draws them from a seeded `Random`, so that a run can be repeated."""

import math
from random import Random
from typing import Any

import msgpack

NUMBERS: tuple[int | float, ...] = (
    *(0, 1, -1, 2, 7, 39, 40, 63, 64, 99, 100, 255, 256, 999, 1_000, 9_999, 10_000, 99_999, 100_000, 1_000_000),
    *(86_400_000, 86_400_001, 2**31 - 1, 2**31, -(2**31), 2**53, -(2**53), 2**53 + 1, 2**63 - 1, -(2**63), 2**64 - 1),
    *(0.5, -0.0, 1e300, -1e300, 5e-324, math.nan, math.inf, -math.inf),
)
DIGITS = (
    *("9" * 9, "9" * 19, "9" * 20, "9" * 400, "1000000000", "40000000"),
    *("-1", "-9999999999", "00000000001", "1e9", "0x10", "1_000"),
)
SCRIPTS = ("٣", "۷", "४", "１２", "²", "Ⅷ", "൧", "𝟗", "𝟗𝟗")
ODD = (
    *("", " ", "\t\n", "\0", "\x7f", "\u202e", "\u3164", "\u2028", "\ufeff", "\ud800", "İ", "ß", "ﬀ"),
    *("e\u0301" * 20, "a\u0300\u0301\u0302" * 60, "👩‍👩‍👧‍👧", "../../etc/passwd", "__class__", "%s%n", "${x}"),
    *("{}", "[]", "null", "-", "@", "!", "!!", "|", ","),
)
SENTENCES = (
    *("(" * 200 + "1" + ")" * 200, "(" * 38 + "1" + ")" * 38 + "=1", "9*" * 22 + "9=1", "9**9**9"),
    *("9" * 20 + "*" + "9" * 20 + "*" + "9" * 17 + "=1", "1/3/7/11/13/17/19/23/29/31/37/41/43/47/53/59/61/67/71/73=0"),
    *("1/0=0", "1;1;1;1;1", "=", "1=1=1", "٣+٥=٨", "1/99999999999999999999+1/99999999999999999998=1/1"),
)


class Values:
    def __init__(self, random: Random) -> None:
        self.random = random

    def number(self) -> int | float:
        draw = self.random.random()
        if draw < 0.5:
            return self.random.choice(NUMBERS)
        return self.random.randint(-3, 120) if draw < 0.9 else self.random.randint(-(2**63), 2**64 - 1)

    def text(self) -> str:
        draw = self.random.random()
        if draw < 0.3:
            return self.random.choice(ODD)
        if draw < 0.5:
            return self.random.choice(DIGITS)
        if draw < 0.6:
            return self.random.choice(SCRIPTS) * self.random.choice((1, 1, 2, 40))
        if draw < 0.75:
            return self.random.choice(SENTENCES)
        if draw < 0.85:
            return self.random.choice("a9 (,|-") * self.random.choice((20, 100, 201, 499, 501, 4_000, 8_000))
        return "".join(self.random.choices("abcR1239 -+=>@!|,./x()", k=self.random.randint(1, 30)))

    def plain(self, left: int = 4) -> Any:
        """Draws any plain value. `left`: maximum depth of nesting."""
        draw = self.random.random()
        if left == 0 or draw < 0.35:
            return self.number()
        if draw < 0.65:
            return self.text()
        if draw < 0.75:
            return self.random.choice((None, True, False))
        if draw < 0.88:
            part = self.plain(left - 1)
            # Only lists of small values become long, because a frame has a size limit.
            most = 2 if isinstance(part, list | dict) else 500
            return [part] * min(most, self.random.choice((0, 1, 2, 3, 5, 13, 60, 500)))
        if draw < 0.98:
            most = 3 if left > 1 else 130
            return {self.text()[:40]: self.plain(left - 1) for _ in range(min(most, self.random.choice((0, 1, 2, 6, 130))))}
        return self.deep(self.random.choice((5, 11, 12, 40)))

    def deep(self, levels: int) -> Any:
        value: Any = 1
        for _ in range(levels):
            value = [value] if self.random.random() < 0.7 else {"0": value}
        return value

    def mutated(self, plain: Any) -> Any:
        """Returns the value with some parts changed, removed, doubled or added."""
        for _ in range(self.random.choice((1, 1, 1, 2, 4))):
            plain = self._mutated(plain)
        return plain

    def _mutated(self, plain: Any) -> Any:
        random = self.random
        if isinstance(plain, dict) and plain:
            changed = dict(plain)
            key = random.choice(list(plain))
            draw = random.random()
            if draw < 0.70:
                changed[key] = self._mutated(plain[key])
            elif draw < 0.80:
                del changed[key]
            elif draw < 0.90:
                changed[self.text()[:40]] = self.plain(2)
            else:
                changed[key] = changed[random.choice(list(plain))]
            return changed
        if isinstance(plain, list | tuple) and plain:
            changed_list = list(plain)
            at = random.randrange(len(changed_list))
            draw = random.random()
            if draw < 0.60:
                changed_list[at] = self._mutated(changed_list[at])
            elif draw < 0.75:
                del changed_list[at]
            elif draw < 0.95:
                changed_list.insert(at, random.choice(changed_list))
            elif not any(isinstance(part, list | dict) for part in changed_list):
                changed_list = (changed_list * 512)[:500]
            return changed_list
        if isinstance(plain, bool) or plain is None:
            return random.choice((True, False, None, 0, 1, self.plain(2)))
        if isinstance(plain, int):
            return plain + random.choice((-1, 1, 2, 10)) if random.random() < 0.5 else self.number()
        if isinstance(plain, str) and plain and random.random() < 0.4:
            return self.edited(plain)
        return self.plain(3)

    def edited(self, text: str) -> str:
        """Returns the text with one part changed."""
        random = self.random
        at = random.randrange(len(text) + 1)
        to = min(len(text), at + random.randint(0, 3))
        draw = random.random()
        if draw < 0.35:
            return text[:at] + random.choice(DIGITS) + text[to:]
        if draw < 0.70:
            return text[:at] + self.text()[:60] + text[to:]
        if draw < 0.85:
            return text[:at] + text[to:]
        return ((text + random.choice(" ,|-")) * random.choice((2, 10, 60)))[:9_000]


def packed(plain: Any) -> bytes:
    """Packs the value as MessagePack. A number beyond 64 bits becomes text."""
    try:
        frame: bytes = msgpack.packb(plain, unicode_errors="surrogatepass")
    except OverflowError:
        frame = msgpack.packb(_clipped(plain), unicode_errors="surrogatepass")
    return frame


def _clipped(plain: Any) -> Any:
    if isinstance(plain, dict):
        return {key: _clipped(value) for key, value in plain.items()}
    if isinstance(plain, list | tuple):
        return [_clipped(value) for value in plain]
    return str(plain) if isinstance(plain, int) and not -(2**63) <= plain < 2**64 else plain
