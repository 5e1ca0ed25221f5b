/* Made from the engine's `details`, `missing` and `stakes` by `python -m tools.declared`. Do not edit. */
export const FAULTS = [] as const;
export const MISSING = [] as const;
export type Missing = (typeof MISSING)[number];
/** What a challenge in each window may bring and cost. */
export const STAKES = { windows: {}, third: "game_lost" } as const;
export type Stake = never;
/** By fault, what shows it; null where the rule alone says what is wrong. */
export type Facts = Record<never, null>;
