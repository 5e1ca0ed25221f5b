/** The engine's view of Kwatro-Sinko (`engines/kwatro_sinko/view.py`), and its board from the engine's data. */
import { chips, lines, spaces, svg, yellow } from "../../../../../engines/kwatro_sinko/board.json";
import { drawn, lying, type Circle } from "../../board/circles/net";
import type { SentenceView as Sentence, View } from "./game.gen";

export type { Action, SentenceView as Sentence, TurnView as Turn, View } from "./game.gen";

export type Space = Circle & { number: number | null };

export const RADIUS = svg.space_radius;
export const LINES: string[][] = lines;
export const SPACES = new Map<string, Space>(spaces.map((space) => [space.id, space]));
export const YELLOW = yellow.polygon.map((point) => point.join(" ")).join(" ");
export const NET = drawn(lines, SPACES);
/**
 * The sum of the x coordinates of the drawn star's left and right edges. Except for its numbers, the star looks the
 * same after half a turn.
 */
const SPAN = Math.min(...spaces.map(({ x }) => x)) + Math.max(...spaces.map(({ x }) => x));
/** Returns a circle's place after half a turn of the star. */
export const turned = (space: Space): Space => ({ ...space, x: SPAN - space.x, y: SPAN - space.y });
export const SLOTS = chips.length;
export const WIN_LENGTH = 3;

const CHIPS = new Map(chips.map((chip) => [chip.id, chip]));

export const isChip = (id: string): boolean => CHIPS.has(id);
export const numberOf = (chip: string): number => CHIPS.get(chip)?.number ?? 0;
export const isEven = (chip: string): boolean => CHIPS.get(chip)?.parity === "even";

/** Returns the seat that owns a chip. */
export function seatOf(view: View, chip: string): number | null {
  return view.evens === null ? null : isEven(chip) ? view.evens : 1 - view.evens;
}

/** Parts numbers into those of the commoner parity and the others. */
export function parted(numbers: readonly number[]): { like: number[]; opposite: number[] } {
  const [evens, odds] = [0, 1].map((rest) => numbers.filter((number) => number % 2 === rest)) as [number[], number[]];
  const isFirstEven = (numbers[0] ?? 0) % 2 === 0;
  const areEvensLike = evens.length === odds.length ? isFirstEven : evens.length > odds.length;
  return areEvensLike ? { like: evens, opposite: odds } : { like: odds, opposite: evens };
}

/** Returns how many of a seat's chips have left the numbered circles. */
export const awayOf = (view: View, seat: number): number =>
  Object.entries(view.board).filter(([chip, circle]) => seatOf(view, chip) === seat && SPACES.get(circle)?.number == null).length;
export const CHIPS_A_SEAT = chips.length / 2;

/** The results that win. */
const TARGETS = [4, 5];

/** Tells whether three neighbouring chips of a line make a winning sum for a seat. */
export function hasWinningRow(view: View, seat: number): boolean {
  const on = lying(view.board);
  return LINES.some((line) => {
    const chips = line.flatMap((circle) => on.get(circle) ?? []);
    if (view.three_on === "line" && chips.length !== WIN_LENGTH) return false;
    return chips.slice(WIN_LENGTH - 1).some((_last, first) => {
      const row = chips.slice(first, first + WIN_LENGTH);
      const { like, opposite } = parted(row.map(numberOf));
      const [one = 0, two = 0] = like;
      const isOwn = row.filter((chip) => seatOf(view, chip) === seat).length === like.length;
      return opposite.length === 1 && (view.pair !== "own" || isOwn) && TARGETS.includes(one + two - (opposite[0] ?? 0));
    });
  });
}

/** Tells whether a seat is offered a declaration. With help, the offer waits until the seat has won. */
export function mayDeclare(view: View, seat: number | null): boolean {
  if (view.paths?.length === 0) return false;
  return view.mode !== "assisted" || (seat !== null && awayOf(view, seat) === CHIPS_A_SEAT && hasWinningRow(view, seat));
}

/** Reads a number sentence, typed or tapped; null if it does not have the game's form. */
export function sentenceOf(text: string): Sentence | null {
  const said = /^(-?\d{1,6})\+(-?\d{1,6})-(-?\d{1,6})=(-?\d{1,6})$/.exec(text.replace(/\s/g, "").replace(/[−–]/g, "-"));
  if (said === null) return null;
  const [one = 0, two = 0, opposite = 0, result = 0] = said.slice(1).map(Number);
  return { like: [one, two], opposite, result };
}

export const written = (said: Sentence): string => `${said.like.join(" + ")} − ${said.opposite} = ${said.result}`;
