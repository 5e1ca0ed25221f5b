"""Where somebody came from, as far as a class needs it to know again whom it has sent out: never the address itself."""

import hashlib
from typing import Final

LENGTH: Final = 6
"""24 bits: enough to tell the pupils of one class apart. Whoever reads the store and has the code can try all addresses: of the
IPv4 ones some 256 fit, and of one school's few or one. So it narrows an address down, and goes with the pupil or the class."""


def origin_of(code: str, address: str) -> str:
    """The same in a class each time, another in every class. Empty where the address is not known."""
    return hashlib.sha256(f"{code}/{address}".encode()).hexdigest()[:LENGTH] if address else ""
