/* Made from the engine's `details` and `missing` by `python -m tools.declared`. Do not edit. */
export const FAULTS = [
  "qwinto.sum",
  "qwinto.number",
  "qwinto.color",
  "qwinto.row",
  "qwinto.column",
] as const;
export const MISSING = [] as const;
export type Missing = (typeof MISSING)[number];
/** By fault, what shows it; null where the rule alone says what is wrong. */
export type Facts = {
  "qwinto.sum": null;
  "qwinto.number": null;
  "qwinto.color": null;
  "qwinto.row": null;
  "qwinto.column": null;
};
