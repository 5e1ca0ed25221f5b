/* Made from the engine's `details` and `missing` by `python -m tools.declared`. Do not edit. */
export const FAULTS = [
  "queens-and-guards.one-space",
  "queens-and-guards.backwards",
  "queens-and-guards.throne",
  "queens-and-guards.crown",
  "queens-and-guards.into-trap",
  "queens-and-guards.move-it-use-it",
  "queens-and-guards.win",
] as const;
export const MISSING = [
  "move",
] as const;
export type Fault = (typeof FAULTS)[number];
export type Missing = (typeof MISSING)[number];
