/* Made from the engine's `details`, `missing` and `stakes` by `python -m tools.declared`. Do not edit. */
export const FAULTS = [
  "geominos.coincidencia",
  "geominos.puntos",
  "geominos.total",
] as const;
export const MISSING = [
  "place",
  "announce",
] as const;
export type Missing = (typeof MISSING)[number];
/** The stakes of a challenge in each window. */
export const STAKES = { windows: {"turn": {"prizes": {"geominos.coincidencia": "tile_back", "geominos.puntos": "corrected", "geominos.total": "corrected"}, "price": "strike", "price_of": {}}}, third: "out" } as const;
export type Stake = "corrected" | "strike" | "tile_back";
export type Cells = {
  cells: string[];
};
export type WrongPoints = {
  cells: string[];
  dots: number[];
  right: number;
  said: number;
};
export type WrongTotal = {
  before: number;
  cells: string[];
  points: number;
  right: number;
  said: number;
};
/** The facts of each fault. A fault without facts has null: its rule says what is wrong. */
export type Facts = {
  "geominos.coincidencia": Cells;
  "geominos.puntos": WrongPoints;
  "geominos.total": WrongTotal;
};
