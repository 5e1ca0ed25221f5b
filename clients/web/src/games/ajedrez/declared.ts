/* Made from the engine's `details`, `missing` and `stakes` by `python -m tools.declared`. Do not edit. */
export const FAULTS = [
  "ajedrez.illegal-move",
  "ajedrez.touch-move",
  "ajedrez.offer moment",
  "ajedrez.offer persistent",
  "ajedrez.claim-repetition",
  "ajedrez.claim-fifty",
] as const;
export const MISSING = [
  "move",
] as const;
export type Missing = (typeof MISSING)[number];
/** The stakes of a challenge in each window. */
export const STAKES = { windows: {"ajedrez.illegal-move": {"prizes": {"ajedrez.illegal-move": "undone_time"}, "price": "strike", "price_of": {}}, "ajedrez.touch-move": {"prizes": {"ajedrez.touch-move": "undone"}, "price": "strike", "price_of": {}}, "ajedrez.offer": {"prizes": {"ajedrez.offer": "warned"}, "price": "strike", "price_of": {}}, "ajedrez.start-position": {"prizes": {"ajedrez.start-position": "annulled"}, "price": "strike", "price_of": {}}}, third: "game_lost" } as const;
export type Stake = "annulled" | "strike" | "undone" | "undone_time" | "warned";
export type Illegal = {
  cells: string[];
  why: "into_check" | "movement" | "stays_in_check";
};
export type Touched = {
  cells: string[];
  squares: string[];
};
/** The facts of each fault. A fault without facts has null: its rule says what is wrong. */
export type Facts = {
  "ajedrez.illegal-move": Illegal;
  "ajedrez.touch-move": Touched;
  "ajedrez.offer moment": null;
  "ajedrez.offer persistent": null;
  "ajedrez.claim-repetition": null;
  "ajedrez.claim-fifty": null;
};
