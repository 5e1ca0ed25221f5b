"""Wrong results close to the right result, as people make them."""


def slipped(right: int) -> tuple[int, ...]:
    """Return wrong results: the right result plus or minus one, plus or minus ten, and with its two digits exchanged."""
    found = [right - 1, right + 1]
    if right >= 10:
        found += [right - 10, right + 10]
        tens, ones = divmod(right, 10)
        if tens < 10 and ones not in (0, tens):
            found.append(10 * ones + tens)
    return tuple(number for number in found if number >= 0)
