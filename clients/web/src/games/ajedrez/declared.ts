/* Made from the engine's `details` and `missing` by `python -m tools.declared`. Do not edit. */
export const FAULTS = [
  "ajedrez.illegal-move",
  "ajedrez.touch-move",
  "ajedrez.offer moment",
  "ajedrez.offer persistent",
  "ajedrez.claim-repetition",
  "ajedrez.claim-fifty",
] as const;
export const MISSING = [
  "move",
] as const;
export type Missing = (typeof MISSING)[number];
export type Illegal = {
  cells: string[];
  why: "into_check" | "movement" | "stays_in_check";
};
export type Touched = {
  cells: string[];
  squares: string[];
};
/** By fault, what shows it; null where the rule alone says what is wrong. */
export type Facts = {
  "ajedrez.illegal-move": Illegal;
  "ajedrez.touch-move": Touched;
  "ajedrez.offer moment": null;
  "ajedrez.offer persistent": null;
  "ajedrez.claim-repetition": null;
  "ajedrez.claim-fifty": null;
};
