/** The exported files pass two strict readers by other authors (`python -m tests.engines.exported_games` writes the sample). */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseGame } from "@mliebelt/pgn-parser";
import { parse } from "csv-parse/sync";
import { pgnRead } from "kokopu";
import { expect, test } from "vitest";

interface Exported {
  names: [string, string];
  tags: Record<"Event" | "Site" | "Date" | "Round", string>;
  pgn: string;
  csv: string;
}
const { names, tags, pgn, csv } = JSON.parse(readFileSync(join(import.meta.dirname, "../../../tests/vectors/exported.json"), "utf8")) as Exported;
const MOVES = ["e4", "e5", "Nf3", "Nc6", "Bb5", "a6", "O-O"];

test("kokopu reads the heads and plays the moves", () => {
  const game = pgnRead(pgn, 0);
  expect([game.playerName("w"), game.playerName("b"), game.event(), game.site()]).toEqual([...names, tags.Event, tags.Site]);
  expect(game.nodes().map((node) => node.notation())).toEqual(MOVES);
});

test("the PGN parser reads every head unchanged", () => {
  const game = parseGame(pgn);
  const unescaped = (value: unknown): string => String(value).replaceAll(/\\(["\\])/g, "$1");
  const heads = game.tags as unknown as Record<string, unknown>;
  expect(unescaped(heads["White"])).toBe(names[0]);
  expect(unescaped(heads["Black"])).toBe(names[1]);
  expect(unescaped(heads["Event"])).toBe(tags.Event);
  expect(unescaped(heads["Site"])).toBe(tags.Site);
  expect(game.moves.map((move) => move.notation.notation)).toEqual(MOVES);
});

test("csv-parse finds each cell of a table unchanged", () => {
  expect(parse(csv, { bom: true, delimiter: ";", record_delimiter: "\r\n" })).toEqual([["A", "B"], [...names], ["a;b,c", '"']]);
});
