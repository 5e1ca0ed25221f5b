/* Made from the engine's `details`, `missing` and `stakes` by `python -m tools.declared`. Do not edit. */
export const FAULTS = [
  "takeaway.take many",
  "takeaway.count missing",
  "takeaway.count value",
] as const;
export const MISSING = [
  "take",
  "say",
] as const;
export type Missing = (typeof MISSING)[number];
/** The stakes of a challenge in each window. */
export const STAKES = { windows: {"regular": {"prizes": {"takeaway.take": "undone", "takeaway.count": "undone"}, "price": "turn", "price_of": {}}, "result": {"prizes": {"takeaway.take": "undone", "takeaway.count": "undone"}, "price": "win_stands", "price_of": {}}}, third: "game_lost" } as const;
export type Stake = "turn" | "undone" | "win_stands";
export type WrongCount = {
  left: number;
  said: number;
};
/** The facts of each fault. A fault without facts has null: its rule says what is wrong. */
export type Facts = {
  "takeaway.take many": null;
  "takeaway.count missing": null;
  "takeaway.count value": WrongCount;
};
