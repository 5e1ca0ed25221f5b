import { expect, test } from "vitest";

import { resultOf } from "../../../tests/rooms";
import { playedIn, type ClassFile } from "./files";

const card = { seat: 0, name: "Ana", columns: [], lines: [], total: 1, marks: [], violations: 0, signed_at_ms: 5, disputed: false, closed: false, final: true };
const result = resultOf({ reason: "row", winners: [0] });
const game = { result, cards: [card, { ...card, seat: 1, name: "" }], notes: [], seal: { seq: 9, hash: "ab" } };

test("prints every game of every board with its place, its cards and its seal", () => {
  const file: ClassFile = {
    rounds: [
      { number: 1, game: "noughts", games: 2, boards: [{ number: 1, code: "ABCDEF", game: "noughts", seats: ["Ana", "bot"], games: [game, game] }] },
      { number: 2, game: "noughts", games: 1, boards: [{ number: 1, code: null, game: "noughts", seats: ["Ana", "bot"], games: [] }] },
    ],
  };
  const played = playedIn(file);
  expect(played.map(({ round, board, room }) => [round, board, room.match?.game, room.code])).toEqual([
    [1, 1, 0, "ABCDEF"],
    [1, 1, 1, "ABCDEF"],
  ]);
  expect(played[0]!.room.seats.map((seat) => [seat.kind, seat.name])).toEqual([
    ["person", "Ana"],
    ["bot", ""],
  ]);
  expect(played[0]!.room.seal).toEqual({ seq: 9, hash: "ab" });
});
