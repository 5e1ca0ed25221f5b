/** Reads the players of a chess federation's tournament report (TRF16 and later) as a list of the class. Pure. */

/** A line of a player: its code, the start number, and columns up to the rank. */
const PLAYER = /^001 [ \d]{3}\d .{70,}/;

const linesOf = (text: string): string[] => text.replace(/^\ufeff/, "").split(/\r\n|\r|\n/);

export const isTrf = (text: string): boolean => linesOf(text).filter((line) => PLAYER.test(line)).length > 1;

/** Returns a table with the names and ratings, in the order of the start numbers. The rounds of the file are left out. */
export function trfTable(text: string): string {
  const players = linesOf(text)
    .filter((line) => PLAYER.test(line))
    .map((line) => ({ start: Number(line.slice(4, 8)), name: line.slice(14, 47).trim(), rating: line.slice(48, 52).trim() }))
    .sort((one, other) => one.start - other.start);
  return ["Name\tRating", ...players.map(({ name, rating }) => `${name.replaceAll("\t", " ")}\t${rating}`)].join("\n");
}
