"""Tests of file descriptors: the server raises its limit to the maximum, and reports how many connections the node can
hold."""

import sys

import pytest

from server.gateway.limits import file_descriptors

INFINITE = -1
"""The number that the system uses for an unlimited maximum."""


def test_descriptors_are_raised_and_a_node_says_how_many_it_has_room_for(caplog: pytest.LogCaptureFixture) -> None:
    resource = pytest.importorskip("resource")
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (1_000, hard))
        assert file_descriptors.raise_limit(2_000) == 2_000
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] == 2_700
        assert not caplog.records
        if hard != resource.RLIM_INFINITY:
            assert file_descriptors.raise_limit(hard) == hard - file_descriptors.SPARE
            assert "--connections" in caplog.text
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


@pytest.mark.parametrize(
    ("soft", "hard", "raised"),
    [
        (INFINITE, INFINITE, None),
        (1_000, INFINITE, 2_700),
        (2_700, INFINITE, None),
        (2_699, 5_000, 2_700),
        (2_500, 2_500, None),
    ],
)
def test_the_limit_is_raised_to_what_is_needed_and_never_lowered(
    soft: int, hard: int, raised: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    resource = pytest.importorskip("resource")
    asked: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "getrlimit", lambda _which: (soft, hard))
    monkeypatch.setattr(resource, "setrlimit", lambda _which, limits: asked.append(limits))
    assert file_descriptors.raise_limit(2_000) == (1_800 if hard == 2_500 else 2_000)
    assert asked == ([] if raised is None else [(raised, hard)])


def limited(monkeypatch: pytest.MonkeyPatch, hard: int) -> None:
    """Makes the system report `hard` as the maximum number of descriptors."""
    resource = pytest.importorskip("resource")
    monkeypatch.setattr(resource, "getrlimit", lambda _which: (hard, hard))


def test_a_machine_with_few_descriptors_is_no_warning_unless_more_were_asked_for(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO", "banderilla")
    limited(monkeypatch, 20_000)
    assert file_descriptors.raise_limit(0) == 20_000 - file_descriptors.SPARE
    assert file_descriptors.raise_limit(20_000) == 20_000 - file_descriptors.SPARE
    assert [record.levelname for record in caplog.records] == ["INFO", "WARNING"]


def test_a_machine_with_too_few_descriptors_for_a_school_is_a_warning(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    limited(monkeypatch, 1_024)
    assert file_descriptors.raise_limit(0) == 1_024 - file_descriptors.SPARE
    assert [record.levelname for record in caplog.records] == ["WARNING"]


def test_a_system_without_such_a_limit_has_what_was_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "resource", None)  # as on Windows
    assert file_descriptors.raise_limit(5) == 5
    assert file_descriptors.raise_limit(0) == file_descriptors.MAX_CONNECTIONS


@pytest.mark.parametrize("hard", [file_descriptors.SPARE + 1, file_descriptors.SPARE, file_descriptors.SPARE - 1, 0])
def test_a_machine_without_descriptors_to_spare_has_room_for_nobody(monkeypatch: pytest.MonkeyPatch, hard: int) -> None:
    limited(monkeypatch, hard)
    assert file_descriptors.raise_limit(0) == (1 if hard > file_descriptors.SPARE else 0)
