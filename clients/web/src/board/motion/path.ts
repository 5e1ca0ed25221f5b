/** The ways of pieces: the points that a piece passes, the time at each, and how the piece rises and turns there. */

export interface Point {
  x: number;
  y: number;
}

/**
 * The way in which a board's pieces move. A piece `slide`s, jumps from place to place (`hop`), turns like a wheel (`roll`), walks with a
 * sway (`march`), or flies with a turn (`throw`). A new number appears as a hand would `write` it.
 */
export const GAITS = ["slide", "hop", "roll", "march", "throw", "write"] as const;
export type Gait = (typeof GAITS)[number];

/** A point on the way at a time. `easing` holds until the next point. */
export interface Passed extends Point {
  at_ms: number;
  easing: string;
}

/** The piece's posture at a time. `rise`: distance above the board in px; `turn`: in degrees. */
export interface Posture {
  at_ms: number;
  rise: number;
  scale: number;
  turn: number;
  easing: string;
}

export interface Trip {
  ms: number;
  way: Passed[];
  postures: Posture[];
  /** The times at which the piece touches the board. */
  landings_ms: number[];
}

const LIFT_MS = 120;
const LIFTED = 1.14;
const ROLL_MS = 460;
/** Maximum time of all hops or all marched steps together. */
const LEGS_MS = 1_500;
const SWAY = 7;
const HIGHEST_PX = 44;
const OUT = "cubic-bezier(0.2, 0.7, 0.25, 1)";

/** Returns the duration of a slide: longer for longer ways. */
export function slideMs(distance_px: number): number {
  return Math.round(Math.min(280, 180 + distance_px * 0.25));
}

const lengthOf = (from: Point, to: Point): number => Math.hypot(to.x - from.x, to.y - from.y);

/** Returns the angle from which a thrown card turns to its place. Equal ways give equal angles, so that both players see the same. */
function spinOf(from: Point, to: Point): number {
  const mixed = Math.abs(Math.round(from.x * 7 + to.x * 5 + to.y * 13)) % 50;
  return (mixed % 2 === 0 ? 1 : -1) * (25 + mixed);
}

/** Returns the whole turns of a wheel of this size on the way, so that the piece ends upright. */
function turnOf(from: Point, to: Point, size: number): number {
  const turns = Math.max(1, Math.round(lengthOf(from, to) / (Math.PI * size)));
  return (to.x < from.x ? -360 : 360) * turns;
}

/**
 * Plans the way through `points`, at least the start and the end. `size`: the piece's size in px. `scale`: its size at the start relative to
 * the size at the end. If it `lifts`, it first rises for a moment, so that it draws the eye.
 */
export function tripOf(points: readonly Point[], gait: Gait, { size, scale, lifts }: { size: number; scale: number; lifts: boolean }): Trip {
  const [first, last] = [points[0]!, points[points.length - 1]!];
  const legs = points.slice(1).map((to, index) => ({ from: points[index]!, to, length: lengthOf(points[index]!, to) }));
  const length = legs.reduce((sum, leg) => sum + leg.length, 0);
  const start_ms = lifts ? LIFT_MS : 0;
  const steps = gait === "hop" || gait === "march";
  const isStraight = legs.length === 1;
  const whole_ms = gait === "roll" ? ROLL_MS : isStraight ? slideMs(length) : Math.min(LEGS_MS, slideMs(length) * legs.length);
  const legMs = (leg: { length: number }): number =>
    steps ? Math.min(slideMs(leg.length) + 40, LEGS_MS / legs.length) : length === 0 ? whole_ms : (whole_ms * leg.length) / length;

  const way: Passed[] = lifts ? [{ at_ms: 0, ...first, easing: "linear" }] : [];
  const postures: Posture[] = lifts ? [{ at_ms: 0, rise: 0, scale, turn: 0, easing: "ease-out" }] : [];
  const raised = scale * (lifts ? LIFTED : 1);
  const landings_ms: number[] = [];
  const stands = { rise: 0, scale: 1, turn: 0, easing: "linear" };
  let at_ms = start_ms;
  if (!steps) postures.push({ at_ms, rise: 0, scale: raised, turn: gait === "throw" ? spinOf(first, last) : 0, easing: OUT });
  for (const [index, leg] of legs.entries()) {
    const ms = legMs(leg);
    const easing = steps ? "ease-in-out" : isStraight ? OUT : "linear";
    way.push({ at_ms, ...leg.from, easing });
    if (gait === "hop") {
      const up = Math.min(HIGHEST_PX, leg.length * 0.4, size * 0.8);
      postures.push({ at_ms, ...stands, scale: index === 0 ? raised : 1, easing: "ease-out" });
      postures.push({ at_ms: at_ms + ms / 2, ...stands, rise: up, scale: 1.2, easing: "ease-in" });
    } else if (gait === "march") {
      const side = index % 2 === 0 ? SWAY : -SWAY;
      postures.push({ at_ms, ...stands, scale: index === 0 ? raised : 1 });
      postures.push({ at_ms: at_ms + ms * 0.3, ...stands, rise: size * 0.08, scale: 1.05, turn: side });
      postures.push({ at_ms: at_ms + ms * 0.7, ...stands, rise: size * 0.08, scale: 1.05, turn: -side });
    }
    at_ms += ms;
    if (steps) landings_ms.push(at_ms);
  }
  if (!steps) landings_ms.push(at_ms);
  way.push({ at_ms, ...last, easing: "linear" });
  postures.push({ at_ms, ...stands, turn: gait === "roll" ? turnOf(first, last, size) : 0 });
  return { ms: at_ms, way, postures, landings_ms };
}

/** Returns the time at which the trip comes within `near_px` of the place and is closest to it; null if it never does. */
export function passesAt({ way }: Trip, place: Point, near_px: number): number | null {
  let best: { ms: number; far: number } | null = null;
  for (const [index, to] of way.entries()) {
    const from = way[index - 1] ?? to;
    const length = lengthOf(from, to);
    const along = length === 0 ? 1 : ((place.x - from.x) * (to.x - from.x) + (place.y - from.y) * (to.y - from.y)) / length ** 2;
    const part = Math.min(1, Math.max(0, along));
    const far = lengthOf(place, { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
    if (far <= near_px && (best === null || far < best.far)) best = { ms: from.at_ms + (to.at_ms - from.at_ms) * part, far };
  }
  return best?.ms ?? null;
}
