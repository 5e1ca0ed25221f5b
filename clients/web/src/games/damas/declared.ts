/* Made from the engine's `details` and `missing` by `python -m tools.declared`. Do not edit. */
export const FAULTS = [
  "damas.capture",
  "damas.capture omitted",
  "damas.capture short",
  "damas.capture lost",
  "damas.touch-dead",
  "damas.draw",
] as const;
export const MISSING = [] as const;
export type Fault = (typeof FAULTS)[number];
export type Missing = (typeof MISSING)[number];
