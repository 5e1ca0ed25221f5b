"""The date of a server time, for files. These functions are pure and do not use the machine's clock or calendar."""

_DAY_MS = 86_400_000
_ERA_DAYS = 146_097
"""Days of 400 years, after which the calendar is the same again."""
_TO_MARCH_OF_0 = 719_468
"""Days from 1 March of the year 0 to 1 January 1970."""


def day_of(at_ms: int) -> tuple[int, int, int]:
    """Returns (year, month, day) in UTC. Inside the calculation a year begins in March, so that 29 February is the last day of
    a leap year."""
    era, day = divmod(at_ms // _DAY_MS + _TO_MARCH_OF_0, _ERA_DAYS)
    year = (day - day // 1_460 + day // 36_524 - day // (_ERA_DAYS - 1)) // 365
    day -= 365 * year + year // 4 - year // 100
    month = (5 * day + 2) // 153
    return era * 400 + year + (month >= 10), (month + 2) % 12 + 1, day - (153 * month + 2) // 5 + 1
