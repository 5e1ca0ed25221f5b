"""The faults of one world in order, as text that replays them."""

from typing import NamedTuple


class Stroke(NamedTuple):
    """One fault of a world. The seed and the `number` decide what it does; `at_s`: its start, in s since play began."""

    number: int
    at_s: float
    name: str = ""


def text_of(strokes: "list[Stroke] | tuple[Stroke, ...]") -> str:
    """Returns the value of `FAULTS` that replays these faults."""
    return ",".join(f"{stroke.number}@{stroke.at_s:.3f}" for stroke in strokes) or "none"


def strokes_of(text: str) -> tuple[Stroke, ...]:
    """Returns the faults that a value of `FAULTS` lists. Raises `ValueError`."""
    if text == "none":
        return ()
    pairs = (part.split("@") for part in text.split(","))
    return tuple(Stroke(int(number), float(at_s)) for number, at_s in pairs)
