import { expect, test } from "vitest";

import { textOf } from "./file_text";
import { readingOf, tableOf } from "./names_list";
import { isTrf, packedReport, playedRounds, trfTable } from "./trf_file";

/** Lines in the form of `server/sessions/export/trf.py` and of Swiss-Manager. */
const player = (start: number, name: string, rating: string, rounds = "   2 w 1"): string =>
  `001 ${String(start).padStart(4)} m    ${name.padEnd(33)} ${rating.padStart(4)} ARG ${"".padEnd(11)} ${"".padEnd(10)}  1.0    1  ${rounds}`;
const FILE = ["012 Torneo de la escuela", "042 2026/11/29", player(3, "Díaz, Bo", ""), player(1, "Pérez, Ana María", "1750"), player(2, "Cruz Luz", "1500"), "XXR 5"].join("\r\n");

test("gives the names in the order of the start numbers, with the ratings", () => {
  expect(readingOf(tableOf(trfTable(FILE)))).toMatchObject({ names: ["Ana María Pérez", "Cruz Luz", "Bo Díaz"], ratings: [1750, 1500, 0] });
});

test("a file with old line ends is the same", () => {
  expect(trfTable(FILE.replaceAll("\r\n", "\r"))).toBe(trfTable(FILE));
});

test.each(["Pérez, Ana;1750\nDíaz, Bo;1500", "001 Ana\n002 Bo\n003 Cruz", "1. Ana Pérez\n2. Bo Díaz", ""])("%j is no tournament report", (text) => {
  expect(isTrf(text)).toBe(false);
});

test("an opened file says that it was a tournament report, also in the letters of Windows", async () => {
  const bytes = Uint8Array.from(FILE, (sign) => sign.charCodeAt(0)).buffer;
  expect(await textOf(bytes)).toEqual({ text: trfTable(FILE), how: "trf", report: FILE });
});

test("counts the rounds in which somebody has an opponent", () => {
  expect(playedRounds(FILE)).toBe(1);
  expect(playedRounds([player(1, "Ana", "", "   2 w 1  0000 - H"), player(2, "Bo", "", "   1 b 0")].join("\n"))).toBe(1);
  expect(playedRounds([player(1, "Ana", "", ""), player(2, "Bo", "", "")].join("\n"))).toBe(0);
});

test("a packed report is gzip's bytes in base64, in pieces that a message can carry", async () => {
  const long = Array.from({ length: 4000 }, (_, at) => `${at * 7919} ${Math.sin(at)}`).join("\n");
  const pieces = await packedReport(`Ñandú\n${long}`);
  expect(pieces.length).toBeGreaterThan(1);
  expect(Math.max(...pieces.map((piece) => piece.length))).toBeLessThanOrEqual(8000);
  const bytes = Uint8Array.from(atob(pieces.join("")), (sign) => sign.charCodeAt(0));
  const text = await new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip"))).text();
  expect(text).toBe(`Ñandú\n${long}`);
});
