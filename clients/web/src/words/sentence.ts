/** Returns the text with a full stop at its end, unless the text already ends a sentence. */
export const sentence = (text: string): string => (/[.!?…][»”"')]*$/.test(text) ? text : `${text}.`);
