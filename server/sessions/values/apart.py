"""Updates the pairs of pupils who should not play each other, when a pupil leaves the class or gets another id."""


def without(apart: tuple[tuple[str, str], ...], person: str, instead: str = "") -> tuple[tuple[str, str], ...]:
    """Returns the pairs without those of `person`. If `instead` is given, these pairs stay, but with that person instead of
    `person`."""
    if not instead:
        return tuple(pair for pair in apart if person not in pair)
    moved = (tuple(sorted(instead if each == person else each for each in pair)) for pair in apart)
    return tuple(dict.fromkeys((one, other) for one, other in moved if one != other))
