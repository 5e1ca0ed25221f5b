/* Made from the engine's `details`, `missing` and `stakes` by `python -m tools.declared`. Do not edit. */
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
/** The stakes of a challenge in each window. */
export const STAKES = { windows: {"review": {"prizes": {"truco.flor-callada": "flor_points", "truco.flor-sin-tener": "points_taken", "truco.envido-mal-cantado": "envido_points", "truco.flor-mal-cantada": "sung_points", "truco.entrometerse": "fine"}, "price": "strike", "price_of": {"truco.flor-callada": "false_flor"}}, "duel": {"prizes": {"truco.entrometerse": "fine"}, "price": "strike", "price_of": {}}}, third: "chico_lost" } as const;
export type Stake = "envido_points" | "false_flor" | "fine" | "flor_points" | "points_taken" | "strike" | "sung_points";
export type WrongPoints = {
  cells: string[];
  right: number | null;
  said: number;
};
/** The facts of each fault. A fault without facts has null: its rule says what is wrong. */
export type Facts = {
  "truco.flor-callada": null;
  "truco.flor-sin-tener": null;
  "truco.flor-mal-cantada": WrongPoints;
  "truco.envido-mal-cantado": WrongPoints;
  "truco.entrometerse": null;
  "truco.palabras": null;
};
