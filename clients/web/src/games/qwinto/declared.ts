/* Made from the engine's `details` and `missing` by `python -m tools.declared`. Do not edit. */
export const FAULTS = [
  "qwinto.sum",
  "qwinto.number",
  "qwinto.color",
  "qwinto.row",
  "qwinto.column",
] as const;
export const MISSING = [] as const;
export type Fault = (typeof FAULTS)[number];
export type Missing = (typeof MISSING)[number];
