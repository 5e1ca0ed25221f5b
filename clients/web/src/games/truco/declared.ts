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
export type Missing = (typeof MISSING)[number];
export type WrongPoints = {
  cells: string[];
  right: number | null;
  said: number;
};
/** By fault, what shows it; null where the rule alone says what is wrong. */
export type Facts = {
  "truco.flor-callada": null;
  "truco.flor-sin-tener": null;
  "truco.flor-mal-cantada": WrongPoints;
  "truco.envido-mal-cantado": WrongPoints;
  "truco.entrometerse": null;
  "truco.palabras": null;
};
