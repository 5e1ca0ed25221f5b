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
export type Fault = (typeof FAULTS)[number];
export type Missing = (typeof MISSING)[number];
