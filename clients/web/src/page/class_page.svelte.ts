/** The class of this page: whether the person has entered, the watched boards, and what the person sends. */
import type { Rename, RoomCommand, SessionCommand, SetPhrases } from "@banderilla/client";

import { Classroom } from "../classroom/classroom.svelte";
import type { Params } from "../room/view";
import * as store from "../storage";
import type { Announcer } from "./announcer.svelte";
import type { Connection } from "./connection.svelte";
import { forgetPerson } from "./forget";
import type { Entry } from "./room_page.svelte";

export class ClassPage {
  entry = $state.raw<Entry>("out");
  /** Number of calls that no tutor is answering yet; 0 for a person who is not a tutor. */
  callCount = $state(0);
  /** The board that the page last opened for the pupil. The page opens a pupil's board only once per round. */
  lastBoard: string | null = null;
  readonly classroom = new Classroom();
  readonly #connection: Connection;
  readonly #announcer: Announcer;
  /** Tells whether the page itself is in that room. */
  readonly #isOpen: (code: string) => boolean;

  constructor(connection: Connection, announcer: Announcer, isOpen: (code: string) => boolean) {
    this.#connection = connection;
    this.#announcer = announcer;
    this.#isOpen = isOpen;
  }

  /** Opens a class for a tutor, or another session of the class `like`. Returns its code, or null after a refusal. */
  async open(title: string, like: string | null = null): Promise<string | null> {
    const outcome = await this.#connection.ask({ type: "open_session", title, like });
    return this.#announcer.settle(outcome) && outcome.ok ? String(outcome.params.room) : null;
  }

  /** Subscribes to a class: as a pupil with a name in the class, as a tutor with a key, otherwise as a spectator. */
  async enter(code: string, as: "seat" | "spectator" | "referee" = "spectator", key: string | null = null, entry: number | null = null): Promise<boolean> {
    if (this.classroom.code !== code) this.classroom.enter(code);
    this.entry = "entering";
    const place = as === "referee" || key !== null ? ({ as, key } as const) : entry !== null ? ({ as, entry } as const) : ({ as } as const);
    const outcome = await this.#connection.ask({ type: "join", room: code, ...place });
    if (outcome.ok && entry !== null) this.#connection.setName(String(outcome.params.name));
    if (this.classroom.code !== code) return false;
    this.entry = outcome.ok || this.classroom.view !== null ? "in" : { refused: outcome.code };
    if (!outcome.ok && this.classroom.view !== null) this.#announcer.refuse(outcome);
    if (outcome.ok) store.setLastClass(code);
    else if (store.lastClass() === code) store.setLastClass(null);
    return outcome.ok;
  }

  /**
   * Enters as the pupil of a slip. `other` means that this device belongs to another pupil of the class; `next` is the
   * class's next session.
   */
  async enterBySlip(code: string, key: string): Promise<{ other: boolean; next: string | null }> {
    if (this.classroom.code !== code) this.classroom.enter(code);
    this.entry = "entering";
    const outcome = await this.#connection.ask({ type: "join", room: code, as: "seat", key });
    if (!outcome.ok) {
      this.entry = { refused: outcome.code };
      return { other: false, next: null };
    }
    const { other, next, name } = outcome.params;
    if (other !== true && next === undefined) {
      this.entry = "in";
      this.#connection.setName(String(name));
      store.setLastClass(code);
    }
    return { other: other === true, next: next === undefined ? null : String(next) };
  }

  /** Leaves the class and its boards, but keeps the person's place in the class. */
  leave(): void {
    const { code, boards } = this.classroom;
    for (const board of [...boards.keys(), ...(code === null ? [] : [code])]) if (!this.#isOpen(board)) this.#connection.unsubscribe(board);
    this.classroom.leave();
    this.entry = "out";
    store.setLastClass(null);
  }

  /** Sends a command and returns its answer; null after a refusal. */
  async query(command: SessionCommand): Promise<Params | null> {
    const { code } = this.classroom;
    if (code === null) return null;
    const outcome = await this.#connection.ask({ type: "command", room: code, command });
    return this.#announcer.settle(outcome) && outcome.ok ? outcome.params : null;
  }

  /** Gives the place in the class back and forgets the person, because somebody else now uses the device. */
  async notMe(): Promise<void> {
    const { code } = this.classroom;
    if (code !== null) await this.#connection.ask({ type: "leave", room: code });
    forgetPerson(this.#connection);
  }

  /** Sends a command to the class. */
  async send(command: SessionCommand | SetPhrases | Rename): Promise<boolean> {
    const { code } = this.classroom;
    if (code === null) return false;
    return this.#announcer.settle(await this.#connection.ask({ type: "command", room: code, command }));
  }

  /** Sends a command to one of the class's boards, as its referee. */
  async sendToBoard(code: string, command: RoomCommand): Promise<boolean> {
    return this.#announcer.settle(await this.#connection.ask({ type: "command", room: code, command }));
  }

  /** Subscribes to exactly these boards, one after another, at the server's pace. */
  async watchBoards(codes: readonly string[], as: "referee" | "spectator" = "referee"): Promise<void> {
    for (const code of [...this.classroom.boards.keys()].filter((code) => !codes.includes(code))) {
      this.classroom.forget(code);
      if (!this.#isOpen(code)) this.#connection.unsubscribe(code);
    }
    for (const code of codes) {
      if (this.classroom.boards.has(code)) continue;
      this.classroom.board(code);
      await this.#connection.askInTime({ type: "join", room: code, as });
    }
  }

  /**
   * Watches one more room while the page stays in its own. Resolves to a function that stops watching. It does not
   * unsubscribe from a room where this person has a role, nor from a room that the page follows anyway.
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

  /** Removes a deleted class or board from the page. */
  close(code: string, why: string): void {
    this.classroom.forget(code);
    if (code !== this.classroom.code) return;
    for (const board of this.classroom.boards.keys()) this.#connection.unsubscribe(board);
    this.classroom.forgetAll();
    this.classroom.view = null;
    this.entry = { refused: why };
    store.setLastClass(null);
  }
}
