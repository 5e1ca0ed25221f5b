/** The sounds of a change: what lands when, by the material that the board declares. */

/** What a board's pieces sound like where they land. A board declares it with `data-sound`, and a piece may declare another one. */
export const MATERIALS = ["wood", "chip", "card", "tile", "stone", "paper", "pencil"] as const;
export type Material = (typeof MATERIALS)[number];

/** A sound of the board: a piece of a material that lands, or thrown dice. */
export interface Landing {
  sound: Material | "dice";
  /** Time from the change to the landing. */
  after_ms: number;
}

/** Maximum number of pieces that sound after one change. */
const MOST = 4;
/** Minimum time between two landings of one material, so that they do not become a single loud sound. */
const APART_MS = 45;
/** Maximum number of steps that sound on the way of one piece. */
const MOST_STEPS = 16;

/** Returns the landings that sound, spread over a short time. `times_ms` has the landings of each piece. */
export function audible(pieces: readonly { sound: Material; times_ms: readonly number[] }[]): Landing[] {
  const heard: Landing[] = [];
  for (const { sound, times_ms } of pieces.slice(0, MOST)) {
    for (const time_ms of times_ms.slice(0, MOST_STEPS)) {
      let after_ms = time_ms;
      while (heard.some((other) => other.sound === sound && Math.abs(other.after_ms - after_ms) < APART_MS)) after_ms += APART_MS;
      heard.push({ sound, after_ms });
    }
  }
  return heard;
}

/** Returns the material that a piece or its board declares; null if they declare none. */
export function materialOf(piece: Element): Material | null {
  const declared = piece.closest("[data-sound]")?.getAttribute("data-sound");
  return MATERIALS.find((material) => material === declared) ?? null;
}
