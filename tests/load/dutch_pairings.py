"""Compares our Dutch system of pairing with another program: `python -m tests.load.dutch_pairings`.

    --program PATH     bbpPairings, built from its source (https://github.com/BieremaBoyzProgramming/bbpPairings)
    --tournaments 1000 --first 0 --players 6 200
    --record FILE      writes the tournaments for `tests/sessions/pairing/dutch/test_brackets.py`

Each tournament is a class with its rounds. The program reads the TRF file that the class exports, so the comparison
also checks that file. The tournaments contain absences, requested byes, withdrawals, late entries, forfeits and pupils
kept apart. The last round of each has its own rules.
"""

import argparse
import random
import subprocess
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Final

from msgspec.structs import replace

from engines.contract import Refusal
from server.sessions.export.trf import round_token, trf_text
from server.sessions.pairing.tournament import dutch, tournament_of
from server.sessions.session import NewSession, create
from server.sessions.values.people import Member
from server.sessions.values.round import Board, Bye, Round
from server.sessions.values.state import Session

SECRET: Final = bytes(range(32))


class Event:
    """A random tournament, round by round. `least`, `most`: the range of its number of players."""

    def __init__(self, seed: int, least: int, most: int) -> None:
        self.chance = random.Random(seed)
        chance = self.chance
        self.size = round(least * (most / least) ** chance.random())
        self.total = chance.randint(3, min(9, self.size - 1))
        self.draws = chance.choice((0.05, 0.2, 0.4))
        self.forfeits = chance.choice((0.0, 0.01, 0.05))
        self.byes = chance.choice((0.0, 0.01, 0.05))
        self.withdrawals = chance.choice((0.0, 0.01, 0.03))
        self.session = create(NewSession("CLASE", f"Tournament {seed}", "eva", "Eva", SECRET), 0)
        secret = seed.to_bytes(32, "big")
        self.session = replace(self.session, secret=secret)
        ratings = sorted((chance.choice((0, chance.randint(1000, 2400))) for _ in range(self.size)), reverse=True)
        for rating in ratings:
            self._enter(rating)
        if chance.random() < 0.3:
            people = list(self.pupils())
            pairs = [sorted(chance.sample(people, 2)) for _ in range(self.size // 5)]
            self.session = replace(self.session, apart=tuple((one, other) for one, other in pairs))

    def _enter(self, rating: int) -> None:
        number = len(self.session.members)
        pupil = Member(f"p{number}", f"Pupil {number}", rating=rating, start_number=number)
        self.session = replace(self.session, members=(*self.session.members, pupil))

    def pupils(self) -> dict[str, Member]:
        return {member.id: member for member in self.session.members if member.role == "pupil" and not member.gone}

    def come_and_go(self) -> dict[str, int]:
        """Decides who enters late, who withdraws, and who has a bye in the next round. Returns the players with a bye, each
        with the points for it, in half points."""
        chance, session = self.chance, self.session
        if session.rounds and chance.random() < self.byes * 3:
            self._enter(0)
        people = self.pupils()
        gone = {person for person in people if session.rounds and chance.random() < self.withdrawals}
        if len(people) - len(gone) < 6:
            gone = set()
        self.session = replace(
            self.session, members=tuple(replace(one, gone=one.gone or one.id in gone) for one in self.session.members)
        )
        resting = {person: chance.choice((0, 0, 1, 1, 2)) for person in self.pupils() if chance.random() < self.byes}
        if len(self.pupils()) - len(resting) < 4:
            resting = {}
        return resting

    def play(self, boards: tuple[tuple[str, ...], ...], off: tuple[str, ...], resting: dict[str, int]) -> None:
        played = tuple(self._board(people) for people in boards)
        byes = tuple(Bye(person, points / 2) for person, points in resting.items() if points or self.chance.random() < 0.5)
        round_ = Round(len(self.session.rounds), "noughts", "dutch", 2, {}, state="closed", boards=played)
        round_ = replace(round_, off=(*off, *(bye.person for bye in byes)), byes=byes)
        self.session = replace(self.session, rounds=(*self.session.rounds, round_))

    def _board(self, people: tuple[str, ...]) -> Board:
        chance = self.chance
        if chance.random() < self.forfeits:
            points = chance.choice(((1.0, 0.0), (0.0, 1.0), (0.0, 0.0)))
            return Board(people, state="over", points=points, final=True, forfeit=True)
        share = 0.5 if chance.random() < self.draws else float(chance.random() < 0.5)
        return Board(people, state="over", points=(share, 1 - share), final=True)


def outside(program: str, session: Session, resting: dict[str, int], total: int) -> tuple[list[tuple[int, int]], str] | None:
    """Asks the other program for a pairing. Returns its boards as pairs of start numbers, and the file that it read;
    None if it finds no pairing."""
    session = replace(session, byes=tuple(Bye(person, points / 2) for person, points in resting.items()))
    with tempfile.TemporaryDirectory() as folder:
        file, answer = Path(folder) / "t.trf", Path(folder) / "out"
        # The seed decides the edition of the file, so that the program reads both.
        text = trf_text(session, total, edition="26" if session.secret[-1] % 2 else "16")
        file.write_text(text)
        done = subprocess.run([program, "--dutch", str(file), "-p", str(answer)], capture_output=True, text=True, check=False)
        if done.returncode == 1:
            return None
        if done.returncode:
            raise RuntimeError(f"{done.stderr}\n{text}")
        pairs = [tuple(map(int, line.split())) for line in answer.read_text().splitlines()[1:]]
    return [(white, black) for white, black in pairs], text


def ours(session: Session, playing: set[str], *, is_last: bool) -> list[tuple[int, int]] | None:
    """Returns our own pairing as pairs of start numbers. A bye is the last pair and has 0 as the second number. Returns
    None if there is no pairing."""
    numbers = {member.id: member.start_number for member in session.members}
    try:
        boards, off = dutch(session, playing, is_last=is_last)
    except Refusal:
        return None
    return [*((numbers[one], numbers[other]) for one, other in boards), *((numbers[person], 0) for person in off)]


def kind_of(own: list[tuple[int, int]] | None, theirs: list[tuple[int, int]] | None) -> str:
    """Returns how two pairings differ, in words for the report; "same" if they do not."""
    if own is None or theirs is None:
        return "same" if own is theirs else "only one finds a pairing"
    if own == theirs:
        return "same"
    if {frozenset(pair) for pair in own} != {frozenset(pair) for pair in theirs}:
        return "pairs"
    return "colours" if set(own) != set(theirs) else "order"


def compare(program: str, event: Event, counts: Counter[str], took: list[tuple[int, float]]) -> None:
    """Plays one tournament with our pairings, and counts how they differ from the other program's."""
    for number in range(event.total):
        resting = event.come_and_go()
        playing = set(event.pupils()) - set(resting)
        is_last = number == event.total - 1
        begun = time.process_time()
        own = ours(event.session, playing, is_last=is_last)
        took.append((len(playing), time.process_time() - begun))
        found = outside(program, event.session, resting, event.total)
        kind = kind_of(own, None if found is None else found[0])
        counts[kind] += 1
        if kind != "same":
            print(f"round {number + 1} of {event.session.title}: {kind}", own, found, flush=True)
        if own is None:
            counts["no pairing"] += 1
            return
        people = {member.start_number: member.id for member in event.session.members}
        boards = tuple((people[white], people[black]) for white, black in own if black)
        event.play(boards, tuple(people[white] for white, black in own if not black), resting)


def record(session: Session) -> str:
    """Returns a tournament in short form: the total, the first colour and the pairs kept apart, then the rounds of each
    player."""
    played = tournament_of(session)
    apart = " ".join(f"{one}-{other}" for one, other in sorted(played.apart))
    lines = [f"{session.title} {played.played} {played.initial} {apart}".rstrip()]
    for person, _number in sorted(played.numbers.items(), key=lambda each: each[1]):
        tokens = (round_token(done).replace(" ", "").replace("0000-", "") for done in played.rounds[person])
        lines.append(" ".join(tokens))
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--program", required=True)
    parser.add_argument("--tournaments", type=int, default=1000)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--players", type=int, nargs=2, default=(6, 200))
    parser.add_argument("--record", type=Path)
    given = parser.parse_args()
    recorded = []
    counts: Counter[str] = Counter()
    took: list[tuple[int, float]] = []
    for seed in range(given.first, given.first + given.tournaments):
        event = Event(seed, *given.players)
        compare(given.program, event, counts, took)
        recorded.append(record(event.session))
        if (seed + 1) % 50 == 0:
            print(seed + 1, dict(counts), flush=True)
    if given.record:
        given.record.write_text("\n\n".join(recorded) + "\n")
    times = sorted(seconds for _, seconds in took)
    print(dict(counts), f"p50 {times[len(times) // 2]:.3f} s, worst {times[-1]:.3f} s of CPU")


if __name__ == "__main__":
    main()
