/* Made from the engine's `details`, `missing` and `stakes` by `python -m tools.declared`. Do not edit. */
export const FAULTS = [
  "stars-and-bars.cover",
  "stars-and-bars.points",
  "stars-and-bars.total",
  "stars-and-bars.announce",
] as const;
export const MISSING = [
  "place",
  "score",
] as const;
export type Missing = (typeof MISSING)[number];
/** The stakes of a challenge in each window. */
export const STAKES = { windows: {"regular": {"prizes": {"stars-and-bars.cover": "discarded", "stars-and-bars.points": "discarded", "stars-and-bars.total": "discarded", "stars-and-bars.announce": "discarded"}, "price": "turn", "price_of": {}}, "result": {"prizes": {"stars-and-bars.cover": "discarded", "stars-and-bars.points": "discarded", "stars-and-bars.total": "discarded", "stars-and-bars.announce": "discarded"}, "price": "result_stands", "price_of": {}}}, third: "game_lost" } as const;
export type Stake = "discarded" | "result_stands" | "turn";
export type TooDifferent = {
  cells: string[];
  most: number;
  ways: number;
};
export type WrongPoints = {
  beside: number[];
  bonus: number;
  cells: string[];
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
  "stars-and-bars.cover": TooDifferent;
  "stars-and-bars.points": WrongPoints;
  "stars-and-bars.total": WrongTotal;
  "stars-and-bars.announce": null;
};
