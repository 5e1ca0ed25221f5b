/* Made from the engine's `details` and `missing` by `python -m tools.declared`. Do not edit. */
export const FAULTS = [
  "truco.flor-callada",
  "truco.flor-sin-tener",
  "truco.flor-mal-cantada",
  "truco.envido-mal-cantado",
  "truco.entrometerse",
  "truco.palabras",
] as const;
export const MISSING = [] as const;
export type Fault = (typeof FAULTS)[number];
export type Missing = (typeof MISSING)[number];
