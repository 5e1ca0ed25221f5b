import { expect, test } from "vitest";

import { anchors, isProvisional, rated, type Rating, rung } from "./ladder";

const after = (slug: string, ends: readonly ("won" | "drawn" | "lost")[], rival: Parameters<typeof rated>[2], from?: Rating) =>
  ends.reduce<Rating | undefined>((before, end) => rated(slug, before, rival, end), from);

test("the anchors rise with the levels and follow the measured differences", () => {
  expect(anchors("fiar")).toEqual({ learner: 1000, "": 1147.5, club: 1295, strong: 1541 });
  expect(anchors("a game of a package")).toEqual({ learner: 1000, "": 1125, club: 1250, strong: 1500 });
});

test("a win against an equal anchor is half of the step, and the step halves after five games", () => {
  expect(rated("fiar", undefined, "learner", "won")).toEqual({ elo: 1032, games: 1 });
  expect(rated("fiar", { elo: 1000, games: 4 }, "learner", "lost")).toEqual({ elo: 968, games: 5 });
  expect(rated("fiar", { elo: 1000, games: 5 }, "learner", "lost")).toEqual({ elo: 984, games: 6 });
  expect(rated("fiar", { elo: 1000, games: 5 }, "learner", "drawn")).toEqual({ elo: 1000, games: 6 });
});

test("a stronger level gives more for a win and takes less for a loss", () => {
  const from = { elo: 1000, games: 9 };
  const won = (level: "learner" | "strong") => (rated("fiar", from, level, "won")?.elo ?? 0) - 1000;
  const lost = (level: "learner" | "strong") => 1000 - (rated("fiar", from, level, "lost")?.elo ?? 0);
  expect(won("strong")).toBeGreaterThan(won("learner"));
  expect(lost("strong")).toBeLessThan(lost("learner"));
});

test("a person counts as one of the own strength, and the practice partner not at all", () => {
  expect(rated("fiar", { elo: 1700, games: 9 }, "people", "won")).toEqual({ elo: 1716, games: 10 });
  expect(rated("fiar", { elo: 1700, games: 9 }, "people", "drawn")).toEqual({ elo: 1700, games: 10 });
  expect(rated("fiar", undefined, "partner", "won")).toBeUndefined();
  expect(rated("fiar", { elo: 1010, games: 2 }, "partner", "lost")).toEqual({ elo: 1010, games: 2 });
});

test("wins against one level settle a little above it, and losses never fall below the floor", () => {
  const many = after("fiar", Array.from({ length: 200 }, () => "won" as const), "learner");
  expect(many?.games).toBe(200);
  expect(many?.elo).toBeLessThan(anchors("fiar").strong + 200);
  expect(after("fiar", Array.from({ length: 400 }, () => "lost" as const), "people")?.elo).toBe(100);
});

test("even results against a level lead to the number of that level", () => {
  const even = Array.from({ length: 200 }, (_none, index) => (index % 2 === 0 ? ("won" as const) : ("lost" as const)));
  expect(Math.abs((after("fiar", even, "club")?.elo ?? 0) - anchors("fiar").club)).toBeLessThan(40);
});

test("a rung is the highest level that the number reaches, and it is provisional below five games", () => {
  const of = (elo: number) => rung("fiar", { elo, games: 9 });
  expect([999, 1000, 1147, 1148, 1295, 1541, 2400].map(of)).toEqual([null, "learner", "learner", "", "club", "strong", "strong"]);
  expect([4, 5].map((games) => isProvisional({ elo: 1000, games }))).toEqual([true, false]);
});
