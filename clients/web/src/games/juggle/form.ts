/** The drawn form of a piece: a body of joined squares with round corners, its bright and dark edges, and the seams between its squares. */
import type { Square } from "./view";

export interface Form {
  /** The body as path data; its parts overlap, so it is filled and not stroked. */
  body: string;
  /** The edges towards the light, and the edges away from it. */
  bright: string;
  dark: string;
  seams: string;
}

/** Distance of the body from the edges of its squares, radius of a corner, and distance of the bevel; in shares of a square. */
const INSET = 0.03;
const ROUND = 0.15;
const BEVEL = 0.085;

function round(x: number, y: number, side: number, r: number): string {
  const straight = side - 2 * r;
  return `M${x + r} ${y}h${straight}a${r} ${r} 0 0 1 ${r} ${r}v${straight}a${r} ${r} 0 0 1 ${-r} ${r}h${-straight}a${r} ${r} 0 0 1 ${-r} ${-r}v${-straight}a${r} ${r} 0 0 1 ${r} ${-r}Z`;
}

/** Returns the form of a piece whose squares have the width `size`, with the square of row 0 and column 0 at `x` `y`. */
export function formOf(squares: readonly Square[], size: number, x: number, y: number): Form {
  const has = new Set(squares.map(([row, col]) => `${row} ${col}`));
  const [inset, r, bevel] = [size * INSET, size * ROUND, size * BEVEL];
  const joint = 2 * (inset + r);
  const form: Form = { body: "", bright: "", dark: "", seams: "" };
  for (const [row, col] of squares) {
    const near = (down: number, across: number): boolean => has.has(`${row + down} ${col + across}`);
    const [left, top] = [x + col * size, y + row * size];
    const [right, low] = [left + size, top + size];
    form.body += round(left + inset, top + inset, size - 2 * inset, r);
    if (near(0, 1)) {
      form.body += `M${right - joint / 2} ${top + inset}h${joint}v${size - 2 * inset}h${-joint}Z`;
      form.seams += `M${right} ${top + bevel}V${low - bevel}`;
    }
    if (near(1, 0)) {
      form.body += `M${left + inset} ${low - joint / 2}h${size - 2 * inset}v${joint}h${-(size - 2 * inset)}Z`;
      form.seams += `M${left + bevel} ${low}H${right - bevel}`;
    }
    if (near(0, 1) && near(1, 0) && near(1, 1)) form.body += `M${right - r} ${low - r}h${2 * r}v${2 * r}h${-2 * r}Z`;
    /** An edge ends at its own corner, or goes on into the next square. */
    const from = (isNear: boolean, at: number): number => (isNear ? at - bevel * 0.2 : at + bevel + r * 0.4);
    const to = (isNear: boolean, at: number): number => (isNear ? at + bevel * 0.2 : at - bevel - r * 0.4);
    if (!near(-1, 0)) form.bright += `M${from(near(0, -1), left)} ${top + bevel}H${to(near(0, 1), right)}`;
    if (!near(0, -1)) form.bright += `M${left + bevel} ${from(near(-1, 0), top)}V${to(near(1, 0), low)}`;
    if (!near(1, 0)) form.dark += `M${from(near(0, -1), left)} ${low - bevel}H${to(near(0, 1), right)}`;
    if (!near(0, 1)) form.dark += `M${right - bevel} ${from(near(-1, 0), top)}V${to(near(1, 0), low)}`;
  }
  return form;
}
