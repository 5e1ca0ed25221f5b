/* Made from the engine's `details` and `missing` by `python -m tools.declared`. Do not edit. */
export const FAULTS = [
  "takeaway.take many",
  "takeaway.count missing",
  "takeaway.count value",
] as const;
export const MISSING = [
  "take",
  "say",
] as const;
export type Fault = (typeof FAULTS)[number];
export type Missing = (typeof MISSING)[number];
