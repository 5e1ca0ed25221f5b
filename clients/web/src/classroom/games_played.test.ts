import { expect, test } from "vitest";

import { gamesPlayed, pointsIn } from "./games_played";
import type { ClassView } from "./view";

const board = (seats: string[], points: number[] = [], final = points.length > 0) => ({ seats, points, final });
const view = {
  rounds: [
    { state: "closed", game: "contig60", off: ["dana"], boards: [board(["ana", "bo"], [1, 0])] },
    { state: "closed", game: "fiar", off: [], boards: [board(["ana", "dana"], [0.5, 0.5]), board(["bo", "bot"], [0, 1])] },
    { state: "playing", game: "contig60", off: [], boards: [board(["bo", "dana"], [1, 0]), board(["ana", "cruz"], [1, 0], false)] },
    { state: "draft", game: "juggle", off: [], boards: [board(["ana", "bo"])] },
  ],
} as unknown as ClassView;

test("each started game has a column, in order", () => {
  expect(gamesPlayed(view)).toEqual(["contig60", "fiar"]);
});

test("final cards and a round off count; a pupil without such a game has none", () => {
  expect(pointsIn(view, "ana", "contig60")).toBe(1);
  expect(pointsIn(view, "bo", "contig60")).toBe(1);
  expect(pointsIn(view, "dana", "contig60")).toBe(1);
  expect(pointsIn(view, "dana", "fiar")).toBe(0.5);
  expect(pointsIn(view, "bo", "fiar")).toBe(1);
  expect(pointsIn(view, "cruz", "fiar")).toBeNull();
});
