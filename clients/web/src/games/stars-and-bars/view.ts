/** The engine's view of Stars & Bars (`engines/stars_and_bars/view.py`), and the board's geometry from the engine's data file. */
import { cards, cover_max_ways, neighbours, pile, points_by_ways, square_size, squares, view_box } from "../../../../../engines/stars_and_bars/board.json";
import type { PileView as Pile, TurnView as Turn, View } from "./game.gen";

export type { Action, PileView as Pile, TurnView as Turn, View } from "./game.gen";

export type Square = (typeof squares)[number];

export const CARDS: readonly string[] = cards.map((card) => card.id);
export const SQUARES: readonly Square[] = squares;
export const SIZE = square_size;
export const WIDTH = view_box[2] ?? 0;
export const HEIGHT = view_box[3] ?? 0;
export const CENTRE = squares.filter((square) => square.area === "centre").map((square) => square.id);
/** Names a clearing of the central area. */
export const ALL_FOUR = "centre";

export type Face = { figure: "star" | "bar"; count: number; color: "red" | "yellow" | "blue"; fill: "solid" | "striped" | "hollow" };

/** Reads a card's figure, count, colour and fill. */
export function face(card: string): Face {
  const [figure = "", color, fill] = card.split("-");
  return { figure: figure.slice(0, -1), count: Number(figure.slice(-1)), color, fill } as Face;
}

export function pileAt(view: View, cell: string): Pile | null {
  return view.piles[SQUARES.findIndex((square) => square.id === cell)] ?? null;
}

/** Returns the piles inside or outside the central area, with their squares. */
export function pilesIn(view: View, area: "centre" | "outside"): { id: string; pile: Pile }[] {
  return SQUARES.flatMap((square, place) => {
    const there = view.piles[place];
    return there && square.area === area ? [{ id: square.id, pile: there }] : [];
  });
}

export type Attribute = keyof Face;
const ATTRIBUTES: readonly Attribute[] = ["figure", "count", "color", "fill"];

/** Returns the attributes that differ between two cards. */
export function differences(one: string, other: string): Attribute[] {
  const a = face(one);
  const b = face(other);
  return ATTRIBUTES.filter((name) => a[name] !== b[name]);
}

/** Counts the attributes that differ between two cards. */
export const ways = (one: string, other: string): number => differences(one, other).length;

/** Returns the points of a card next to another card that differs from it in so many attributes. */
export const worth = (ways: number): number => points_by_ways[String(ways) as keyof typeof points_by_ways];

/** Returns the open neighbours of a card on a square, each with the attributes in which it differs from the card. */
export function compared(view: View, card: string, cell: string): Map<string, Attribute[]> {
  const beside: readonly string[] = neighbours[cell as keyof typeof neighbours] ?? [];
  return new Map(
    beside.flatMap((id): [string, Attribute[]][] => {
      const top = pileAt(view, id)?.top ?? null;
      return top === null ? [] : [[id, differences(card, top)]];
    }),
  );
}

/** Tells whether the rule of covering allows a card on a square. Assisted rooms show it. */
export function fits(view: View, card: string, cell: string): boolean {
  const there = pileAt(view, cell);
  if (there === null) return true;
  return there.top !== null && ways(card, there.top) <= cover_max_ways;
}

export type Tidying = { type: "flip" | "remove"; cell: string } | { type: "remove_center" };

/** Returns the piles that the holder may flip or remove now. After its card is placed, that is only the card's pile. */
export function tidyings(view: View): Tidying[] {
  const placed = view.turn.card !== null;
  const high = SQUARES.filter(({ id }) => {
    const there = pileAt(view, id);
    return there !== null && there.height >= pile && !there.flipped && (!placed || id === view.turn.cell);
  });
  const found: Tidying[] = high.map(({ id }) => ({ type: CENTRE.includes(id) ? "flip" : "remove", cell: id }));
  const allFlipped = CENTRE.every((cell) => pileAt(view, cell)?.flipped);
  return allFlipped && (!placed || view.turn.tidied.length > 0) ? [{ type: "remove_center" }, ...found] : found;
}

/** Tells whether the pile scores points. */
export const isHigh = (there: Pile): boolean => there.height >= pile;

/** Tells whether a turn's card still compares with its neighbours: it is on top, or the same turn has closed its pile and no other. */
export function isInPlace(view: View, { card, cell, tidied }: Turn): boolean {
  if (card === null || cell === null) return false;
  const there = pileAt(view, cell);
  if (there?.top === card) return true;
  const hasClosed = tidied.includes(cell) && !tidied.includes(ALL_FOUR) && view.turn.claimed.length === 0;
  return hasClosed && (there === null || there.flipped);
}
