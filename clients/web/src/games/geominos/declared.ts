/* Made from the engine's `details` and `missing` by `python -m tools.declared`. Do not edit. */
export const FAULTS = [
  "geominos.coincidencia",
  "geominos.puntos",
  "geominos.total",
] as const;
export const MISSING = [
  "place",
  "announce",
] as const;
export type Fault = (typeof FAULTS)[number];
export type Missing = (typeof MISSING)[number];
