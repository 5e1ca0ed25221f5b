/** The parts of an open page. It passes each server message to the part that it concerns. */
import { PatchError } from "@banderilla/client";

import * as store from "../storage";
import { refusalText } from "../words/sayings";
import { Announcer } from "./announcer.svelte";
import { ClassPage } from "./class_page.svelte";
import { Connection, type MakeLink, type Unasked } from "./connection.svelte";
import type { Language } from "./language.svelte";
import { RoomPage } from "./room_page.svelte";

/** The codes of a deleted room or class. */
const CLOSED: ReadonlySet<string> = new Set(["room/unknown", "room/erased"]);

export class Page {
  readonly language: Language;
  readonly announcer: Announcer;
  readonly connection: Connection;
  readonly roomPage: RoomPage;
  readonly classPage: ClassPage;

  constructor(url: string, language: Language, makeLink?: MakeLink) {
    this.language = language;
    this.announcer = new Announcer(this.language, () => this.roomPage.gameWords);
    this.connection = new Connection(url, this.language, (message) => this.#received(message), makeLink);
    this.roomPage = new RoomPage(this.language, this.connection, this.announcer, (code) => this.classPage.classroom.boards.has(code));
    this.classPage = new ClassPage(this.connection, this.announcer, (code) => this.roomPage.room.code === code);
  }

  #received(message: Unasked): void {
    switch (message.type) {
      case "snapshot":
        this.classPage.classroom.shown(message);
        this.roomPage.show(message);
        break;
      case "patch":
        this.#step(message);
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
        if (message.code === "bye/signed_out") store.forgetPerson();
        this.announcer.notify(refusalText(this.language.words, null, message), message.code === "notice/went_back");
    }
  }

  #step(message: Extract<Unasked, { type: "patch" }>): void {
    try {
      this.classPage.classroom.stepped(message);
      this.roomPage.step(message);
    } catch (error) {
      if (!(error instanceof PatchError)) throw error;
      this.connection.patchFailed(message.room);
    }
  }

  /** Removes a room and stops asking for it. */
  #close(code: string, why: string): void {
    this.connection.unsubscribe(code);
    this.classPage.close(code, why);
    this.roomPage.close(code, why);
  }
}
