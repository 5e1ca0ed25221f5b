"""Reads the numbers of move sequences in `perft.txt`. Run as a program, this module counts the sequences of every depth
again."""

from collections.abc import Iterator
from pathlib import Path

from engines.ajedrez.board import after, legal_moves

FILE = Path(__file__).with_name("perft.txt")


def positions() -> Iterator[tuple[str, list[int]]]:
    for line in FILE.read_text().splitlines():
        if not line.startswith("#"):
            fen, counts = line.split(" ; ")
            yield fen, [int(count) for count in counts.split()]


def perft(fen: str, depth: int) -> int:
    """Return the number of sequences of `depth` plies, counted with the engine's moves and positions."""
    moves = legal_moves(fen)
    return len(moves) if depth == 1 else sum(perft(after(fen, uci), depth - 1) for uci in moves)


def main() -> None:
    for fen, counts in positions():
        for depth, count in enumerate(counts, 1):
            found = perft(fen, depth)
            print(f"{fen} depth {depth}: {found} {'ok' if found == count else f'instead of {count}'}")


if __name__ == "__main__":
    main()
