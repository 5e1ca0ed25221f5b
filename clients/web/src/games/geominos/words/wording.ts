/** What the words share in every language. */
export const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;
