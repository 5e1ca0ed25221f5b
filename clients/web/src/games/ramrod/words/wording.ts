/** What the words share in every language. */
export const text = (value: unknown): string => (value === null || value === undefined ? "" : String(value));

export const list = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);
