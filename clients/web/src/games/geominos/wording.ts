/** The parts of sentences that every language shares. */
export const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;
