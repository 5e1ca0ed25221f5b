/* Made from the engine's `details` and `missing` by `python -m tools.declared`. Do not edit. */
export const FAULTS = [
  "ramrod.hot-rod",
  "ramrod.fit",
  "ramrod.capture other_rectangle",
  "ramrod.capture one_rod",
  "ramrod.capture not_full",
  "ramrod.win",
] as const;
export const MISSING = [
  "move",
] as const;
export type Missing = (typeof MISSING)[number];
/** By fault, what shows it; null where the rule alone says what is wrong. */
export type Facts = {
  "ramrod.hot-rod": null;
  "ramrod.fit": null;
  "ramrod.capture other_rectangle": null;
  "ramrod.capture one_rod": null;
  "ramrod.capture not_full": null;
  "ramrod.win": null;
};
