/** The exported files pass two strict readers by other authors (`python -m tests.engines.exported_games` writes the sample). */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseGame } from "@mliebelt/pgn-parser";
import { Chess, validateFen } from "chess.js";
import { parse } from "csv-parse/sync";
import { pgnRead, Position } from "kokopu";
import { expect, test } from "vitest";

interface Exported {
  names: [string, string];
  tags: Record<"Event" | "Site" | "Date" | "Round", string>;
  pgn: string;
  fen: string;
  placed: string;
  csv: string;
}
const { names, tags, pgn, fen, placed, csv } = JSON.parse(readFileSync(join(import.meta.dirname, "../../../tests/vectors/exported.json"), "utf8")) as Exported;
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

// chess.js does not know the escape of a quotation mark in a head, so its game has plain heads.
test("chess.js plays a game from its position", () => {
  const game = new Chess();
  game.loadPgn(placed, { strict: true });
  expect(game.getHeaders()["FEN"]).toBe(fen);
  expect(game.history()).toEqual(["d5", "exd6"]);
});

test("a position is a FEN to the letter for kokopu and chess.js", () => {
  expect(validateFen(fen)).toEqual({ ok: true });
  expect(new Chess(fen).fen()).toBe(fen);
  expect(new Position(fen).fen({ fullMoveNumber: 3 })).toBe(fen);
  expect(pgnRead(placed, 0).nodes().map((node) => node.notation())).toEqual(["d5", "exd6"]);
});
