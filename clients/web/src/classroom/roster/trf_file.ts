/** A chess federation's tournament report (TRF16 and later): reads its players as a list of the class, and packs it for the server, which reads the rounds. */

/** A line of a player: its code, the start number, and columns up to the rank. */
const PLAYER = /^001 [ \d]{3}\d .{70,}/;

const linesOf = (text: string): string[] => text.replace(/^\ufeff/, "").split(/\r\n|\r|\n/);

export const isTrf = (text: string): boolean => linesOf(text).filter((line) => PLAYER.test(line)).length > 1;

/** The column of the first round, and the width of each. */
const FIRST_ROUND = 91;
const WIDTH = 10;
/** Maximum length of a text in a message. */
const PIECE = 8000;

/** Returns the number of rounds with games. */
export function playedRounds(text: string): number {
  const rounds = linesOf(text)
    .filter((line) => PLAYER.test(line))
    .map((line) => Array.from({ length: Math.ceil(Math.max(0, line.length - FIRST_ROUND) / WIDTH) }, (_, at) => Number(line.slice(FIRST_ROUND + at * WIDTH, FIRST_ROUND + at * WIDTH + 4)) > 0).lastIndexOf(true) + 1);
  return Math.max(0, ...rounds);
}

/** Returns the report as the message `import_tournament` carries it: compressed, as text, in pieces. */
export async function packedReport(text: string): Promise<string[]> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("gzip"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const whole = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return whole.match(new RegExp(`.{1,${PIECE}}`, "g")) ?? [];
}

/** Returns a table with the names and ratings, in the order of the start numbers. */
export function trfTable(text: string): string {
  const players = linesOf(text)
    .filter((line) => PLAYER.test(line))
    .map((line) => ({ start: Number(line.slice(4, 8)), name: line.slice(14, 47).trim(), rating: line.slice(48, 52).trim() }))
    .sort((one, other) => one.start - other.start);
  return ["Name\tRating", ...players.map(({ name, rating }) => `${name.replaceAll("\t", " ")}\t${rating}`)].join("\n");
}
