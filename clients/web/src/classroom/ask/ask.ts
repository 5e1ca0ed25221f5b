/** Asking the class: a tutor's message, whose question the server makes. */
import type { AskClass } from "../../protocol/messages";

export type Kind = AskClass["question"];
export const KINDS: readonly Kind[] = ["fault", "rule", "mark"];

/** The moment that is asked about: one of a game that plays itself, or one of a board of the class. */
export type Of = { game: string } | { board: string; at: number };

/** The message without its number of the page. */
export function asking(code: string, question: Kind, of: Of): Omit<AskClass, "cid"> {
  return { type: "ask_class", room: code, question, ...of };
}
