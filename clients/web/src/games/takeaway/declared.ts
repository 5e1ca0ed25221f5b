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
export type Missing = (typeof MISSING)[number];
/** By fault, what shows it; null where the rule alone says what is wrong. */
export type Facts = {
  "takeaway.take many": null;
  "takeaway.count missing": null;
  "takeaway.count value": null;
};
