/**
 * The camera over a board that is larger than the part in play: which part of the board the pane shows, and how large. It stays where it
 * is as long as everything in play is in sight and not needlessly small.
 */
import type { Part } from "./in_sight";

export interface Size {
  width: number;
  height: number;
}

/** `scale`: px per unit of the drawing. `x` and `y`: the middle of the view, in the drawing's units. */
export interface Shot {
  scale: number;
  x: number;
  y: number;
}

/** A view that shows up to this many times the needed area stays, so that the camera seldom moves. */
const LOOSE = 1.6;

/** Returns the part, enlarged by `margin` on each side but kept within the board. */
export function enlarged(part: Part, margin: number, board: Size): Part {
  const x = Math.max(0, part.x - margin);
  const y = Math.max(0, part.y - margin);
  return {
    x,
    y,
    width: Math.min(board.width, part.x + part.width + margin) - x,
    height: Math.min(board.height, part.y + part.height + margin) - y,
  };
}

/** Returns the middle of the visible length: the middle of the need, or as near to it as the focus allows. */
function middle(need: number, length: number, from: number, to: number, seen: number): number {
  const whole = need + length / 2;
  if (length <= seen) return whole;
  const inNeed = Math.min(Math.max(whole, to - seen / 2), from + seen / 2);
  return Math.min(Math.max(inNeed, need + seen / 2), need + length - seen / 2);
}

/**
 * Returns the shot that shows the needed part as large as the pane allows. At the least scale the pane may not hold the need; then the shot
 * shows its middle, but always the focus.
 */
export function shotOf(need: Part, focus: Part | null, pane: Size, [least, most]: readonly [number, number]): Shot {
  const scale = Math.max(least, Math.min(most, pane.width / need.width, pane.height / need.height));
  const at = focus ?? { x: need.x + need.width / 2, y: need.y + need.height / 2, width: 0, height: 0 };
  return {
    scale,
    x: middle(need.x, need.width, at.x, at.x + at.width, pane.width / scale),
    y: middle(need.y, need.height, at.y, at.y + at.height, pane.height / scale),
  };
}

/** The most that a square shrinks so that the pane shows whole squares. */
const SHRINK = 0.86;

/**
 * Returns the scale, or a slightly smaller one at which the pane's edges cut fewer squares. `side` is the width of a square. They cut none
 * where the pane is longer than the board.
 */
export function wholeSquares(scale: number, side: number, pane: Size, least: number, board: Size): number {
  const over = (length: number, at: number, whole: number): number =>
    whole * at <= length + 1 ? 0 : length / at / side - Math.floor(length / at / side + 1e-6);
  const cut = (at: number): number => over(pane.width, at, board.width) * pane.height + over(pane.height, at, board.height) * pane.width;
  const found = [pane.width, pane.height].flatMap((length) => {
    const squares = Math.ceil(length / (scale * side));
    return [squares, squares + 1].map((each) => length / (each * side));
  });
  return [scale, ...found.filter((at) => at <= scale && at >= Math.max(least, scale * SHRINK))].reduce((best, at) => (cut(at) < cut(best) ? at : best));
}

/** Returns the scroll position near `wanted` that begins at a line between squares and shows the part up to `end`. All in px. */
export function atLine(wanted: number, square: number, end: number, pane: number): number {
  const before = Math.floor(wanted / square + 1e-6) * square;
  return end > before + pane + 1 ? before + square : before;
}

export function isInside(part: Part, view: Part): boolean {
  const slack = 0.5;
  return (
    part.x >= view.x - slack &&
    part.y >= view.y - slack &&
    part.x + part.width <= view.x + view.width + slack &&
    part.y + part.height <= view.y + view.height + slack
  );
}

/** Tells whether the camera may stay: everything needed is in sight, and a better shot would not show it much larger. */
export function mayStay(need: Part, view: Part, best: Shot, pane: Size): boolean {
  const seen = view.width * view.height;
  return isInside(need, view) && seen <= LOOSE * (pane.width / best.scale) * (pane.height / best.scale);
}
