/** The people whose phrases and reactions this device does not show. Only this device knows of it. */
import { keep, kept } from "../storage";
import type { GameEvent, RoomView } from "./view";

const KEY = "muted";
/** Maximum number of stored people. Beyond it the oldest are dropped. */
const MOST = 100;

class Muted {
  #people = $state.raw<readonly string[]>((kept(KEY) ?? "").split(" ").filter(Boolean));

  has(person: string | null | undefined): boolean {
    return person != null && this.#people.includes(person);
  }

  set(person: string, isMuted: boolean): void {
    const others = this.#people.filter((other) => other !== person);
    this.#people = (isMuted ? [...others, person] : others).slice(-MOST);
    keep(KEY, this.#people.length > 0 ? this.#people.join(" ") : null);
  }

  /** Returns the events without the phrases of muted people. */
  heard(events: readonly GameEvent[], view: RoomView | null): GameEvent[] {
    return events.filter(({ kind, seat }) => kind !== "phrase" || seat == null || !this.has(view?.room.seats[seat]?.person));
  }
}

export const muted = new Muted();
