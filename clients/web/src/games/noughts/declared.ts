/* Made from the engine's `details` and `missing` by `python -m tools.declared`. Do not edit. */
export const FAULTS = [] as const;
export const MISSING = [] as const;
export type Missing = (typeof MISSING)[number];
/** By fault, what shows it; null where the rule alone says what is wrong. */
export type Facts = Record<never, null>;
