/* Made from the engine's `details`, `missing` and `stakes` by `python -m tools.declared`. Do not edit. */
export const FAULTS = [
  "damas.capture",
  "damas.capture omitted",
  "damas.capture short",
  "damas.capture lost",
  "damas.touch-dead",
  "damas.draw",
] as const;
export const MISSING = [] as const;
export type Missing = (typeof MISSING)[number];
/** The stakes of a challenge in each window. */
export const STAKES = { windows: {"claim": {"prizes": {"damas.capture": "huffed_or_undone", "damas.touch-dead": "undone"}, "price": "strike", "price_of": {}}, "rectify": {"prizes": {"damas.capture": "undone", "damas.touch-dead": "undone"}, "price": "strike", "price_of": {}}, "forced": {"prizes": {"damas.touch-dead": "undone"}, "price": "strike", "price_of": {}}}, third: "game_lost" } as const;
export type Stake = "huffed_or_undone" | "strike" | "undone";
export type Able = {
  cells: string[];
  pieces: number;
};
/** The facts of each fault. A fault without facts has null: its rule says what is wrong. */
export type Facts = {
  "damas.capture": Able;
  "damas.capture omitted": Able;
  "damas.capture short": Able;
  "damas.capture lost": Able;
  "damas.touch-dead": Able;
  "damas.draw": null;
};
