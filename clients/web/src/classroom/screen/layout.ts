/** The layout of a round's boards on the wall, with names that the last row can read. Pure. */

/** Maximum number of names in large type. */
const LARGE = 20;
/** The smallest share: 1.6 % of the screen's width are 20 px of 1280. */
const LEAST = 0.72;

/** Returns the scale for pupils' names at the door, so that many names take little more space than a few. */
export function namesSize(pupils: number): number {
  return Math.max(LEAST, Math.min(1, Math.sqrt(LARGE / pupils)));
}

/** A name on the wall: the given name is written large, `rest` smaller behind it. */
export type WallName = { given: string; rest: string };

/** Each name in two parts. */
export function inParts(name: string): WallName {
  const [given = "", ...rest] = name.trim().split(/\s+/);
  return { given, rest: rest.join(" ") };
}

/** Each name with as few letters of its second part as tell it from the others: `Valentina E.` */
export function shortNames(names: readonly string[]): Map<string, WallName> {
  const parts = new Map(names.map((name) => [name, inParts(name)]));
  const short = ({ given, rest }: WallName): WallName => {
    if (rest === "" || /^\d+$/.test(rest)) return { given, rest };
    const alike = [...parts.values()].filter((other) => other.given === given && other.rest !== rest).map((other) => other.rest);
    let letters = 1;
    while (letters < rest.length && alike.some((other) => other.startsWith(rest.slice(0, letters)))) letters++;
    return { given, rest: letters >= rest.length ? rest : `${rest.slice(0, letters).trim()}.` };
  };
  return new Map([...parts].map(([name, each]) => [name, short(each)]));
}

/** How large the second part of a name is by the first. `.rest` in `ScreenBoard.svelte` has the same number. */
const REST = 0.65;
/** The width of a letter by its height. */
const LETTER = 0.57;
/** The height of a line by the height of a letter, as in `ScreenBoard.svelte`. */
const LINE = 1.18;
const GAP = 4;
/** What a tile needs beside its words: border and padding. */
const FRAME = 14;
const BORDER = 2;
/** The smallest names: 2.2 % of the screen's width are 28 px of 1280. While games are played they share the room with boards. */
const PUBLISHED = 0.0225;
const PLAYING = 0.019;
const SMALLEST_BOARD = 0.05;
/** A clock has about so many letters. */
const CLOCK = 5.5;
/** A board's number with the room around it, by the height of a letter. */
const NUMBER = 1.7;

const lettersOf = ({ given, rest }: WallName): number => given.length + (rest === "" ? 0 : (rest.length + 1) * REST);

export type WallLayout = {
  columns: number;
  rows: number;
  /** The height of a given name, in px. */
  name: number;
  /** The side of a board, in px; 0: the names have the tile for themselves. */
  board: number;
  /** The names of a board stand beside each other. */
  isBeside: boolean;
  /** A clock stands below its name. */
  isBelow: boolean;
  /** Second names are cut to what tells them apart. */
  isShort: boolean;
};

type Room = { width: number; height: number; screen: number };

/** `screen`: the width of the whole screen, by which the smallest letters go. */
export function wallLayout(room: Room, boards: number, seats: number, names: readonly string[], isPlaying: boolean, hasTitles: boolean): WallLayout {
  const full = Math.max(1, ...names.map((name) => lettersOf(inParts(name))));
  const short = Math.max(1, ...[...shortNames(names).values()].map(lettersOf));
  if (isPlaying) return playing(room, boards, seats, short, hasTitles);
  const whole = pairings(room, boards, seats, full, hasTitles);
  return whole.name >= PUBLISHED * room.screen ? whole : { ...pairings(room, boards, seats, short, hasTitles), isShort: true };
}

const COLUMNS = [1, 2, 3, 4, 5, 6];

function tileOf(room: Room, boards: number, columns: number): { rows: number; wide: number; high: number } {
  const rows = Math.ceil(boards / columns);
  return { rows, wide: (room.width - GAP * (columns - 1)) / columns - FRAME, high: (room.height - GAP * (rows - 1)) / rows - BORDER };
}

/** The largest names that fit, whatever the columns. */
function pairings(room: Room, boards: number, seats: number, letters: number, hasTitles: boolean): WallLayout {
  const found = COLUMNS.flatMap((columns) =>
    [false, true].map((isBeside): WallLayout => {
      const { rows, wide, high } = tileOf(room, boards, columns);
      const lines = (isBeside ? 1 : seats) + (hasTitles ? 1 : 0);
      const across = LETTER * letters * (isBeside ? seats : 1) + NUMBER + (isBeside ? seats - 1 : 0);
      return { columns, rows, name: Math.min(high / lines / LINE, wide / across, room.screen / 14), board: 0, isBeside, isBelow: false, isShort: false };
    }),
  );
  return found.reduce((best, each) => (each.name > best.name + 0.5 ? each : best));
}

/** The largest boards that leave the names readable; if that leaves no room for boards, the largest names. */
function playing(room: Room, boards: number, seats: number, letters: number, hasTitles: boolean): WallLayout {
  const least = PLAYING * room.screen;
  const found = COLUMNS.flatMap((columns) =>
    [false, true].map((isBelow): WallLayout => {
      const { rows, wide, high } = tileOf(room, boards, columns);
      const lines = (isBelow ? 2 * seats : seats) + (hasTitles ? 1 : 0);
      const across = LETTER * (isBelow ? Math.max(letters + 2.5, CLOCK) : letters + CLOCK) + NUMBER;
      const name = Math.min(high / lines / LINE, wide / across, least * 1.8);
      // The board gets its room first, as long as the names stay readable.
      const wanted = Math.min(high - GAP, wide * 0.45);
      const beside = Math.max(least, Math.min(name, least * 1.4, (wide - wanted - GAP) / across));
      const board = name < least ? 0 : Math.min(high - GAP, wide - across * beside - GAP);
      const isShown = board >= SMALLEST_BOARD * room.screen;
      return { columns, rows, name: isShown ? beside : name, board: isShown ? board : 0, isBeside: false, isBelow, isShort: true };
    }),
  );
  const rank = (each: WallLayout): number => (each.board > 0 ? 1000 + each.board : each.name);
  return found.reduce((best, each) => (rank(each) > rank(best) + 0.5 ? each : best));
}
