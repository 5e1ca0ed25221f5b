"""Every request costs the server's own interpreter less than a limit, and the table in the documents lists all
requests."""

import re

import pytest

from protocol import errors
from server.gateway.http.routes import ROUTES
from tests.load.request_costs import CASES, GETS, MESSAGES, MOST_MS, PAGE, TAGS, answer_or_none, measured, page, stage
from tests.people import Refused

pytestmark = pytest.mark.timeout(300)


def test_each_get_and_each_message_has_a_row() -> None:
    assert set(GETS) == {route.id for route in ROUTES}
    assert set(MESSAGES) == TAGS
    listed = re.findall(r"^\| `([^`]+)` \|", PAGE.read_text(), re.MULTILINE)
    missing = " ".join(sorted(set(CASES) - set(listed)))
    assert listed == list(CASES), f"run: python -m tests.load.request_costs {missing}"


def test_a_request_that_is_not_measured_keeps_its_row() -> None:
    written = PAGE.read_text()
    assert page({}, written) == written
    again = page({"ping": (1.5, 987.0)}, written)
    assert re.sub(r"(?m)^.*`ping`.*$", "", again) == re.sub(r"(?m)^.*`ping`.*$", "", written)
    assert "| `ping` |  | 1.5 | 987.0 |" in again


async def test_an_internal_fault_is_no_answer_to_measure() -> None:
    async def refused(code: str) -> None:
        raise Refused({"code": code})

    assert await answer_or_none(refused(errors.ROOM_UNKNOWN)) is None
    with pytest.raises(Refused):
        await answer_or_none(refused(errors.SERVER_INTERNAL))


@pytest.mark.long
async def test_the_servers_interpreter_runs_no_request_above_the_bound(redis_url: str) -> None:
    async with stage(redis_url) as on:
        found = await measured(on)
    # Use the least of several tries, because it excludes other work of the process.
    too_dear = {name: least for name, (least, _most) in found.items() if least > MOST_MS}
    assert too_dear == {}
