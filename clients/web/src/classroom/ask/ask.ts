/** The tutor's message that asks the class. The server writes the question. */
import type { AskClass } from "@banderilla/client";

export type Kind = AskClass["question"];
export const KINDS: readonly Kind[] = ["fault", "rule", "mark"];

/** The moment in question: one of a game that plays itself, or one of a board of the class. */
export type Of = { game: string } | { board: string; at: number };

/** Returns the message without its command id. */
export function asking(code: string, question: Kind, of: Of): Omit<AskClass, "cid"> {
  return { type: "ask_class", room: code, question, ...of };
}
