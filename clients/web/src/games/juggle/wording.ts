/** The parts of sentences that every language shares. */
export const text = (value: unknown): string => (value === null || value === undefined ? "" : String(value));

export const list = (value: unknown): string => (Array.isArray(value) ? value.join(", ") : "");
