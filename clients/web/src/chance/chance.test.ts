/** The tape against the same golden draws and checks that Python passes. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

import { checked, type DrawnGame, type Verdict } from "./check";
import { again, cleaned, digestOf, isHex, type Draw } from "./roll";

const folder = join(import.meta.dirname, "../../../../tests/vectors");
const vectors = <Vector>(name: string): Vector[] => JSON.parse(readFileSync(join(folder, `${name}.json`), "utf8")) as Vector[];

type Tape = { name: string; seed: string; digest: string; draws: Draw[] };
type Check = { name: string; game: DrawnGame; seed_fits: boolean; verdicts: Verdict[] };

describe("golden chance", () => {
  test.each(vectors<Tape>("chance"))("$name", ({ seed, digest, draws }) => {
    expect(digestOf(seed)).toBe(digest);
    for (const draw of draws) expect(again(seed, draw)).toEqual(draw.got);
  });

  test.each(vectors<Check>("chance_checks"))("$name", ({ game, seed_fits, verdicts }) => {
    const found = checked(game);
    expect(found.seedFits).toBe(seed_fits);
    expect(found.rows.map((row) => row.verdict)).toEqual(verdicts);
    expect(found.fair).toBe(seed_fits && verdicts.every((verdict) => verdict === "same" || verdict === "laid"));
  });
});

test("a draw beyond a tape's limits has no result", () => {
  const seed = "00".repeat(32);
  expect(again(seed, { kind: "dice", of: 6, got: [1] })).toBeNull();
  expect(again(seed, { kind: "below", of: 0, got: [0], index: 0 })).toBeNull();
  expect(again(seed, { kind: "shuffle", of: 4, got: [0], index: 0 })).toBeNull();
});

test("an invalid seed never matches", () => {
  expect(checked({ number: 0, digest: "", seed: "so" })).toEqual({ seedFits: false, rows: [], fair: false });
  expect([isHex("0a"), isHex("0"), isHex(""), isHex("xy")]).toEqual([true, false, false, false]);
  expect(cleaned(" AB cd\n")).toBe("abcd");
});
