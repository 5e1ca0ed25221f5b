import { expect, test } from "vitest";

import type { ListedTable } from "../protocol/messages";
import { earlier } from "./tables";

const at = (room: string, since_ms: number, state: "waiting" | "playing" = "waiting"): ListedTable =>
  ({ room, since_ms, state }) as ListedTable;

test("of two who open a table at the same moment the later one goes over, never both", () => {
  const [first, second] = [at("AAAAAA", 5), at("BBBBBB", 6)];
  expect(earlier([second, first], "BBBBBB")).toEqual([first]);
  expect(earlier([second, first], "AAAAAA")).toEqual([]);
});

test("in the same millisecond the code decides", () => {
  const tables = [at("AAAAAA", 5), at("BBBBBB", 5)];
  expect(earlier(tables, "BBBBBB")).toEqual([tables[0]]);
  expect(earlier(tables, "AAAAAA")).toEqual([]);
});

test("nobody goes over to a game that runs, or from a table that is not in the list any more", () => {
  expect(earlier([at("AAAAAA", 1, "playing"), at("BBBBBB", 5)], "BBBBBB")).toEqual([]);
  expect(earlier([at("AAAAAA", 1)], "BBBBBB")).toEqual([]);
});
