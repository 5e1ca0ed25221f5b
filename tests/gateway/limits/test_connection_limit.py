"""Tests of the numbers of sockets per address, per person and in total."""

from server.gateway.limits.connection_limit import PER_PERSON, RESERVED, ConnectionLimits, SocketsOfPeople, Unheard


def test_sockets_count_by_address_and_in_all() -> None:
    doors = ConnectionLimits(3, 2)
    assert [doors.enter(address) for address in "aabc"] == ["free", "free", "free", None]
    doors.leave("a")
    assert doors.enter("c") == "free"
    doors = ConnectionLimits(9, 2)
    assert [doors.enter("a") for _ in range(2)] == ["free", "free"]
    doors.leave("a")
    assert [doors.enter("a") for _ in range(2)] == ["free", "reserved"], "one place became free"


def test_a_full_address_has_some_reserved_places() -> None:
    doors = ConnectionLimits(1_000, 2)
    entries = [doors.enter("a") for _ in range(RESERVED + 3)]
    assert entries == ["free", "free", *["reserved"] * RESERVED, None]
    doors.leave("a")
    assert doors.enter("a") == "reserved", "the address is still over its limit"
    assert doors.enter("b") == "free"


def test_the_oldest_socket_of_a_person_goes_for_one_too_many() -> None:
    sockets: SocketsOfPeople[int] = SocketsOfPeople()
    assert [sockets.add("ana", number) for number in range(PER_PERSON)] == [None] * PER_PERSON
    assert sockets.add("ana", 16) == 0
    sockets.remove("ana", 0)
    sockets.remove("ana", 5)
    assert sockets.add("bo", 100) is None
    assert sockets.add("ana", 17) is None
    assert sockets.add("ana", 18) == 1
    sockets.remove("bo", 100)
    assert [sockets.has(person) for person in ("ana", "bo")] == [True, False]


def test_the_oldest_silent_socket_in_a_reserved_place_goes() -> None:
    unheard: Unheard[int] = Unheard()
    most = RESERVED // 2
    assert [unheard.add("a", number) for number in range(most)] == [None] * most
    assert unheard.add("a", most) == 0
    unheard.remove("a", 0)
    unheard.remove("a", 1)
    assert unheard.add("a", most + 1) is None


def test_a_node_with_few_descriptors_has_fewer_places() -> None:
    places = ConnectionLimits(3, 3)
    places.shrink(5)
    assert [places.enter(address) for address in "abcd"] == ["free", "free", "free", None]
    places.shrink(2)
    places.leave("a")
    assert places.enter("a") is None
    places.leave("b")
    assert places.enter("a") == "free"


def test_the_last_socket_of_a_person_or_an_address_leaves_nothing() -> None:
    people: SocketsOfPeople[int] = SocketsOfPeople()
    unheard: Unheard[int] = Unheard()
    people.add("ana", 1)
    unheard.add("a", 1)
    for _time in range(2):
        people.remove("ana", 1)
        unheard.remove("a", 1)
        assert (people._of, unheard._of, people.has("ana")) == ({}, {}, False)
