/** Returns the text with a full stop, unless it has an end or is empty. */
export const asSentence = (text: string): string => (text === "" || /[.!?…]$/.test(text) ? text : `${text}.`);
