/** The room that this page is in: the view as deep state, patched in place, so that the page redraws only the changes. */
import { applyOps, type ServerMessage } from "@banderilla/client";

import { Steps } from "../board/motion/steps";
import { Bubbles } from "./bubbles.svelte";
import { muted } from "./muted.svelte";
import type { GameEvent, RoomView, You } from "./view";

type Snapshot = Extract<ServerMessage, { type: "snapshot" }>;
type Patch = Extract<ServerMessage, { type: "patch" }>;

/** An event in the log, with a permanent number. */
export type Entry = GameEvent & { id: number };

const LOG_LENGTH = 400;

export class Room {
  code = $state<string | null>(null);
  view = $state<RoomView | null>(null);
  you = $state.raw<You & { host: boolean }>({ seat: null, role: "spectator", host: false });
  log = $state.raw<Entry[]>([]);
  /** True if this page has seen the game end, and not only the result of an ended game. */
  sawEnd = $state(false);
  readonly bubbles = new Bubbles();
  /** Tells the board about each change of the view. */
  readonly steps: Steps;
  #next = 0;

  constructor(land?: Steps["land"]) {
    this.steps = new Steps(land);
  }

  enter(code: string): void {
    this.code = code;
    this.view = null;
    this.sawEnd = false;
    this.log = [];
    this.you = { seat: null, role: "spectator", host: false };
    this.bubbles.clear();
  }

  leave(): void {
    this.code = null;
    this.view = null;
    this.log = [];
  }

  /** Replaces the whole view, and adds its new events to the log. */
  shown(message: Snapshot): void {
    if (message.room !== this.code) return;
    const { seat, role, host } = message.you;
    this.you = { seat, role, host: host ?? false };
    this.steps.jump();
    this.view = message.view as RoomView;
    this.sawEnd = false;
    const events = (message.happenings ?? []) as GameEvent[];
    const from = events[0]?.at_ms ?? Infinity;
    const kept = this.log.filter((entry) => (entry.at_ms ?? 0) < from);
    this.log = [...kept, ...events.map((event) => ({ ...event, id: this.#next++ }))];
  }

  /** Applies the next patch and returns its events. Throws `PatchError`. `isMissed` is true if the page catches up after a gap. */
  stepped(message: Patch, isMissed = false): GameEvent[] {
    if (message.room !== this.code || this.view === null) return [];
    const wasOver = this.view.room.state === "over";
    const events = muted.heard((message.happenings ?? []) as GameEvent[], this.view);
    if (isMissed) this.steps.jump();
    else this.steps.step(this.you.seat !== null && events.some(({ seat }) => seat === this.you.seat));
    this.view = applyOps(this.view, message.ops ?? []);
    const isOver = this.view.room.state === "over";
    if (isOver !== wasOver) this.sawEnd = isOver;
    this.bubbles.hear(events);
    if (events.length > 0) {
      this.log = [...this.log, ...events.map((event) => ({ ...event, id: this.#next++ }))].slice(-LOG_LENGTH);
    }
    return events;
  }

  /** Replaces the latest events by the events of the whole match. */
  remembered(all: GameEvent[]): void {
    this.log = all.map((event) => ({ ...event, id: this.#next++ }));
  }
}
