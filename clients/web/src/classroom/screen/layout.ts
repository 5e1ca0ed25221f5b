/** The layout of a round's boards on the class's screen, with names that people in the last row can read. Pure. */

/** Maximum number of names in large type. */
const LARGE = 20;
/** The smallest scale. It gives letters of 1.6 % of the screen's width, which is 20 px of 1280. */
const LEAST = 0.72;

/** Returns the scale for the names of pupils before a round. Many names are smaller, so that they take little more space than a few. */
export function namesSize(pupils: number): number {
  return Math.max(LEAST, Math.min(1, Math.sqrt(LARGE / pupils)));
}

/** A name on the wall: the given name is written large, `rest` smaller behind it. */
export type WallName = { given: string; rest: string };

/** Splits a name into its two parts. */
export function inParts(name: string): WallName {
  const [given = "", ...rest] = name.trim().split(/\s+/);
  return { given, rest: rest.join(" ") };
}

/**
 * Returns each name with only as many letters of its second part as are needed to distinguish it from the other names:
 * `Valentina E.`
 */
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

/** The size of the second part of a name, relative to the first. `.rest` in `ScreenBoard.svelte` has the same number. */
const REST = 0.65;
/** The average width of a letter, relative to its height. */
const LETTER = 0.57;
/** The height of a line, relative to the height of its letters, as in `ScreenBoard.svelte`. */
const LINE = 1.18;
const GAP = 4;
/** The space around the words of a tile in px: border and padding. */
const FRAME = 14;
const BORDER = 2;
/**
 * The smallest size of names as a share of the screen's width: 2.2 % are 28 px of 1280. During games the names share the space with boards,
 * and may be smaller.
 */
const PUBLISHED = 0.0225;
const PLAYING = 0.019;
const SMALLEST_BOARD = 0.05;
/** The width of a clock in letters. */
const CLOCK = 5.5;
/** The width of a board's number with the space around it, relative to the height of a letter. */
const NUMBER = 1.7;

const lettersOf = ({ given, rest }: WallName): number => given.length + (rest === "" ? 0 : (rest.length + 1) * REST);

export type WallLayout = {
  columns: number;
  rows: number;
  /** The height of a given name in px. */
  name: number;
  /** The side of a drawn board in px; 0 if the tile only has names. */
  board: number;
  /** True if the names are above the board, otherwise they are beside it. */
  isAbove: boolean;
  /** True if the names of a board are next to each other. */
  isBeside: boolean;
  /** True if a clock is below its name. */
  isBelow: boolean;
  /** True if second names are shortened. */
  isShort: boolean;
};

type Room = { width: number; height: number; screen: number };

/** Returns the largest layout that fits. `screen` is the width of the whole screen, which decides the smallest size of letters. */
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

/** Returns the layout with the largest names, whatever the number of columns. */
function pairings(room: Room, boards: number, seats: number, letters: number, hasTitles: boolean): WallLayout {
  const found = COLUMNS.flatMap((columns) =>
    [false, true].map((isBeside): WallLayout => {
      const { rows, wide, high } = tileOf(room, boards, columns);
      const lines = (isBeside ? 1 : seats) + (hasTitles ? 1 : 0);
      const across = LETTER * letters * (isBeside ? seats : 1) + NUMBER + (isBeside ? seats - 1 : 0);
      return { columns, rows, name: Math.min(high / lines / LINE, wide / across, room.screen / 14), board: 0, isAbove: false, isBeside, isBelow: false, isShort: false };
    }),
  );
  return found.reduce((best, each) => (each.name > best.name + 0.5 ? each : best));
}

/**
 * Returns the layout with the largest boards that leave the names readable. If boards have no space, returns the layout
 * with the largest names.
 */
function playing(room: Room, boards: number, seats: number, letters: number, hasTitles: boolean): WallLayout {
  const least = PLAYING * room.screen;
  const found = COLUMNS.flatMap((columns) =>
    [false, true].map((isBelow): WallLayout => {
      const { rows, wide, high } = tileOf(room, boards, columns);
      const lines = (isBelow ? 2 * seats : seats) + (hasTitles ? 1 : 0);
      const across = LETTER * (isBelow ? Math.max(letters + 2.5, CLOCK) : letters + CLOCK) + NUMBER;
      const name = Math.min(high / lines / LINE, wide / across, least * 1.8);
      // Give the board its space first, as long as the names stay readable.
      const wanted = Math.min(high - GAP, wide * 0.45);
      const beside = Math.max(least, Math.min(name, least * 1.4, (wide - wanted - GAP) / across));
      const board = name < least ? 0 : Math.min(high - GAP, wide - across * beside - GAP);
      const isShown = board >= SMALLEST_BOARD * room.screen;
      return { columns, rows, name: isShown ? beside : name, board: isShown ? board : 0, isAbove: false, isBeside: false, isBelow, isShort: true };
    }),
  );
  for (const columns of COLUMNS) {
    const { rows, wide, high } = tileOf(room, boards, columns);
    const lines = (seats + (hasTitles ? 1 : 0)) * LINE;
    const widest = wide / (LETTER * (letters + CLOCK) + NUMBER);
    const name = Math.min(widest, least * 1.8, Math.max(least, (high - GAP - wide) / lines));
    const board = Math.min(wide, high - GAP - lines * name);
    if (widest >= least && board >= SMALLEST_BOARD * room.screen)
      found.push({ columns, rows, name, board, isAbove: true, isBeside: false, isBelow: false, isShort: true });
  }
  const rank = (each: WallLayout): number => (each.board > 0 ? 1000 + each.board : each.name);
  return found.reduce((best, each) => (rank(each) > rank(best) + 0.5 ? each : best));
}
