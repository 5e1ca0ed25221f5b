import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";
import type { Status } from "../room/view";
import { hasGiven, loadGiven } from "./given";

const status = { flag: 1 } as Status;

test("writes a moment in the words of the cases, for games that support it", async () => {
  expect(["ajedrez", "damas", "contig60", "fiar", "truco"].map(hasGiven)).toEqual([true, true, true, true, false]);
  expect((await loadGiven("ajedrez"))?.({ fen: "8/8 w" } as never, status)).toEqual({ fen: "8/8 w" });
  const damas = { board: `bB${".".repeat(28)}wW`, black_seat: 0, flag: 0 };
  expect((await loadGiven("damas"))?.(damas as never, status)).toEqual({ fen: "B:W31,K32:B1,K2" });
  expect((await loadGiven("damas"))?.({ ...damas, flag: 1 } as never, status)).toEqual({ fen: "W:W31,K32:B1,K2" });
  const contig = { chips: [[31], [33]], supply: [24, 24], score: [58, 60], starter: 0, dice: [1, 2, 3] };
  expect((await loadGiven("contig60"))?.(contig as never, status)).toEqual({
    chips: { 0: [31], 1: [33] },
    supply: [24, 24],
    score: [58, 60],
    flag: 1,
    starter: 0,
    dice: [1, 2, 3],
  });
  expect(await loadGiven("truco")).toBeNull();
});

/** `tests/engines/test_moments.py` begins a game from each of these positions and finds the moment again. */
test("writes the moments of random games as the engines read them", async () => {
  const vectors = join(import.meta.dirname, "../../../../tests/vectors");
  const games = JSON.parse(readFileSync(join(vectors, "moments.json"), "utf8")) as Record<string, { view: never; status: Status }[]>;
  const written: Record<string, unknown[]> = {};
  for (const [slug, moments] of Object.entries(games)) {
    const given = await loadGiven(slug);
    written[slug] = moments.map(({ view, status }) => given?.(view, status));
  }
  await expect(`${JSON.stringify(written)}\n`).toMatchFileSnapshot(join(vectors, "givens.json"));
});
