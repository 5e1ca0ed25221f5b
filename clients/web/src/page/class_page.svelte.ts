/** The class that the page is in: how far one has come into it, which of its boards are watched, and what one does there. */
import { Classroom } from "../classroom/classroom.svelte";
import type { RoomCommand, SessionCommand, SetPhrases } from "../protocol/messages";
import * as store from "../stored";
import type { Announcer } from "./announcer.svelte";
import type { Connection } from "./connection.svelte";
import type { Entry } from "./room_page.svelte";

const RETRY_MS = 200;

export class ClassPage {
  entry = $state.raw<Entry>("out");
  /** The board to which a pupil was taken last, so that this happens once a round. */
  lastBoard: string | null = null;
  readonly classroom = new Classroom();
  readonly #connection: Connection;
  readonly #announcer: Announcer;
  /** Whether the page itself is in that room. */
  readonly #isOpen: (code: string) => boolean;

  constructor(connection: Connection, announcer: Announcer, isOpen: (code: string) => boolean) {
    this.#connection = connection;
    this.#announcer = announcer;
    this.#isOpen = isOpen;
  }

  /** A tutor opens a class; its code, or null where the server would not. */
  async open(title: string): Promise<string | null> {
    const outcome = await this.#connection.ask({ type: "open_session", title });
    return this.#announcer.settle(outcome) && outcome.ok ? String(outcome.params.room) : null;
  }

  /** Subscribes to a class: as a pupil once one has a name there, as a tutor with a key, else from outside. */
  async enter(code: string, as: "seat" | "spectator" | "referee" = "spectator", key: string | null = null): Promise<boolean> {
    if (this.classroom.code !== code) this.classroom.enter(code);
    this.entry = "entering";
    const place = as === "referee" ? ({ as, key } as const) : ({ as } as const);
    const outcome = await this.#connection.ask({ type: "join", room: code, ...place });
    if (this.classroom.code !== code) return false;
    this.entry = outcome.ok || this.classroom.view !== null ? "in" : { refused: outcome.code };
    if (!outcome.ok && this.classroom.view !== null) this.#announcer.refuse(outcome);
    if (outcome.ok) store.setLastClass(code);
    else if (store.lastClass() === code) store.setLastClass(null);
    return outcome.ok;
  }

  /** Goes out of the class and its boards; the place in it is kept. */
  leave(): void {
    const { code, boards } = this.classroom;
    for (const board of [...boards.keys(), ...(code === null ? [] : [code])]) if (!this.#isOpen(board)) this.#connection.unsubscribe(board);
    this.classroom.leave();
    this.entry = "out";
    store.setLastClass(null);
  }

  /** A command to the class. */
  async send(command: SessionCommand | SetPhrases): Promise<boolean> {
    const { code } = this.classroom;
    if (code === null) return false;
    return this.#announcer.settle(await this.#connection.ask({ type: "command", room: code, command }));
  }

  /** A command to one of the class's boards, as its referee. */
  async sendToBoard(code: string, command: RoomCommand): Promise<boolean> {
    return this.#announcer.settle(await this.#connection.ask({ type: "command", room: code, command }));
  }

  /** Subscribes to these boards and no others, one after the other, as fast as the server takes it. */
  async watchBoards(codes: readonly string[]): Promise<void> {
    for (const code of [...this.classroom.boards.keys()].filter((code) => !codes.includes(code))) {
      this.classroom.boards.delete(code);
      if (!this.#isOpen(code)) this.#connection.unsubscribe(code);
    }
    for (const code of codes) {
      if (this.classroom.boards.has(code)) continue;
      this.classroom.board(code);
      for (;;) {
        const outcome = await this.#connection.ask({ type: "join", room: code, as: "referee" });
        if (outcome.ok || outcome.code !== "rate/too_fast") break;
        const wait_ms = Number(outcome.params.wait_ms ?? RETRY_MS);
        await new Promise((resolve) => setTimeout(resolve, wait_ms));
      }
    }
  }

  /**
   * Watches one more room, while the page stays in its own. Resolves with what lets it go again; a room in which this person is
   * somebody is kept, and so is one that the page follows anyway.
   */
  async watch(code: string): Promise<(() => void) | null> {
    const outcome = await this.#connection.ask({ type: "join", room: code, as: "spectator" });
    if (!outcome.ok) return null;
    return () => {
      if (outcome.params.role !== "spectator" || this.#isOpen(code) || this.classroom.boards.has(code)) return;
      void this.#connection.ask({ type: "leave", room: code });
      this.#connection.unsubscribe(code);
    };
  }

  /** The class or one of its boards is no more: nothing of it stays on the page. */
  close(code: string, why: string): void {
    this.classroom.boards.delete(code);
    if (code !== this.classroom.code) return;
    for (const board of this.classroom.boards.keys()) this.#connection.unsubscribe(board);
    this.classroom.boards.clear();
    this.classroom.view = null;
    this.entry = { refused: why };
    store.setLastClass(null);
  }
}
