import { expect, test } from "vitest";

import type { ListedGame } from "../games/listed";
import { lastGame } from "./last_game";
import type { ClassView } from "./view";

const games = [{ slug: "juggle" }, { slug: "truco" }] as unknown as ListedGame[];
const after = (...played: string[]): ClassView => ({ rounds: played.map((game) => ({ game })) }) as unknown as ClassView;

test("a form starts with the class's last game", () => {
  expect(lastGame(after("juggle", "truco"), games)).toBe("truco");
});

test("without a last game among the offered ones, it starts with the first", () => {
  expect(lastGame(after(), games)).toBe("juggle");
  expect(lastGame(after("damas"), games)).toBe("juggle");
  expect(lastGame(after("damas"), [])).toBe("");
});
