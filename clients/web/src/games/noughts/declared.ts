/* Made from the engine's `details`, `missing` and `stakes` by `python -m tools.declared`. Do not edit. */
export const FAULTS = [] as const;
export const MISSING = [] as const;
export type Missing = (typeof MISSING)[number];
/** The stakes of a challenge in each window. */
export const STAKES = { windows: {}, third: "game_lost" } as const;
export type Stake = never;
/** The facts of each fault. A fault without facts has null: its rule says what is wrong. */
export type Facts = Record<never, null>;
