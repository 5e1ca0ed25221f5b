/** Splits a pasted or opened list into rows, for any separator. Pure. */
import Papa from "papaparse";

import { isGiven } from "./given_names";

/** The row's cells, and the number of its first line in the text. */
export type Row = { cells: readonly string[]; line: number };

const BREAKS = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/g;
const SIGNS = ["\t", ";", "|", ",", "、", "،"] as const;
/** Separators that also appear inside a name: «Pérez, Ana». */
const COMMAS = ",、،";
/** The gap between the columns of a text copied from a printed list. */
const GAP = /(?<=\S) {2,}(?=\S)/g;
/** The gap between two mail addresses with names, in a list that was copied from a mail program. */
const BETWEEN_ADDRESSES = /(<[^<>\s]+@[^<>\s]+>)\s*[,;]\s*(?=[^\n]*<[^<>\s]+@)/g;

/** Reads a text as rows. `isHead` tells whether a row names the columns. The separator that makes such a row is the correct one. */
export function rowsOf(text: string, isHead: (cells: readonly string[]) => boolean): Row[] {
  let plain = text.replace(/^\ufeff/, "").replace(BREAKS, "\n");
  const said = /^sep=(.)\n/i.exec(plain);
  plain = plain.replace(BETWEEN_ADDRESSES, "$1\n");
  const rows = said !== null ? parsed(plain.slice(said[0].length), said[1]!, 2) : bySign(plain, isHead);
  const [row, another] = rows;
  if (row === undefined || another !== undefined || isHead(row.cells)) return rows;
  return ofOneLine(row.cells)?.map((cell) => ({ cells: [cell], line: row.line })) ?? rows;
}

function bySign(text: string, isHead: (cells: readonly string[]) => boolean): Row[] {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const found = SIGNS.filter((sign) => text.includes(sign));
  for (const sign of found) {
    const rows = parsed(text, sign);
    if (rows.some(({ cells }) => cells.filter(Boolean).length > 1 && isHead(cells))) return rows;
  }
  const mostly = (test: (line: string) => boolean) => lines.filter(test).length * 2 > lines.length;
  const most = found.find((sign) => !COMMAS.includes(sign) && mostly((line) => line.includes(sign)));
  if (most === undefined && lines.length > 1 && mostly((line) => line.search(GAP) >= 0)) return parsed(text.replace(GAP, "\t"), "\t");
  return parsed(text, most ?? found.find((sign) => COMMAS.includes(sign)) ?? "\t");
}

function parsed(text: string, delimiter: string, first = 1): Row[] {
  const whole = Papa.parse<string[]>(text, { delimiter, newline: "\n" });
  // An unclosed quotation mark would swallow the rows after it. In that case each line is a row.
  const data = whole.errors.length === 0 ? whole.data : text.split("\n").flatMap((line) => {
    const alone = Papa.parse<string[]>(line, { delimiter, newline: "\n" });
    return alone.errors.length === 0 ? [alone.data[0] ?? []] : [line.split(delimiter)];
  });
  let line = first;
  const rows = data.map((cells) => {
    const row = { cells: cells.map((cell) => cell.replace(/\s+/g, " ").trim()), line };
    line += 1 + cells.join("").split("\n").length - 1;
    return row;
  });
  return rows.filter(({ cells }) => cells.some(Boolean));
}

/** Words that belong to a surname: «De la Cruz, Juan Manuel» is one person. */
const PARTICLE = /^(de|del|da|do|dos|das|di|van|von|la|las|los)\b/i;

/**
 * Splits one line of several names into rows. It returns null for a single name such as «Pérez, Ana», and for a table row with an address.
 */
function ofOneLine(cells: readonly string[]): string[] | null {
  const last = /^(.+) (?:y|e|and) (\S+(?: \S+)?)$/i.exec(cells.at(-1) ?? "");
  const all = cells.length > 1 && last !== null ? [...cells.slice(0, -1), last[1]!, last[2]!] : cells;
  const [one = "", two = ""] = all;
  const arePeople = all.every((cell) => /^\p{Lu}\S*( \p{Lu}\S*)?$/u.test(cell) && !PARTICLE.test(cell));
  const areTwo = all.length === 2 && arePeople && (isGiven(one) ? one.includes(" ") === two.includes(" ") : one.includes(" ") && two.includes(" ") && !isGiven(two));
  return (all.length > 2 || areTwo) && !all.some((cell) => cell.includes("@")) ? all.filter(Boolean) : null;
}
