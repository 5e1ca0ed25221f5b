/** The person's own answer to the class's question. All pages of the class share it, because no view contains it. */
import type { Params } from "../../room/view";

/** `number` is the question's number. `isAside` is true after the person has closed it. */
export const own = $state<{ code: string; number: number; choice: string | null; isAside: boolean }>({ code: "", number: 0, choice: null, isAside: false });

/** Switches to that question and forgets the answer to any other. */
export function turnTo(code: string, number: number): void {
  if (own.code === code && own.number === number) return;
  Object.assign(own, { code, number, choice: null, isAside: false });
}

/** Takes the server's record of the person's answer (`ask_answer`), if it is an answer to this question. */
export function take(params: Params | null): void {
  if (params?.number === own.number && typeof params.choice === "string") own.choice = params.choice;
}
