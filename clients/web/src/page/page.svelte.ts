/** The parts of an open page. It passes each server message to the part that it concerns. */
import { PatchError } from "@banderilla/client";

import * as store from "../storage";
import { refusalText } from "../words/sayings";
import { Announcer } from "./announcer.svelte";
import { ClassPage } from "./class_page.svelte";
import { Connection, type MakeLink, type Unasked } from "./connection.svelte";
import type { Language } from "./language.svelte";
import { RoomPage } from "./room_page.svelte";

type Patch = Extract<Unasked, { type: "patch" }>;

/** A class can have a hundred live boards. The page draws all that happened on them in this time at once. */
const TOGETHER_MS = 250;

/** The codes of a deleted room or class. */
const CLOSED: ReadonlySet<string> = new Set(["room/unknown", "room/erased"]);

export class Page {
  readonly language: Language;
  readonly announcer: Announcer;
  readonly connection: Connection;
  readonly roomPage: RoomPage;
  readonly classPage: ClassPage;
  /** Number of the server's notices about friends; -1 on a device without friends. */
  friendNews = $state(store.kept("friends") === null ? -1 : 0);
  /** Patches of watched boards that the page has not applied yet, oldest first. */
  #waiting: Patch[] = [];

  constructor(url: string, language: Language, makeLink?: MakeLink) {
    this.language = language;
    this.announcer = new Announcer(this.language, () => this.roomPage.gameWords);
    this.connection = new Connection(url, this.language, (message) => this.#received(message), makeLink);
    this.roomPage = new RoomPage(this.language, this.connection, this.announcer, (code) => this.classPage.classroom.boards.has(code));
    this.classPage = new ClassPage(this.connection, this.announcer, (code) => this.roomPage.room.code === code);
    // The tables of a class are silent unless its tutor allows sounds.
    this.announcer.sounds.isQuiet = () => Boolean(this.roomPage.room.view?.room.session) && this.classPage.classroom.view?.session.settings.sounds !== true;
  }

  #received(message: Unasked): void {
    switch (message.type) {
      case "snapshot":
        this.#waiting = this.#waiting.filter((patch) => patch.room !== message.room);
        this.classPage.classroom.shown(message);
        this.roomPage.show(message);
        break;
      case "patch":
        if (this.#isOneOfMany(message.room)) this.#wait(message);
        else this.#step(message);
        break;
      case "refusal": {
        const { code, params = {} } = message;
        const room = this.roomPage.room.code;
        if (code === "room/not_joined" && room !== null) void this.roomPage.enter(room, "spectator", null);
        else if (CLOSED.has(code)) this.#close(String(params.room), code);
        else this.announcer.refuse({ ok: false, code, rule: message.rule ?? null, params });
        break;
      }
      case "notice":
      case "bye":
        if (message.code === "notice/friend") {
          this.friendNews += 1;
          break;
        }
        if (message.code === "bye/signed_out") store.forgetPerson();
        this.announcer.notify(refusalText(this.language.words, null, message), message.code === "notice/went_back");
    }
  }

  /** True for a watched board that is not open on the page itself. A patch never overtakes an earlier one of its board. */
  #isOneOfMany(code: string): boolean {
    if (this.#waiting.some((patch) => patch.room === code)) return true;
    return this.classPage.classroom.boards.has(code) && this.roomPage.room.code !== code;
  }

  /** Applies the patch of a board together with those of the other boards. */
  #wait(patch: Patch): void {
    if (this.#waiting.push(patch) === 1) setTimeout(() => this.#catchUp(), TOGETHER_MS);
  }

  #catchUp(): void {
    const waited = this.#waiting;
    this.#waiting = [];
    const failed: string[] = [];
    for (const patch of waited) if (!failed.includes(patch.room) && !this.#step(patch)) failed.push(patch.room);
  }

  /** Returns false if the patch does not fit. Then the connection asks for a snapshot. */
  #step(message: Patch): boolean {
    try {
      this.classPage.classroom.stepped(message);
      this.roomPage.step(message);
      return true;
    } catch (error) {
      if (!(error instanceof PatchError)) throw error;
      this.connection.patchFailed(message.room);
      return false;
    }
  }

  /** Removes a room and stops asking for it. */
  #close(code: string, why: string): void {
    this.connection.unsubscribe(code);
    this.classPage.close(code, why);
    this.roomPage.close(code, why);
  }
}
