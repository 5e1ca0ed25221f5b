import { expect, test } from "vitest";
import type { ListedTable } from "@banderilla/client";

import type { AboutView } from "../room/view";
import { drawn, earlier, inOrder } from "./tables";

const at = (room: string, since_ms: number, state: "waiting" | "playing" = "waiting"): ListedTable =>
  ({ room, since_ms, state }) as ListedTable;

test("if two players open a table at the same moment, only the later one moves", () => {
  const [first, second] = [at("AAAAAA", 5), at("BBBBBB", 6)];
  expect(earlier([second, first], "BBBBBB")).toEqual([first]);
  expect(earlier([second, first], "AAAAAA")).toEqual([]);
});

test("in the same millisecond the code decides", () => {
  const tables = [at("AAAAAA", 5), at("BBBBBB", 5)];
  expect(earlier(tables, "BBBBBB")).toEqual([tables[0]]);
  expect(earlier(tables, "AAAAAA")).toEqual([]);
});

test("a player never moves to a running game, nor from a table that has left the list", () => {
  expect(earlier([at("AAAAAA", 1, "playing"), at("BBBBBB", 5)], "BBBBBB")).toEqual([]);
  expect(earlier([at("AAAAAA", 1)], "BBBBBB")).toEqual([]);
});

const about = (slug: string, well_known: boolean, seats = [2]): AboutView => ({ slug, well_known, seats, listed: true }) as AboutView;
const GAMES = [about("fiar", false), about("damas", true), about("qwinto", false), about("truco", true)];

test("without a chosen game, the player opens a table of a well-known one", () => {
  expect([0, 0.5, 0.99].map((fate) => drawn(GAMES, () => fate)?.slug)).toEqual(["damas", "truco", "truco"]);
  expect(drawn([about("fiar", false)], () => 0.9)?.slug).toBe("fiar");
});

test("without a chosen game, the player joins people first, then the game played last, then a well-known one", () => {
  const table = (game: string, state: "waiting" | "playing" = "waiting"): ListedTable => ({ room: game, game, since_ms: 0, state }) as ListedTable;
  const found = inOrder([table("truco", "playing"), table("fiar"), table("damas"), table("qwinto")], GAMES, "qwinto");
  expect(found.map(({ game }) => game)).toEqual(["qwinto", "damas", "fiar", "truco"]);
});
