/** What somebody has answered to the question of a class, on whatever page of it: no view has it. */
import type { Params } from "../../room/view";

/** `number`: of the question. `isAside`: it has been looked at and put away. */
export const own = $state<{ code: string; number: number; choice: string | null; isAside: boolean }>({ code: "", number: 0, choice: null, isAside: false });

/** From here on it is about that question: what was of another one is forgotten. */
export function turnTo(code: string, number: number): void {
  if (own.code === code && own.number === number) return;
  Object.assign(own, { code, number, choice: null, isAside: false });
}

/** What the server has of one's own answer (`ask_answer`), if it is to this question. */
export function take(params: Params | null): void {
  if (params?.number === own.number && typeof params.choice === "string") own.choice = params.choice;
}
