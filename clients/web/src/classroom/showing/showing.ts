/** What a tutor shows the class: which board it is, and how often it is told that one has moved on. Pure. */
import type { ClassView } from "../view";

/** The number by which the class knows a board, in whichever round it was; null for one that it has not. */
export function numberOf(view: ClassView, room: string): number | null {
  for (const round of view.rounds) {
    const index = round.boards.findIndex((board) => board.code === room);
    if (index >= 0) return index + 1;
  }
  return null;
}

/** Passes a moving value on: at once after a quiet while, else no more often than every `gap_ms`, and the last one always. */
export class Throttle<Value> {
  readonly #send: (value: Value) => void;
  readonly #gap_ms: number;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #waiting: { value: Value } | null = null;

  constructor(gap_ms: number, send: (value: Value) => void) {
    this.#gap_ms = gap_ms;
    this.#send = send;
  }

  push(value: Value): void {
    this.#waiting = { value };
    if (this.#timer === null) this.#pass();
  }

  /** What was not passed on by now never is. */
  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#waiting = null;
  }

  #pass(): void {
    const waiting = this.#waiting;
    this.#waiting = null;
    this.#timer = waiting === null ? null : setTimeout(() => this.#pass(), this.#gap_ms);
    if (waiting !== null) this.#send(waiting.value);
  }
}
