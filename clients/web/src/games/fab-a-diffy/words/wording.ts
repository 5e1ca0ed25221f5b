/** What the words share in every language. */
export const list = (value: unknown): string => (Array.isArray(value) ? value.join(", ") : "");
