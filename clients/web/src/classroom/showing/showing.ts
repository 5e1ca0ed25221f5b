/** The board of the class that a tutor shows, and a limit on how often the page reports the tutor's steps. Pure. */
import type { ClassView } from "../view";

/** Returns the class's number for a board of any round; null if the board is not the class's. */
export function numberOf(view: ClassView, room: string): number | null {
  for (const round of view.rounds) {
    const index = round.boards.findIndex((board) => board.code === room);
    if (index >= 0) return index + 1;
  }
  return null;
}

/**
 * Passes on a changing value: at once after a pause, otherwise at most once per `gap_ms` milliseconds. It always passes on the last value.
 */
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

  /** Drops a value that is still waiting. */
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
